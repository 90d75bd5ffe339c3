# What the reader may do, as read on a button. A key may end with the name of the step it is read in.

## The book

action-SetUpScene = Set up the Scene and go on
action-SaveGame = Save the game here
action-ResumeGame = Resume the game
action-BeginAgain = Begin the Chapter again
action-CloseBook = Close the book
action-ReadOn = Go on
action-ChooseEnding = End the Scene: { $task }

## The Luma Phase

action-UseAction =
    { $ability ->
        [advance_light] { $card }: advance the Light
        [gain_crystals] { $card }: gain Crystals
        [draw_exploration] { $card }: draw Exploration cards
        [gain_spirit] { $card }: gain Spirit
       *[other] { $card }: { $name }{ COPY($target) }
    }
action-Roll =
    Roll:{ $d8 ->
        [0] { "" }
       *[other] { " " }{ $d8 } d8
    }{ $d10 ->
        [0] { "" }
       *[other] { " " }{ $d10 } d10
    }{ $d12 ->
        [0] { "" }
       *[other] { " " }{ $d12 } d12
    }
action-PutBack = Think again
action-Reroll =
    { $pay ->
        [none] Reroll { THE($shows) } for free (die { $die })
       *[other] Reroll { THE($shows) } for a Crystal from { $pay } (die { $die })
    }
action-CountSuccesses =
    { $crystals ->
        [0] Count the successes
        [one] Count the successes, spending 1 Crystal
       *[other] Count the successes, spending { $crystals } Crystals
    }
action-UseSecond =
    { $crystals ->
        [0] Use the second ability instead
        [one] Use the second ability instead, spending 1 Crystal
       *[other] Use the second ability instead, spending { $crystals } Crystals
    }
action-LetGo = Let it go
action-EndLumaPhase = End the Luma Phase

## Luma, Brom, Blessings

action-Protect = Protect: illuminate { THE($name) }{ COPY($creature) }, for a Crystal from { $pay }
action-Cure = Cure: 2 Spirit for 2 Crystals, from { $first } and { $second }
action-GiveUpBrom = Give up your guardian instead of drawing the final Shadow card
action-UseBlessing = Use “{ $name }{ COPY($card) }”
action-PassBy = Use nothing now
action-PassPhase = Use nothing until the next Luma Phase

## What effects ask for

action-PlaceCrystal = Put a Crystal on { $card }
action-GiveCrystal = Lose a Crystal from { $card }
action-ChooseCard = { $name }{ COPY($card) }
action-KeepCard = Keep “{ $name }{ COPY($card) }”
action-MakeRoom =
    { $use ->
        [yes] Make room: resolve “{ $name }{ COPY($card) }” now
       *[no] Make room: discard “{ $name }{ COPY($card) }”
    }
action-TakeOption = { $label }

## Several choices of one kind, as read where they are folded together

group-ChooseEnding = End the Scene ({ $count })
group-UseAction = Use an Action card ({ $count })
group-Roll = Roll the dice ({ $count })
group-Reroll = Reroll a die ({ $count })
group-CountSuccesses = Count the successes ({ $count })
group-UseSecond = Use the second ability instead ({ $count })
group-Protect = Protect: illuminate a Creature, for a Crystal ({ $count })
group-Cure = Cure: two Crystals for Spirit ({ $count })
group-UseBlessing = Use a card that you carry ({ $count })
group-PlaceCrystal = Put a Crystal on a card ({ $count })
group-GiveCrystal = Lose a Crystal ({ $count })
group-ChooseCard = Choose a card ({ $count })
group-KeepCard = Keep a card ({ $count })
group-MakeRoom = Make room ({ $count })
group-TakeOption = Choose a way ({ $count })
