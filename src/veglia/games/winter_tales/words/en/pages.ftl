# What is read on the board in the browser.

offered-label = What you can choose
map-label = Wintertown
map-fold = Fold the map away
map-unfold = Unfold the map
seats-label = Who plays
hand-label = Your hand
track-label = Memory track
chapter-now = Chapter { $number }
is-awaited = choosing now
figure-label = { $character } ({ $seat }), at { THE($space) }: { $state }
memory-space-free = Space { $number }, free
memory-space = Space { $number }: “{ $quest }”, { $side }, { $card }
memory-neutral-side = neutral
memory-no-card = no picture
bookmark-here = the bookmark is here
epilogue-faces = The epilogue: { THE($side) } is ahead in memories
stage-open = Unfold
stage-fold = Fold away
stage-quest = Quest: “{ $quest }”, at { THE($space) }
stage-ahead = { CAP($side) } is ahead: the other side must answer or give way.
stage-first-blow = The soldier strikes first.
stage-battle-stake = Whoever plays the last card wins. A beaten rebel falls; a beaten soldier lets the rebel pass.
stage-trap-card = the trap card
stage-hidden = hidden cards
stage-trap-stake = The hidden cards turned to their Spring side count against the cards of the defence.
stage-bookmark = to be taken up
stage-epilogue-stake = Each card counts one, each memory three. The side with more wins.
stage-ruling = Is it told well enough?
stage-ruling-stake = Here words are weighed, not cards.
stage-count = { CAP($side) }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $memories ->
        [one] one memory
       *[other] { $memories } memories
    } (three each)
skill-label = Skill: { $skill }
stage-struck = { CAP($side) } struck without a card in the first round.
objectives-label = Objectives
memory-space-icon = Space { $number }, free, with the objective icon
memory-space-objective = Space { $number }: the objective “{ $objective }”, { $side }
power-lies-at = at { THE($space) }
power-lies-with = with { $characters }
power-owner = { $seat } may use it
power-hoped = used in this chapter
stage-shelter-stake = Whoever plays the last card wins. A beaten rebel is put in the Safe House; a beaten soldier lets the rebel pass.
