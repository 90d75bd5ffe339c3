# Che cosa si può fare, come si legge su un bottone. Una chiave può finire con il nome della fase in cui si legge.

## Il libro

action-SetUpScene = Prepara la Scena e prosegui
action-SaveGame = Salva qui la partita
action-ResumeGame = Riprendi la partita
action-BeginAgain = Ricomincia il Capitolo
action-CloseBook = Chiudi il libro
action-ReadOn = Avanti
action-ChooseEnding = Concludi la Scena: { $task }

## La Fase Luma

action-UseAction =
    { $ability ->
        [advance_light] { $card }: fai avanzare la Luce
        [gain_crystals] { $card }: ottieni Cristalli
        [draw_exploration] { $card }: pesca carte Esplorazione
        [gain_spirit] { $card }: ottieni Spirito
       *[other] { $card }: { $name }
    }
action-Roll =
    Tira:{ $d8 ->
        [0] { "" }
       *[other] { " " }{ $d8 } d8
    }{ $d10 ->
        [0] { "" }
       *[other] { " " }{ $d10 } d10
    }{ $d12 ->
        [0] { "" }
       *[other] { " " }{ $d12 } d12
    }
action-PutBack = Ripensaci
action-Reroll =
    { $pay ->
        [none] Ritira gratis il { $shows } (dado { $die })
       *[other] Ritira il { $shows } con un Cristallo di { $pay } (dado { $die })
    }
action-CountSuccesses =
    { $crystals ->
        [0] Conta i successi
        [one] Conta i successi e spendi 1 Cristallo
       *[other] Conta i successi e spendi { $crystals } Cristalli
    }
action-UseSecond =
    { $crystals ->
        [0] Usa invece la seconda abilità
        [one] Usa invece la seconda abilità e spendi 1 Cristallo
       *[other] Usa invece la seconda abilità e spendi { $crystals } Cristalli
    }
action-LetGo = Lascia perdere
action-EndLumaPhase = Termina la Fase Luma

## Luma, Brom, Benedizioni

action-Protect = Proteggi: illumina { $name }, con un Cristallo di { $pay }
action-Cure = Cura: 2 Spirito per 2 Cristalli, di { $first } e { $second }
action-GiveUpBrom = Rinuncia al tuo guardiano invece di pescare la carta Ombra finale
action-UseBlessing = Usa { $name }
action-PassBy = Per ora niente
action-PassPhase = Niente fino alla prossima Fase Luma

## Ciò che gli effetti chiedono

action-PlaceCrystal = Metti un Cristallo su { $card }
action-GiveCrystal = Perdi un Cristallo di { $card }
action-ChooseCard = { $name }
action-KeepCard = Tieni { $name }
action-MakeRoom =
    { $use ->
        [yes] Fai posto: risolvi subito { $name }
       *[no] Fai posto: scarta { $name }
    }
action-TakeOption = { $label }
