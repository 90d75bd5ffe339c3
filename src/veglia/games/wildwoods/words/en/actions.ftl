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
       *[other] { $card }: { $name }
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
        [none] Reroll the { $shows } for free (die { $die })
       *[other] Reroll the { $shows } for a Crystal from { $pay } (die { $die })
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

action-Protect = Protect: illuminate { $name }, for a Crystal from { $pay }
action-Cure = Cure: 2 Spirit for 2 Crystals, from { $first } and { $second }
action-GiveUpBrom = Give up your guardian instead of drawing the final Shadow card
action-UseBlessing = Use { $name }
action-PassBy = Use nothing now
action-PassPhase = Use nothing until the next Luma Phase

## What effects ask for

action-PlaceCrystal = Put a Crystal on { $card }
action-GiveCrystal = Lose a Crystal from { $card }
action-ChooseCard = { $name }
action-KeepCard = Keep { $name }
action-MakeRoom =
    { $use ->
        [yes] Make room: resolve { $name } now
       *[no] Make room: discard { $name }
    }
action-TakeOption = { $label }
