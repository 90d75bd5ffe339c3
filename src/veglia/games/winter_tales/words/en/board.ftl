# What is written on the board drawn as text.

piece = { $side } { $character } ({ $seat }): { $state }{ $tokens }
piece-ready = ready
piece-activated = activated
piece-lying = incapacitated
piece-rooted = cannot move this chapter
piece-barred = cannot be used again this chapter
quest-here = ◆ { $quest } ({ $side })
mark-acting = acting player
mark-arbiter = story arbiter
mark-you = you
track = Memories
track-epilogue = Epilogue
scene-battle = Battle, round { $round }: { THE($soldier) } against { THE($rebel) }
scene-battle-won =
    { GENDER($winner) ->
        [mp] Battle: { THE($winner) } have beaten { THE($loser) }
       *[m] Battle: { THE($winner) } has beaten { THE($loser) }
    }
scene-trap = Trap: { THE($rebel) } has set one for { THE($soldier) }
scene-trap-card = the trap card: { $card }
scene-committed =
    { $count ->
        [one] one hidden card counts (only you can see this)
       *[other] { $count } hidden cards count (only you can see this)
    }
scene-quest = Ongoing quest: { $quest }, at { THE($space) }, begun with { THE($character) }. Spring { $spring }, Winter { $winter }
scene-epilogue = Epilogue: Spring { $spring }, Winter { $winter }

report-chapters = Chapters in a game
report-memories = Memories in a game
report-forced = Epilogues that were forced

objective-secret = Your secret objective: { $objective }
objective-shown = Your objective, face up: { $objective }
objective-ready = Your objective, which you can declare now: { $objective }
objective-face-up = The objective of { $seat }, face up: { $objective }
objective-declared = { $seat } has declared an objective: { $objective }

power-here = ✦ { $power }
powers-in-force = Powers in force
power-line = ✦ { $power }: { $effect }
power-gone = Eliminated, until a tale brings them back: { $rebels }
scene-tale = A tale told with three cards
outcome-spring = { ending-spring }: { $winners }.
outcome-winter = { ending-winter }: { $winners }.
outcome-writer = { ending-writer }: { $winners }.
ending-spring = Spring wins
ending-winter = Winter wins
ending-writer = The Writer wins
score-spring = { role-spring }
score-winter = { role-winter }
about-story-card = A story card. It pays for up to two steps, counts one in a battle, a trap, a quest or the epilogue, and means whatever you tell with it.
about-laid = Laid by { $seat }.
about-memory = The memory on space { $number }, from the quest “{ $quest }”. { $text }
about-skill = Skill: { $skill }.
your-hand = In your hand: { $cards }
