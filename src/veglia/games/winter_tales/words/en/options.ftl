# The game and its options, as read in the lobby. An edition and a reading have a short name too (.the), for use in a sentence.

game-title = Winter Tales
game-blurb = Wintertown lies under snow, and fairy-tale rebels fight its soldiers with story cards drawn in a child’s crayon. Spring, Winter and at times a Writer between them tell one story together, and play for its ending.
game-length = About { $minutes } minutes.

## Options

option-players = How many people play: three to seven, or from two with the summary.
option-edition = Which book the rules are taken from.
option-length = How many memories the game lasts, from three to seven: about half an hour each.
option-narrative = A tale is required wherever the rules ask for one; with this off, it may be left out.
option-narrative_movement = Every movement is told too, with the card that pays for it; only in the Italian rulebook.
option-alternative_epilogue = In the epilogue everybody takes up the bookmarked memory, then moves the bookmark to another memory for the next narrator.
option-stall_limit = After this many chapters in a row without a new memory the epilogue begins; 0 means never. It is a rule of this house, in no book: the books do not say how a game ends in which memories stop coming.
option-style = The kind of story you agree on, such as drama, comedy or horror; it changes nothing but the tale.
option-youngest_first = The seats in order of age, the youngest first; left empty, the order in which people sat down.
option-literal = Points on which the book is read to the letter, where we recommend another reading.
option-skills = Characters have skills: a free round of battle, a secret passage, a fourth card and more. The summary has none: with it, those of the Italian rulebook apply.
option-long_winter = A rule of this house, in no book: Winter enters the epilogue three points ahead, which is what a memory is worth. It is meant for tables without a Writer, where Spring has the better of it.
option-objectives = Each player has a secret objective that, once completed, becomes a memory for its side. A game then lasts at least five memories. The summary has none: with it, those of the Italian rulebook apply.
option-powers = A quest brought to success gives its side a power: Hope lets a rebel be used twice in a chapter, Love joins two rebels, a Safe House shelters them, the Great Artifact adds a card; Winter gets a Horror, Propaganda, and a Retaliation that can remove a rebel from the game. The summary has none: with it, those of the Italian rulebook apply.

## Editions

edition-ffg = The English edition, for three to seven players.
    .the = the English edition
    .gender = f
edition-it = The full Italian rulebook, for three to seven players.
    .the = the Italian rulebook
    .gender = m
edition-summary = The two-page summary of the Italian rulebook, for two to seven players.
    .the = the summary
    .gender = m

## Readings to the letter

literal-strict_two = A movement is exactly two spaces, never one.
    .the = “exactly two spaces”
literal-setup_locations = The first two quests are always laid in locations, even those that would go under a rebel.
    .the = “first quests in locations”
literal-luogo = Battles, quests and saves of other players’ characters happen only in locations, never on plazas.
    .the = “only in locations”
literal-trap_return = A soldier sent back by a trap returns to where its activation began, not to the plaza it came from.
    .the = “back to where it began”
literal-twin_artifact = Both tokens of the Great Artifact can be laid in the same game.
    .the = “both Great Artifacts”
literal-writer_quests = The Writer generates quests of either side, with any character.
    .the = “the Writer’s quests”
literal-battle_each = Every soldier in a space may battle the rebel that enters, one after another; otherwise only one may.
    .the = “a battle for every soldier”
literal-play_all = Whoever opens the epilogue must play every story card in hand.
    .the = “every card in hand”
literal-writer_half = A Writer who opens the epilogue plays at most half of the hand.
    .the = “half of the Writer’s hand”
literal-second_rebel = The spy is completed only by another rebel than the one that revealed it.
    .the = “another rebel for the spy”
literal-love_apart = Two rebels bound by Love help each other in battles and traps from anywhere; otherwise only in the same space.
    .the = “Love from afar”
literal-artifact_in_locations = The Great Artifact is handed over in locations only, never on plazas.
    .the = “the Artifact in locations”
literal-anybodys_horror = Whoever has soldiers may use the Freezing Horror, not only the player who won it.
    .the = “anybody’s Horror”
literal-horror_besides = A Writer with no ready soldier may use the Freezing Horror even with a ready rebel, and then activates the rebel.
    .the = “the Writer’s Horror”
game-how = How an evening goes: on your turn activate one character, draw three story cards, move it (a card buys two steps) and act once: bring a quest into the game, or resolve one where you stand. A quest is told by everybody who is there; each card laid counts one for its side, and more cards win. It leaves a memory. When the track is full the Epilogue comes: every card still in hand counts one, every memory three, and the higher side wins. So spend your cards, but not all of them. “i NAME” reads about a place, a character or a quest.
game-style = The story you agreed on: { $style }.

## Topics of the rules

topic-GAME = the game and its winners
topic-COMP = components
topic-SETUP = setting the table
topic-SPACE = locations and plazas
topic-CHAP = chapters
topic-TURN = turns
topic-ACT = activation
topic-MOVE = movement
topic-INT = interruptions
topic-OPP = opportunities
topic-CARD = story cards
topic-QGEN = generating quests
topic-QTYPE = the quests, one by one
topic-QRES = resolving quests
topic-MEM = memories
topic-BOOK = the bookmark
topic-EPI = the epilogue
topic-WRIT = the Writer
topic-ARB = the story arbiter
topic-GOLD = the golden rules
topic-BAT = battles
topic-TRAP = traps
topic-INCAP = incapacitated characters
topic-SAVE = saving
topic-POW = powers (module)
topic-OBJ = objectives (module)
topic-SKILL = skills (module)
topic-OPT = options
topic-NARR = telling well
