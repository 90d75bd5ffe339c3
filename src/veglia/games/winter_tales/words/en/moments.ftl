# What the table waits for, step by step. $seat is the name of whoever chooses, or several names.

## Setting the table

moment-Setup = The table is being set.
moment-AdvancedRules = { $seat }, say yes or no to the advanced rules: everybody must agree.
moment-ArbiterChoice =
    { $undecided ->
        [yes] You did not all name the same person: { $seat }, you decide who is story arbiter.
       *[no] { $seat }, name the story arbiter.
    }
moment-Draft = { $seat }, take a character and place it on the board.
moment-FirstQuest = { $seat }, lay one of the first two quests on the board.
moment-Opening = { $seat }, open the story and present the two quests on the board.

## Chapters, turns, activations

moment-Chapter = The chapter goes on.
moment-Turn = { $seat }, activate one of your ready characters.
moment-Activation =
    { $joining ->
        [there] { $seat }, { THE($character) } is where the quest is: end the activation when you are done.
        [away] { $seat }, bring { THE($character) } to the quest, or end the activation.
       *[no] { $seat }, move or act with { THE($character) }, or end the activation.
    }
moment-Payment = { $seat }, pay for the movement with a story card.
moment-HandLimit =
    { $over ->
        [unknown] { $seat }, keep at most seven story cards and discard the others.
        [0] { $seat }, you hold no more than seven story cards: keep your hand.
        [one] { $seat }, you keep at most seven story cards: discard one.
       *[other] { $seat }, you keep at most seven story cards: discard { $over }.
    }
moment-QuestPlacement = { $seat }, lay the quest token and introduce the quest.

## Interruptions, battles, traps

moment-Interruption = { $seat }, { THE($character) } ({ $mover_seat }) has just entered { THE($space) }: stop the newcomer, or let it pass.
moment-Battle = { $seat }, play a story card in the battle, or give way.
moment-BattleConclusion = { $seat }, you won the battle: finish its tale.
moment-Trap = { $seat }, set the trap: first the trap card, then the cards that will count.
moment-TrapDefence = { $seat }, answer the trap with as many story cards as you like, then have it revealed.
moment-TrapConclusion = { $seat }, finish the tale of the trap.

## Quests and memories

moment-Gathering = { $seat }, activate a ready character for the quest “{ $quest }” at { THE($space) }, or activate nobody.
moment-Telling = { $seat }, tell the quest, playing as many story cards as you like.
moment-Joining =
    { $joined ->
        [yes] { $seat }, tell the quest with { THE($character) }, playing as many story cards as you like.
       *[no] { $seat }, take part in the quest with a character standing there, or take no part.
    }
moment-LastEffort = { $seat }, play one last story card for the quest, or none.
moment-Conclusion = { $seat }, the cards are counted: end the quest’s tale as they decided.
moment-Bond = { $seat }, say with which other rebel the bond is formed.
moment-MemoryChoice = { $seat }, choose the story card that best stands for the quest.
moment-MemoryPlacement = { $seat }, lay the memory on a free space of the memory track.
moment-ObjectivePlacement = { $seat }, lay your completed objective on a free space with the objective icon.
moment-ObjectiveChoice = { $seat }, look at the unused objectives and take one.

## The epilogue

moment-EpilogueTurns = The epilogue goes on.
moment-EpiloguePart = { $seat }, tell your part of the epilogue, playing as many story cards as you like.
moment-WriterPart = { $seat }, it is the Writer’s part: choose a side and play story cards for it, or end the part.
moment-WriterOpening = { $seat }, open the epilogue with your tale: your story cards come after everybody else’s.
moment-TheEnd = { $seat }, tell the end of the whole story.
moment-Over = The game is over.

## The story arbiter, and what the table settles together

moment-PassageRuling =
    { $deciding ->
        [together] { $seat }, the passage is the story arbiter’s own, so you others decide: let it stand, or send it back.
       *[arbiter] { $seat }, as story arbiter, let the passage stand or send it back.
    }
moment-Retelling = { $seat }, tell anew the passage that was sent back.
moment-CarryingRuling =
    { $deciding ->
        [together] { $seat }, the story arbiter told it, so you others decide: is the tale that carried the rebel off good enough?
       *[arbiter] { $seat }, as story arbiter, say whether the tale that carried the rebel off is good enough.
    }
moment-LinkRuling = { $seat }, say whether the quest’s tale took up the bookmarked memory.
moment-Exception = { $seat }, everybody agreed: say how the rule is bent.

## Powers

moment-IdleTurn = { $seat }, none of your characters is ready: use what a power offers, or let the turn pass.
moment-Granting = { $seat }, your quest has won a power: say whose it is.
moment-LastHope = { $seat }, nobody is ready any more: use Hope, or let the chapter end.
moment-Following = { $seat }, the rebel yours is bound to is on the move: go along, or stay behind.
moment-Alongside = { $seat }, the rebel yours is bound to is in a battle: fight along and share its end, or keep out.
moment-PropagandaTale = { $seat }, tell with three story cards how your soldier stopped the rebel.
moment-Return = { $seat }, tell with three story cards how the rebel comes back, then say where.
moment-Retaliation = { $seat }, Armed Retaliation strikes now: choose a rebel or a power of Spring.
