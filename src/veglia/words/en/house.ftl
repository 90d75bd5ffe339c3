# Words of the house itself, for every game.

quoted = “{ $text }”
list-and = { $most } and { $last }

## At the terminal

welcome =
    The evening begins. Commitment to the seed: { $commitment }… (the seed is revealed at the end, so that every draw can be checked).
ask-names = Who is at the keyboard? One name, or several separated by commas [{ $usual }]:
curtain = Pass the keyboard to { $seat }. Press Enter when nobody else is looking.
your-choice =
    { $count ->
        [one] Your choice (Enter for the only one):
       *[other] Your choice (1–{ $count }):
    }
not-a-choice =
    { $count ->
        [one] There is one choice: type 1, or a command (? for help).
       *[other] Type a number from 1 to { $count }, or a command (? for help).
    }
commands = why · o = what else you may do · r ID = a rule · i NAME = read about · t = a tip · u = undo · b = the board · q = keep and quit · ? = help
help =
    Type the number of what you want to do. “why” says what you cannot do now and which rule forbids it; “why WORD” looks for a word. “o” lists what you may do besides what is asked. “r { $rule }” opens a rule, by the sign that stands after what happened. “i NAME” reads about something on the table, and “i” lists what there is. “t” says what somebody who knows the game would do, where the game gives tips. “u” takes the last action back, if nothing was revealed and everybody agrees. “b” shows the whole board. Everything is kept as you go: “q” leaves, and says how to go on.
hint-none = There is no tip to give here.
why-nothing = No particular rule stands in your way just now.
no-opportunities = There is nothing else that you may do right now.
tell-now = Tell it (Enter to say nothing, ? for questions that help):
tell-now-required = Tell it (? for questions that help):
undo-agree = { $seat }, do you agree to take the last action back? (y/N)
rules-agree = The rules of this game have been corrected since this evening was broken off: it was played under { $rules }, and they are { $now } now. Go on under the corrected rules? What was done so far can then no longer be taken back. (y/N)
undo-refused = { $seat } does not agree; everything stays as it is.
yes-letters = y yes s sì si
kept = Kept. To go on:
kept-over = The whole evening is kept. To see it again (with --story to read the tale, with --verify to check every draw):
the-seed = The seed was { $seed }. Its commitment, shown at the start, was { $commitment }.

## Replays and simulations

log-undone = The last action was taken back, at { $seat }’s request and with everybody’s consent.
log-corrected = From here on the evening was played under the corrected rules, { $rules }.
step-on = Enter for the next action
verified-hashes = Entries checked: { $entries }. After each, the table has the hash that was written down.
verified-deal = Every draw came from the seed that was committed to before the first one.
unverified-deal = The draws cannot be checked: the seed is not in this record, or it was played under other rules.
verified-rules = Every action was judged again and led to the same events.
unverified-rules = The actions were not judged again: that needs the seed and the same version of the rules.
verified-since =
    { $older ->
        [one] The first entry was played under older rules and was read, not judged again. After it every draw came from the seed, and every action was judged again and led to the same events.
       *[other] The first { $older } entries were played under older rules and were read, not judged again. After them every draw came from the seed, and every action was judged again and led to the same events.
    }
verified-other-edition = The story is not the edition that lies on the shelf now: the one in the record was used.
simulating = Playing
records-kept = The records are in { $folder }.
report-decisions = Decisions in a game
report-speed = Games per second
report-decisions-speed = decisions per second: { $number }
rules-topics = Rules: { $count }, by topic. Ask for one by its id, or for some words.
rule-editions = Editions: { $editions }. Source: { $source }

## When something is refused or not understood

file-problem = { $file }: { $problem }
ours-to-fix = Something went wrong that is ours to fix: { $problem }. The game is kept up to the last action.
because-not-your-choice = It is not your choice now: the table waits for { $seat }.
because-not-among-the-choices = That is not among the choices now.
because-game-over = The game is over.
because-telling-wanted = Tell it too: in this game the story is part of the move.
because-telling-too-long = That is too long for one telling: it has { $length } characters, and we listen to { $limit } at most.
because-stale = That action has already been taken: you sent number { $nth }, and your next action is number { $made }.
because-ahead = That number is too high: you sent number { $nth }, and your next action is number { $made }.
because-undo-barred = That can no longer be taken back: something was revealed in the meantime, or the rules were corrected.
because-undo-nothing = You have done nothing yet that could be taken back.
because-rules-corrected = The rules of this game have been corrected: this table is played under { $rules }, and they are { $now } now. A move can be made again once everybody at the table has agreed to go on under the corrected rules.
because-rules-unreadable = This table cannot go on under the corrected rules: something on it is unknown to them. It can still be looked at.
because-undo-not-asked = Nobody has asked to take anything back.
because-no-such-seat = There is no seat { $number } at this table.
because-no-such-game = There is no game “{ $game }”. Did you mean { $nearest }?
because-no-such-bot = There is no bot “{ $bot }”. Did you mean { $nearest }?
because-no-such-language = There is no language “{ $lang }”: use en or it.
because-no-such-edition =
    { ANY($known) ->
        [yes] There is no edition “{ $edition }”. The editions are: { $known }.
       *[no] There is no edition “{ $edition }”: this game has only one.
    }
because-no-such-rule = No rule has “{ $asked }”.
because-action-malformed = That action could not be understood ({ $problem }).
because-option-choice = “{ $value }” is none of the ways that “{ $name }” can be. They are: { $known }.
because-option-range = “{ $name }” can be from { $least } to { $most }, and here it is “{ $value }”.
because-option-malformed = An option could not be understood ({ $problem }).
because-option-shape = An option is written name=value; “{ $text }” is not.
because-option-unknown = There is no option “{ $text }”. The options are: { $known }.
because-too-many-seats = There are too many people: { $given }, where the seats are { $players }.
because-same-name = Two people at one table need two names.
because-bots-for-roles = Name a bot for each role, as role=bot: { $roles }.
because-bots-for-seats = Name one bot for all, or one for each seat: the seats are { $players }, the bots { $given }.
because-nothing-to-resume = No game is kept in { $folder }.
because-seed-length = A seed has 32 bytes, not { $length }.
because-record-cut-off = The record is cut off in the middle of a line.
because-record-malformed = Line { $line } of the record could not be read ({ $problem }).
because-record-no-header = This is not a record of a game: it has no header.
because-record-no-beginning = The record does not say how the table was laid.
because-record-format = The record has format { $format }, which this version does not know.
because-record-game = The record is of { $game }, not of { $expected }.
because-record-rules = The record was played under the rules { $rules }; this version has { $expected }. It can be shown and checked, not continued.
because-record-event = What happened in entry { $entry } could not be read ({ $problem }).
because-record-hash = Entry { $entry } does not lead to the table that was written down: the record was changed, or is damaged.
because-record-story-changed = The story in the record bears the name of the edition { $edition }, which has other contents: the record was changed.
because-record-contents = What was brought to the table ({ $name }) cannot be read: { $problem }
because-record-contents-changed = What was brought to the table does not say what its name { $name } stands for: the record was changed.
because-record-story-unknown = This game was played in an edition of its story that has never been on the shelf here. At home, “veglia replay” shows and checks it.
because-record-undo = Entry { $entry } goes back to a place that does not exist.
because-record-correction = Entry { $entry } goes on under rules that cannot have followed those before it.
because-record-seed = The seed in the record could not be read.
because-record-no-seed = The record has no seed, so it can be shown but not continued.
because-record-commitment = The seed is not the one that was committed to.
because-record-refused = Entry { $entry } would be refused by the rules it was played under.
because-record-differs = Entry { $entry } leads to something else when it is judged again: the record was changed.

## Help on the command line

help-veglia = Storytelling board games, with friends or alone; the machine keeps the rules, the story is kept as a book.
help-play = Play in the terminal, alone with bots or several at one keyboard. The game is kept as you go.
help-simulate = Play many games with bots: who wins, how long it takes, how fast it goes.
help-replay = Show a recorded game again, check it, or read the story it holds.
help-rules = Read the rules: one by its id, those with some words, or the list of topics.
help-game = Which game.
help-seats = Who plays, names separated by commas: the name of a bot seats a bot, any other a person. Missing seats go to bots.
help-players = How many seats.
help-option = An option of the game, as name=value. Repeat it for several.
help-resume = Go on with the last evening: of the game that is named, or of any; or with the one in --file.
help-file = The file that the game is kept in.
help-lang = it or en; else the language of this machine.
help-games = How many games.
help-bots = One bot for all seats, one for each, or one for each role (role=bot,role=bot,…), separated by commas.
help-first = Number of the first game; the number is its seed.
help-record = Keep the records in this folder.
help-record-file = A record.
help-verify = Check every hash, every draw and every judgement.
help-story = Print the story that was told.
help-step = Stop after every action and draw the board.
help-diff = Two editions side by side, where they differ.
help-rule = The id of a rule, or words to look for.
welcome-back = The evening goes on, with { $names }.
welcome-over = This evening is over. { $names } played; it ended like this.
you-may-step-in = Before { $seat } goes on, you may step in:
nothing-of-this = Nothing for now
stake-sure = Do it? (y/N)
which-one = Which one (1–{ $count }, Enter to go back):
tell-slip = “{ $text }” would become part of the story. Type it again if you mean it, or tell something else.
look-nothing = There is nothing to read about “{ $name }” here. “i” lists what there is.
look-list = You can read about: { $names }
no-letters = n no
nothing-told = …
because-already-open = That evening is open in another window: { $file }
because-resume-alone = An evening that goes on keeps its people and its options: give --resume without them.
because-no-people = Name at least one person; for bots alone there is veglia simulate.
nobody-told = Nobody told anything in this game. What was read in it is in the log, without --story.
under-a-veil = (A veil lies over this passage.)
because-record-words = Entry { $entry } changes words as nobody at the table could have.
because-option-too-long = The option { $name } is too long: at most { $limit } letters.
event-Told = { $seat } told passage { $number }: “{ $text }”
event-Retold = { $seat } told passage { $number } anew: “{ $text }”

## Topics of the house’s own rules

topic-UNDO = taking back
topic-ONCE = what is sent twice
topic-TELL = telling anew
topic-VEIL = veils
topic-SEAT = seats, people and bots
topic-HOST = the host
topic-TALK = talking at the table
topic-PAUSE = pausing
topic-RULES = corrected rules
