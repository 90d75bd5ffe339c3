# Everything that a person reads of Pebbles.

## The game, as it is offered

game-title = Pebbles
game-blurb = An old game of taverns and school yards. Everybody hides some pebbles in a hand, and guesses how many there are in all.
game-length = About { $minutes } minutes.
game-seats = For two to five people.
game-sides = Everybody plays for themselves.
game-how = Hide from none to three pebbles. When all have hidden, each in turn says how many there are together. Whoever is right wins the round.
option-players = How many people sit at the table.
option-rounds = How many rounds somebody must win.
label-option-players = Seats
label-option-rounds = Rounds to win

## What may be done

action-Hide =
    { $pebbles ->
        [one] Hide one pebble
       *[other] Hide { $pebbles } pebbles
    }
action-Guess = Say { $pebbles }
group-Hide = Hide pebbles ({ $count })
group-Guess = Say a number ({ $count })

## What the table waits for

moment-Round = A round begins.
moment-Hiding = { $seat }, hide some pebbles.
moment-Guessing = { $seat }, how many are there in all hands together?
moment-Over = The game is over.

## What happened

event-FirstDrawn = { $seat } was drawn to speak first.
event-RoundBegan = Round { $round }: { $seat } speaks first.
event-PebblesHidden =
    { $pebbles ->
        [none] { $seat } hid some pebbles.
        [one] { $seat } hid one pebble.
       *[other] { $seat } hid { $pebbles } pebbles.
    }
event-Guessed = { $seat } said { $pebbles }.
event-HandsOpened =
    { $winner ->
        [none] The hands were opened: { $pebbles }. Nobody was right.
       *[other] The hands were opened: { $pebbles }. { $winner } was right.
    }
event-GameEnded =
    { $winner ->
        [none] Twelve rounds are over, and nobody has won.
       *[other] { $winner } has won.
    }

## How it ended

outcome-won = { $winners } won.
outcome-drawn = A draw: nobody won.
ending-won = Somebody wins
ending-drawn = A draw
score-rounds = Rounds played

## Why something cannot be done

because-not-all-hidden = Nobody guesses before everybody has hidden.
because-too-many-pebbles = Nobody has more than three pebbles.
because-said-before = { $pebbles } was said already in this round.

## The rules, by topic

topic-HIDE = hiding
topic-GUESS = guessing
topic-OPEN = opening the hands
topic-END = the end
