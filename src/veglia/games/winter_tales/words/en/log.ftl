# What happened, as read in the log: one sentence for each kind of event.

## Setting the table

event-AdvancedRulesRefused = { $seat } did not want the advanced rules, so they were left out.
event-FactionsDrawn = The faction tokens were drawn: { $factions }.
event-SeatsArranged = The seats were arranged clockwise: { $order }.
event-ArbiterWished = { $seat } named { $wish } as story arbiter.
event-ArbiterChosen = { $seat } was chosen as story arbiter.
event-CharacterTaken = { $seat } took { THE($character) }.
event-CharacterPlaced = { $seat } placed { THE($character) } at { THE($space) }.
event-CharactersLeftOut =
    { $characters ->
        [none] Every character was taken: nobody was left out of the game.
       *[other] Characters left out of the game: { $characters }.
    }
event-FirstQuestDrawn = The quest “{ $quest }” was drawn for { THE($side) }.
event-OpeningTold = { $seat } opened the story.

## Cards

event-StoryCardsDrawn =
    { $cards ->
        [none] { $seat } drew story cards.
       *[other] { $seat } drew: { $cards }.
    }
event-StoryCardPlayed = { $seat } played “{ $card }”, { $side } side up.
event-StoryCardsDiscarded =
    { PLURAL($cards) ->
        [yes] Cards discarded: { $cards }.
       *[no] Card discarded: { $cards }.
    }
event-HandTrimmed = { $seat } discarded “{ $card }” to come down to seven story cards.

## Chapters, turns, activations, movement

event-ChapterBegan =
    { $last_before_stall ->
        [yes] Chapter { $chapter } began with { $seat }’s turn: if it too brings no memory, the epilogue follows. The table chose this limit: it is in no book.
       *[no] Chapter { $chapter } began with { $seat }’s turn.
    }
event-ChapterEnded =
    { $idle ->
        [0] Chapter { $chapter } ended.
        [one] Chapter { $chapter } ended without a new memory.
       *[other] Chapter { $chapter } ended: no new memory for { $idle } chapters.
    }
event-CharactersReadied = All characters became ready again; the incapacitated ones stayed incapacitated.
event-TurnPassed = { $seat } had no ready character, so the turn passed to { $to }.
event-TurnEnded = { $seat }’s turn ended and { $to }’s began.
event-CharacterActivated = { $seat } activated { THE($character) }.
event-ActivationEnded = { $seat } ended the activation of { THE($character) }.
event-CharacterMoved = { CAP($character) } moved from { THE($start) } to { THE($to) }.
event-CharacterPut =
    { GENDER($character) ->
        [mp] { CAP($character) } were sent from { THE($start) } to { THE($to) }, which did not count as movement.
       *[m] { CAP($character) } was sent from { THE($start) } to { THE($to) }, which did not count as movement.
    }
event-MovementStopped =
    { $rooted ->
        [yes] The movement of { THE($character) } was stopped, for the rest of the chapter.
       *[no] The movement of { THE($character) } was stopped, for the rest of the activation.
    }
event-Declined = { $seat } declined.
event-CharacterIncapacitated =
    { GENDER($character) ->
        [mp] { CAP($character) } were incapacitated.
       *[m] { CAP($character) } was incapacitated.
    }

## Battles and traps

event-BattleStarted = A battle began at { THE($space) }: { THE($soldier) } against { THE($rebel) }.
event-GaveWay = { $seat } gave way in round { $round } of the battle.
event-BattleWon = { CAP($winner) } won the battle against { THE($loser) }.
event-RebelCarriedOff = { CAP($soldier) } carried { THE($rebel) } off from { THE($start) } to { THE($to) }, as told by { $seat }.
event-CarryingDoubted = { $seat } objected to the tale that carried the rebel off.
event-CarryingRuled =
    { $stands ->
        [yes] { $seat ->
            [none] The others let the tale stand: the rebel stayed where it was carried.
           *[other] { $seat } let the tale stand: the rebel stayed where it was carried.
        }
       *[no] { $seat ->
            [none] The others found the tale too weak: the rebel went back to where it lost.
           *[other] { $seat } found the tale too weak: the rebel went back to where it lost.
        }
    }
event-TrapSprung = A trap lay in wait at { THE($space) }: { THE($rebel) } against { THE($soldier) }.
event-TrapCardSet = { $seat } set “{ $card }” aside as the trap card.
event-CardCommitted = { $seat } turned “{ $card }” to its Spring side: it will count.
event-TrapLaid = { $seat } set the trap.
event-TrapRevealed =
    { $result ->
        [success] The cards were counted, { $total } for Spring and { $against } for Winter: { THE($soldier) } fell into { THE($rebel) }’s trap.
        [failure] The cards were counted, { $total } for Spring and { $against } for Winter: { THE($soldier) } escaped { THE($rebel) }’s trap.
       *[tie] The cards were counted, { $total } for Spring and { $against } for Winter: a tie, and { THE($soldier) } had to turn back.
    }
event-TaleConcluded = { $seat } finished the tale.

## Quests

event-QuestGenerated = { $seat } generated the quest “{ $quest }” with { THE($character) }.
event-QuestLaid =
    { $location ->
        [none] { $seat } laid the quest “{ $quest }” under { THE($rebel) }.
       *[other] { $seat } laid the quest “{ $quest }” at { THE($location) }.
    }
event-QuestWithdrawn = The other token of the quest “{ $quest }” left the game.
event-QuestBegan = { $seat } began the quest “{ $quest }” at { THE($space) } with { THE($character) }.
event-JoinerActivated = { $seat } activated { THE($character) } for the quest.
event-QuestJoined = { $seat } took part in the quest with { THE($character) }, for { THE($side) }.
event-QuestCardPlayed = { $seat } played “{ $card }” for { THE($side) }.
event-PartEnded = { $seat } ended this part of the tale.
event-LinkChallenged = { $seat } objected that the tale had not taken up the bookmarked memory.
event-LinkVoted =
    { $made ->
        [yes] { $seat } said that the bookmarked memory was taken up.
       *[no] { $seat } said that the bookmarked memory was not taken up.
    }
event-LinkRuled =
    { $made ->
        [yes] It was settled that the bookmarked memory was taken up.
       *[no] It was settled that the bookmarked memory was not taken up: the quest fails.
    }
event-QuestConcluded =
    { $result ->
        [success] { $seat } ended the tale of the quest “{ $quest }” with a success (cards: { $ours } for, { $theirs } against).
        [failure] { $seat } ended the tale of the quest “{ $quest }” with a failure (cards: { $ours } for, { $theirs } against).
       *[tie] { $seat } ended the tale of the quest “{ $quest }” with a tie (cards: { $ours } for, { $theirs } against).
    }
event-RebelsBound = The bond was formed between { THE($bearer) } and { THE($rebel) }.
event-MemoryChosen = { $seat } chose “{ $card }” as the memory of the quest.
event-MemoryDrawn = No card had been played, so “{ $card }” was drawn from the deck as the memory of the quest.
event-MemoryPlaced =
    { $memory_side ->
        [none] { $seat } laid the memory of the quest “{ $memory_quest }” on space { $space }, with the bookmark on it: a neutral memory, for nobody.
       *[other]
            { $memory_card ->
                [none] { $seat } laid the memory of the quest “{ $memory_quest }” on space { $space }, with the bookmark on it: a memory without a picture, for { THE($memory_side) }.
               *[other] { $seat } laid the memory of the quest “{ $memory_quest }” on space { $space }, with the bookmark on it: “{ $memory_card }”, for { THE($memory_side) }.
            }
    }

## The epilogue

event-EpilogueBegan =
    { $forced ->
        [yes] The epilogue began with the memories there were, opened by { $player }. To end a game like that is in no book.
       *[no] The epilogue began, opened by { $player }.
    }
event-HeadStartGiven =
    { $points ->
        [one] The winter had been long: Winter entered the epilogue with 1 point.
       *[other] The winter had been long: Winter entered the epilogue with { $points } points.
    }
event-SideTaken = { $seat } chose to play the Writer’s cards for { THE($side) }.
event-MemoryRecalled = { $seat } took up the memory on space { $space }.
event-EpilogueCardPlayed = { $seat } played “{ $card }” for { THE($side) }.
event-EpiloguePartEnded =
    { $cards ->
        [0]
            { $memory ->
                [none] { $seat } ended this part of the epilogue without playing a card.
               *[other] { $seat } opened the epilogue without playing a card, taking up the memory on space { $memory }.
            }
        [one] { $seat } ended this part of the epilogue with one card for { THE($side) }.
       *[other] { $seat } ended this part of the epilogue with { $cards } cards for { THE($side) }.
    }
event-BookmarkMoved = { $seat } moved the bookmark to the memory on space { $space }.
event-EpilogueScored =
    { $final ->
        [yes] Final score: Spring { $score_spring }, Winter { $score_winter }.
       *[no] Score before the Writer’s part: Spring { $score_spring }, Winter { $score_winter }.
    }
event-EndHandedOver = { $seat } left the end of the story to { $to }.
event-GameEnded = Spring { $outcome_score_spring }, Winter { $outcome_score_winter }: { THE($outcome_winner) } won the game, a victory for { $outcome_winners }.

## Saves, help, the story arbiter

event-SaveAwaited = { $rescue_seat } asked to save { THE($rescue_rescued) } as soon as this step is over.
event-SaveAnnounced = { $seat } asked to save { THE($rescued) } as soon as this step is over.
event-SaveLapsed = { $seat } could no longer save { THE($rescued) }.
event-CharacterSaved =
    { GENDER($rescued) ->
        [mp] { $seat } made a save with { THE($by) }, paying two cards ({ $cards }): { THE($rescued) } stand again.
       *[m] { $seat } made a save with { THE($by) }, paying two cards ({ $cards }): { THE($rescued) } stands again.
    }
event-Suggested = { $seat } suggested: “{ $text }”
event-PassageDisputed = { $seat } asked the story arbiter about passage { $passage }, told by { $author }.
event-RulingVoted =
    { $stands ->
        [yes] { $seat } was for letting it stand.
       *[no] { $seat } was for sending it back.
    }
event-PassageRuled =
    { $stands ->
        [yes] { $seat ->
            [none] The others let passage { $passage } stand.
           *[other] { $seat } let passage { $passage } stand.
        }
       *[no] { $seat ->
            [none] The others sent passage { $passage } back to be told anew.
           *[other] { $seat } sent passage { $passage } back to be told anew.
        }
    }
event-MotionMade =
    { $motion_about ->
        [exception] { $motion_by } proposed to bend a rule: “{ $text }”
       *[epilogue] { $motion_by } proposed to play the epilogue now, with the memories there are. { $text }
    }
event-MotionAnswered =
    { $agreed ->
        [yes] { $seat } agreed to the proposal.
       *[no] { $seat } refused the proposal, so it was dropped.
    }
event-MotionCarried =
    { $motion_about ->
        [exception] Everybody agreed to { $motion_by }’s proposal to bend a rule.
       *[epilogue] Everybody agreed to { $motion_by }’s proposal to play the epilogue.
    }
event-ExceptionGranted =
    { $favour ->
        [standing] { $seat } bent a rule, by common consent, and stood { THE($character) } up again.
        [ready] { $seat } bent a rule, by common consent, and made { THE($character) } ready again.
        [place] { $seat } bent a rule, by common consent, and put { THE($character) } at { THE($space) }.
        [cards] { $seat } bent a rule, by common consent, for one more story card.
       *[none] { $seat } bent no rule after all.
    }

event-AdvancedRulesAgreed = { $seat } agreed to the advanced rules.
event-JoinerArrived =
    { GENDER($character) ->
        [mp] { CAP($character) } have reached the quest.
       *[m] { CAP($character) } has reached the quest.
    }
event-MotionLapsed =
    { $motion_about ->
        [epilogue] The proposal to play the epilogue now has lapsed.
       *[exception] The proposal to bend a rule has lapsed.
    }
event-SkillUsed = The skill of { THE($character) }: { $skill }.

## Objectives

event-ObjectiveDrawn =
    { $objective ->
        [none] { $seat } took a { $side } objective in secret.
       *[other] { $seat } took an objective: { $objective }.
    }
event-ObjectiveReturned =
    { $objective ->
        [none] { $seat } put a { $side } objective back, unseen.
       *[other] { $seat } put an objective back: { $objective }.
    }
event-ObjectiveMet = The objective of { $seat } can be declared: { $objective }. Nobody else knows.
event-ObjectiveRevealed = { $seat } turned an objective face up: { $objective }.
event-ObjectiveDeclared =
    { $cards ->
        [none]
            { $waits ->
                [yes] { $seat } declared an objective: { $objective }. It becomes a memory when this quest is over.
               *[no] { $seat } declared an objective: { $objective }.
            }
       *[other]
            { $waits ->
                [yes] { $seat } declared an objective, discarding { $cards }: { $objective }. It becomes a memory when this quest is over.
               *[no] { $seat } declared an objective, discarding { $cards }: { $objective }.
            }
    }
event-ObjectivePlaced = { $seat } laid the objective “{ $memory_objective }” on space { $space } as a memory for { THE($memory_side) }, with the bookmark on it.
event-ObjectiveKept = No space with the objective icon is free any more: the objective of { $seat }, “{ $objective }”, stays uncompleted.
event-ObjectiveLost = The epilogue came first: the objective of { $seat }, “{ $objective }”, is lost.
event-ObjectiveReplaced = The memory of the objective “{ $objective }” on space { $space } makes way for the quest’s.
event-BattleRemembered = The tale of that battle is kept.

## Powers

event-PowerTokensLaid = The power tokens lie ready beside the board.
event-PowerGranted =
    { $characters ->
        [none]
            { $location ->
                [none] { $seat } won the power “{ $power }”.
               *[other] { $seat } won the power “{ $power }”, which lies at { THE($location) }.
            }
       *[other] { $seat } won the power “{ $power }”, which lies with { $characters }.
    }
event-PowerDeclined = { $seat } gave “{ $power }” to nobody: the power is lost.
event-HorrorSentBack = The Safe House took the place of the Freezing Horror at { THE($location) }, and the Horror went back to its owner.
event-HopeUsed =
    { GENDER($rebel) ->
        [mp] { $seat } found new Hope: { THE($rebel) } are ready again.
       *[m] { $seat } found new Hope: { THE($rebel) } is ready again.
    }
event-StoodBy = { CAP($rebel) } fights along, bound by Love.
event-RebelSheltered = { CAP($rebel) } found shelter in the Safe House, at { THE($to) }.
event-ArtifactUsed = { $seat } drew on the Great Artifact, held by { THE($character) }.
event-ArtifactPassed = { CAP($giver) } passed the Great Artifact to { THE($taker) }.
event-HorrorSent = { $seat } sent the Freezing Horror to { THE($location) }, against { THE($rebel) }.
event-PropagandaSpread = { CAP($soldier) } spread Propaganda: { THE($rebel) } cannot be used in this chapter.
event-RetaliationDeclared = { $seat } declared Armed Retaliation against the power “{ $power }”.
event-PowerDestroyed =
    { $rebel ->
        [none] { $seat } destroyed the power “{ $power }”: its memory is Winter’s now.
       *[other] { $seat } struck { THE($rebel) } and destroyed the power “{ $power }”: its memory is Winter’s now.
    }
event-RebelEliminated = { $seat } struck { THE($rebel) }, who is out of the game. A tale may bring the rebel back.
event-RebelReturned = { $seat } told how { THE($rebel) } came back, at { THE($location) }.
