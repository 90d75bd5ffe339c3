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
       *[other] { $card }: { $name }{ COPY($target) }
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
        [none] Ritira gratis { THE($shows) } (dado { $die })
       *[other] Ritira { THE($shows) } con un Cristallo di { $pay } (dado { $die })
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

action-Protect = Proteggi: illumina { THE($name) }{ COPY($creature) }, con un Cristallo di { $pay }
action-Cure = Cura: 2 Spirito per 2 Cristalli, di { $first } { AND($second) }
action-GiveUpBrom = Rinuncia al tuo guardiano invece di pescare la carta Ombra finale
action-UseBlessing = Usa «{ $name }{ COPY($card) }»
action-PassBy = Per ora niente
action-PassPhase = Niente fino alla prossima Fase Luma

## Ciò che gli effetti chiedono

action-PlaceCrystal = Metti un Cristallo su { $card }
action-GiveCrystal = Perdi un Cristallo di { $card }
action-ChooseCard = { $name }{ COPY($card) }
action-KeepCard = Tieni «{ $name }{ COPY($card) }»
action-MakeRoom =
    { $use ->
        [yes] Fai posto: risolvi subito «{ $name }{ COPY($card) }»
       *[no] Fai posto: scarta «{ $name }{ COPY($card) }»
    }
action-TakeOption = { $label }

## Più scelte dello stesso tipo, come si leggono quando stanno raccolte insieme

group-ChooseEnding = Concludi la Scena ({ $count })
group-UseAction = Usa una carta Azione ({ $count })
group-Roll = Tira i dadi ({ $count })
group-Reroll = Ritira un dado ({ $count })
group-CountSuccesses = Conta i successi ({ $count })
group-UseSecond = Usa invece la seconda abilità ({ $count })
group-Protect = Proteggi: illumina una Creatura, per un Cristallo ({ $count })
group-Cure = Cura: due Cristalli per lo Spirito ({ $count })
group-UseBlessing = Usa una carta che hai con te ({ $count })
group-PlaceCrystal = Metti un Cristallo su una carta ({ $count })
group-GiveCrystal = Perdi un Cristallo ({ $count })
group-ChooseCard = Scegli una carta ({ $count })
group-KeepCard = Tieni una carta ({ $count })
group-MakeRoom = Fai posto ({ $count })
group-TakeOption = Scegli una strada ({ $count })
