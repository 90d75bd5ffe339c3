# The first evening: what the teacher says before each choice of the learner, in at most 45 words, and what Ugo tells.

evening-first_evening = The first evening

## Setting the table

lesson-take = You play Spring: the rebels of a town under snow. Ugo plays Winter and its soldiers. You act through your characters, and you will have four. Begin with Alice.
lesson-place = Rebels start in a location: one of the eight large places with a name. Soldiers start on the small plazas in between, and so they bar your way. Put Alice at the Fair of Wonders; your other three will find places by themselves.
lesson-first-quest = A quest, the round token, is a story still to be told. Whoever wins it gains a memory, and memories decide the game. Ugo laid yours far off, at the Factory. Hide his at the Theater: no soldier is near.
lesson-told-opening = That night the siren forgot to sound, and everybody in Wintertown lay awake listening for it. Behind the Nightmare Factory one door had no lock, and whoever slept there slept warm. At the Puppets’ Theater somebody was pasting up a poster full of smiling faces. The paste was still wet.

## Alice walks, and brings a quest into the game

lesson-activate = Ugo opened the story; you each hold four story cards. On your turn you activate one ready character and draw three more cards. Choose Alice, then write why she goes out. You might begin: “Alice had slept in her shoes, and …”
lesson-move = The drawings in your hand are story cards. They pay for walking, fighting and telling. Your quest at the Factory is far away, so set out: go to Broken Cup Square.
lesson-pay = Moving costs one card, and one card carries you two steps. A drawing matters only when you tell, so pay with any of these.
lesson-second-step = The second step is already paid. Walk on to the Mad Hatter’s Asylum. Beyond it, on the road to the Factory, stands the Wolf.
lesson-generate = Rather than waste cards on the Wolf, use Alice’s action. Each activation has one: generate a quest, that is, bring a new one into the game; or resolve one where you stand. Generate “A Glimmer of Hope”.
lesson-introduce = Lay it at Oaks Park, where the Little Match Girl is waiting. Then introduce it: what do people whisper is hidden under the oaks? Leave the ending open; nobody has won it yet.
lesson-end = A character moves first, then acts once. Alice has done both, so end her activation. Now Ugo activates a soldier, then you a rebel, and so on in turn until all have been used.
lesson-told-horror = In the lowest cell of the Prison the Mad Hatter laid the table for one. “Whoever eats here,” he told the guard, “is never hungry again, nor cold, nor anything.” He set down the spoon. Then he knelt and listened to the floor.

## Pinocchio is stopped

lesson-second-turn = Ugo has brought in a quest as well. It is your turn again: activate Pinocchio, to bring him nearer to the others. You may tell why, or go on without a word.
lesson-into-danger = The short way leads over Odd Gloves Crossing, where Snow White stands. A rebel who enters a soldier’s space can be stopped. Go all the same: you should see a battle once.
lesson-pay-again = One card, two steps, as before. Again any of these will do.
lesson-told-attack = Snow White did not run after him. She drew one finger through the snow, and the road tied itself in a knot: whichever way Pinocchio went, he came back to the railings with the odd gloves, and to her.
lesson-answer = Snow White attacks with a card and a line of story. In a battle you answer card for card, and whoever plays the last one wins. Answer with the fist that may be a stone, and tell what Pinocchio does with it.
lesson-told-attack-again = “Let us be fair,” she said, and threw a die on the ice. It showed one. “One step, then. Take it.” The step led where the ice was thin.
lesson-give-way = She has answered. You could go on, but every card you spend here you will miss later, and a battle leaves no memory. Give way. Pinocchio falls, but in this game nobody ever dies.
lesson-told-battle-end = The ice held until she had turned her back. Then it let Pinocchio in up to the chest, and closed round him like a collar. He counted his fingers. They were all there; none of them would bend.
lesson-save = Whoever falls is incapacitated: no moving, no acting. But two story cards stand a character up again, at almost any moment. That is a save. Save Pinocchio with the comb and the raised arms, and tell who held out a hand.
lesson-keep = Pinocchio could still act: the lost battle only ended his walk. Leave it at that and keep your cards. The quest at Oaks Park comes next.

## The Little Match Girl resolves the quest

lesson-third-turn = The Wolf has lain down in front of your first quest. Let him. Activate the Little Match Girl: that is three more cards, and she already stands where your new quest lies.
lesson-resolve = Now resolve “A Glimmer of Hope”. You open its tale: what does she mean to do, with nothing but matches? After that, anybody with a character there may join in the telling, for the quest or against it.
lesson-trap = Ugo sends the White Rabbit to spoil it. When a soldier enters a location, a rebel there may spring a trap: hidden cards against his. Just now that would cost you too much. Let him pass.
lesson-for = Every card you play while telling counts one. Play the match, and let the drawing become a thing in the story: a match, a pin, or whatever you see in it.
lesson-hand-on = You could play as many as you like. But Ugo answers after you, and after him you will have one last card. Keep him guessing: end your part.
lesson-told-against = The White Rabbit put a whistle to his lips. It made no sound that people can hear; but all along the street, one after another, the lamps drew in their light like snails, and the windows after them.
lesson-last-card = One for, one against: so far a tie, and a tie leaves a neutral memory, which helps nobody. Only you may add one last card. Play the smile that could be a boat.
lesson-conclude = Two to one: the quest is yours. The cards decided how it ends; what that ending looks like is for you to say. Tell it in a sentence or two.
lesson-memory = A quest that has been told becomes a memory, kept as one of its winning cards. You played the most of them, so you choose. Which drawing was the heart of it? Choose the match.
lesson-track = Memories lie on the memory track. The bookmark goes on the newest: the next quest’s tale must take it up, and so the evening becomes one story. Lay it on the first space.
lesson-closing = When three memories lie on the track, the epilogue begins: everybody tells the end with their last cards. Each card counts one, each memory three, and the side with more wins. You know how to play.
