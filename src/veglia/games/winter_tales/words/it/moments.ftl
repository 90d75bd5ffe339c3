# Che cosa aspetta il tavolo, fase per fase. $seat è il nome di chi deve scegliere, o più nomi insieme.

## Preparare il tavolo

moment-Setup = Si prepara il tavolo.
moment-AdvancedRules = { $seat }: sì o no alle regole avanzate? Serve il sì di tutti.
moment-ArbiterChoice =
    { $undecided ->
        [yes] Non avete fatto tutti lo stesso nome: { $seat }, decidi tu chi sarà il Giudice Narrativo.
       *[no] { $seat }: chi sarà il Giudice Narrativo?
    }
moment-Draft = { $seat }, prendi un Personaggio e mettilo sul tabellone.
moment-FirstQuest = { $seat }: c’è da mettere sul tabellone una delle prime due Missioni.
moment-Opening = { $seat }: c’è da aprire la storia e presentare le due Missioni sul tabellone.

## Capitoli, Turni, attivazioni

moment-Chapter = Il Capitolo prosegue.
moment-Turn = { $seat }, attiva uno dei tuoi Personaggi pronti.
moment-Activation =
    { $joining ->
        [there] { $seat }, { THE($character) } { PLURAL($character) ->
            [yes] sono
           *[no] è
        } già alla Missione: quando hai finito, termina l’attivazione.
        [away] { $seat }, porta { THE($character) } alla Missione, oppure termina l’attivazione.
       *[no] { $seat }, muovi { THE($character) } o compi un’azione, oppure termina l’attivazione.
    }
moment-Payment = { $seat }, paga il movimento con una carta Narrazione.
moment-HandLimit =
    { $over ->
        [unknown] { $seat }, tieni al massimo sette carte Narrazione e scarta le altre.
        [0] { $seat }, non hai più di sette carte Narrazione: tieni la mano.
        [one] { $seat }, puoi tenere sette carte Narrazione: scartane una.
       *[other] { $seat }, puoi tenere sette carte Narrazione: scartane { $over }.
    }
moment-QuestPlacement = { $seat }, metti il segnalino Missione e presenta la Missione.

## Interruzioni, Conflitti, Trabocchetti

moment-Interruption =
    { GENDER($character) ->
        [f] { $seat }, { THE($character) } ({ $mover_seat }) è appena entrata { IN($space) }: fermala o lasciala passare.
        [mp] { $seat }, { THE($character) } ({ $mover_seat }) sono appena entrati { IN($space) }: fermali o lasciali passare.
        [fp] { $seat }, { THE($character) } ({ $mover_seat }) sono appena entrate { IN($space) }: fermale o lasciale passare.
       *[m] { $seat }, { THE($character) } ({ $mover_seat }) è appena entrato { IN($space) }: fermalo o lascialo passare.
    }
moment-Battle = { $seat }, gioca una carta Narrazione nel Conflitto oppure cedi.
moment-BattleConclusion = { $seat }, il Conflitto è tuo: concludi il racconto.
moment-Trap = { $seat }, prepara il Trabocchetto: prima la Trappola, poi le carte che conteranno.
moment-TrapDefence = { $seat }, rispondi al Trabocchetto con quante carte Narrazione vuoi, poi fallo scoprire.
moment-TrapConclusion = { $seat }, concludi il racconto del Trabocchetto.

## Missioni e Ricordi

moment-Gathering = { $seat }, attiva un Personaggio pronto per la Missione «{ $quest }» { IN($space) }, oppure non attivare nessuno.
moment-Telling = { $seat }, racconta la Missione e gioca quante carte Narrazione vuoi.
moment-Joining =
    { $joined ->
        [yes] { $seat }, racconta la Missione con { THE($character) }, giocando tutte le carte Narrazione che vuoi.
       *[no] { $seat }, partecipa alla Missione con un Personaggio che si trova lì, oppure restane fuori.
    }
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

moment-PassageRuling =
    { $deciding ->
        [together] { $seat }, il brano è del Giudice Narrativo, perciò decidete voi: accettalo così com’è o rimandalo indietro.
       *[arbiter] { $seat }, tocca al Giudice Narrativo: accetta il brano così com’è o rimandalo indietro.
    }
moment-Retelling = { $seat }, racconta di nuovo il brano che è stato rimandato indietro.
moment-CarryingRuling =
    { $deciding ->
        [together] { $seat }, l’ha raccontato il Giudice Narrativo, perciò decidete voi: regge il racconto con cui la Fiaba è stata portata via?
       *[arbiter] { $seat }, tocca al Giudice Narrativo: di’ se regge il racconto con cui la Fiaba è stata portata via.
    }
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
