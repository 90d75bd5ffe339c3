# Che cosa è successo, come si legge nel diario: una frase per ogni tipo di evento.

## Il libro

event-BookOpened = È stato aperto «{ $title }».
event-ChapterBegan =
    { $again ->
        [yes] Il Capitolo «{ $title }» è ricominciato.
            { $intro }
       *[no] È cominciato il Capitolo «{ $title }».
           { $intro }
    }
event-ChapterLaid = Sono stati preparati i mazzi del Capitolo.
event-SceneReached = Il libro è aperto a «{ $title }».
event-GameSaved = La partita è stata salvata a «{ $title }».
event-GameResumed = La partita è ripresa da «{ $title }».
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
        [luma] La Luce trionfa.
            { $text }
       *[shadow] L’Ombra trionfa.
            { $text }
    }
event-CreaturesLeft =
    { $names ->
        [none] Viaggio: nel Fiume non c’erano Creature.
       *[other] { PLURAL($names) ->
            [yes] Viaggio: { $names } hanno lasciato il Fiume.
           *[no] Viaggio: { $names } ha lasciato il Fiume.
        }
    }
event-PawnsRemoved = Viaggio: le pedine sono state tolte dalla Scena.
event-ChapterEnded =
    Il Capitolo «{ $title }» è finito.
    { $text }
event-ChapterLost =
    Il Capitolo «{ $title }» è andato perduto.
    { $text }
event-GameEnded =
    { $outcome_winner ->
        [luma] La storia è giunta alla fine.
       *[shadow] Il libro è stato chiuso su un Capitolo perduto.
    }
event-StorySet = La storia se ne ricorderà.
event-ChoiceOffered =
    { $text ->
        [none] Che strada prendere? { $labels }.
       *[other] { $text } { $labels }.
    }
event-OptionTaken =
    { $outcome ->
        [none] La scelta: { $label }.
       *[other] La scelta: { $label }.
           { $outcome }
    }
event-LessonMoved =
    { $text ->
        [none] La lezione è finita.
       *[other] { $text }
    }

## Le fasi

event-LumaPhaseBegan = Turno { $round }, Fase Luma: i dadi sono stati recuperati.
event-LumaPhaseEnded =
    { $chosen ->
        [yes] La Fase Luma è stata terminata.
       *[no] I dadi sono finiti: la Fase Luma è terminata.
    }
event-ShadowPhaseBegan = È cominciata la Fase Ombra.
event-ShadowPhaseEnded = La Fase Ombra è terminata.
event-CircleStopped =
    { $lost ->
        [yes] Un effetto seguiva l’altro e nessuno poteva più scegliere. Il capitolo finisce qui.
       *[no] Gli effetti continuavano a richiamarsi l’un l’altro. Sono stati fermati, e il gioco va avanti.
    }
event-LeftInPeace = Fino alla prossima Fase Luma non verrà chiesto altro.

## Un’azione

event-ActionChosen =
    { $name ->
        [none] Scelta { $card }, seconda abilità: un successo con { $threshold } o più.
       *[other] Scelta { $card } per «{ $name }{ COPY($target) }»: { $needed ->
            [one] serve 1 successo
           *[other] servono { $needed } successi
        }, con { $threshold } o più.
    }
event-ActionPutBack = La scelta è stata annullata prima del tiro.
event-DiceRolled =
    { PLURAL($shows) ->
        [yes] I dadi hanno mostrato { $shows }.
       *[no] Il dado ha mostrato { $shows }.
    }
event-DieRerolled =
    { $paid ->
        [none] Un dado è stato ritirato gratis: da { $showed } a { $shows }.
       *[other] Un dado è stato ritirato: da { $showed } a { $shows }.
    }
event-SuccessesCounted = Successi: { $total } su { $needed }.
event-AbilityResolved =
    { $switched ->
        [yes] Si è usata invece la seconda abilità di { $card }, con { $successes } { $successes ->
            [one] successo
           *[other] successi
        }.
       *[no] { $card } è riuscita, con { $successes } { $successes ->
            [one] successo
           *[other] successi
        }.
    }
event-AbilityMissed = { $card } non ha avuto effetto: { $successes } su { $needed }.
event-DiceDiscarded = I dadi tirati sono ora usati; disponibili: { $left }.
event-RiverCleaned = Il Fiume è stato ripulito.
event-RerollsGiven =
    { $n ->
        [one] Si può ritirare gratis 1 dado.
       *[other] Si possono ritirare gratis { $n } dadi.
    }
event-SuccessesAdded =
    { $n ->
        [one] Si è aggiunto 1 successo.
       *[other] Si sono aggiunti { $n } successi.
    }
event-DieGained = Il d{ $die } si è unito ai tuoi dadi per il resto del Capitolo.
event-DiceLocked =
    { $until ->
        [scene] { $n ->
            [one] 1 dado è fuori uso per questa Scena.
           *[other] { $n } dadi sono fuori uso per questa Scena.
        }
       *[phase] { $n ->
            [one] 1 dado è fuori uso per questa Fase Luma.
           *[other] { $n } dadi sono fuori uso per questa Fase Luma.
        }
    }
event-NumberChanged =
    { $what ->
        [threshold] { SIGN($by) ->
            [minus] Il numero da ottenere è sceso di { SIZE($by) }
           *[plus] Il numero da ottenere è salito di { SIZE($by) }
        }
        [pips] { SIGN($by) ->
            [minus] I successi richiesti sono scesi di { SIZE($by) }
           *[plus] I successi richiesti sono saliti di { SIZE($by) }
        }
        [spirit_loss] { SIGN($by) ->
            [minus] Lo Spirito perso è sceso di { SIZE($by) }
           *[plus] Lo Spirito perso è salito di { SIZE($by) }
        }
       *[crystal_cap] { SIGN($by) ->
            [minus] I Cristalli per carta sono scesi di { SIZE($by) }
           *[plus] I Cristalli per carta sono saliti di { SIZE($by) }
        }
    }{ $name ->
        [none] { "" }
       *[other] { " " }per «{ $name }»
    }, { $until ->
        [action] per quest’azione.
        [phase] per questa fase.
        [scene] per questa Scena.
       *[chapter] per questo Capitolo.
    }

## Cristalli e Spirito

event-CrystalPlaced =
    { $n ->
        [one] 1 Cristallo è andato su { $card }.
       *[other] { $n } Cristalli sono andati su { $card }.
    }
event-CrystalsWasted =
    { $n ->
        [one] 1 Cristallo non ha trovato posto ed è andato perso.
       *[other] { $n } Cristalli non hanno trovato posto e sono andati persi.
    }
event-CrystalSpent =
    { $why ->
        [success] { $n ->
            [one] Speso 1 Cristallo di { $card } per un successo.
           *[other] Spesi { $n } Cristalli di { $card } per altrettanti successi.
        }
        [lost] { $n ->
            [one] Perso 1 Cristallo di { $card }.
           *[other] Persi { $n } Cristalli di { $card }.
        }
       *[other] { $n ->
            [one] Speso 1 Cristallo di { $card }.
           *[other] Spesi { $n } Cristalli di { $card }.
        }
    }
event-SpiritGained =
    { $n ->
        [0] Lo Spirito è al massimo: non se ne ottiene altro.
       *[other] Ottenuto { $n } Spirito.
    }
event-SpiritLost =
    { $times_round ->
        [0] Perso { $n } Spirito.
       *[other] Perso { $n } Spirito: si è esaurito, e la pedina è tornata all’inizio.
    }

## Il Tracciato Selva

event-LightMoved =
    { $way ->
        [advance] { $n ->
            [0] La Luce era già al centro, e lì resta.
            [one] La Luce è avanzata di 1 spazio: { $at ->
                [0] è al centro.
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
           *[other] La Luce è avanzata di { $n } spazi: { $at ->
                [0] è al centro.
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
        }
       *[retreat] { $n ->
            [0] La Luce era già in fondo al Tracciato, e lì resta.
            [one] La Luce è retrocessa di 1 spazio: { $at ->
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
           *[other] La Luce è retrocessa di { $n } spazi: { $at ->
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
        }
    }
event-ShadowMoved =
    { $way ->
        [advance] { $n ->
            [0] L’Ombra non si è mossa.
            [one] L’Ombra è avanzata di 1 spazio: { $at ->
                [0] è al centro.
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
           *[other] L’Ombra è avanzata di { $n } spazi: { $at ->
                [0] è al centro.
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
        }
       *[retreat] { $n ->
            [0] L’Ombra era già in fondo al Tracciato, e lì resta.
            [one] L’Ombra è retrocessa di 1 spazio: { $at ->
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
           *[other] L’Ombra è retrocessa di { $n } spazi: { $at ->
                [one] è a 1 spazio dal centro.
               *[other] è a { $at } spazi dal centro.
            }
        }
    }
event-IconTriggered = { $name }: { $effect }

## Le carte

event-CardMoved =
    { $action ->
        [none] La Creatura «{ $name }{ COPY($card) }» si è spostata nel Fiume.
       *[other] { $to ->
            [end] { $action } è andata alla Fine del Fiume.
            [start] { $action } è andata all’Inizio del Fiume.
           *[other] { $action } si è spostata nel Fiume.
        }
    }
event-DeckReshuffled =
    { $deck ->
        [creature] Gli scarti Creatura sono stati rimescolati nel mazzo.
       *[exploration] Gli scarti Esplorazione sono stati rimescolati nel mazzo.
    }
event-CreatureDrawn =
    Una Creatura: { $name }.
    { $text }
event-CreatureEntered = Nello spazio { $space } del Fiume: { $name }{ COPY($card) }.
event-CreatureIlluminated = Creatura illuminata: { THE($name) }{ COPY($card) }. Va alla Fine del Fiume, con uno Stordimento.
event-StunChanged =
    { $stunned ->
        [yes] La Creatura «{ $name }{ COPY($card) }» riceve uno Stordimento.
       *[no] La Creatura «{ $name }{ COPY($card) }» non ha più lo Stordimento.
    }
event-CreatureHealed = Creatura guarita: { THE($name) }{ COPY($card) }. Lascia il Fiume.
event-CreatureDiscarded =
    { $full ->
        [yes] Il Fiume è pieno: la Creatura «{ $name }{ COPY($card) }» viene scartata, e si perde lo Spirito che toglie.
       *[no] Creatura scartata: { THE($name) }{ COPY($card) }.
    }
event-CreatureActivated =
    { $stunned ->
        [yes] { PLURAL($name) ->
            [yes] Si attivano con uno Stordimento { THE($name) }{ COPY($card) }: non fanno perdere Spirito.
           *[no] Si attiva con uno Stordimento { THE($name) }{ COPY($card) }: non fa perdere Spirito.
        }
       *[no] { PLURAL($name) ->
            [yes] Si attivano { THE($name) }{ COPY($card) }. Spirito perso: { $loss }.
           *[no] Si attiva { THE($name) }{ COPY($card) }. Spirito perso: { $loss }.
        }
    }
event-ExplorationDrawn =
    Una carta Esplorazione: { $name }.
    { $text }
event-BlessingPlaced = Nello spazio Benedizione { $space }: { $name }{ COPY($card) }.
event-CurseStruck =
    Una Maledizione: «{ $name }».
    { $text }
event-BlessingUsed =
    Carta usata: «{ $name }».
    { $text }
event-TraumaHealed = Trauma guarito: «{ $name }{ COPY($card) }».
event-CardSettled =
    { $to ->
        [box] Torna nella scatola: «{ $name }{ COPY($card) }».
       *[other] Carta scartata: «{ $name }{ COPY($card) }».
    }
event-ShadowCardDrawn =
    { $final ->
        [yes] La carta Ombra finale: «{ $name }».
            { $text }
       *[no] Una carta Ombra: «{ $name }».
           { $text }
    }
event-ShadowSpared = Restava solo la carta Ombra finale, e non si è mossa (una gentilezza, non una regola del libro).
event-StoryDrawn =
    Carta Storia { $number }: { $title }.
    { $text }
event-StorySettled =
    { $to ->
        [keep] «{ $title }» resta in gioco.
        [chapter_deck] «{ $title }» torna nel Mazzo Capitolo.
       *[box] «{ $title }» torna nella scatola.
    }
event-CardsAdded =
    { $deck ->
        [exploration] { PLURAL($names) ->
            [yes] Entrano nel Mazzo Esplorazione: { $names }.
           *[no] Entra nel Mazzo Esplorazione: { $names }.
        }
        [creature] { PLURAL($names) ->
            [yes] Entrano nel Mazzo Creatura: { $names }.
           *[no] Entra nel Mazzo Creatura: { $names }.
        }
       *[shadow] { PLURAL($names) ->
            [yes] Entrano nel Mazzo Ombra: { $names }.
           *[no] Entra nel Mazzo Ombra: { $names }.
        }
    }
event-CardsRemoved =
    { $n ->
        [one] 1 carta è tornata nella scatola.
       *[other] { $n } carte sono tornate nella scatola.
    }
event-StoriesAdded =
    { PLURAL($numbers) ->
        [yes] Entrano nel Mazzo Capitolo le carte Storia { $numbers }.
       *[no] Entra nel Mazzo Capitolo la carta Storia { $numbers }.
    }
event-StoriesRemoved =
    { PLURAL($numbers) ->
        [yes] Tornano nella scatola le carte Storia { $numbers }.
       *[no] Torna nella scatola la carta Storia { $numbers }.
    }
event-PickedByChance = Il caso ha scelto: { $name }{ COPY($card) }.

## Luoghi, Luma e Brom

event-LocationOvercome =
    Luogo superato: { $name }.
    { $text }
event-LocationAppeared = Un nuovo Luogo: { $name }.
event-PawnChanged =
    { $placed ->
        [yes] Ora vale come superato: { $name }.
       *[no] Di nuovo da superare: { $name }.
    }
event-CardFlipped =
    { $to ->
        [protect] { $guardian }: ora mostra Proteggi.
        [cure] { $guardian }: ora mostra Cura.
        [luma] La carta Luma è stata girata: «Luma & Brom» è esaurita.
       *[luma_and_brom] La carta Luma è stata girata: «Luma & Brom» si può usare di nuovo.
    }
event-BromProtected =
    { PLURAL($name) ->
        [yes] { $guardian } fa da scudo: { THE($name) } si fermano.
       *[no] { $guardian } fa da scudo: { THE($name) } si ferma.
    }
event-BromCured = { $guardian } fa riprendere fiato.
event-BromGivenUp = { $guardian } entra nell’Ombra al posto della carta finale.
event-BromCame =
    { $present ->
        [yes] { $guardian } è di nuovo al suo posto.
       *[no] { $guardian } non è più al suo posto.
    }
