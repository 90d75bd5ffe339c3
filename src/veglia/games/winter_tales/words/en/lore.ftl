# The setting, the places, the people, the goals of quests, the roles, and questions for a narrator who is stuck.

setting =
    Wintertown stands on a hill that faces east, where the sun used to come up. The Autumn Conflict was lost, and the Winter regime moved in with ledgers, keys and snow. A curfew empties the streets at dusk: the plazas are the soldiers’ ground, and whoever goes out goes by cellar and rooftop. You know their faces: a girl who fell down a hole, a puppet who became a boy, an old woman with a house full of strangers. Somebody in town keeps a coal alight. Will you blow on it?

## Locations

lore-fair_of_wonders =
    Things that outlived the Autumn lie on blankets: half a globe, a music box, a child’s skates. The alleys smell of lamp oil and mice. The last stall sells only from under the table, and takes no money. What does it take?
lore-winter_prison =
    The old castle has been given iron teeth. In the cells the walls sweat, and somebody taps on a pipe: four, then two. On the highest tower the siren waits with its mouth open. What comes after the two?
lore-memory_lane_cemetery =
    Among the old stones stand the new ones, cut in a hurry; more than one name is misspelt. On the crypt steps the wax is still soft under your thumb. Every night somebody sweeps the snow from a single grave. Which?
lore-mad_hatters_asylum =
    It was a rest home, and under the smell of scorched wire there is still a smell of broth. When the lamps dip, the whole street counts until they come back. Tonight they came back early. What happened in the room at the end?
lore-oaks_park =
    Snow has reached the seats of the swings. Put your ear to an oak and it creaks, slow as a ship. People came here in summer for the shade; their initials are in the bark, and two of them were cut this morning.
lore-dorothys_mansion =
    A blue cottage with more coats on the pegs than chairs at the table. It smells of soup, wet wool and people holding in a cough. Under the kitchen rug there is a trapdoor, and its bolt is on the other side.
lore-nightmare_factory =
    Chimneys stand where the wood stood, and the smoke leaves a taste of pennies. Day and night crates are nailed shut, warm to the palm. The label gives an address and never says what is inside. Knock on one, and it knocks back.
lore-puppets_theater =
    “Closed by order”, says the paper on the door. Inside, it smells of glue and mouldy velvet. Over the stage the strings sway on their own, and in the third row one seat has no dust on it. Who is the play for?

## Plazas

lore-plaza_fair_asylum =
    Crockery crunches under the snow. Someone has glued one cup together and left it on the wall, full. Full of what?
lore-plaza_asylum_factory =
    Black flakes fall among the white. They are burnt paper, each with half a word on it, and tonight always the same half.
lore-plaza_factory_prison =
    Carts are weighed in and weighed out. The needle squeaks, the clerk writes. Last night one came out heavier, and he put down his pen.
lore-plaza_asylum_oaks =
    The jet froze in mid-air, a glass tree that rings under a knuckle. Inside the ice something red is moving.
lore-plaza_oaks_cemetery =
    The mill has lost its wheel. Its stone lies flat on the ground, and there the snow always melts first. What is underneath?
lore-plaza_prison_theater =
    A smell of hemp and pitch. One rope, cut here, goes left to the stage and right to the cells. Who holds the knife?
lore-plaza_theater_dorothy =
    A grating in the paving lets out warm air and, some nights, one line of a play. Then a pause. Is it yours to fill?
lore-plaza_dorothy_cemetery =
    Odd gloves hang on the railings, stiff as dried cod. One, darned in red, is still warm inside. Who has just gone by?
lore-plaza_fair_dorothy =
    The mouth of the old bakehouse is sealed with wax. Yet before dawn its bricks smell of bread. Where does the smoke come out?
lore-plaza_statue =
    Mangiafuoco in iron, icicles in his beard. Each morning a guard snaps them off and counts. Today one is missing. The guard counts again.

## Rebels

bio-alice =
    She talked about Wonderland, and the talking cost her seven years in the asylum. The current took away the names of things and left the colours. One night, on the wall of her cell, a shadow pointed at the door, and the door was open. She sleeps with her shoes on now. Whose shadow was it?
bio-pinocchio =
    Geppetto is dead, and his tools sit well in the hands of the boy he carved. By day Pinocchio works puppets; by night he builds snares, and hides leaflets in a hollow marionette. Every string in this town, he says, runs up to Mangiafuoco. Then he looks at his own wrists, to be sure.
bio-scarecrow =
    He was king in Oz until the war burned his fields. Now he goes from house to house without a crown, listens until you have finished, and gives one piece of advice. He changes his straw often, except for one handful from when he was king. It stays against his chest, wrapped round something.
bio-dorothy =
    She came back from Oz, grew old in peace, and when the Autumn broke out she took a blue cottage in town. She hid two people, then ten; only the regime counts them now. At supper she lays one place too many, and any hand that reaches for it meets the ladle. Whose place is it?
bio-tin_man =
    He has a heart, and still he cannot get warm. In the Autumn the Cowardly Lion fell at his side, and he lay down in the snow. They took him for scrap and threw him behind the Nightmare Factory. One day he opened his eyes. A tuft of mane is tied round his wrist. Who tied it?
bio-cranky =
    The dwarfs kept out of the war, and the cold came down the shaft for them all the same, one by one. Cranky is the last. He drinks, he grumbles, and for a full glass he tells the stories of the Ancient People. In his bag are seven spoons. He polishes them all, every night.
bio-match_girl =
    How she ended, everyone knows: a corner, a wall, the last match. Few know that she got up again, in Memory Lane, with the flame still in her hands. No wind bends it. She leaves no footprints, and she calls at the doors that stayed shut. “Matches?” she asks. What do they cost now?

## Soldiers

bio-mangiafuoco =
    He was master of the Land of Toys, and it pinched him like a child’s shoe. Winter made him general, governor, Supreme Judge. He signs sentences standing up: an Autumn wound will not let him sit, and nobody ever learned whose hand it was. So, when you speak to him, he looks at your hands.
bio-wolf =
    The hunter slit him open and left him there; the White Rabbit had him sewn up. In the Factory they pumped fog into his veins until he learned to obey. He is the first through any door. When snow is coming the seam itches, and he turns to the wall and loosens a stitch.
bio-fox_and_cat =
    They have one coat between them, and under the coat one hip. They used to sell miracles; then the war came and they sold it rifles, because Winter pays on time. The Fox does the talking. The Cat repeats the last word, and lately the word has not been quite the same.
bio-snow_white =
    They crowned her, and year by year the stepmother’s face came up through hers. Beauty keeps in the cold; she chose the cold, and left the dwarfs at the door. She opens every parade of the regime. In her rooms the mirrors are covered, all but one, and she no longer asks it anything.
bio-white_rabbit =
    Nowadays it is the others who are late. He bought the enchanted wood for the price of its hedge, cut it down, and built the Nightmare Factory, which arms the regime that guards it. He carries five watches. For some days all five have been losing the same minute, and he has told nobody.
bio-candlewick =
    For years he was a donkey, and kept count of the blows. At a market Snow White read the sum in his eyes and bought him on the spot; the Factory gave him back his hands. Now he spies for Winter, and tells each of us the thing we were hoping to hear. Nobody has seen him without his cap.
bio-mad_hatter =
    He has nothing against the rebels: he has diagnosed them. He runs the asylum and believes in one cure, the one that hums. He keeps his notes in the lining of his top hat. Half the town swears it met him in the street at the very hour when the other half heard him at work.

## Goals of the quests

goal-glimmer_of_hope =
    Tell of finding something that makes people hope for spring again. It may be a place, a thing, a living creature or a character.
goal-love =
    Tell how a deep bond grows between the rebel who bears the token and another rebel: friendship, family or love. Resolving the quest shows who the other one is.
goal-safe_house =
    Tell how the rebels find a secret place that is safe from the soldiers: a shelter, a haven to get warm in, or a headquarters.
goal-great_artifact_spring =
    Tell how the rebels gain an object of great power that helps them against Winter. They may seek it, discover it, invent it, or come by it otherwise.
goal-great_artifact_winter =
    Tell how the soldiers gain an object of great power that helps them against Spring. They may seek it, discover it, invent it, or come by it otherwise.
goal-freezing_horror =
    Tell how the soldiers create or discover a dark menace. It must be real, and able to strike the rebels wherever they are.
goal-winter_propaganda =
    Tell how Winter breaks the rebels’ morale and turns the townsfolk away from them, with lies, false news or fine gestures for show.
goal-armed_retaliation =
    Tell of a strike by Winter, for revenge or for sabotage, that harms the rebels and leaves the resistance weaker.

## Roles

part-spring =
    You lead the rebels. The Autumn was lost; you still have cellars, friends and a few live coals. Resolve quests, spring traps on soldiers in the locations, leave memories that speak for Spring, and win the epilogue: then the thaw begins.
part-winter =
    You lead the soldiers. Yours are the plazas, the keys and the night. Stop the rebels in battle, resolve quests, turn the memories to Winter, and win the epilogue: then the snow stays for good.
part-writer =
    You lead rebels and soldiers and side with neither. Your aim is balance: neither side should prevail, so that the story goes on. You win exactly when the epilogue ends level. One card too many, either way, and you lose.
part-arbiter =
    As story arbiter you have the last word on the taste and direction of tales when the table cannot agree. Be impartial and care only for the best story. Never touch the mechanics. You still play for your own side.

arbiter-advice =
    Choose, if you can, someone who knows the setting and the characters’ stories well.

## For a narrator who is stuck

prompt-where = Where is your character, and what were they busy with a moment ago?
prompt-why = Why do they step in just now, and with what plan?
prompt-how = How do they go about it: in plain sight, or round by the back?
prompt-around = What else is here: who is near, and what can be heard, smelt or picked up?
