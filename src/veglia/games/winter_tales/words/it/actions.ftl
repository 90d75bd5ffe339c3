# Che cosa si può fare, come si legge in un menù o su un pulsante. Una chiave può finire col nome della fase in cui si legge.

## Mettersi d’accordo e preparare il tavolo

action-Agree = Accetta la proposta
action-Agree-AdvancedRules = Gioca con le regole avanzate
action-Disagree = Rifiuta la proposta
action-Disagree-AdvancedRules = Gioca senza le regole avanzate
action-NameArbiter = Indica { $seat } come Giudice Narrativo
action-TakeCharacter = Prendi { THE($character) }
action-PlaceCharacter = Metti il Personaggio { IN($space) }
action-LayQuestIn = Metti il segnalino Missione { IN($location) }
action-LayQuestUnder = Metti il segnalino Missione sotto { THE($rebel) }
action-TellOpening = Apri la storia

## Turni, attivazioni, movimento

action-Activate = Attiva { THE($character) }
action-Activate-Gathering = Attiva { THE($character) } per la Missione
action-MoveTo = Vai { TO($space) }
action-PlayStoryCard = Gioca «{ $card }»
action-PlayStoryCard-Payment = Paga il movimento con «{ $card }»
action-PlayStoryCard-Battle = Gioca «{ $card }» nel Conflitto
action-PlayStoryCard-TrapDefence = Rispondi al Trabocchetto con «{ $card }»
action-PlayStoryCard-LastEffort = Gioca «{ $card }» come ultima carta
action-GenerateQuest = Genera la Missione «{ $quest }»{ APART($quest) }
action-ResolveQuest = Risolvi la Missione «{ $quest }»{ APART($quest) }
action-EndActivation = Termina l’attivazione
action-EndActivation-HandLimit = Tieni la mano così com’è
action-Discard = Termina l’attivazione: scarta «{ $card }»
action-Discard-HandLimit = Scarta «{ $card }»

## Interruzioni, Conflitti, Trabocchetti

action-Decline = Rinuncia
action-Decline-Interruption = Lascia passare
action-Decline-Gathering = Non attivare nessuno per la Missione
action-Decline-Joining = Non partecipare alla Missione
action-Decline-Exception = Lascia le regole come sono
action-StartBattle = Ferma la Fiaba con { THE($soldier) }: inizia un Conflitto
action-GiveWay = Cedi: non giocare altre carte e perdi il Conflitto
action-SpringTrap = Ferma il Soldato con { THE($rebel) }: tendi un Trabocchetto
action-SetTrapCard = Metti da parte «{ $card }» come Trappola
action-Commit = Gira «{ $card }» sul lato della Primavera: conterà
action-LayTrap = Lascia le altre carte sul lato dell’Inverno: il Trabocchetto è teso

## Raccontare

action-EndTelling = Chiudi la tua parte senza giocare altre carte
action-EndTelling-Telling = Chiudi la tua parte del racconto della Missione
action-EndTelling-Joining = Chiudi la tua parte del racconto della Missione
action-EndTelling-LastEffort = Non giocare un’ultima carta
action-EndTelling-TrapDefence = Non giocare altre carte: si scopre il Trabocchetto
action-EndTelling-EpiloguePart = Chiudi la tua parte dell’Epilogo
action-EndTelling-WriterPart = Chiudi la parte dello Scrittore nell’Epilogo
action-EndTelling-WriterOpening = Apri l’Epilogo con il tuo racconto: le tue carte verranno per ultime
action-Conclude = Concludi il racconto
action-Conclude-BattleConclusion = Concludi il racconto del Conflitto senza spostare nessuno
action-Conclude-TrapConclusion = Concludi il racconto del Trabocchetto
action-Conclude-Conclusion = Concludi il racconto della Missione come hanno deciso le carte
action-Conclude-TheEnd = Racconta il finale di tutta la storia
action-CarryOff = Concludi e porta la Fiaba sconfitta { TO($space) }

## Missioni ed Epilogo

action-JoinWith = Partecipa alla Missione con { THE($character) }
action-BindWith = Stringi il legame con { THE($rebel) }
action-ChooseMemory = Scegli «{ $card }» come Ricordo
action-PlaceMemory = Metti il Ricordo sulla casella { $space } del Tracciato dei Ricordi
action-LinkTo = Riprendi il Ricordo della casella { $space }
action-MoveBookmark = Sposta il Segnalibro sul Ricordo della casella { $space }
action-TakeSide = Gioca le tue carte per { THE($side) }
action-HandOver = Lascia il finale della storia { TO($seat) }

## Salvataggi, aiuti, Giudice Narrativo

action-Save-imagined = Salva { THE($rescued) } con due carte Narrazione
action-Save = Salva { THE($rescued) } con «{ $first }» e «{ $second }»
action-Suggest = Suggerisci un’idea a chi racconta
action-Dispute = Sottoponi il brano { $passage } al Giudice Narrativo
action-LetStand = Accettalo così com’è
action-LetStand-LinkRuling = Di’ che il Ricordo con il Segnalibro è stato ripreso
action-LetStand-CarryingRuling = Accetta il racconto: la Fiaba resta dov’è stata portata
action-LetStand-PassageRuling = Accetta il brano così com’è
action-SendBack = Rimandalo indietro
action-SendBack-LinkRuling = Di’ che il Ricordo con il Segnalibro non è stato ripreso
action-SendBack-CarryingRuling = Respingi il racconto: uno migliore, o la Fiaba resta dove ha perso
action-SendBack-PassageRuling = Rimanda indietro il brano, da raccontare di nuovo
action-Retell = Racconta di nuovo il brano
action-ObjectToCarrying = Contesta il racconto con cui la Fiaba è stata portata via
action-ChallengeLink = Obietta che il racconto non ha ripreso il Ricordo con il Segnalibro
action-ProposeException = Proponi di piegare una regola a favore del racconto
action-ProposeEpilogue = Proponi di giocare subito l’Epilogo
action-GrantStanding = Rimetti in piedi { THE($character) }
action-GrantReady =
    { GENDER($character) ->
        [f] Rendi di nuovo pronta { THE($character) }
        [mp] Rendi di nuovo pronti { THE($character) }
       *[m] Rendi di nuovo pronto { THE($character) }
    }
action-GrantPlace = Sposta { THE($character) } { TO($space) }
action-GrantCards = Fai pescare una carta Narrazione { TO($seat) }

## Abilità

action-Strike = Colpisci senza giocare carte: il primo round è gratis
action-TakePassage = Prendi il passaggio segreto

## Obiettivi

action-Declare = Dichiara il tuo Obiettivo: { $objective }
action-DeclareAttack-imagined = Dichiara il tuo Obiettivo con un attacco: { $objective }
action-DeclareAttack = Dichiara il tuo Obiettivo: { $objective }, scartando «{ $first }» e «{ $second }»
action-RevealObjective = Rivela il tuo Obiettivo: { $objective }
action-ChangeObjective = Cambia il tuo Obiettivo, «{ $objective }», con un altro della stessa Fazione
action-TakeObjective = Prendi l’Obiettivo «{ $objective }»

## Poteri

action-GivePower = Affida il Potere { TO($character) }
action-UseHope = Usa la Speranza: la sua Fiaba torna pronta
action-Follow = Segui gratis chi si muove
action-StandBy = Combatti al suo fianco
action-PlayArtifact = Gioca il Grande Artefatto: la carta del suo Ricordo
action-PassArtifact = Cedi il Grande Artefatto { TO($character) }
action-SendHorror = Manda il Gelido Orrore contro { THE($rebel) }
action-SpreadPropaganda =
    { PLURAL($soldier) ->
        [yes] Propaganda: { THE($soldier) } tengono in scacco { THE($rebel) } per questo Capitolo
       *[no] Propaganda: { THE($soldier) } tiene in scacco { THE($rebel) } per questo Capitolo
    }
action-TargetRebel = Colpisci { THE($rebel) }; se ha un Potere, si distrugge quello
action-TargetPower = Distruggi il Potere «{ $power }»
action-TargetPower-QuestPlacement = Dichiara bersaglio il Potere «{ $power }»
action-BringBack = Rinuncia al Turno e riporta in gioco { THE($rebel) } con tre carte
action-PlaceCharacter-Return = Fai tornare la Fiaba { IN($space) }
action-Decline-IdleTurn = Lascia passare il Turno
action-Decline-LastHope = Lascia finire il Capitolo
action-Decline-Following = Resta dove sei
action-Decline-Alongside = Resta fuori dal Conflitto
action-Decline-Granting = Non affidare a nessuno il Grande Artefatto

## Più scelte dello stesso tipo, come si leggono quando stanno raccolte insieme

group-NameArbiter = Indica un Giudice Narrativo ({ $count })
group-TakeCharacter = Prendi un Personaggio ({ $count })
group-PlaceCharacter = Colloca il Personaggio ({ $count })
group-LayQuestIn = Metti il segnalino Missione in un luogo ({ $count })
group-LayQuestUnder = Metti il segnalino Missione sotto una Fiaba ({ $count })
group-Activate = Attiva un Personaggio ({ $count })
group-MoveTo = Muoviti ({ $count })
group-PlayStoryCard = Gioca una carta Narrazione ({ $count })
group-GenerateQuest = Genera una Missione ({ $count })
group-ResolveQuest = Risolvi una Missione ({ $count })
group-Discard = Scarta una carta Narrazione ({ $count })
group-StartBattle = Ferma la Fiaba: inizia un Conflitto ({ $count })
group-SpringTrap = Ferma il Soldato: tendi un Trabocchetto ({ $count })
group-SetTrapCard = Metti da parte la Trappola ({ $count })
group-Commit = Gira una carta sul lato della Primavera ({ $count })
group-CarryOff = Concludi e porta via la Fiaba sconfitta ({ $count })
group-JoinWith = Partecipa alla Missione ({ $count })
group-BindWith = Stringi il legame ({ $count })
group-ChooseMemory = Scegli il Ricordo ({ $count })
group-PlaceMemory = Metti il Ricordo sul Tracciato dei Ricordi ({ $count })
group-LinkTo = Riprendi un Ricordo ({ $count })
group-MoveBookmark = Sposta il Segnalibro ({ $count })
group-TakeSide = Gioca le tue carte per una Fazione ({ $count })
group-HandOver = Lascia il finale della storia a qualcun altro ({ $count })
group-Save = Salva qualcuno con due carte Narrazione ({ $count })
group-Dispute = Sottoponi un brano al Giudice Narrativo ({ $count })
group-GrantStanding = Rimetti in piedi qualcuno ({ $count })
group-GrantReady = Rendi di nuovo pronto un Personaggio ({ $count })
group-GrantPlace = Sposta qualcuno altrove ({ $count })
group-GrantCards = Fai pescare una carta Narrazione a qualcuno ({ $count })
group-Declare = Dichiara un Obiettivo ({ $count })
group-DeclareAttack = Dichiara un Obiettivo scartando due carte Narrazione ({ $count })
group-RevealObjective = Rivela un Obiettivo ({ $count })
group-ChangeObjective = Cambia un Obiettivo con un altro ({ $count })
group-TakeObjective = Prendi un Obiettivo ({ $count })
group-GivePower = Affida il Potere a qualcuno ({ $count })
group-PassArtifact = Cedi il Grande Artefatto ({ $count })
group-SendHorror = Manda il Gelido Orrore ({ $count })
group-SpreadPropaganda = Propaganda: tieni in scacco una Fiaba ({ $count })
group-TargetRebel = Colpisci una Fiaba ({ $count })
group-TargetPower = Prendi di mira un Potere ({ $count })
group-BringBack = Rinuncia al Turno e riporta in gioco una Fiaba ({ $count })
