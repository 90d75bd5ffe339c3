# The second evening: what the teacher says before each choice of the learner, in two sentences at most, and what Ugo tells.

evening-second_evening = The second evening, optional: the strategic game

## Setting the table

lesson-skills = From tonight every character has a skill, drawn on its portrait. Take Grandma Dorothy: a secret passage leads to her house.
lesson-objective = You also hold a secret objective: be at Oaks Park and at Dorothy’s Mansion within one activation. Put Dorothy at Oaks Park; your other three will find places by themselves.
lesson-told-lock = By morning there was a padlock on the warm door behind the Factory. Those who had slept there went from step to step with their blankets round them, until a child said that the Asylum had a room nobody dusted. At the Theater the paste was dry, and under each smiling face there was now a name.

## An objective

lesson-carry = Under the oaks the match is still burning, and somebody must bring it indoors. Activate Dorothy.
lesson-reveal = To start in one of the two places is enough for that one. Before she comes to the other, turn the card face up.
lesson-passage = Now her skill: down through a trapdoor, and up in her own kitchen. It is no movement, so it costs no card and no soldier can stop her.
lesson-declare = Both places in one activation: your objective is done, and you could even wait for a better moment. Declare it, and tell what she brought home.
lesson-icon = An objective becomes a memory, and counts three like any other. It can lie only on a space with the icon: choose the first.
lesson-told-spoons = In the lowest cell the plate was clean. The White Rabbit laid his five watches on the floor, one after another, and wrote down a number. “It eats at ten past ten,” he told the guard. “Tomorrow, two spoons.”

## A quest, and one more

lesson-scarecrow = The White Rabbit drew four cards: that is his skill. Your quest is at the Asylum, and so is the Scarecrow: activate him.
lesson-one-more = In a quest the Scarecrow counts one, before any card is played. Resolve “The Safe House”, and let its opening take up what Dorothy brought home.
lesson-told-panel = Behind the linen cupboard a panel slid open. There stood the Mad Hatter with a lamp in his hand, and no snow on his shoes.
lesson-lay-one = The Mad Hatter has a passage too: whoever comes that way walks into no trap. Play a card for the quest, any of these.
lesson-keep-some = One card and one by skill make two. Keep the others, and let Ugo show what he has.
lesson-told-nest = “A room nobody dusts,” said the Mad Hatter, “is a nest.” He turned it over, and it was empty. Then he put a rope through the door handle, and the knot hissed.
lesson-two-all = Two all, and a tie would help nobody. You have one last card: play it.
lesson-room = Three to two: the quest is yours, and with it a power. Tell what that room is like.
lesson-second-space = Laid on an objective’s memory, a quest’s would replace it. Keep both: choose the second space.

## The power is used

lesson-refuge = The token on the Asylum is your power: a beaten rebel is no longer laid low, but put there. The Wolf waits for Pinocchio: activate him.
lesson-to-the-wolf = To lose a battle is now the quickest way across the town. Walk up to the Wolf, at Ropewalk Square.
lesson-pay-any = One card, two steps, as ever. Any of these will do.
lesson-told-paw = The Wolf did not growl. He put down one paw, then the other, like somebody laying a table, and the whole square listened for the third.
lesson-lose = The Wolf’s skill gave him that attack without a card. To answer would cost you one: give way.
lesson-told-scarf = When the teeth closed there was only a scarf between them. On the other side of the town Pinocchio sat down by a stove that nobody dusted, and counted his fingers. They were all there, and all of them would bend.

## What Winter can do about it

lesson-told-grating = At Prompter’s Corner Snow White held a hand over the grating. The air was warm, and smelt of a match just struck. “Whoever sleeps at the other end,” she said, “we shall wake before breakfast.”
lesson-aimed = Ugo’s retaliation is aimed at the Safe House: if he wins it, your power is gone, and its memory turns to Winter. Activate the Little Match Girl: you will need cards.
lesson-for-nothing = Her skill: one movement of two steps without a card. Go to Broken Cup Square, and tell how lightly she treads.
lesson-indoors = Now let her in at the Asylum. The Mad Hatter will not stop her: if he beat her, she would be put in that very room.
lesson-told-inspection = The Mad Hatter came with a bucket of mortar and a list of rooms. “This one,” he said, “is not on it.” And he began to brick up the door, whistling, one brick for each who was inside.
lesson-told-spoon = For a trowel he used a spoon. After every brick he looked at himself in it, and behind him there was never anybody.
lesson-against = A new chapter, and Ugo opens it. Whoever is there may tell against his quest: join with the Scarecrow, who counts one.
lesson-ahead = Ugo has one, and after you he will have one last card. With the Scarecrow and two cards you stay ahead: play the first, any of these.
lesson-match = Look what has come back to your hand. Play the match, and tell what it lights.
lesson-told-mortar = By morning the mortar was still soft: something in the wall had kept it warm all night. The Mad Hatter counted the bricks, counted those inside, and went to find himself another list.
lesson-modules = Skills, objectives and powers are modules: when you lay a table, choose those you like, or none. There are seven powers, and the rules tell what each can do.
