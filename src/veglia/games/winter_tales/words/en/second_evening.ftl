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
lesson-room = Three to two, and the third was the Scarecrow’s. Tell what that room is like.
lesson-second-space = Laid on an objective’s memory, a quest’s would replace it. Keep both: choose the second space.

lesson-modules = Skills and objectives are modules: when you lay a table, choose either, both or none. With objectives, the track has five spaces or more.
