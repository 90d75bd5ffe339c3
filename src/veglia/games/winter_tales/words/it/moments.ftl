# Che cosa aspetta il tavolo, fase per fase. $seat è il nome di chi deve scegliere, o più nomi insieme.

## Preparare il tavolo

moment-Setup = Si prepara il tavolo.
moment-AdvancedRules = { $seat }: sì o no alle regole avanzate? Serve il sì di tutti.
moment-ArbiterChoice = { $seat }: chi sarà il Giudice Narrativo?
moment-Draft = { $seat }, prendi un Personaggio e collocalo sul tabellone.
moment-FirstQuest = { $seat }: c’è da mettere sul tabellone una delle prime due Missioni.
moment-Opening = { $seat }: c’è da aprire la storia e presentare le due Missioni sul tabellone.

## Capitoli, Turni, attivazioni

moment-Chapter = Il Capitolo prosegue.
moment-Turn = { $seat }, attiva uno dei tuoi Personaggi pronti.
moment-Activation = { $seat }, muovi il Personaggio attivato o fagli compiere un’azione, oppure termina l’attivazione.
moment-Payment = { $seat }, paga il movimento con una carta Narrazione.
moment-HandLimit = { $seat }, tieni al massimo sette carte Narrazione e scarta le altre.
moment-QuestPlacement = { $seat }, metti il segnalino Missione e presenta la Missione.

## Interruzioni, Conflitti, Trabocchetti

moment-Interruption = { $seat }, ferma il Personaggio appena entrato o lascialo passare.
moment-Battle = { $seat }, gioca una carta Narrazione nel Conflitto oppure cedi.
moment-BattleConclusion = { $seat }, il Conflitto è tuo: concludi il racconto.
moment-Trap = { $seat }, prepara il Trabocchetto: prima la Trappola, poi le carte che conteranno.
moment-TrapDefence = { $seat }, rispondi al Trabocchetto con quante carte Narrazione vuoi, poi fallo scoprire.
moment-TrapConclusion = { $seat }, concludi il racconto del Trabocchetto.

## Missioni e Ricordi

moment-Gathering = { $seat }, attiva un Personaggio pronto per raggiungere la Missione, oppure non attivare nessuno.
moment-Telling = { $seat }, racconta la Missione e gioca quante carte Narrazione vuoi.
moment-Joining = { $seat }, partecipa alla Missione con un Personaggio che si trova lì, oppure restane fuori.
moment-LastEffort = { $seat }, gioca un’ultima carta Narrazione per la Missione, oppure nessuna.
moment-Conclusion = { $seat }, le carte sono contate: concludi il racconto della Missione come hanno deciso.
moment-Bond = { $seat }, di’ con quale altra Fiaba si stringe il legame.
moment-MemoryChoice = { $seat }, scegli la carta Narrazione che rappresenta meglio la Missione.
moment-MemoryPlacement = { $seat }, metti il Ricordo su una casella libera del Tracciato dei Ricordi.
moment-ObjectivePlacement = { $seat }, metti l’Obiettivo conseguito su una casella libera con l’icona Obiettivo.
moment-ObjectiveChoice = { $seat }, guarda gli Obiettivi inutilizzati e prendine uno.

## L’Epilogo

moment-EpilogueTurns = L’Epilogo prosegue.
moment-EpiloguePart = { $seat }, racconta la tua parte dell’Epilogo e gioca quante carte Narrazione vuoi.
moment-WriterPart = { $seat }, tocca allo Scrittore: scegli una Fazione e gioca carte Narrazione a suo favore, oppure chiudi la parte.
moment-WriterOpening = { $seat }, apri l’Epilogo con il tuo racconto: le tue carte Narrazione verranno dopo quelle di tutti.
moment-TheEnd = { $seat }, racconta il finale di tutta la storia.
moment-Over = La partita è finita.

## Il Giudice Narrativo, e ciò che il tavolo decide insieme

moment-PassageRuling = { $seat }, tocca al Giudice Narrativo: accetta il brano così com’è o rimandalo indietro.
moment-Retelling = { $seat }, racconta di nuovo il brano che è stato rimandato indietro.
moment-CarryingRuling = { $seat }, tocca al Giudice Narrativo: di’ se regge il racconto con cui la Fiaba è stata portata via.
moment-LinkRuling = { $seat }: il racconto della Missione ha ripreso il Ricordo con il Segnalibro?
moment-Exception = { $seat }, sono tutti d’accordo: di’ come si piega la regola.

## Poteri

moment-IdleTurn = { $seat }, non hai Personaggi pronti: usa ciò che offre un Potere, oppure lascia passare il Turno.
moment-Granting = { $seat }, la tua Missione ha dato un Potere: di’ a chi va.
moment-LastHope = { $seat }, nessuno è più pronto: usa la Speranza, oppure lascia finire il Capitolo.
moment-Following = { $seat }, chi è legato alla tua Fiaba si muove: seguilo, oppure resta dove sei.
moment-Alongside = { $seat }, chi è legato alla tua Fiaba è in un Conflitto: combatti al suo fianco e dividi la sua sorte, oppure restane fuori.
moment-PropagandaTale = { $seat }, racconta con tre carte Narrazione come il tuo Soldato ha fermato la Fiaba.
moment-Return = { $seat }, racconta con tre carte Narrazione come torna la Fiaba, poi di’ dove.
moment-Retaliation = { $seat }, la Rappresaglia armata colpisce adesso: scegli una Fiaba o un Potere della Primavera.
