# Che cosa è successo, come si legge nel diario: una frase per ogni tipo di evento.

## Preparare il tavolo

event-AdvancedRulesRefused = { $seat } non ha voluto le regole avanzate: si gioca senza.
event-FactionsDrawn = Sono stati estratti i segnalini Fazione: { $factions }.
event-SeatsArranged = Sono stati assegnati i posti, in senso orario: { $order }.
event-ArbiterWished = { $seat } ha indicato { $wish } come Giudice Narrativo.
event-ArbiterChosen = La scelta del Giudice Narrativo è caduta { ON($seat) }.
event-CharacterTaken = { $seat } ha preso { THE($character) }.
event-CharacterPlaced = { $seat } ha messo { THE($character) } { IN($space) }.
event-CharactersLeftOut =
    { $characters ->
        [none] Tutti i Personaggi sono stati presi: nessuno è rimasto fuori dalla partita.
       *[other] Personaggi rimasti fuori dalla partita: { $characters }.
    }
event-FirstQuestDrawn = Per { THE($side) } è stata estratta la Missione «{ $quest }».
event-OpeningTold = { $seat } ha aperto la storia.

## Carte

event-StoryCardsDrawn =
    { $cards ->
        [none] { $seat } ha pescato carte Narrazione.
       *[other] { $seat } ha pescato: { $cards }.
    }
event-StoryCardPlayed = { $seat } ha giocato «{ $card }» dal lato { OF($side) }.
event-StoryCardsDiscarded =
    { PLURAL($cards) ->
        [yes] Carte scartate: { $cards }.
       *[no] Carta scartata: { $cards }.
    }
event-HandTrimmed = { $seat } ha scartato «{ $card }» per scendere a sette carte Narrazione.

## Capitoli, Turni, attivazioni, movimento

event-ChapterBegan =
    { $last_before_stall ->
        [yes] Il Capitolo { $chapter } è cominciato con il Turno { OF($seat) }: se neanche questo porta un Ricordo, si passa all’Epilogo. È un limite scelto dal tavolo: non è in nessun libro.
       *[no] Il Capitolo { $chapter } è cominciato con il Turno { OF($seat) }.
    }
event-ChapterEnded =
    { $idle ->
        [0] Il Capitolo { $chapter } è finito.
        [one] Il Capitolo { $chapter } è finito senza un nuovo Ricordo.
       *[other] Il Capitolo { $chapter } è finito: da { $idle } Capitoli non arriva un nuovo Ricordo.
    }
event-CharactersReadied = Tutti i Personaggi sono tornati pronti; chi era incapacitato lo è ancora.
event-TurnPassed = { $seat } non aveva Personaggi pronti: il Turno è passato { TO($to) }.
event-TurnEnded = Il Turno { OF($seat) } è finito ed è cominciato quello { OF($to) }.
event-CharacterActivated = { $seat } ha attivato { THE($character) }.
event-ActivationEnded = { $seat } ha terminato l’attivazione { OF($character) }.
event-CharacterMoved =
    { GENDER($character) ->
        [f] { CAP($character) } è andata { FROM($start) } { TO($to) }.
        [mp] { CAP($character) } sono andati { FROM($start) } { TO($to) }.
       *[m] { CAP($character) } è andato { FROM($start) } { TO($to) }.
    }
event-CharacterPut =
    { GENDER($character) ->
        [f] { CAP($character) } è stata spostata { FROM($start) } { TO($to) }: non conta come movimento.
        [mp] { CAP($character) } sono stati spostati { FROM($start) } { TO($to) }: non conta come movimento.
       *[m] { CAP($character) } è stato spostato { FROM($start) } { TO($to) }: non conta come movimento.
    }
event-MovementStopped =
    { $rooted ->
        [yes] Il movimento { OF($character) } è stato fermato per il resto del Capitolo.
       *[no] Il movimento { OF($character) } è stato fermato per il resto dell’attivazione.
    }
event-Declined = { $seat } ha rinunciato.
event-CharacterIncapacitated =
    { GENDER($character) ->
        [f] { CAP($character) } è stata incapacitata.
        [mp] { CAP($character) } sono stati incapacitati.
       *[m] { CAP($character) } è stato incapacitato.
    }

## Conflitti e Trabocchetti

event-BattleStarted = È iniziato un Conflitto { IN($space) }: { THE($soldier) } contro { THE($rebel) }.
event-GaveWay = { $seat } ha ceduto al round { $round } del Conflitto.
event-BattleWon =
    { GENDER($winner) ->
        [mp] { CAP($winner) } hanno vinto il Conflitto contro { THE($loser) }.
       *[m] { CAP($winner) } ha vinto il Conflitto contro { THE($loser) }.
    }
event-RebelCarriedOff =
    { GENDER($soldier) ->
        [mp] { CAP($soldier) } hanno portato { THE($rebel) } { FROM($start) } { TO($to) }, nel racconto { OF($seat) }.
       *[m] { CAP($soldier) } ha portato { THE($rebel) } { FROM($start) } { TO($to) }, nel racconto { OF($seat) }.
    }
event-CarryingDoubted = { $seat } ha contestato il racconto con cui la Fiaba era stata portata via.
event-CarryingRuled =
    { $stands ->
        [yes] { $seat ->
            [none] Gli altri hanno accettato il racconto: la Fiaba è rimasta dov’era stata portata.
           *[other] { $seat } ha accettato il racconto: la Fiaba è rimasta dov’era stata portata.
        }
       *[no] { $seat ->
            [none] Gli altri hanno respinto il racconto: la Fiaba è tornata dove aveva perso.
           *[other] { $seat } ha respinto il racconto: la Fiaba è tornata dove aveva perso.
        }
    }
event-TrapSprung = C’era un Trabocchetto { IN($space) }: { THE($rebel) } contro { THE($soldier) }.
event-TrapCardSet = { $seat } ha messo da parte «{ $card }» come Trappola.
event-CardCommitted = { $seat } ha girato «{ $card }» sul lato della Primavera: conterà.
event-TrapLaid = { $seat } ha teso il Trabocchetto.
event-TrapRevealed =
    { $result ->
        [success]
            { GENDER($soldier) ->
                [f] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: { THE($soldier) } è caduta nel Trabocchetto { OF($rebel) }.
                [mp] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: { THE($soldier) } sono caduti nel Trabocchetto { OF($rebel) }.
               *[m] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: { THE($soldier) } è caduto nel Trabocchetto { OF($rebel) }.
            }
        [failure]
            { GENDER($soldier) ->
                [f] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: { THE($soldier) } è sfuggita al Trabocchetto { OF($rebel) }.
                [mp] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: { THE($soldier) } sono sfuggiti al Trabocchetto { OF($rebel) }.
               *[m] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: { THE($soldier) } è sfuggito al Trabocchetto { OF($rebel) }.
            }
       *[tie]
            { GENDER($soldier) ->
                [f] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: pareggio, e { THE($soldier) } è dovuta tornare indietro.
                [mp] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: pareggio, e { THE($soldier) } sono dovuti tornare indietro.
               *[m] Si sono contate le carte, { $total } per la Primavera e { $against } per l’Inverno: pareggio, e { THE($soldier) } è dovuto tornare indietro.
            }
    }
event-TaleConcluded = { $seat } ha concluso il racconto.

## Missioni

event-QuestGenerated = { $seat } ha generato la Missione «{ $quest }» con { THE($character) }.
event-QuestLaid =
    { $location ->
        [none] { $seat } ha messo la Missione «{ $quest }» sotto { THE($rebel) }.
       *[other] { $seat } ha messo la Missione «{ $quest }» { IN($location) }.
    }
event-QuestWithdrawn = L’altro segnalino della Missione «{ $quest }» è uscito dalla partita.
event-QuestBegan = { $seat } ha cominciato la Missione «{ $quest }» { IN($space) } con { THE($character) }.
event-JoinerActivated = { $seat } ha attivato { THE($character) } per la Missione.
event-QuestJoined = { $seat } ha preso parte alla Missione con { THE($character) }, per { THE($side) }.
event-QuestCardPlayed = { $seat } ha giocato «{ $card }» per { THE($side) }.
event-PartEnded = { $seat } ha chiuso questa parte del racconto.
event-LinkChallenged = { $seat } ha obiettato che il racconto non aveva ripreso il Ricordo con il Segnalibro.
event-LinkVoted =
    { $made ->
        [yes] { $seat } ha detto che il Ricordo con il Segnalibro è stato ripreso.
       *[no] { $seat } ha detto che il Ricordo con il Segnalibro non è stato ripreso.
    }
event-LinkRuled =
    { $made ->
        [yes] Si è deciso che il Ricordo con il Segnalibro è stato ripreso.
       *[no] Si è deciso che il Ricordo con il Segnalibro non è stato ripreso: la Missione fallisce.
    }
event-QuestConcluded =
    { $result ->
        [success] { $seat } ha concluso il racconto della Missione «{ $quest }» con un successo (carte: { $ours } a favore, { $theirs } contro).
        [failure] { $seat } ha concluso il racconto della Missione «{ $quest }» con un fallimento (carte: { $ours } a favore, { $theirs } contro).
       *[tie] { $seat } ha concluso il racconto della Missione «{ $quest }» con un pareggio (carte: { $ours } a favore, { $theirs } contro).
    }
event-RebelsBound = Si è stretto il legame fra { THE($bearer) } e { THE($rebel) }.
event-MemoryChosen = { $seat } ha scelto «{ $card }» come Ricordo della Missione.
event-MemoryDrawn = Nessuno aveva giocato carte: dal mazzo è stata pescata la carta «{ $card }» come Ricordo della Missione.
event-MemoryPlaced =
    { $memory_side ->
        [none] { $seat } ha messo sulla casella { $space }, con il Segnalibro, il Ricordo della Missione «{ $memory_quest }»: un Ricordo neutrale, per nessuno.
       *[other]
            { $memory_card ->
                [none] { $seat } ha messo sulla casella { $space }, con il Segnalibro, il Ricordo della Missione «{ $memory_quest }»: un Ricordo senza disegno, per { THE($memory_side) }.
               *[other] { $seat } ha messo sulla casella { $space }, con il Segnalibro, il Ricordo della Missione «{ $memory_quest }»: «{ $memory_card }», per { THE($memory_side) }.
            }
    }

## L’Epilogo

event-EpilogueBegan =
    { $forced ->
        [yes] È cominciato l’Epilogo, con i Ricordi che c’erano: lo apre { $player }. Chiudere così la partita non è in nessun libro.
       *[no] È cominciato l’Epilogo: lo apre { $player }.
    }
event-HeadStartGiven =
    { $points ->
        [one] L’inverno era stato lungo: l’Inverno è entrato nell’Epilogo con 1 punto.
       *[other] L’inverno era stato lungo: l’Inverno è entrato nell’Epilogo con { $points } punti.
    }
event-SideTaken = { $seat } ha scelto di giocare le carte dello Scrittore per { THE($side) }.
event-MemoryRecalled = { $seat } ha ripreso il Ricordo della casella { $space }.
event-EpilogueCardPlayed = { $seat } ha giocato «{ $card }» per { THE($side) }.
event-EpiloguePartEnded =
    { $cards ->
        [0]
            { $memory ->
                [none] { $seat } ha chiuso questa parte dell’Epilogo senza giocare carte.
               *[other] { $seat } ha aperto l’Epilogo senza giocare carte, riprendendo il Ricordo della casella { $memory }.
            }
        [one] { $seat } ha chiuso questa parte dell’Epilogo con una carta per { THE($side) }.
       *[other] { $seat } ha chiuso questa parte dell’Epilogo con { $cards } carte per { THE($side) }.
    }
event-BookmarkMoved = { $seat } ha spostato il Segnalibro sul Ricordo della casella { $space }.
event-EpilogueScored =
    { $final ->
        [yes] Punteggio finale: Primavera { $score_spring }, Inverno { $score_winter }.
       *[no] Punteggio prima della parte dello Scrittore: Primavera { $score_spring }, Inverno { $score_winter }.
    }
event-EndHandedOver = { $seat } ha lasciato il finale della storia { TO($to) }.
event-GameEnded = Primavera { $outcome_score_spring }, Inverno { $outcome_score_winter }: ha vinto { THE($outcome_winner) }, e la vittoria va { TO($outcome_winners) }.

## Salvataggi, aiuti, Giudice Narrativo

event-SaveAwaited = { $rescue_seat } ha chiesto il Salvataggio { OF($rescue_rescued) }, da compiere appena finita questa fase.
event-SaveAnnounced = { $seat } ha chiesto il Salvataggio { OF($rescued) }, da compiere appena finita questa fase.
event-SaveLapsed = { $seat } non ha più potuto compiere il Salvataggio { OF($rescued) }.
event-CharacterSaved =
    { GENDER($rescued) ->
        [mp] { $seat } ha compiuto un Salvataggio con { THE($by) }, al prezzo di due carte ({ $cards }): { THE($rescued) } sono di nuovo in piedi.
       *[m] { $seat } ha compiuto un Salvataggio con { THE($by) }, al prezzo di due carte ({ $cards }): { THE($rescued) } è di nuovo in piedi.
    }
event-Suggested = { $seat } ha suggerito: «{ $text }»
event-PassageDisputed = { $seat } ha sottoposto al Giudice Narrativo il brano { $passage }, raccontato { BY($author) }.
event-RulingVoted =
    { $stands ->
        [yes] { $seat } era per accettarlo così com’è.
       *[no] { $seat } era per rimandarlo indietro.
    }
event-PassageRuled =
    { $stands ->
        [yes] { $seat ->
            [none] Gli altri hanno accettato il brano { $passage } così com’è.
           *[other] { $seat } ha accettato il brano { $passage } così com’è.
        }
       *[no] { $seat ->
            [none] Gli altri hanno rimandato indietro il brano { $passage }, da raccontare di nuovo.
           *[other] { $seat } ha rimandato indietro il brano { $passage }, da raccontare di nuovo.
        }
    }
event-MotionMade =
    { $motion_about ->
        [exception] { $motion_by } ha proposto di piegare una regola: «{ $text }»
       *[epilogue] { $motion_by } ha proposto di giocare subito l’Epilogo, con i Ricordi che ci sono. { $text }
    }
event-MotionAnswered =
    { $agreed ->
        [yes] { $seat } ha accettato la proposta.
       *[no] { $seat } ha rifiutato la proposta, che è caduta.
    }
event-MotionCarried =
    { $motion_about ->
        [exception] Tutti hanno accettato la proposta { OF($motion_by) } di piegare una regola.
       *[epilogue] Tutti hanno accettato la proposta { OF($motion_by) } di giocare l’Epilogo.
    }
event-ExceptionGranted =
    { $favour ->
        [standing] Con il consenso di tutti, { $seat } ha piegato una regola e ha rimesso in piedi { THE($character) }.
        [ready]
            { GENDER($character) ->
                [f] Con il consenso di tutti, { $seat } ha piegato una regola e ha reso di nuovo pronta { THE($character) }.
                [mp] Con il consenso di tutti, { $seat } ha piegato una regola e ha reso di nuovo pronti { THE($character) }.
               *[m] Con il consenso di tutti, { $seat } ha piegato una regola e ha reso di nuovo pronto { THE($character) }.
            }
        [place] Con il consenso di tutti, { $seat } ha piegato una regola e ha spostato { THE($character) } { TO($space) }.
        [cards] Con il consenso di tutti, { $seat } ha piegato una regola per una carta Narrazione in più.
       *[none] { $seat } ha lasciato le regole come sono.
    }

event-AdvancedRulesAgreed = { $seat } ha accettato le regole avanzate.
event-JoinerArrived =
    { GENDER($character) ->
        [f] { CAP($character) } è arrivata alla Missione.
        [mp] { CAP($character) } sono arrivati alla Missione.
       *[m] { CAP($character) } è arrivato alla Missione.
    }
event-MotionLapsed =
    { $motion_about ->
        [epilogue] La proposta di giocare subito l’Epilogo è decaduta.
       *[exception] La proposta di piegare una regola è decaduta.
    }
event-SkillUsed = L’Abilità { OF($character) }: { $skill }.

## Obiettivi

event-ObjectiveDrawn =
    { $objective ->
        [none] { $seat } ha preso in segreto un Obiettivo { OF($side) }.
       *[other] { $seat } ha preso un Obiettivo: { $objective }.
    }
event-ObjectiveReturned =
    { $objective ->
        [none] { $seat } ha rimesso via un Obiettivo { OF($side) }, senza mostrarlo.
       *[other] { $seat } ha rimesso via un Obiettivo: { $objective }.
    }
event-ObjectiveMet = L’Obiettivo { OF($seat) } si può dichiarare: { $objective }. Nessun altro lo sa.
event-ObjectiveRevealed = { $seat } ha rivelato un Obiettivo: { $objective }.
event-ObjectiveDeclared =
    { $cards ->
        [none]
            { $waits ->
                [yes] { $seat } ha dichiarato un Obiettivo: { $objective }. Diventa un Ricordo quando questa Missione è conclusa.
               *[no] { $seat } ha dichiarato un Obiettivo: { $objective }.
            }
       *[other]
            { $waits ->
                [yes] { $seat } ha dichiarato un Obiettivo, scartando { $cards }: { $objective }. Diventa un Ricordo quando questa Missione è conclusa.
               *[no] { $seat } ha dichiarato un Obiettivo, scartando { $cards }: { $objective }.
            }
    }
event-ObjectivePlaced = { $seat } ha messo sulla casella { $space }, con il Segnalibro, l’Obiettivo «{ $memory_objective }»: un Ricordo per { THE($memory_side) }.
event-ObjectiveKept = Nessuna casella con l’icona Obiettivo è più libera: l’Obiettivo { OF($seat) }, «{ $objective }», resta da conseguire.
event-ObjectiveLost = L’Epilogo è arrivato prima: l’Obiettivo { OF($seat) }, «{ $objective }», è perduto.
event-ObjectiveReplaced = Il Ricordo dell’Obiettivo «{ $objective }», sulla casella { $space }, lascia il posto a quello della Missione.
event-BattleRemembered = Il racconto di quel Conflitto resta a mente.

## Poteri

event-PowerTokensLaid = I segnalini Potere sono pronti accanto al tabellone.
event-PowerGranted =
    { $characters ->
        [none]
            { $location ->
                [none] { $seat } ha ottenuto il Potere «{ $power }».
               *[other] { $seat } ha ottenuto il Potere «{ $power }», che si trova { IN($location) }.
            }
       *[other] { $seat } ha ottenuto il Potere «{ $power }», che ora è con { $characters }.
    }
event-PowerDeclined = { $seat } non ha affidato a nessuno «{ $power }»: il Potere è perduto.
event-HorrorSentBack = Il Rifugio ha preso il posto del Gelido Orrore { IN($location) }, e l’Orrore è tornato a chi lo possiede.
event-HopeUsed =
    { GENDER($rebel) ->
        [f] { $seat } ha ritrovato la Speranza: { THE($rebel) } è di nuovo pronta.
        [mp] { $seat } ha ritrovato la Speranza: { THE($rebel) } sono di nuovo pronti.
       *[m] { $seat } ha ritrovato la Speranza: { THE($rebel) } è di nuovo pronto.
    }
event-StoodBy = { CAP($rebel) } combatte al fianco di chi ama.
event-RebelSheltered = { CAP($rebel) } ha trovato riparo nel Rifugio, { IN($to) }.
event-ArtifactUsed = { $seat } ha fatto ricorso al Grande Artefatto, nelle mani { OF($character) }.
event-ArtifactPassed = Il Grande Artefatto è passato { FROM($giver) } { TO($taker) }.
event-HorrorSent = { $seat } ha mandato il Gelido Orrore { IN($location) }, contro { THE($rebel) }.
event-PropagandaSpread = Propaganda { OF($soldier) }: per questo Capitolo l’attivazione { OF($rebel) } è impossibile.
event-RetaliationDeclared = { $seat } ha dichiarato bersaglio della Rappresaglia armata il Potere «{ $power }».
event-PowerDestroyed =
    { $rebel ->
        [none] { $seat } ha distrutto il Potere «{ $power }»: ora il suo Ricordo è dell’Inverno.
       *[other] { $seat } ha colpito { THE($rebel) } e distrutto il Potere «{ $power }»: ora il suo Ricordo è dell’Inverno.
    }
event-RebelEliminated = { $seat } ha colpito { THE($rebel) }: la Fiaba è fuori dal gioco, finché un racconto non la riporta.
event-RebelReturned = { $seat } ha raccontato il ritorno { OF($rebel) }, { IN($location) }.
