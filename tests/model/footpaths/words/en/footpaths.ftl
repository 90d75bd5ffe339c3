# Everything that a person reads of Footpaths.

## The game, as it is offered

game-title = Footpaths
game-blurb = A story for two, who choose the way in turn. Anybody can write another.
game-seats = For two people.
game-sides = Both walk together.
game-how = A section is read. Where it asks, one of you takes one of the ways; at the next one, the other does.
option-pack = The story that is walked through.
label-option-pack = Story

## What may be done

action-TakeOption = { $label }
group-TakeOption = Take a way ({ $count })

## What the table waits for

moment-Reading = A section is read.
moment-Carrying = The text goes on.
moment-Deciding = { $seat }, which way?
moment-Over = The story is over.

## What happened

event-StoryOpened = “{ $title }” was opened.
event-TextRead = { $passage_text }
event-StorySet = The story will remember.
event-ChoiceOffered =
    { $text ->
        [none] Which way? { $labels }.
       *[other] { $text } { $labels }.
    }
event-OptionTaken =
    { $outcome ->
        [none] The way: { $label }.
       *[other] The way: { $label }. { $outcome }
    }
event-CircleStopped =
    { $lost ->
        [yes] The paths lead back to one another, and nobody finds the way out.
       *[no] The text led back to itself, and was stopped.
    }
event-StoryEnded =
    { $ending ->
        [none] From here no path leads on.
       *[other] { $ending }
    }

## How it ended

outcome-told = { $winners } came to the end of it.
outcome-lost = Lost on the way, both of you.
ending-told = To an ending
ending-lost = Lost on the way

## What a writer is told

verb-count = A counter of the story stands so high.
verb-go = The story goes on with this section.
verb-end = The story ends with these words.
kind-section = a section of this pack

## The rules, by topic

topic-READ = reading
topic-WAY = choosing the way
topic-END = the end
never-section = Nobody came to these sections: { $things }.
never-verb = Nobody came to these verbs: { $things }.
