# Le parole della casa, per tutti i giochi.

quoted = «{ $text }»
list-and = { $most } { AND($last) }

## Al terminale

welcome =
    La veglia comincia. Impronta del numero segreto: { $commitment }… (alla fine il numero si svela, così ogni pescata si può controllare).
ask-names = Chi c’è alla tastiera? Un nome, o più nomi separati da virgole [{ $usual }]:
curtain = Passa la tastiera { TO($seat) }. Premi Invio quando nessun altro guarda.
your-choice =
    { $count ->
        [one] La tua scelta (Invio per l’unica):
       *[other] La tua scelta (1–{ $count }):
    }
not-a-choice =
    { $count ->
        [one] La scelta è una sola: scrivi 1, o un comando (? per l’aiuto).
       *[other] Scrivi un numero da 1 a { $count }, o un comando (? per l’aiuto).
    }
commands = perché · o = altro che puoi fare · r ID = una regola · i NOME = che cos’è · t = un consiglio · u = annulla · b = il tabellone · q = salva ed esci · ? = aiuto
help =
    Scrivi il numero di quello che vuoi fare. «perché» dice che cosa non puoi fare adesso e quale regola lo vieta; «perché PAROLA» cerca una parola. «o» elenca quello che puoi fare oltre a ciò che ti si chiede. «r { $rule }» apre una regola, con la sigla che sta dopo quello che è successo. «i NOME» dice che cos’è una cosa che sta sul tavolo, e «i» elenca che cosa c’è. «t» dice che cosa farebbe chi conosce il gioco, dove il gioco dà consigli. «u» annulla l’ultima azione, se nulla è stato rivelato e tutti sono d’accordo. «b» mostra tutto il tabellone. La partita si salva da sé: «q» esce, e dice come riprenderla.
hint-none = Qui non c’è un consiglio da dare.
why-nothing = In questo momento nessuna regola in particolare ti sbarra la strada.
no-opportunities = Adesso non c’è altro che tu possa fare.
tell-now = Racconta (Invio per non dire nulla, ? per qualche domanda che aiuta):
tell-now-required = Racconta (? per qualche domanda che aiuta):
undo-agree = { $seat }, accetti di annullare l’ultima azione? (s/N)
rules-agree = Da quando la veglia si è interrotta, le regole di questo gioco sono state corrette: si giocava con { $rules }, ora ci sono { $now }. Si va avanti con le regole corrette? Quello che è stato fatto finora non si potrà più annullare. (s/N)
undo-refused = { $seat } non accetta; tutto resta com’è.
yes-letters = s sì si y yes
kept = Partita salvata. Per riprenderla:
kept-over = Tutta la veglia è salvata. Per rivederla (con --story per leggere la storia, con --verify per controllare ogni pescata):
the-seed = Il numero segreto era { $seed }. La sua impronta, mostrata all’inizio, era { $commitment }.

## Registrazioni e simulazioni

log-undone = L’ultima azione è stata annullata: lo ha chiesto { $seat }, e tutti erano d’accordo.
log-corrected = Da qui in poi si è giocato con le regole corrette, { $rules }.
step-on = Invio per l’azione seguente
verified-hashes = Voci controllate: { $entries }. Dopo ognuna il tavolo ha l’impronta che era stata scritta.
verified-deal = Ogni pescata viene dal numero segreto che era stato fissato prima di cominciare.
unverified-deal = Le pescate non si possono controllare: il numero segreto non è in questa registrazione, o si giocava con altre regole.
verified-rules = Ogni azione è stata giudicata di nuovo e ha portato agli stessi eventi.
unverified-rules = Le azioni non sono state giudicate di nuovo: servono il numero segreto e la stessa versione delle regole.
verified-since =
    { $older ->
        [one] La prima voce risale a regole più vecchie: è stata letta, non giudicata di nuovo. Da lì in poi ogni pescata viene dal numero segreto, e ogni azione è stata giudicata di nuovo e ha portato agli stessi eventi.
       *[other] Le prime { $older } voci risalgono a regole più vecchie: sono state lette, non giudicate di nuovo. Da lì in poi ogni pescata viene dal numero segreto, e ogni azione è stata giudicata di nuovo e ha portato agli stessi eventi.
    }
verified-other-edition = L’edizione della storia non è quella che ora sta sullo scaffale: vale quella della registrazione.
simulating = Si gioca
records-kept = Le registrazioni sono in { $folder }.
report-decisions = Decisioni a partita
report-speed = Partite al secondo
report-decisions-speed = decisioni al secondo: { $number }
rules-topics = Le regole sono { $count }, per argomento. Chiedine una con il suo codice, o cerca qualche parola.
rule-editions = Edizioni: { $editions }. Fonte: { $source }

## Quando qualcosa è rifiutato o non si capisce

file-problem = { $file }: { $problem }
ours-to-fix = Qualcosa è andato storto, e tocca a noi ripararlo: { $problem }. La partita è salva fino all’ultima azione.
because-not-your-choice = Adesso non tocca a te: il tavolo aspetta { $seat }.
because-not-among-the-choices = In questo momento non è tra le scelte possibili.
because-game-over = La partita è finita.
because-telling-wanted = Raccontalo anche: in questa partita la storia fa parte della mossa.
because-telling-too-long = È troppo lungo per un solo racconto: sono { $length } caratteri, e se ne ascoltano al massimo { $limit }.
because-stale = Quell’azione è già stata fatta: hai mandato la numero { $nth }, e la tua prossima azione è la numero { $made }.
because-ahead = Quel numero è troppo alto: hai mandato la numero { $nth }, e la tua prossima azione è la numero { $made }.
because-undo-barred = Non si può più annullare: nel frattempo qualcosa è stato rivelato, o le regole sono state corrette.
because-undo-nothing = Non hai ancora fatto niente che si possa annullare.
because-rules-corrected = Le regole di questo gioco sono state corrette: a questo tavolo si gioca con { $rules }, ora ci sono { $now }. Si potranno fare di nuovo mosse quando tutti al tavolo avranno accettato di andare avanti con le regole corrette.
because-rules-unreadable = Questo tavolo non può andare avanti con le regole corrette: c’è sopra qualcosa che non conoscono. Lo si può ancora guardare.
because-undo-not-asked = Nessuno ha chiesto di annullare qualcosa.
because-no-such-seat = A questo tavolo non c’è un posto { $number }.
because-no-such-game = Non c’è nessun gioco «{ $game }». Forse { $nearest }?
because-no-such-bot = Non c’è nessun bot «{ $bot }». Forse { $nearest }?
because-no-such-language = La lingua «{ $lang }» non c’è: usa it o en.
because-no-such-edition =
    { ANY($known) ->
        [yes] L’edizione «{ $edition }» non c’è. Le edizioni sono: { $known }.
       *[no] L’edizione «{ $edition }» non c’è: di questo gioco ce n’è una sola.
    }
because-no-such-rule = Nessuna regola contiene «{ $asked }».
because-action-malformed = Non si capisce quell’azione ({ $problem }).
because-option-choice = «{ $value }» non è fra i valori di «{ $name }». Può essere: { $known }.
because-option-range = «{ $name }» va da { $least } a { $most }, e qui è «{ $value }».
because-option-malformed = Non si capisce un’opzione ({ $problem }).
because-option-shape = Un’opzione si scrive nome=valore; «{ $text }» non lo è.
because-option-unknown = L’opzione «{ $text }» non esiste. Le opzioni sono: { $known }.
because-too-many-seats =
    { $players ->
        [one] Le persone sono { $given }, e c’è 1 solo posto.
       *[other] Le persone sono { $given }, e i posti { $players }.
    }
because-same-name = Due persone allo stesso tavolo hanno bisogno di due nomi.
because-bots-for-roles = Indica un bot per ogni ruolo, scritto ruolo=bot: { $roles }.
because-bots-for-seats = Indica un bot per tutti, oppure uno per ogni posto: i posti sono { $players }, i bot { $given }.
because-nothing-to-resume = In { $folder } non c’è nessuna partita salvata.
because-seed-length = Un numero segreto ha 32 byte, non { $length }.
because-record-cut-off = La registrazione si interrompe a metà di una riga.
because-record-malformed = La riga { $line } della registrazione non si legge ({ $problem }).
because-record-no-header = Non è la registrazione di una partita: manca l’intestazione.
because-record-no-beginning = La registrazione non dice come è stato preparato il tavolo.
because-record-format = La registrazione ha il formato { $format }, che questa versione non conosce.
because-record-game = La registrazione è di { $game }, non di { $expected }.
because-record-rules = Si giocava con le regole { $rules }; questa versione ha { $expected }. Si può mostrare e controllare, non continuare.
because-record-event = Quello che è successo alla voce { $entry } non si legge ({ $problem }).
because-record-hash = La voce { $entry } non porta al tavolo che era stato scritto: la registrazione è stata cambiata, o è rovinata.
because-record-story-changed = La storia nella registrazione porta il nome dell’edizione { $edition }, che ha un altro contenuto: la registrazione è stata cambiata.
because-record-contents = Ciò che fu portato al tavolo ({ $name }) non si legge: { $problem }
because-record-contents-changed = Ciò che fu portato al tavolo non dice quello per cui sta il nome { $name }: la registrazione è stata cambiata.
because-record-story-unknown = Si giocava con un’edizione della storia che qui non è mai stata sullo scaffale. Sul tuo computer, «veglia replay» la mostra e la controlla.
because-record-undo = La voce { $entry } torna a un punto che non esiste.
because-record-correction = Le regole non possono essere cambiate come dice la voce { $entry }.
because-record-seed = Il numero segreto nella registrazione non si legge.
because-record-no-seed = La registrazione non ha il numero segreto: si può mostrare, non continuare.
because-record-commitment = Il numero segreto non corrisponde all’impronta mostrata all’inizio.
because-record-refused = Le regole con cui si giocava rifiuterebbero la voce { $entry }.
because-record-differs = Giudicata di nuovo, la voce { $entry } porta altrove: la registrazione è stata cambiata.

## Aiuto della riga di comando

help-veglia = Giochi da tavolo di narrazione, con gli amici o da soli: la macchina bada alle regole, la storia resta come un libro.
help-play = Gioca nel terminale, in solitaria con i bot o in più persone alla stessa tastiera. La partita si salva da sé.
help-simulate = Gioca molte partite con i bot: chi vince, quanto durano, quante al secondo.
help-replay = Rivedi una partita registrata, verificala, o leggi la storia che contiene.
help-rules = Leggi le regole: una con il suo codice, quelle che contengono certe parole, o l’elenco degli argomenti.
help-game = Quale gioco.
help-seats = Chi gioca, con i nomi separati da virgole: il nome di un bot è un bot, ogni altro una persona. I posti che mancano vanno ai bot.
help-players = Quanti posti.
help-option = Un’opzione del gioco, scritta nome=valore. Si ripete per darne più d’una.
help-resume = Riprendi l’ultima veglia: del gioco che indichi, o di qualunque gioco; oppure quella indicata con --file.
help-file = Il file in cui si tiene la partita.
help-lang = it o en; altrimenti la lingua di questa macchina.
help-games = Quante partite.
help-bots = Un bot per tutti i posti, uno per ciascuno, o uno per ogni ruolo (ruolo=bot,ruolo=bot,…), separati da virgole.
help-first = Il numero della prima partita; dal suo numero viene tutto ciò che in una partita è affidato al caso.
help-record = Tieni le registrazioni in questa cartella.
help-record-file = Una registrazione.
help-verify = Verifica ogni impronta, ogni pescata e ogni giudizio.
help-story = Stampa la storia che è stata raccontata.
help-step = Fermati dopo ogni azione e disegna il tabellone.
help-diff = Due edizioni fianco a fianco, dove differiscono.
help-rule = Il codice di una regola, o parole da cercare.
welcome-back = La veglia riprende, con { $names }.
welcome-over = Questa veglia è finita. A giocare: { $names }. È andata così.
you-may-step-in = Prima che { $seat } vada avanti puoi intervenire:
nothing-of-this = Niente di tutto questo
stake-sure = Procedo? (s/N)
which-one = Quale (1–{ $count }, Invio per tornare indietro):
tell-slip = «{ $text }» entrerebbe nella storia. Scrivilo di nuovo se è quello che vuoi, o racconta altro.
look-nothing = Qui non c’è niente da leggere su «{ $name }». «i» elenca che cosa c’è.
look-list = Puoi leggere di: { $names }
no-letters = n no
nothing-told = …
because-already-open = Quella veglia è aperta in un’altra finestra: { $file }
because-resume-alone = Una veglia che riprende tiene le sue persone e le sue opzioni: usa --resume da solo.
because-no-people = Indica almeno una persona; per i soli bot c’è veglia simulate.
nobody-told = In questa partita nessuno ha raccontato niente. Quello che si è letto è nel resoconto, senza --story.
under-a-veil = (Su questo brano è steso un velo.)
because-record-words = La voce { $entry } cambia parole come nessuno al tavolo avrebbe potuto fare.
because-option-too-long = L’opzione { $name } è troppo lunga: al massimo { $limit } lettere.
event-Told = { $seat } ha raccontato il brano { $number }: «{ $text }»
event-Retold = { $seat } ha raccontato di nuovo il brano { $number }: «{ $text }»

## Argomenti delle regole della casa

topic-UNDO = annullare
topic-ONCE = ciò che è mandato due volte
topic-TELL = raccontare di nuovo
topic-VEIL = i veli
topic-SEAT = posti, persone e bot
topic-HOST = chi ospita
topic-TALK = le chiacchiere al tavolo
topic-PAUSE = le pause
topic-RULES = le regole corrette
