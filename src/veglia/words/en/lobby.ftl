# Words of the first page and of the lobby, in the browser: coming in, laying a table, agreeing on a game.

## The first page

home-welcome = The fire is lit. Come and tell a story.
home-what = Board games you play by telling a story, with friends or alone: the house keeps the rules, and the tale is yours to keep.
home-continue = Where you left off
home-earlier = Older tables
home-hosted = hosted by { $host }
home-phase-gathering = people are sitting down
home-phase-playing = the game is on
home-phase-over = the tale is told
home-choose = Choose a game
home-lay = Lay a table
home-learn = Learn it by playing
home-rules = Rules
home-open = Tables with an open door
home-paste = Somebody gave you a link? Paste it here
home-follow = Go there
home-no-link = That does not lead to a table. A link to one has /table/ in it: copy all of it and try again.
home-account = { $name }, and this device
home-pass = You come from another device
home-pass-why = This link carries your name and your tables over to this one. It works once.
home-pass-instead = On this device you are { $name }. If you go on, it will belong to whoever made this link; only the words that { $name } wrote down will bring { $name } back.
home-pass-use = Go on
home-pass-not = Leave it

## Who somebody is

who-name = What shall the others call you?
who-come-in = Come in
who-enough = A name will do: no password, no e-mail.
who-before = I have been here before
who-phrase = The words you wrote down
who-recover = That is me
who-keep = Put these words somewhere safe
who-keep-why = If you lose this device, they bring back your name and your tables on any other. They are shown only now: write them down, and keep them to yourself.
who-copy = Copy them
who-written = I have written them down

## What the house knows of somebody

account-name = Your name
account-rename = Change it
account-name-when = At a table where you already sit, you keep the name you sat down with.
account-renamed = Done: that is your name now.
account-phrase = The words that bring you back
account-phrase-why = Lost the ones you wrote down? Ask for new ones: the old ones will no longer work.
account-new-phrase = Give me new words
account-along = On another device too
account-along-why = Make a link and open it there: you will be at the same tables, under the same name. It works once, for ten minutes. Give it to nobody else.
account-along-make = Make the link
account-along-link = Open this on the other device
account-device = Leave this device
account-device-why = This device forgets who you are. The words you wrote down bring you back.
account-device-yes = Yes, leave this device
account-forget = Be forgotten
account-forget-why = The house forgets your name, your devices and your words, for good. What you told at tables stays in those stories, under the name you had there.
account-forget-yes = Yes, forget me for good
account-stay = No, stay

## Handing on a link

share-copy = Copy
share-send = Send
share-copied = Copied.
share-not-copied = It could not be copied: select it and copy it by hand.
share-code = The same link as a QR code, for a phone’s camera

## The lobby

lobby-title = { $game }: the table is laid
lobby-hosted = Hosted by { $host }.
lobby-seats = Who sits where
lobby-seat-number = Seat { $number }:
lobby-you = (you)
lobby-host = host
lobby-here = here
lobby-away = away
lobby-free = A free seat
lobby-bot = a bot
lobby-bot-how = a bot: { $how }
bot-random = plays at random
lobby-how-plays = How { $name } plays
lobby-sit = Sit here
lobby-stand = Stand up
lobby-seat-bot = Seat a bot
lobby-free-seat = Free the seat
lobby-give-host = Hand the table over
lobby-seat-would-go = { $name } sits in the seat that would go. Free it first.
lobby-watchers =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
lobby-begin = Begin
lobby-fill =
    { $count ->
        [0] Every seat is taken.
        [one] The free seat goes to a bot.
       *[other] The { $count } free seats go to bots.
    }
lobby-waiting = Waiting for { $host } to begin.
lobby-options = What is agreed
lobby-grace = How long to wait for somebody who is away
lobby-grace-for =
    { $seconds ->
        [none] As long as it takes
        [1] One second
        [120] Two minutes
        [600] Ten minutes
        [3600] One hour
        [86400] One day
        [259200] Three days
        [one] 1 second
       *[other] { $seconds } seconds
    }
lobby-links = Invite your friends
lobby-link-join = For whoever plays: send it, or let them point a phone’s camera at the square
lobby-link-watch-fold = For whoever only watches
lobby-link-watch = With this link people watch, without taking a seat
lobby-link-seats-fold = A link for each seat
lobby-link-seat = Straight into seat { $number }
lobby-links-gone = The links to this table were shown once, and this window no longer has them. Make new ones to invite somebody.
lobby-links-new = Make new links
lobby-links-new-why = The old ones will lead nowhere. Whoever has already come in stays.

## The options of a game

options-more = More options
options-less = Less: { $what }
options-greater = More: { $what }
options-yes = Yes
options-no = No
options-none = Nothing chosen
options-earlier = Earlier
options-earlier-who = Earlier: { $seat }, one place up
options-as-seated = Back to the order of the seats
options-guided = It teaches the game as you play.
options-story-length =
    { $chapters ->
        [one] One chapter
       *[other] { $chapters } chapters
    }, { $words } words: { $minutes ->
        [one] about a minute
       *[other] about { $minutes } minutes
    } read aloud.
