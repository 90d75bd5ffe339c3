# Words of the pages: the table in the browser, whatever the game.

pages-not-built = The pages have not been built here: run “make” first. Programs find their way at /api/openapi.json.
because-no-such-step = There is no step { $number }: the evening has { $last } so far.

## The house

skip-to-main = Skip to the main content
nav-house = The house
theme-light = Turn the lights on
theme-dark = Turn the lights down
nowhere = There is nothing at this address.
go-home = To the first page
try-again = Try again
cannot-reach = The house does not answer. Is it open, and are you online?
broken-part = This part of the page cannot be shown just now.
broken-board = The board cannot be shown just now. You can play on without it: everything that can be done is offered where you are asked.

## Coming to a table

come-in = Come in, somebody is expecting you
coming-in = Coming in …
not-let-in = The door stays closed
line-lost = The line is down. Nothing is lost: we keep calling.
seat-free = Free seat
seat-free-name = Seat { $number }

## What is asked

region-board = The board
region-asked = What the table is waiting for
region-beside = Story, log, people, rules
asked-paused = The table is paused. Anybody may end the pause.
waiting-for = Waiting for { $names }
catch-up = Skip ahead ({ $count })
overtaken = The table went on meanwhile: “{ $action }” cannot be done any more. Your words are kept for what you tell next.
choose-again = Choose again
read-about = Who and what you may meet
which-of-these = Which of these?
show-all = Show everything
you-may-also =
    { $count ->
        [one] You may step in (one way)
       *[other] You may step in ({ $count } ways)
    }
besides = What else you may do ({ $count })
why-not = What can’t I do, and why?
looking = One moment …
nothing-with-that = Nothing to be done with that just now.
open-rule = Open the rule { $rule }

## Telling

telling-now = Telling
telling-label = Your telling
telling-wanted = Tell it. The others read along as you write.
telling-free = Tell it, or leave it out. The others read along as you write.
tell-and-do = Tell it
do-without-telling = Go on without a word
dictate = Dictate
dictate-stop = Stop listening
stuck = I’m stuck
bear-in-mind = Bear in mind
put-back = Go back
stake-do = Yes, do it
telling-rule = Words never change what the rules decide.

## The story

tab-story = Story
tab-log = Log
tab-people = People
tab-rules = Rules
story-empty = Nothing has been told yet. The first line is the hardest; anything will do.
story-earlier = Read what came before
is-telling = { $seat } is telling …
passage-more = More about passage { $number }
revise = Tell it better
revise-label = The passage, told anew
revise-do = Use these words
ask-revision = Ask for other words
veil = Lay a veil over it
unveil = Lift the veil
read-story = Read the story aloud
journal-empty = Nothing has been read yet.
read-last = Hear the last page
just-read = Just read
read-away = Put it away
talk = Talk at the table
talk-label = Say something
talk-send = Say it
talk-listen = At this table whoever watches only listens.
as-suggestion = an idea for whoever is telling
suggests = suggests
log-earlier = What happened before
see-step = See the table at step { $number }

## People

that-is-you = (you)
is-host = host
is-here = here
is-away = away
is-bot = a bot
bot-plays-for = a bot plays until they are back
nobody-sits = nobody sits here
sit-here = Sit here
stand-up = Stand up
make-host = Hand the table over
watching-count =
    { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
door = At the door
door-watchers = Whoever watches may speak
door-known = Who may come to this table
door-nobody = Nobody but you, so far.
door-sits = sits at the table
door-watches = may come and watch
door-away = is kept away
door-keep = Keep away
door-keep-sure = Keep { $name } away for good? Any seat they hold becomes free, and for them this table will no longer be there.
door-keep-yes = Yes, keep them away
door-keep-no = No, let them stay
door-let = Let them back
door-links = With a link they still have, somebody you keep away could come back under another name. New links close that way too.
this-evening = This evening
take-back = Take my last action back
pause = Pause
go-on = Go on
read-aloud = Read events aloud
big-screen = For the big screen
step-through = Step through the evening
seed-promise = Commitment to the seed, made before the first draw: { $commitment }… At the end anybody can check every draw against it.
undo-wish = { $seat } would like to take their last action back.
undo-yes = Agree
undo-no = Leave everything as it is
asked-corrected = The rules of this game have been corrected
correction-why = This table was played under { $rules }; the rules are { $now } now. Nobody makes a move until everybody who sits here agrees to go on under the corrected rules. What was done so far can then no longer be taken back.
correction-unknown = This table is played under the rules { $rules }, and here they are { $now }: it can be looked at, and not be continued.
correction-agree = Go on under the corrected rules

## For whoever listens

live-events = What happens
and-before =
    { $count ->
        [one] One more thing happened before.
       *[other] { $count } more things happened before.
    }

## Rules

rules-of = The rules of { $game }
rules-intro = Every rule the machine keeps, each with its number. Whenever something is refused, you are told which rule forbids it.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule contains these words.
        [one] One rule.
       *[other] { $count } rules.
    }
compare = Two editions side by side
compare-one = One edition
compare-other = The other edition
compare-points =
    { $count ->
        [0] The two editions do not differ.
        [one] The two editions differ on one point.
       *[other] The two editions differ on { $count } points.
    }
compare-nothing = Nothing is said about it.
rules-now = now

## The end, and looking back

you-won = You won. Somebody put the kettle on.
you-lost = You lost, and told it well.
rematch = Play again with the same people
rematch-alone = Once more, from the beginning
to-rematch = To the next evening
keep-record = Keep the whole game as a file
was-it-fair = Was every draw fair?
seed-explained = Before the first draw the house showed everybody the commitment: the fingerprint of a seed that it kept hidden. That seed decided every draw. Now it is revealed, and anybody can check that the two belong together, and every action with them.
commitment = Commitment, shown at the start
seed = Seed, revealed at the end
prove = Check every draw and every action
proof-looking = Checking …
proof-holds = It holds: every draw came from the seed, every action kept to the rules.
proof-holds-as-played = It holds: every draw came from the seed, every action kept to the rules. The story on the shelf is another edition by now; yours was checked as it was played.
proof-holds-since =
    { $older ->
        [one] It holds. The first entry was played under older rules and was read, not judged again; after it every draw came from the seed, every action kept to the rules.
       *[other] It holds. The first { $older } entries were played under older rules and were read, not judged again; after them every draw came from the seed, every action kept to the rules.
    }
proof-holds-unjudged = Nothing was changed. This game was played under other rules than those of today, so it was read, and its draws and actions were not judged again.
proof-broken = It does not hold. Something was changed.
replay-title = The evening, step by step
replay-what = What happened
step-of = Step { $number } of { $last }
step-back = One step back
step-on-button = One step on
back-to-table = Back to the table
ask-hint = What would you do?

## Several readers at one screen

readers-title = Who reads
readers-why = Several of you at this screen? Write down your names. One leads and reads aloud, then passes the book on.
readers-name = A reader’s name
readers-add = Add
readers-drop = Take { $name } off the list
reader-leads = { $name } leads and reads
reader-pass = Pass to { $name }
