# Words of the house online: tables that people come to from anywhere.

## At the terminal and on the phone

serving = The house is open at { $address } (Ctrl-C closes it; whatever was played is kept).
serving-near = Phones and other machines on this network come in at { $address }
already-open = The house is already open at { $address }
bus-away = The Redis at { $where } does not answer. The house opens all the same: until it does, people who sit at one table through different servers hear from each other a second late, and do not see who is here. See that it is running, and that --bus is right.
bell-waits = { $game }: it is your turn to decide. They are waiting for you at { $host }’s table.

## Help on the command line

help-serve = Open the house online: people lay tables and play together, each at their own screen. There is nothing to set up.
help-host = The address to listen at: 127.0.0.1 for this machine alone, 0.0.0.0 for every network it is on.
help-open = Open the house in the browser; if one is already open at that port, open that one.
help-port = The port to listen at; 0 takes any that is free.
help-database = Where the tables are kept: sqlite:///FILE for one server, postgresql://… for several together. Without it, the file tables.db beside your games.
help-bus = The Redis, as redis://…, through which several servers on one PostgreSQL tell each other the news. A single server needs none.
help-origin = An address that your pages are seen at, such as https://a.example, if it is not the server’s own. Repeat it for several; messages to people who are away link to the first.
help-proxy = The address, or the network, of a proxy in front: it is believed when it says who asks and whether over https. Repeat it for several.
help-contact = Where push services can write to you: mailto:a@b.example or https://…. Without it nobody is called by Web Push; webhooks work all the same.
help-thinkers = How many processes the bots think in.
help-metrics-key = What whoever reads /metrics must send as a bearer token. Without it there is no /metrics: at a house with few tables its counts would give secret moves away.
help-private-bells = Let webhooks lead into your own network, and by plain http; else only to public addresses, by https.
help-limit = A limit, as name=number: bells_per_guest=5, for instance. Repeat it for several; a name that is not known is answered with all of them.

help-db = Look after the database of tables: back it up, restore it, check it.
help-db-backup = Copy everything into one file, as it is at this moment. The server may go on meanwhile.
help-db-restore = Fill an empty database from a backup; it may be of another kind than the one that was backed up.
help-db-check = Follow the journal of every table from its first line, and say what is wrong.
help-db-report = Write the record of one table without anybody’s name, to send along with a bug report.
help-backup-file = The file of the backup.
help-table-code = The code of the table, as it stands in its address.
help-report-file = The file to write; one that is there already is not touched.

## Looking after the database

db-backed-up =
    { $rows ->
        [one] Backed up: one row, in { $file }.
       *[other] Backed up: { $rows } rows, in { $file }.
    }
db-restored =
    { $rows ->
        [one] Restored: one row, in { $where }.
       *[other] Restored: { $rows } rows, in { $where }.
    }
db-fault = { $table }: { $problem }
db-checked =
    Tables checked: { $tables }; lines: { $lines }. { $faults ->
        [0] Everything is as it should be.
        [one] One thing is wrong.
       *[other] { $faults } things are wrong.
    }
db-reported = The record is in { $file }, without anybody’s name. It holds the story and the seed: give it only to whoever looks into the fault.
because-store-integrity = The database does not hold together ({ $problem }).
because-journal-gap = Line { $number } of the journal is missing.
because-journal-line = Line { $number } of the journal is damaged: it cannot be followed.
because-journal-row = What is kept beside the journal, so that the table can be found, does not agree with it.
because-journal-snapshot = The latest snapshot does not agree with the journal.

## What happens at a table besides the game

event-SeatTaken =
    { ANY($bot) ->
        [yes]
            { $bot ->
                [random] { $name }, a bot that plays at random, took a seat.
               *[other] { $name }, a bot, took a seat.
            }
       *[no] { $name } took a seat.
    }
event-SeatLeft = { $name } no longer sits at the table: the seat is free.
event-BotStoodIn = { $seat } has been away for a while: a bot plays for them until they come back.
event-PersonCameBack = { $seat } is back at the table, and plays again.
event-HostChanged = { $seat } is the host from now on.
event-OptionsChosen = The host changed the options of the game.
event-GraceChosen =
    { $seconds ->
        [none] The table waits for whoever is away, as long as it takes.
       *[other]
            If somebody is away for more than { $seconds ->
                [1] one second
                [60] one minute
                [120] two minutes
                [180] three minutes
                [300] five minutes
                [600] ten minutes
                [900] a quarter of an hour
                [1200] twenty minutes
                [1800] half an hour
                [3600] one hour
                [7200] two hours
                [10800] three hours
                [14400] four hours
                [21600] six hours
                [28800] eight hours
                [43200] twelve hours
                [86400] one day
                [172800] two days
                [259200] three days
                [432000] five days
                [604800] one week
                [1209600] two weeks
                [2592000] thirty days
                [5184000] sixty days
               *[other] { $seconds } seconds
            } when the table waits for them, a bot plays for them until they come back.
    }
event-TalkChosen =
    { $watchers ->
        [yes] Whoever watches may speak again.
       *[no] From now on whoever only watches listens, and says nothing.
    }
event-KeptAway = { $name } is kept away from this table.
event-KeptAwayNoMore = { $name } may come back to this table.
event-Said =
    { $suggestion ->
        [yes]
            { $seat ->
                [none] { $name }, who is watching, suggests: “{ $text }”
               *[other] { $name } suggests: “{ $text }”
            }
       *[no]
            { $seat ->
                [none] { $name }, who is watching: “{ $text }”
               *[other] { $name }: “{ $text }”
            }
    }
event-RevisionAsked = { $seat } asked for other words for passage { $passage }.
event-PassageVeiled = A veil was laid over passage { $passage }: its words are shown no more.
event-VeilLifted = The veil over passage { $passage } was lifted: its words can be read again.
event-UndoAsked = { $seat } would like to take their last action back. Everybody is asked.
event-UndoAnswered =
    { $agree ->
        [yes] { $seat } agreed to take it back.
       *[no] { $seat } did not agree; everything stays as it is.
    }
event-TakenBack = With everybody’s consent, { $seat }’s last action was taken back.
event-RulesAgreed = { $seat } agreed to go on under the corrected rules, { $rules }.
event-RulesCorrected = Everybody agreed: from here on the game is played under the corrected rules, { $rules }.
event-Paused = { $name } asked everybody to stop for a moment: the table is paused.
event-Resumed = { $name } ended the pause: the table goes on.
event-GameBrought = { $name } brought this game along. Whoever brings a game may know its seed, and so whatever is still to be drawn.
event-Rematch = Once more, with the same people: a new table is laid.

## Refused: the story

because-not-your-passage = Somebody else told that passage, and only whoever told it can tell it anew.
because-no-such-passage = There is no passage { $number } in this story.
because-telling-empty = There are no words in it. If a passage should not be shown, lay a veil over it.
because-not-the-arbiter = Only whoever watches over the story may ask for other words; where the game has nobody for that, the host may.
because-already-veiled = A veil already lies over that passage.
because-no-such-veil = No veil lies over passage { $number }.
because-not-your-veil = A veil is lifted only by whoever laid it.
because-nothing-said = There are no words in it.
because-only-seats-tell = The story is told by those who sit at the table, once the game has begun.

## Refused: the table

because-table-paused = The table is paused: no move is made until somebody ends the pause.
because-seat-taken = { $name } already sits there.
because-only-watching = You are watching this table. To play you need a seat: take a free one, or ask the host for a link.
because-not-the-host = Only the host may do that.
because-only-listening = At this table whoever watches only listens. Take a seat to speak, or ask the host.
because-no-such-person = This table knows nobody like that, besides its host.
because-nobody-there = Nobody sits there to whom you could hand the table over.
because-not-begun = The game has not begun yet; the host begins it.
because-already-begun = The game has begun: its options stay as they are.
because-not-over-yet = This game is not over yet. When it is, you can play again.
because-record-when-over = The record can be had when the game is over: until then it holds everybody’s secrets.
because-no-such-table = There is no such table, or you were not invited to it.
because-too-many-tables =
    { $most ->
        [one] You already host a table that is not over. Finish it, or clear it away, before you lay another.
       *[other] You may host { $most } tables that are not over, and you have as many. Finish one, or clear one away, before you lay another.
    }
because-too-many-watchers = So many people are watching this table that there is no room for more. Try again later.
because-too-many-connections = So many connections come from your network that there is no room for another. Close one that you no longer need, then try again.

## Refused: who is asking

because-who-are-you = Say who you are first: give a name, or the words that bring back the one you had.
because-no-name = A name is missing: what shall the others call you?
because-name-letters = This name has letters that nobody can see, or too many marks on one of them. Write it in plain letters.
because-no-such-phrase = Those are nobody’s words. Check them one by one: once you ask for new ones, the old ones no longer work.
because-no-such-pass = That key works once, and for ten minutes: it was used, or it is too old. Make another on the device that knows you.
because-foreign-page = That was asked by a page of another site, so nothing was done. Ask again from a page of this one.

## Refused: being called

because-bell-address = That address cannot be called: give a public one that begins with https://.
because-too-many-bells =
    { $most ->
        [one] You can be called at one address only. Remove the one you gave before you add another.
       *[other] You can be called at { $most } addresses, and you gave as many. Remove one before you add another.
    }
because-push-subscription =
    { $problem ->
        [endpoint] Your browser’s notifications could not be set up: their address must begin with https:// and have no spaces. Turn them off and on again.
        [endpoint-length] Your browser’s notifications could not be set up: their address is too long. Turn them off and on again.
        [p256dh] Your browser’s notifications could not be set up: their public key (p256dh) is not right. Turn them off and on again.
       *[auth] Your browser’s notifications could not be set up: their secret (auth) is not right. Turn them off and on again.
    }
because-push-contact = Push services cannot write to “{ $contact }”: give --contact an address that begins with mailto: or https://.
because-push-key = The key that signs notifications, which is kept in the database, cannot be read. Put back the one it had: with a new one, everybody would have to turn their notifications on again.

## Refused: how it was asked

because-too-fast = That was too much in too short a time. Wait a little, then try again.
because-no-such-path = There is nothing at this address. What there is stands in /api/openapi.json.
because-no-such-method = This address can be asked with { $methods } only.
because-too-large = That is too large: at most { $most } bytes are accepted.
because-house-full = The house is full at the moment. Try again in a few minutes.
because-headers-too-large = The headers of this request are too large.
because-headers-too-slow = This request took too long to begin.
because-no-http = This is no request that a house understands.
because-too-slow = This request took too long to arrive.
because-record-queue = Many records are being proved already. Wait a little, then try again.
because-record-too-long = To prove this record takes too long for this server. At home, “veglia replay --verify” does.
because-not-json = This is asked in JSON, with the header “Content-Type: application/json”.
because-request-malformed = That request could not be understood ({ $problem }).
because-say-hello = Say hello first: which seat you look through, and what you last heard.
because-hello-once = You have said hello already; once is enough.
because-no-such-port = The server cannot listen at { $host }, port { $port } ({ $problem }). Give another with --host or --port.
because-database-address = That is not an address of a database. Give --database a file, as sqlite:///tables.db (with four slashes for a whole path: sqlite:////home/ada/tables.db), or a PostgreSQL, as postgresql://user@machine/name.
because-bus-address = That is not an address of a Redis. Give --bus one such as redis://machine:6379.
because-origin-address = “{ $text }” is not an address that pages are seen at. Give --origin one such as https://veglia.example.org, with nothing after the name.
because-proxy-address = “{ $text }” is not the address of a proxy. Give --proxy numbers such as 10.0.0.5, or a network such as 10.0.0.0/24.

## When the database cannot do its part

because-store = It could not be written down just now, so nothing has changed. Try again in a moment.
because-store-full = There is no room left on the disk of { $where }. Nothing was half written. Make room, then start again.
because-store-locked = Another program keeps { $where } locked. Nothing was half written. Close that program, then start again.
because-store-corrupt = { $where } is damaged, or is no database at all. Nothing was half written. Put a copy you trust in its place, or name another with --database.
because-store-broken = { $where } could not be read or written. Nothing was half written. Check the disk and the address, then start again.
because-store-read-only = { $where } can be read but not written. Nothing was half written. Allow writing to it and to its folder, or name another with --database.
because-store-no-file = { $where } is not there, or cannot be opened. Nothing was half written. See that the address is right and that its folder can be written to, or name another with --database.
because-store-gone = The database { $where } does not answer. Nothing was half written. See that it is running, and that its address, its user and the password are right; then start again.
because-store-in-use = Another server is already using { $where }. Nothing was half written. Stop that one, or name another with --database; several servers can share a PostgreSQL.
because-store-newer = { $where } belongs to a newer version of Veglia. Nothing was half written. Install that version, or name another with --database.
because-store-busy = Others were writing at the same table in { $where }, again and again. Nothing was half written. Try again in a moment.
because-store-file-exists = { $where } is there already, and is left as it is. Nothing was half written. Give the backup another name.
because-store-no-backup = There is no backup { $where }. Nothing was half written. See that the name is right.
because-store-not-empty = { $where } already has people and tables in it, and is left as it is. Nothing was half written. Restore into an empty one, named with --database.
