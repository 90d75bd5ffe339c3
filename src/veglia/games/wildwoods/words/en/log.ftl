# What happened, as read in the log: one sentence for each kind of event.

## The book

event-BookOpened = “{ $title }” was opened.
event-ChapterBegan =
    { $again ->
        [yes] The Chapter “{ $title }” began again.
            { $intro }
       *[no] The Chapter “{ $title }” began.
           { $intro }
    }
event-ChapterLaid = The decks of the Chapter were made.
event-SceneReached = The book lies open at “{ $title }”.
event-GameSaved = The game was saved at “{ $title }”.
event-GameResumed = The game was resumed at “{ $title }”.
event-SceneSetUp =
    { $title }.
    { $intro }
    { $setup }
event-TextRead =
    { $passage_title ->
        [none] { $passage_text }
       *[other] { $passage_title }.
           { $passage_text }
    }
event-SceneEnded =
    { $by ->
        [luma] The Light triumphs.
            { $text }
       *[shadow] The Shadow triumphs.
            { $text }
    }
event-CreaturesLeft =
    { $names ->
        [none] Travel: no Creature was in the River.
       *[other] Travel: { $names } left the River.
    }
event-PawnsRemoved = Travel: the pawns were taken off the Scene.
event-ChapterEnded =
    The Chapter “{ $title }” ended.
    { $text }
event-ChapterLost =
    The Chapter “{ $title }” was lost.
    { $text }
event-GameEnded =
    { $outcome_winner ->
        [luma] The story came to its end.
       *[shadow] The book was closed on a lost Chapter.
    }
event-StorySet = The story will remember.
event-ChoiceOffered =
    { $text ->
        [none] Which way? { $labels }.
       *[other] { $text } { $labels }.
    }
event-OptionTaken =
    { $outcome ->
        [none] The choice was: { $label }.
       *[other] The choice was: { $label }.
           { $outcome }
    }
event-LessonMoved =
    { $text ->
        [none] The lesson is over.
       *[other] { $text }
    }

## Phases

event-LumaPhaseBegan = Round { $round }, Luma Phase: the dice were recovered.
event-LumaPhaseEnded =
    { $chosen ->
        [yes] The Luma Phase was ended.
       *[no] No die was left: the Luma Phase ended.
    }
event-ShadowPhaseBegan = The Shadow Phase began.
event-ShadowPhaseEnded = The Shadow Phase ended.
event-CircleStopped =
    { $lost ->
        [yes] One effect followed another and nobody came to choose any more. The chapter ends here.
       *[no] Effects called one another up again and again. They were stopped, and play goes on.
    }
event-LeftInPeace = Nothing more will be asked until the next Luma Phase.

## An action

event-ActionChosen =
    { $name ->
        [none] { $card } was chosen, its second ability: a success on { $threshold } or more.
       *[other] { $card } was chosen for “{ $name }{ COPY($target) }”: { $needed ->
            [one] 1 success
           *[other] { $needed } successes
        } wanted, on { $threshold } or more.
    }
event-ActionPutBack = The choice was taken back before rolling.
event-DiceRolled =
    { PLURAL($shows) ->
        [yes] The dice showed { $shows }.
       *[no] The die showed { $shows }.
    }
event-DieRerolled =
    { $paid ->
        [none] A die was rerolled for free: { $showed } became { $shows }.
       *[other] A die was rerolled: { $showed } became { $shows }.
    }
event-SuccessesCounted = Successes: { $total } of { $needed }.
event-AbilityResolved =
    { $switched ->
        [yes] The second ability of { $card } was used instead, with { $successes } { $successes ->
            [one] success
           *[other] successes
        }.
       *[no] { $card } worked, with { $successes } { $successes ->
            [one] success
           *[other] successes
        }.
    }
event-AbilityMissed = { $card } did nothing: { $successes } of { $needed }.
event-DiceDiscarded = The rolled dice were used; { $left } left.
event-RiverCleaned = The River was cleaned.
event-RerollsGiven =
    { $n ->
        [one] 1 die may be rerolled for free.
       *[other] { $n } dice may be rerolled for free.
    }
event-SuccessesAdded =
    { $n ->
        [one] 1 success was added.
       *[other] { $n } successes were added.
    }
event-DieGained = The d{ $die } joined your dice for the rest of the Chapter.
event-DiceLocked =
    { $until ->
        [scene] { $n ->
            [one] 1 die is out of use for this Scene.
           *[other] { $n } dice are out of use for this Scene.
        }
       *[phase] { $n ->
            [one] 1 die is out of use for this Luma Phase.
           *[other] { $n } dice are out of use for this Luma Phase.
        }
    }
event-NumberChanged =
    { $what ->
        [threshold] { SIGN($by) ->
            [minus] The number to roll went down by { SIZE($by) }
           *[plus] The number to roll went up by { SIZE($by) }
        }
        [pips] { SIGN($by) ->
            [minus] The successes wanted went down by { SIZE($by) }
           *[plus] The successes wanted went up by { SIZE($by) }
        }
        [spirit_loss] { SIGN($by) ->
            [minus] The Spirit lost went down by { SIZE($by) }
           *[plus] The Spirit lost went up by { SIZE($by) }
        }
       *[crystal_cap] { SIGN($by) ->
            [minus] The Crystals a card holds went down by { SIZE($by) }
           *[plus] The Crystals a card holds went up by { SIZE($by) }
        }
    }{ $name ->
        [none] { "" }
       *[other] { " " }for “{ $name }”
    }, { $until ->
        [action] for this action.
        [phase] for this phase.
        [scene] for this Scene.
       *[chapter] for this Chapter.
    }

## Crystals and Spirit

event-CrystalPlaced =
    { $n ->
        [one] 1 Crystal was put on { $card }.
       *[other] { $n } Crystals were put on { $card }.
    }
event-CrystalsWasted =
    { $n ->
        [one] 1 Crystal found no room and was lost.
       *[other] { $n } Crystals found no room and were lost.
    }
event-CrystalSpent =
    { $why ->
        [success] { $n ->
            [one] 1 Crystal on { $card } was spent for a success.
           *[other] { $n } Crystals on { $card } were spent for successes.
        }
        [lost] { $n ->
            [one] 1 Crystal on { $card } was lost.
           *[other] { $n } Crystals on { $card } were lost.
        }
       *[other] { $n ->
            [one] 1 Crystal on { $card } was spent.
           *[other] { $n } Crystals on { $card } were spent.
        }
    }
event-SpiritGained =
    { $n ->
        [0] Spirit is full: nothing was gained.
       *[other] { $n } Spirit was gained.
    }
event-SpiritLost =
    { $times_round ->
        [0] { $n } Spirit was lost.
       *[other] { $n } Spirit was lost: it ran out, and the pawn began again.
    }

## The Wildwood Track

event-LightMoved =
    { $way ->
        [advance] { $n ->
            [0] The Light was already at the centre, and stays there.
            [one] The Light advanced 1 space: { $at ->
                [0] it is at the centre.
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
           *[other] The Light advanced { $n } spaces: { $at ->
                [0] it is at the centre.
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
        }
       *[retreat] { $n ->
            [0] The Light was already at the end of the track, and stays there.
            [one] The Light retreated 1 space: { $at ->
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
           *[other] The Light retreated { $n } spaces: { $at ->
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
        }
    }
event-ShadowMoved =
    { $way ->
        [advance] { $n ->
            [0] The Shadow did not move.
            [one] The Shadow advanced 1 space: { $at ->
                [0] it is at the centre.
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
           *[other] The Shadow advanced { $n } spaces: { $at ->
                [0] it is at the centre.
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
        }
       *[retreat] { $n ->
            [0] The Shadow was already at the end of the track, and stays there.
            [one] The Shadow retreated 1 space: { $at ->
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
           *[other] The Shadow retreated { $n } spaces: { $at ->
                [one] it is 1 space from the centre.
               *[other] it is { $at } spaces from the centre.
            }
        }
    }
event-IconTriggered = { $name }: { $effect }

## Cards

event-CardMoved =
    { $action ->
        [none] { $name }{ COPY($card) } moved in the River.
       *[other] { $to ->
            [end] { $action } went to the End of the River.
            [start] { $action } went to the Start of the River.
           *[other] { $action } moved in the River.
        }
    }
event-DeckReshuffled =
    { $deck ->
        [creature] The Creature discards were shuffled into a new deck.
       *[exploration] The Exploration discards were shuffled into a new deck.
    }
event-CreatureDrawn =
    { $name } appeared.
    { $text }
event-CreatureEntered = { $name }{ COPY($card) } took space { $space } of the River.
event-CreatureIlluminated = A Creature was illuminated, { THE($name) }{ COPY($card) }: to the End of the River, stunned.
event-StunChanged =
    { $stunned ->
        [yes] { PLURAL($name) ->
            [yes] { CAP($name) }{ COPY($card) } were stunned.
           *[no] { CAP($name) }{ COPY($card) } was stunned.
        }
       *[no] { PLURAL($name) ->
            [yes] { CAP($name) }{ COPY($card) } are no longer stunned.
           *[no] { CAP($name) }{ COPY($card) } is no longer stunned.
        }
    }
event-CreatureHealed =
    { PLURAL($name) ->
        [yes] { CAP($name) }{ COPY($card) } were healed and left the River.
       *[no] { CAP($name) }{ COPY($card) } was healed and left the River.
    }
event-CreatureDiscarded =
    { $full ->
        [yes] The River was full: the Creature “{ $name }{ COPY($card) }” was discarded, and the Spirit that it takes is lost.
       *[no] The Creature “{ $name }{ COPY($card) }” was discarded.
    }
event-CreatureActivated =
    { $stunned ->
        [yes] { CAP($name) }{ COPY($card) } activated, stunned: no Spirit was lost.
       *[no] { CAP($name) }{ COPY($card) } activated: { $loss } Spirit.
    }
event-ExplorationDrawn =
    An Exploration card: { $name }.
    { $text }
event-BlessingPlaced = “{ $name }{ COPY($card) }” took Blessing space { $space }.
event-CurseStruck =
    A Curse: { $name }.
    { $text }
event-BlessingUsed =
    “{ $name }” was used.
    { $text }
event-TraumaHealed = The Trauma “{ $name }{ COPY($card) }” was healed.
event-CardSettled =
    { $to ->
        [box] “{ $name }{ COPY($card) }” went back to the box.
       *[other] “{ $name }{ COPY($card) }” was discarded.
    }
event-ShadowCardDrawn =
    { $final ->
        [yes] The final Shadow card: “{ $name }”.
            { $text }
       *[no] A Shadow card: “{ $name }”.
           { $text }
    }
event-ShadowSpared = Only the final Shadow card was left, and it stayed where it was (a kindness, not a rule of the book).
event-StoryDrawn =
    Story card { $number }: { $title }.
    { $text }
event-StorySettled =
    { $to ->
        [keep] “{ $title }” stays in play.
        [chapter_deck] “{ $title }” went back to the Chapter Deck.
       *[box] “{ $title }” went back to the box.
    }
event-CardsAdded =
    { $deck ->
        [exploration] Joined the Exploration deck: { $names }.
        [creature] Joined the Creature deck: { $names }.
       *[shadow] Joined the Shadow deck: { $names }.
    }
event-CardsRemoved =
    { $n ->
        [one] 1 card went back to the box.
       *[other] { $n } cards went back to the box.
    }
event-StoriesAdded =
    { PLURAL($numbers) ->
        [yes] Joined the Chapter Deck: Story cards { $numbers }.
       *[no] Joined the Chapter Deck: Story card { $numbers }.
    }
event-StoriesRemoved =
    { PLURAL($numbers) ->
        [yes] Went back to the box: Story cards { $numbers }.
       *[no] Went back to the box: Story card { $numbers }.
    }
event-PickedByChance = Chance picked “{ $name }{ COPY($card) }”.

## Locations, Luma and Brom

event-LocationOvercome =
    “{ $name }” was overcome.
    { $text }
event-LocationAppeared = A new Location: { $name }.
event-PawnChanged =
    { $placed ->
        [yes] “{ $name }” now counts as overcome.
       *[no] “{ $name }” is open again.
    }
event-CardFlipped =
    { $to ->
        [protect] { $guardian } turned to Protect.
        [cure] { $guardian } turned to Cure.
        [luma] The Luma card was turned: “Luma & Brom” is spent.
       *[luma_and_brom] The Luma card was turned: “Luma & Brom” can be used again.
    }
event-BromProtected = { $guardian } stood before { THE($name) }.
event-BromCured = { $guardian } gave comfort.
event-BromGivenUp = { $guardian } went into the Shadow in place of the final card.
event-BromCame =
    { $present ->
        [yes] { $guardian } came back.
       *[no] { $guardian } went away.
    }
