# Short names of the options and editions, as labels in the lobby; what they mean is in options.ftl.

game-seats = For two to seven players.
game-sides = Sides are dealt when the game begins.

label-option-players = Players
label-option-edition = Edition
label-option-length = Memories
label-option-narrative = Always tell
label-option-narrative_movement = Tell movements too
label-option-alternative_epilogue = A wandering bookmark
label-option-stall_limit = Chapters without a memory
label-option-style = Kind of story
label-option-youngest_first = From the youngest
label-option-literal = To the letter

label-edition-ffg = English
label-edition-it = Italian
label-edition-summary = Summary
label-option-skills = Skills
label-option-objectives = Objectives
label-option-long_winter = A long winter
label-option-powers = Powers
bot-heuristic = plays decently
