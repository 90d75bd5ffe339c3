# What a player may do, as read in a menu or on a button. A key may end with the name of the step it is read in.

## Agreeing, and setting the table

action-Agree = Agree to the proposal
action-Agree-AdvancedRules = Play with the advanced rules
action-Disagree = Refuse the proposal
action-Disagree-AdvancedRules = Play without the advanced rules
action-NameArbiter = Name { $seat } as story arbiter
action-TakeCharacter = Take { THE($character) }
action-PlaceCharacter = Place the character at { THE($space) }
action-LayQuestIn = Lay the quest token at { THE($location) }
action-LayQuestUnder = Lay the quest token under { THE($rebel) }
action-TellOpening = Open the story

## Turns, activations, movement

action-Activate = Activate { THE($character) }
action-Activate-Gathering = Activate { THE($character) } for the quest
action-MoveTo = Move to { THE($space) }
action-PlayStoryCard = Play “{ $card }”
action-PlayStoryCard-Payment = Pay for the movement with “{ $card }”
action-PlayStoryCard-Battle = Play “{ $card }” in the battle
action-PlayStoryCard-TrapDefence = Answer the trap with “{ $card }”
action-PlayStoryCard-LastEffort = Play “{ $card }” as your last card
action-GenerateQuest = Generate the quest “{ $quest }”{ APART($quest) }
action-ResolveQuest = Resolve the quest “{ $quest }”{ APART($quest) }
action-EndActivation = End the activation
action-EndActivation-HandLimit = Keep your hand as it is
action-Discard = End the activation: discard “{ $card }”
action-Discard-HandLimit = Discard “{ $card }”

## Interruptions, battles, traps

action-Decline = Decline
action-Decline-Interruption = Let it pass
action-Decline-Gathering = Activate nobody for the quest
action-Decline-Joining = Take no part in the quest
action-Decline-Exception = Bend no rule after all
action-StartBattle = Stop the rebel with { THE($soldier) }: start a battle
action-GiveWay = Give way: play no further card and lose the battle
action-SpringTrap = Stop the soldier with { THE($rebel) }: spring a trap
action-SetTrapCard = Set “{ $card }” aside as the trap card
action-Commit = Turn “{ $card }” to its Spring side: it will count
action-LayTrap = Leave the other cards on their Winter side: the trap is set

## Telling

action-EndTelling = End your part without further cards
action-EndTelling-Telling = End your part of the quest’s tale
action-EndTelling-Joining = End your part of the quest’s tale
action-EndTelling-LastEffort = Play no last card
action-EndTelling-TrapDefence = Play no further card: reveal the trap
action-EndTelling-EpiloguePart = End your part of the epilogue
action-EndTelling-WriterPart = End the Writer’s part of the epilogue
action-EndTelling-WriterOpening = Open the epilogue with your tale: your cards come last
action-Conclude = Finish the tale
action-Conclude-BattleConclusion = Finish the tale of the battle, moving nobody
action-Conclude-TrapConclusion = Finish the tale of the trap
action-Conclude-Conclusion = End the quest’s tale as the cards decided
action-Conclude-TheEnd = Tell the end of the whole story
action-CarryOff = Finish the tale and carry the beaten rebel to { THE($space) }

## Quests and the epilogue

action-JoinWith = Take part in the quest with { THE($character) }
action-BindWith = Form the bond with { THE($rebel) }
action-ChooseMemory = Choose “{ $card }” as the memory
action-PlaceMemory = Lay the memory on space { $space } of the memory track
action-LinkTo = Take up the memory on space { $space }
action-MoveBookmark = Move the bookmark to the memory on space { $space }
action-TakeSide = Play your cards for { THE($side) }
action-HandOver = Let { $seat } tell the end of the story

## Saves, help, the story arbiter

action-Save-imagined = Save { THE($rescued) } with two story cards
action-Save = Save { THE($rescued) } with “{ $first }” and “{ $second }”
action-Suggest = Offer the narrator an idea
action-Dispute = Ask the story arbiter about passage { $passage }
action-LetStand = Let it stand
action-LetStand-LinkRuling = Say that the bookmarked memory was taken up
action-LetStand-CarryingRuling = Let the tale stand: the rebel stays where it was carried
action-LetStand-PassageRuling = Let the passage stand
action-SendBack = Send it back
action-SendBack-LinkRuling = Say that the bookmarked memory was not taken up
action-SendBack-CarryingRuling = Send the tale back: a better one, or the rebel stays where it lost
action-SendBack-PassageRuling = Send the passage back to be told anew
action-Retell = Tell the passage anew
action-ObjectToCarrying = Object to the tale that carried the rebel off
action-ChallengeLink = Object that the tale has not taken up the bookmarked memory
action-ProposeException = Propose to bend a rule for the sake of the tale
action-ProposeEpilogue = Propose to play the epilogue now
action-GrantStanding = Stand { THE($character) } up again
action-GrantReady = Make { THE($character) } ready again
action-GrantPlace = Put { THE($character) } at { THE($space) }
action-GrantCards = Let { $seat } draw a story card

## Skills

action-Strike = Strike without a card: the first round is free
action-TakePassage = Take the secret passage

## Objectives

action-Declare = Declare your objective: { $objective }
action-DeclareAttack-imagined = Declare your objective by an attack: { $objective }
action-DeclareAttack = Declare your objective: { $objective }, discarding “{ $first }” and “{ $second }”
action-RevealObjective = Turn your objective face up: { $objective }
action-ChangeObjective = Give up your objective, “{ $objective }”, for another of its side
action-TakeObjective = Take the objective “{ $objective }”

## Powers

action-GivePower = Give the power to { THE($character) }
action-UseHope = Use Hope: make its rebel ready again
action-Follow = Go along for free
action-StandBy = Fight along
action-PlayArtifact = Play the Great Artifact: the card of its memory
action-PassArtifact = Pass the Great Artifact to { THE($character) }
action-SendHorror = Send the Freezing Horror against { THE($rebel) }
action-SpreadPropaganda =
    { PLURAL($soldier) ->
        [yes] Propaganda: { THE($soldier) } keep { THE($rebel) } from acting in this chapter
       *[no] Propaganda: { THE($soldier) } keeps { THE($rebel) } from acting in this chapter
    }
action-TargetRebel = Strike { THE($rebel) }; a power on its card is destroyed instead
action-TargetPower = Destroy the power “{ $power }”
action-TargetPower-QuestPlacement = Lay the quest against the power “{ $power }”
action-BringBack = Give up your turn to bring { THE($rebel) } back with three cards
action-PlaceCharacter-Return = Let the rebel come back at { THE($space) }
action-Decline-IdleTurn = Let your turn pass
action-Decline-LastHope = Let the chapter end
action-Decline-Following = Stay behind
action-Decline-Alongside = Keep out of the battle
action-Decline-Granting = Give the Great Artifact to nobody

## Several choices of one kind, as read where they are folded together

group-NameArbiter = Name a story arbiter ({ $count })
group-TakeCharacter = Take a character ({ $count })
group-PlaceCharacter = Place the character ({ $count })
group-LayQuestIn = Lay the quest token at a location ({ $count })
group-LayQuestUnder = Lay the quest token under a rebel ({ $count })
group-Activate = Activate a character ({ $count })
group-MoveTo = Move ({ $count })
group-PlayStoryCard = Play a story card ({ $count })
group-GenerateQuest = Generate a quest ({ $count })
group-ResolveQuest = Resolve a quest ({ $count })
group-Discard = Discard a story card ({ $count })
group-StartBattle = Stop the rebel: start a battle ({ $count })
group-SpringTrap = Stop the soldier: spring a trap ({ $count })
group-SetTrapCard = Set the trap card aside ({ $count })
group-Commit = Turn a card to its Spring side ({ $count })
group-CarryOff = Finish the tale and carry the beaten rebel away ({ $count })
group-JoinWith = Take part in the quest ({ $count })
group-BindWith = Form the bond ({ $count })
group-ChooseMemory = Choose the memory ({ $count })
group-PlaceMemory = Lay the memory on the memory track ({ $count })
group-LinkTo = Take up a memory ({ $count })
group-MoveBookmark = Move the bookmark ({ $count })
group-TakeSide = Play your cards for a side ({ $count })
group-HandOver = Let somebody else tell the end of the story ({ $count })
group-Save = Save somebody with two story cards ({ $count })
group-Dispute = Ask the story arbiter about a passage ({ $count })
group-GrantStanding = Stand somebody up again ({ $count })
group-GrantReady = Make somebody ready again ({ $count })
group-GrantPlace = Put somebody somewhere else ({ $count })
group-GrantCards = Let somebody draw a story card ({ $count })
group-Declare = Declare an objective ({ $count })
group-DeclareAttack = Declare an objective, discarding two story cards ({ $count })
group-RevealObjective = Turn an objective face up ({ $count })
group-ChangeObjective = Give up an objective for another ({ $count })
group-TakeObjective = Take an objective ({ $count })
group-GivePower = Give the power to somebody ({ $count })
group-PassArtifact = Pass the Great Artifact on ({ $count })
group-SendHorror = Send the Freezing Horror ({ $count })
group-SpreadPropaganda = Propaganda: keep a rebel from acting ({ $count })
group-TargetRebel = Strike a rebel ({ $count })
group-TargetPower = Aim at a power ({ $count })
group-BringBack = Give up your turn to bring a rebel back ({ $count })
