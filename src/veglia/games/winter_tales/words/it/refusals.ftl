# Perché una cosa non si può fare: una frase semplice per ogni ragione.

## Prima della partita

because-players =
    { $fewest ->
        [3] Questa edizione si gioca in { $fewest }–{ $most } persone, non in { $given }; in due si gioca con il sommario.
       *[other] Questa edizione si gioca in { $fewest }–{ $most } persone, non in { $given }.
    }
because-length = Una partita dura da tre a sette Ricordi, non { $given }.
because-narrative-movement = Il movimento raccontato esiste solo nel regolamento italiano: non si può usare { IN($edition) }.
because-ages = L’ordine di età deve nominare ogni posto una volta, e una sola.
because-literal = La lettura { THE($literal) } appartiene a un’altra edizione: non si può usare { IN($edition) }.

## Preparare il tavolo

because-no-such-character = In questo gioco non c’è un Personaggio con quel nome.
because-character-taken = Non puoi prendere { THE($character) }: quel Personaggio è già di qualcuno.
because-writer-mix = Non puoi prendere { THE($character) }: lo Scrittore deve avere tante Fiabe quanti Soldati.
because-other-faction =
    { GENDER($character) ->
        [mp] { CAP($character) } appartengono alla Fazione avversaria: prendi un Personaggio della tua.
       *[m] { CAP($character) } appartiene alla Fazione avversaria: prendi un Personaggio della tua.
    }
because-rebel-start = Una Fiaba comincia in un Luogo dove non c’è nessun altro.
because-soldier-start = Un Soldato comincia in una Piazza dove non c’è nessun altro.

## Mettere le Missioni

because-no-quest-on-plaza = Un segnalino Missione non si mette mai in una Piazza: scegli un Luogo.
because-slot-taken = C’è già un segnalino Missione { IN($space) }: scegli un Luogo che non ne ha.
because-under-a-rebel = Questo segnalino Missione va sotto una Fiaba: scegline una che sia in gioco.
because-wrong-kind-of-spot = La Missione «{ $quest }» non va messa lì: certi segnalini stanno in un Luogo, altri sotto una Fiaba.

## Turni e attivazioni

because-not-your-turn = Aspetta un momento: adesso gioca { $seat }.
because-no-passing = Nel tuo Turno non puoi passare: attiva un Personaggio pronto, poi potrai terminare l’attivazione.
because-activate-first = Prima attiva un Personaggio pronto, poi usalo.
because-one-activation = In un Turno si attiva un solo Personaggio, e tu l’hai già fatto.
because-not-in-play = Quel Personaggio non è in gioco.
because-not-your-character =
    { GENDER($character) ->
        [mp] { CAP($character) } non sono tuoi: usa i tuoi Personaggi.
        [f] { CAP($character) } non è tua: usa i tuoi Personaggi.
       *[m] { CAP($character) } non è tuo: usa i tuoi Personaggi.
    }
because-already-activated =
    { GENDER($character) ->
        [f] { CAP($character) } è già stata attivata in questo Capitolo.
        [mp] { CAP($character) } sono già stati attivati in questo Capitolo.
       *[m] { CAP($character) } è già stato attivato in questo Capitolo.
    }
because-lying =
    { GENDER($character) ->
        [f] { CAP($character) } è incapacitata: prima di tutto serve un Salvataggio.
        [mp] { CAP($character) } sono incapacitati: prima di tutto serve un Salvataggio.
       *[m] { CAP($character) } è incapacitato: prima di tutto serve un Salvataggio.
    }
because-acted = Un’attivazione ha una sola azione, ed è già stata compiuta.
because-only-joining = Un Personaggio attivato per raggiungere una Missione può solo partecipare a quella.
because-too-many-cards = Hai più di { $limit } carte Narrazione: scartane finché non ne restano { $limit }.
because-no-need-to-discard = Si scarta solo alla fine di un’attivazione, e solo con più di { $limit } carte Narrazione in mano.

## Movimento

because-not-adjacent = Da qui nessuna strada porta direttamente { TO($space) }: fai un passo alla volta.
because-no-card-to-move = Un movimento costa una carta Narrazione, e tu non ne hai.
because-moved-before-acting = Il movimento viene prima dell’azione: ormai non ci si muove più.
because-halted =
    { GENDER($character) ->
        [f] { CAP($character) } è stata fermata e in questa attivazione non può più muoversi.
        [mp] { CAP($character) } sono stati fermati e in questa attivazione non possono più muoversi.
       *[m] { CAP($character) } è stato fermato e in questa attivazione non può più muoversi.
    }
because-rooted =
    { GENDER($character) ->
        [f] { CAP($character) } è stata fermata da un Conflitto o da un Trabocchetto e in questo Capitolo non può più muoversi.
        [mp] { CAP($character) } sono stati fermati da un Conflitto o da un Trabocchetto e in questo Capitolo non possono più muoversi.
       *[m] { CAP($character) } è stato fermato da un Conflitto o da un Trabocchetto e in questo Capitolo non può più muoversi.
    }
because-strict-two = Qui un movimento è di due passi esatti: fai anche il secondo.
because-must-approach = Questo Personaggio è stato attivato per raggiungere la Missione: deve avvicinarsi finché può.
because-bearer-stays = { CAP($character) } porta il segnalino di questa Missione e resta qui finché la Missione è in corso.

## Interruzioni, Conflitti, Trabocchetti

because-own-movement = Non puoi interrompere un tuo movimento.
because-wrong-interruption = Solo un Soldato inizia un Conflitto, contro una Fiaba; solo una Fiaba tende un Trabocchetto, a un Soldato.
because-elsewhere =
    { GENDER($character) ->
        [mp] { CAP($character) } non si trovano dove qualcuno è appena entrato.
       *[m] { CAP($character) } non si trova dove qualcuno è appena entrato.
    }
because-no-card-to-interrupt = Per iniziare un Conflitto o tendere un Trabocchetto serve almeno una carta Narrazione, e tu non ne hai.
because-fought-already =
    { GENDER($character) ->
        [mp] { CAP($character) } hanno già affrontato questa Fiaba da quando è entrata.
       *[m] { CAP($character) } ha già affrontato questa Fiaba da quando è entrata.
    }
because-declined-already = Hai già lasciato passare questo Personaggio.
because-not-yet-asked = La prima scelta tocca { TO($seat) }: aspetta la tua.
because-only-the-two = In un Conflitto gioca carte Narrazione solo chi lo combatte.
because-first-card = Chi inizia un Conflitto deve giocare la prima carta.
because-rebel-won = La Fiaba ha vinto il Conflitto: nessuno la porta via.
because-trap-card-first = Prima metti da parte una carta Narrazione come Trappola.
because-not-in-hand = La carta «{ $card }» non è nella tua mano.

## Missioni

because-no-such-quest = In questo gioco non c’è una Missione con quel nome.
because-quest-on-board = La Missione «{ $quest }» è già sul tabellone.
because-quest-faced = La Missione «{ $quest }» è già stata risolta e non torna più.
because-twin-gone = La Missione «{ $quest }» compare una volta sola a partita, e l’altro segnalino è già stato messo.
because-other-faction-quest = La Missione «{ $quest }» è della Fazione avversaria: un Personaggio genera e risolve solo le Missioni della propria.
because-quest-not-on-board = Quella Missione non è sul tabellone: prima bisogna generarla.
because-quest-elsewhere = La Missione «{ $quest }» è altrove: il tuo Personaggio deve trovarsi nello stesso Luogo o nella stessa Piazza.
because-bearer-joins-only = { CAP($character) } porta il segnalino di questa Missione e non può cominciarla: deve farlo un’altra Fiaba, qui.
because-not-on-plaza = Qui le Missioni si risolvono solo nei Luoghi, e questa è una Piazza.
because-own-quest = Questa Missione è tua: gli altri tuoi Personaggi non vi partecipano.
because-one-chance = Si chiede a una persona alla volta, e una volta sola: adesso non tocca a te.
because-another-narrates = Sta raccontando { $seat }: prima di giocare carte Narrazione aspetta la tua parte.
because-one-character = A una Missione si partecipa con un solo Personaggio, e tu l’hai già scelto.
because-not-arrived =
    { GENDER($character) ->
        [mp] { CAP($character) } non hanno raggiunto la Missione e non possono parteciparvi.
       *[m] { CAP($character) } non ha raggiunto la Missione e non può parteciparvi.
    }
because-joins-with-activated = Hai attivato un Personaggio per raggiungere questa Missione: puoi partecipare solo con quello.
because-no-further-card = Le carte sono state contate: in questa Missione non se ne giocano più.
because-not-a-winning-card = Il Ricordo dev’essere una carta giocata per la Fazione che ha vinto, e «{ $card }» non lo è.
because-space-taken = Sulla casella { $space } c’è già un Ricordo: scegline una libera.
because-right-of-token = Un Ricordo va a sinistra della tessera Epilogo, che sta sulla casella { $token }.

## L’Epilogo

because-only-the-hand = L’Epilogo è cominciato: ormai puoi solo giocare le carte Narrazione che hai in mano, quando arriva la tua parte.
because-no-opportunity-in-epilogue = L’Epilogo è cominciato: non si compiono più Salvataggi.
because-memory-first = Prima di’ quale Ricordo riprende la tua parte.
because-link-is-the-bookmark = La tua parte riprende il Ricordo con il Segnalibro: non se ne sceglie un altro.
because-another-memory = Il Segnalibro deve spostarsi su un altro Ricordo.
because-play-all = Qui devi giocare tutte le carte Narrazione che hai in mano prima di chiudere la tua parte.
because-one-side = Hai già scelto una Fazione: le tue carte contano tutte per quella.
because-half-the-hand = Lo Scrittore gioca al massimo metà delle carte che ha in mano, e tu non puoi giocarne altre.

## Salvataggi, aiuti, Giudice Narrativo

because-not-lying = Si può salvare solo un Personaggio in gioco che è incapacitato.
because-save-on-own-turn = Un Salvataggio si compie solo nel proprio Turno, e adesso è quello { OF($seat) }.
because-no-rescuer = Per salvare { THE($character) } serve un tuo Personaggio della stessa Fazione, in piedi, nello stesso Luogo o nella stessa Piazza.
because-two-cards = Un Salvataggio costa due carte Narrazione, e tu non ne hai due.
because-passage-not-disputable = Puoi sottoporre al Giudice Narrativo un brano recente raccontato da altri, e ogni brano una volta sola.
because-nothing-carried = Nessun racconto altrui ha appena portato via una Fiaba.
because-first-quest = Quando è cominciata questa Missione non c’era ancora un Ricordo con il Segnalibro da riprendere.
because-no-link-to-challenge = Si può obiettare solo mentre qualcun altro racconta la sua Missione: una sola obiezione per Missione.
because-suggest-to-yourself = Adesso la scelta è tua: le idee si suggeriscono agli altri.
because-no-exceptions = In questa edizione le regole non si piegano.
because-not-between-steps = Non è il momento: si propone fra una fase e l’altra, una proposta alla volta, e l’Epilogo solo quando nessuna Missione è in corso.
because-place-first = Prima metti { THE($character) } sul tabellone.
because-save-waits = Il Salvataggio { OF($character) } aspetta già il suo momento.
because-two-from-hand = Un Salvataggio si paga con due carte diverse della tua mano.
because-hand-is-cut = Hai già cominciato a scartare: ci si muove e si agisce prima.
because-lower-card-first = Le due carte di un Salvataggio si indicano cominciando dal numero più basso.
because-first-round-free = Per { THE($character) } il primo round di un Conflitto è gratis: colpisci senza giocare carte.
because-round-needs-a-card = Per questo round ci vuole una carta Narrazione: solo alcuni Personaggi hanno un round gratis, e solo il loro primo.
because-no-passage = Per { THE($character) } non ci sono passaggi segreti.
because-there-already = Il passaggio segreto porta { TO($space) }, e il Personaggio è già lì.
because-passage-first = Il passaggio segreto si prende prima di ogni movimento e di ogni azione: ormai è tardi.
because-objectives-length = Con gli Obiettivi una partita dura almeno { $fewest } Ricordi, e ne hai scelti { $given }.
because-no-objectives = In questa partita non si usano gli Obiettivi.
because-not-your-objective = Non hai questo Obiettivo.
because-no-objective-in-epilogue = L’Epilogo è cominciato: non si conseguono più Obiettivi.
because-declare-between-steps = Non è il momento: gli Obiettivi si dichiarano fra una fase e l’altra.
because-no-icon-space = Sul Tracciato dei Ricordi non c’è una casella libera con l’icona Obiettivo.
because-no-icon = La casella { $space } non ha l’icona Obiettivo: lì il Ricordo di un Obiettivo non può stare.
because-objective-not-met = Ciò che il tuo Obiettivo chiede non è ancora accaduto.
because-attack-elsewhere = Nessuno dei tuoi Soldati si trova { IN($space) }.
because-attack-cards = L’Attacco costa due carte Narrazione diverse della tua mano; si indicano cominciando dal numero più basso.
because-revealed-already = Quell’Obiettivo è già scoperto.
because-stays-hidden = Quell’Obiettivo resta segreto finché non lo dichiari o non si rivela da sé.
because-reveals-itself = Il Collegamento si rivela da sé quando la tua Fiaba raggiunge uno dei Luoghi.
because-reveal-first = Prima rivela la carta in uno dei due Luoghi: solo da allora conta raggiungere l’altro.
because-reveal-at-location = Si rivela mentre la Fiaba che stai usando si trova in uno dei due Luoghi.
because-no-objective-skill = Cambiare Obiettivo non è un’Abilità { OF($character) }.
because-changed-already = In questa attivazione hai già cambiato un Obiettivo.
because-change-first = L’Obiettivo si cambia quando il Personaggio viene attivato, prima che si muova o agisca.
because-not-unused = Scegli uno degli Obiettivi inutilizzati di quella Fazione, diverso da quello che hai lasciato.
because-no-powers = Questa partita si gioca senza Poteri.
because-a-memory-already = «{ $card }» è già un Ricordo: scegli un’altra carta.
because-no-artifact = Adesso il Grande Artefatto non si può giocare né cedere: lo fa solo chi controlla il Personaggio che lo possiede, una volta per Missione o Conflitto.
because-sheltered = { CAP($character) } ha trovato riparo nel Rifugio: non si può portare via.
because-no-declaring = In questa edizione il bersaglio della Rappresaglia armata si sceglie a Missione vinta, non prima.
because-no-such-power = La Rappresaglia armata distrugge un Potere ottenuto dalla Primavera, e questo non c’è.
because-not-for-this-one = Il Potere non può andare { TO($character) }.
because-no-hope = Nessuno porta con sé la Speranza.
because-hoped-already = In questo Capitolo la Speranza è già stata usata.
because-barred =
    { GENDER($character) ->
        [f] Niente può rendere di nuovo pronta { THE($character) } in questo Capitolo.
        [mp] Niente può rendere di nuovo pronti { THE($character) } in questo Capitolo.
       *[m] Niente può rendere di nuovo pronto { THE($character) } in questo Capitolo.
    }
because-ready-already =
    { GENDER($character) ->
        [f] { CAP($character) } è ancora pronta: la Speranza viene dopo un’attivazione.
        [mp] { CAP($character) } sono ancora pronti: la Speranza viene dopo un’attivazione.
       *[m] { CAP($character) } è ancora pronto: la Speranza viene dopo un’attivazione.
    }
because-hope-later = Non è il momento: la Speranza si usa fra due fasi del gioco, quando l’attivazione della Fiaba è finita.
because-pass-between-steps = Non è il momento: il Grande Artefatto si cede fra due fasi del gioco.
because-not-to-this-one = Il Grande Artefatto non può passare { TO($character) }: va a un Personaggio della stessa Fazione che si trova nella stessa casella e, nell’edizione inglese, controllato da un altro giocatore.
because-three-cards = Per questo racconto servono tre carte Narrazione.
because-return-to-location = La Fiaba torna in un Luogo.
because-not-eliminated = Si riporta in gioco solo una Fiaba eliminata.
because-nobody-ready = Solo chi ha ancora un Personaggio pronto può rinunciare al Turno per riportare una Fiaba.
because-somebody-ready = Hai ancora un Personaggio pronto: il Gelido Orrore è per un Turno in cui non ne hai.
because-no-horror = Non tocca a te usare il Gelido Orrore.
because-horror-once = In questo Turno il Gelido Orrore ha già colpito.
because-only-rebels = Il bersaglio può essere solo una Fiaba in gioco.
because-no-power-on-plaza = Su una Piazza non si posano segnalini Potere: il Gelido Orrore colpisce solo nei Luoghi.
because-safe-from-horror = Il Gelido Orrore non può entrare nel Rifugio.
because-no-propaganda = L’Inverno non ha ottenuto il Potere della Propaganda.
because-needs-soldier = Per la Propaganda serve un tuo Soldato.
because-not-ready = La Propaganda non può fermare { THE($character) }: vale solo per le Fiabe ancora pronte.
because-soldier-unfit =
    { PLURAL($character) ->
        [yes] Per la Propaganda serve un Soldato pronto e in piedi, e adesso { THE($character) } non possono.
       *[no] Per la Propaganda serve un Soldato pronto e in piedi, e adesso { THE($character) } non può.
    }
because-name-a-power =
    { GENDER($character) ->
        [mp] { CAP($character) } hanno più di un Potere: di’ quale viene distrutto.
       *[m] { CAP($character) } ha più di un Potere: di’ quale viene distrutto.
    }
