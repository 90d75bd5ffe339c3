# The game and its options, as read in the lobby; then the topics of the rules.

game-title = Storyfold: Wildwoods
game-blurb = A story read alone, or by a few on one side of the table. Luma crosses the wood with four Action cards on a River of dice, helps whoever she meets, and has the Shadow at her heels. Whoever triumphs, the tale goes on.
game-length = About { $minutes } minutes.
game-seats = For one reader, or several who read together.
game-sides = Everybody reads on the same side.
game-how = How a Scene goes: in the Luma Phase choose an Action card, an ability and a target, then roll as many of your dice as you like. A die succeeds on the number of the card’s River space or more. After each action the card goes to the End of the River. When your dice are used, the Creatures in the River take Spirit and the Shadow comes one space nearer. Do what the task says before the Shadow reaches the centre; if you do not, the story goes on another way. “i NAME” reads about a word of the rules.

option-pack = The story to be read.
option-chapter = The Chapter to begin with.
option-kindness = How kind the wood is. Anything but “as in the book” changes the rules a little.
label-option-pack = Story
label-option-chapter = Chapter
label-option-kindness = Kindness
kindness-none = Nothing is made easier.
    .the = “as in the book”
kindness-gentle = Gentle: the Shadow starts 2 spaces further out, and 1 die may be rerolled for free in each Luma Phase. Not in the rules.
    .the = “gentle”
kindness-fair = Fair: after each action that falls short, the next roll has one more free reroll, until one succeeds. Not in the rules.
    .the = “fair”
kindness-story = For the story: a Chapter cannot be lost. Not in the rules.
    .the = “for the story”
label-kindness-none = As in the book
label-kindness-gentle = Gentle
label-kindness-fair = Fair
label-kindness-story = For the story
bot-heuristic = plays decently

## Reports of many games

report-chapters = Chapters finished in a game
report-lost = Chapters lost in a game
report-scenes = Scenes in a game
report-triumphs = Scenes in which the Light triumphs

## Topics of the rules

topic-BOOK = the book and its reference
topic-SCENE = Scenes and Chapters
topic-BOARD = the table and the tray
topic-ACTC = the four Action cards
topic-LUMA = the Luma card
topic-BROM = the Brom card
topic-SHADOW = Shadow cards
topic-STORYC = Story cards
topic-EXPL = Exploration cards
topic-CREA = Creatures
topic-RIVER = the River
topic-DICE = dice
topic-LOC = Locations
topic-TRACK = the Wildwood Track
topic-CRYS = Crystals
topic-SPIRIT = Spirit
topic-STUN = Stun tokens
topic-TRIUMPH = how a Scene ends
topic-SAVE = saving
topic-RESUME = resuming
topic-PHASE = the phases
topic-KIND = kindness (ours)
