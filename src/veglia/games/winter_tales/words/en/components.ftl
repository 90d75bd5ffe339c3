# Names of sides, characters, spaces and quests, and the words that stand for the 93 drawings.

## Sides

role-spring = Spring
    .the = Spring
    .gender = f
role-winter = Winter
    .the = Winter
    .gender = m
role-writer = Writer
    .the = the Writer
    .gender = m

## Rebels

character-alice = Alice
    .the = Alice
    .gender = f
character-pinocchio = Pinocchio
    .the = Pinocchio
    .gender = m
character-scarecrow = Scarecrow
    .the = the Scarecrow
    .gender = m
character-dorothy = Grandma Dorothy
    .the = Grandma Dorothy
    .gender = f
character-tin_man = Tin Man
    .the = the Tin Man
    .gender = m
character-cranky = Cranky
    .the = Cranky
    .gender = m
character-match_girl = Little Match Girl
    .the = the Little Match Girl
    .gender = f

## Soldiers

character-mangiafuoco = Mangiafuoco
    .the = Mangiafuoco
    .gender = m
character-wolf = Wolf
    .the = the Wolf
    .gender = m
character-fox_and_cat = The Fox & the Cat
    .the = the Fox & the Cat
    .gender = mp
character-snow_white = Snow White
    .the = Snow White
    .gender = f
character-white_rabbit = White Rabbit
    .the = the White Rabbit
    .gender = m
character-candlewick = Candlewick
    .the = Candlewick
    .gender = m
character-mad_hatter = Mad Hatter
    .the = the Mad Hatter
    .gender = m

## Locations

space-fair_of_wonders = Fair of Wonders
    .the = the Fair of Wonders
    .gender = m
space-winter_prison = Winter Prison
    .the = the Winter Prison
    .gender = m
space-memory_lane_cemetery = Memory Lane Cemetery
    .the = Memory Lane Cemetery
    .gender = m
space-mad_hatters_asylum = Mad Hatter’s Asylum
    .the = the Mad Hatter’s Asylum
    .gender = m
space-oaks_park = Oaks Park
    .the = Oaks Park
    .gender = m
space-dorothys_mansion = Dorothy’s Mansion
    .the = Dorothy’s Mansion
    .gender = m
space-nightmare_factory = Nightmare Factory
    .the = the Nightmare Factory
    .gender = m
space-puppets_theater = Puppets’ Theater
    .the = the Puppets’ Theater
    .gender = m

## Plazas

space-plaza_fair_asylum = Broken Cup Square
    .the = Broken Cup Square
    .gender = m
space-plaza_asylum_factory = Sootfall Cross
    .the = Sootfall Cross
    .gender = m
space-plaza_factory_prison = Weighbridge Yard
    .the = Weighbridge Yard
    .gender = m
space-plaza_asylum_oaks = Mute Fountain Place
    .the = Mute Fountain Place
    .gender = m
space-plaza_oaks_cemetery = Millstone Green
    .the = Millstone Green
    .gender = m
space-plaza_prison_theater = Ropewalk Square
    .the = Ropewalk Square
    .gender = m
space-plaza_theater_dorothy = Prompter’s Corner
    .the = Prompter’s Corner
    .gender = m
space-plaza_dorothy_cemetery = Odd Gloves Crossing
    .the = Odd Gloves Crossing
    .gender = m
space-plaza_fair_dorothy = Cold Oven Court
    .the = Cold Oven Court
    .gender = m
space-plaza_statue = Iron Beard Square
    .the = Iron Beard Square
    .gender = m

## Quests

quest-glimmer_of_hope = A Glimmer of Hope
    .the = the Glimmer of Hope
    .gender = m
quest-love = Love That Melts the Snow
    .the = Love That Melts the Snow
    .gender = m
quest-safe_house = The Safe House
    .the = the Safe House
    .gender = m
quest-great_artifact_spring = The Great Artifact
    .the = the Great Artifact
    .gender = m
    .apart = Spring
quest-great_artifact_winter = The Great Artifact
    .the = the Great Artifact
    .gender = m
    .apart = Winter
quest-freezing_horror = Freezing Horror
    .the = the Freezing Horror
    .gender = m
quest-winter_propaganda = Winter Propaganda
    .the = Winter Propaganda
    .gender = m
quest-armed_retaliation = Armed Retaliation
    .the = the Armed Retaliation
    .gender = m

## Story cards: what is drawn, never what it means

card-1 = a comb, or a fence
card-2 = a boot with a hole in the toe
card-3 = three birds on a wire, or three notes
card-4 = a cat from behind
card-5 = someone falling, or flying
card-6 = a house with no door
card-7 = a key with no teeth
card-8 = half a sun, or a hedgehog
card-9 = an axe, or a flag
card-10 = half a loaf
card-11 = a puddle like an eye
card-12 = a horseshoe, or a magnet
card-13 = a finger to the lips
card-14 = a whistle, almost a snail
card-15 = a road that ties a knot
card-16 = smoke, and nothing under it
card-17 = a ladder missing a rung
card-18 = a fishbone, or a fir tree
card-19 = an open hand, or a hen
card-20 = a train, or a row of houses
card-21 = four strokes and one across
card-22 = a beetle on its back
card-23 = a broom, or a comet
card-24 = a clock with one hand
card-25 = a cloud with four legs
card-26 = a hammer, perhaps a mushroom
card-27 = a tooth, or a small stool
card-28 = a bridge in two pieces
card-29 = an arrow turning back, or a hook
card-30 = a pear, or a light bulb
card-31 = slanting rain, or hair in the wind
card-32 = someone with both arms up
card-33 = a match, or a pin
card-34 = a feather, or an oar
card-35 = a tail coming out of a hole
card-36 = a door ajar, or a book
card-37 = a coil of rope, or a snake
card-38 = scissors, or someone running
card-39 = an egg with a crack
card-40 = a spoon, or a mirror
card-41 = a well and its rope
card-42 = a moon, or a bitten biscuit
card-43 = four threads hanging down
card-44 = a dog built like a table
card-45 = a ghost, or a sheet drying
card-46 = a bone, perhaps a bow tie
card-47 = three waves, or three hills
card-48 = two hands almost touching
card-49 = a die that shows one
card-50 = a bottle lying down
card-51 = antlers, perhaps a bare tree
card-52 = a smile, or a boat
card-53 = a suitcase tied with string
card-54 = ants in a row, or stitches
card-55 = a window like a tied parcel
card-56 = a mountain upside down
card-57 = a fist, perhaps a stone
card-58 = two sticks leaning, or a tent
card-59 = a cannon, or a telescope
card-60 = a bump in the rug, or a mole
card-61 = a leaf, or a mouse
card-62 = a bell, or a skirt
card-63 = a bird on one leg
card-64 = a drum, perhaps a cake
card-65 = footprints that stop
card-66 = a plait, or an ear of wheat
card-67 = seven crumbs in a corner, or stars
card-68 = a balloon, or a cherry
card-69 = an umbrella, or a bat
card-70 = a coat with nobody in it
card-71 = steps, or a saw
card-72 = a fish, almost a wrapped sweet
card-73 = a snowman with no face
card-74 = lightning, or a steep path
card-75 = a sledge, or a bed
card-76 = an ear, or a bean
card-77 = a signpost, or an outstretched arm
card-78 = a button like a pig’s snout
card-79 = a river, or a root
card-80 = an onion, or rings on water
card-81 = a padlock, or a basket
card-82 = a lamp post like a drooping flower
card-83 = a wing, or half a heart
card-84 = a fan, or a shell
card-85 = an empty nest seen from above
card-86 = a crown, or a broken cup
card-87 = two bare feet
card-88 = a star with one long arm
card-89 = a fork with a bent prong
card-90 = a ball of wool coming undone
card-91 = spectacles, perhaps a bicycle
card-92 = a snowflake, or a wheel
card-93 = a candle with two flames

## Skills, by what they give

skill-battle = the first round of a battle is told without a card
skill-movement = in each activation, one movement of up to two spaces costs no card
skill-quest = in a quest, one more is counted for its side
skill-trap = in a trap, one more is counted for its side
skill-secret_passage = before moving, a secret passage to the location that bears the character’s name
skill-story_card = four story cards on activation instead of three
skill-objective = an objective can be given up for another

## Objectives: the cards, what they ask for, what their tale is about

objective-rescue_1 = The Rescue
    .the = the Rescue
    .gender = m
objective-rebels_1 = The Rebels
    .the = the Rebels
    .gender = m
objective-rebels_2 = The Rebels
    .the = the Rebels
    .gender = m
objective-connection_1 = The Connection: Puppets’ Theater and Memory Lane Cemetery
    .the = the Connection: Puppets’ Theater and Memory Lane Cemetery
    .gender = m
objective-connection_2 = The Connection: Fair of Wonders and Nightmare Factory
    .the = the Connection: Fair of Wonders and Nightmare Factory
    .gender = m
objective-connection_3 = The Connection: Dorothy’s Mansion and Oaks Park
    .the = the Connection: Dorothy’s Mansion and Oaks Park
    .gender = m
objective-connection_4 = The Connection: Winter Prison and Mad Hatter’s Asylum
    .the = the Connection: Winter Prison and Mad Hatter’s Asylum
    .gender = m
objective-reward_1 = The Reward
    .the = the Reward
    .gender = m
objective-reward_2 = The Reward
    .the = the Reward
    .gender = m
objective-spy_1 = The Spy
    .the = the Spy
    .gender = m
objective-spy_2 = The Spy
    .the = the Spy
    .gender = m
objective-attack_1 = The Attack: Dorothy’s Mansion
    .the = the Attack: Dorothy’s Mansion
    .gender = m
objective-attack_2 = The Attack: Puppets’ Theater
    .the = the Attack: Puppets’ Theater
    .gender = m
objective-garrison_1 = The Garrison
    .the = the Garrison
    .gender = m

condition-rescue = Pay for the save of an incapacitated rebel.
condition-rebels = Incapacitate a soldier with a trap that you set.
condition-connection = With one of your rebels, be in both locations within one activation.
condition-reward = Incapacitate a rebel in a battle that your soldier fights.
condition-spy = Rebels walk into a space with one of your soldiers: the first time shows this card, the second completes it.
condition-attack = Discard two story cards while one of your soldiers is in the location.
condition-garrison = Soldiers are in more locations than rebels are.

theme-rescue = The theme: a friend is freed from prison, tended or healed.
theme-rebels = The theme: a soldier walks into an ambush, and is locked up, hurt or put out of the way.
theme-connection = The theme: a message, a weapon or a precious thing is carried in secret from hand to hand.
theme-reward = The theme: an open assault pays off, an old score is settled, somebody is made to fear.
theme-spy = The theme: suspects are followed, names are written down, secrets are overheard.
theme-attack = The theme: a hiding place is destroyed, something is sabotaged or stolen.
theme-garrison = The theme: a show of force, a round-up that leaves the town afraid.

## Powers, and what each does

character-freezing_horror = Freezing Horror
    .the = the Freezing Horror
    .gender = m
power-glimmer_of_hope = once in a chapter, after its activation, the rebel can be made ready again
power-love = when one of the two moves the other may go along for free, and in the same space they fight together
power-safe_house = rebels beaten in a battle are not incapacitated but put here; the Freezing Horror cannot come here
power-great_artifact_spring = once in every quest or battle its holder plays the card of its memory, which stays on the track
power-great_artifact_winter = once in every quest or battle its holder plays the card of its memory, which stays on the track
power-freezing_horror = on a turn without a ready character its owner sends it to a location to fight a rebel; the first card is its memory’s
power-winter_propaganda = a soldier can keep a ready rebel from being used in this chapter
power-armed_retaliation = as soon as it is won it destroys a power of Spring, or removes a rebel from the game
