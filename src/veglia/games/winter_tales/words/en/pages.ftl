# What is read on the board in the browser.

offered-label = What you can choose
map-label = Wintertown
map-fold = Fold the map away
map-unfold = Unfold the map
seats-label = Who plays
hand-label = Your hand
track-label = Memory track
chapter-now = Chapter { $number }
is-awaited = awaited now
figure-label = { $character } ({ $seat }), at { THE($space) }: { $state }
memory-space-free = Space { $number }, free
memory-space = Space { $number }: “{ $quest }”, { $side }, { $card }
memory-neutral-side = neutral
memory-no-card = no picture
bookmark-here = the bookmark is here
epilogue-faces = The epilogue: { THE($side) } is ahead in memories
stage-open = Open
stage-fold = Fold
stage-quest = Quest: “{ $quest }”, at { THE($space) }
stage-ahead = { CAP($side) } laid the last card.
stage-first-blow = The soldier strikes first.
stage-battle-stake = Whoever plays the last card wins. A beaten rebel falls; a beaten soldier lets it pass.
stage-trap-card = the trap card
stage-hidden = hidden cards
stage-trap-stake = The hidden cards that show Spring count against the cards of the defence.
stage-bookmark = to be taken up
stage-epilogue-stake = Each card counts one, each memory three. The higher side wins.
stage-ruling = Is it told well enough?
stage-ruling-stake = Words are weighed here, never cards: what was won stays won.
stage-count = { CAP($side) }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }, { $memories ->
        [one] one memory
       *[other] { $memories } memories
    } (three each)
skill-label = Skill: { $skill }
stage-struck = { CAP($side) } told the first round without a card.
