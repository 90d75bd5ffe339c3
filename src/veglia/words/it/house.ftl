# Le parole della casa, per tutti i giochi.

quoted = «{ $text }»
list-and = { $most } e { $last }

## Al terminale

welcome =
    La veglia comincia. Impronta del seme: { $commitment }… (alla fine il seme si svela, così ogni pesca si può controllare).
ask-names = Chi c’è alla tastiera? Un nome, o più nomi separati da virgole [{ $usual }]:
curtain = Passa la tastiera { TO($seat) }. Premi Invio quando nessun altro guarda.
your-hand = Nella tua mano: { $cards }
your-choice =
    { $count ->
        [one] La tua scelta (Invio per l’unica):
       *[other] La tua scelta (1–{ $count }):
    }
several = { $first } … ({ $count } di questo tipo)
not-a-choice =
    { $count ->
        [one] La scelta è una sola: scrivi 1, o un comando (? per l’aiuto).
       *[other] Scrivi un numero da 1 a { $count }, o un comando (? per l’aiuto).
    }
commands = perché · o = altro che puoi fare · r ID = una regola · i NOME = leggi di · t = un consiglio · u = annulla · b = il tabellone · q = salva ed esci · ? = aiuto
help =
    Scrivi il numero di quello che vuoi fare. «perché» dice che cosa non puoi fare adesso e quale regola lo vieta; «perché conflitto» cerca una parola. «o» elenca quello che puoi fare oltre a ciò che ti si chiede. «r WT-BAT-07» apre una regola. «t» dice che cosa farebbe chi conosce il gioco, dove il gioco dà consigli. «u» annulla l’ultima azione, se nulla è stato rivelato e tutti sono d’accordo. La partita si salva da sé: «q» esce, e «veglia play --resume» la riprende.
hint-none = Qui non c’è un consiglio da dare.
why-nothing = In questo momento nessuna regola in particolare ti sbarra la strada.
no-opportunities = Adesso non c’è altro che tu possa fare.
tell-now = Racconta (Invio per non dire nulla, ? per qualche domanda che aiuta):
tell-now-required = Racconta (? per qualche domanda che aiuta):
bot-tells = { CAP($card) }.
undo-agree = { $seat }, accetti di annullare l’ultima azione? (s/n)
undo-refused = { $seat } non accetta; tutto resta com’è.
yes-letters = s sì si y yes
kept = Partita salvata. Per riprenderla: { $command }
kept-over = Tutta la veglia è salvata. Per rivederla: veglia replay { $file } (con --story per leggere la storia, con --verify per controllare ogni pesca).
the-seed = Il seme era { $seed }. La sua impronta, mostrata all’inizio, era { $commitment }.

## Registrazioni e simulazioni

log-undone = L’ultima azione è stata annullata: lo ha chiesto { $seat }, e tutti erano d’accordo.
step-on = Invio per l’azione seguente
verified-hashes = Voci controllate: { $entries }. Dopo ognuna il tavolo ha l’impronta che era stata scritta.
verified-deal = Ogni pesca viene dal seme che era stato fissato prima di cominciare.
unverified-deal = Le pesche non si possono controllare: il seme non è in questa registrazione, o si giocava con altre regole.
verified-rules = Ogni azione è stata giudicata di nuovo e ha portato agli stessi eventi.
unverified-rules = Le azioni non sono state giudicate di nuovo: servono il seme e la stessa versione delle regole.
verified-other-edition = L’edizione della storia non è quella che ora sta sullo scaffale: vale quella della registrazione.
simulating = Si gioca
records-kept = Le registrazioni sono in { $folder }.
report-wins = Vince { THE($faction) }
report-decisions = Decisioni a partita
report-speed = Partite al secondo
report-decisions-speed = { $number } decisioni al secondo
rules-topics = { $count } regole, per argomento. Chiedine una con il suo codice, o cerca qualche parola.
rule-editions = Edizioni: { $editions }. Fonte: { $source }

## Quando qualcosa è rifiutato o non si capisce

file-problem = { $file }: { $problem }
ours-to-fix = Qualcosa è andato storto, e tocca a noi ripararlo: { $problem }. La partita è salva fino all’ultima azione.
because-not-your-choice = Adesso non tocca a te: il tavolo aspetta { $seat }.
because-not-among-the-choices = In questo momento non è tra le scelte possibili.
because-game-over = La partita è finita.
because-telling-wanted = Raccontalo anche: in questa partita la storia fa parte della mossa.
because-telling-too-long = È troppo lungo per un solo racconto: { $length } caratteri, e se ne ascoltano al massimo { $limit }.
because-stale = Quell’azione è già stata fatta: hai mandato la numero { $nth }, e ne sono già scritte { $made }.
because-undo-barred = Non si può più annullare: nel frattempo qualcosa è stato rivelato.
because-undo-nothing = Non hai ancora fatto niente che si possa annullare.
because-undo-not-asked = Nessuno ha chiesto di annullare qualcosa.
because-no-such-seat = A questo tavolo non c’è un posto { $number }.
because-no-such-game = Non c’è nessun gioco «{ $game }». Forse { $nearest }?
because-no-such-bot = Non c’è nessun bot «{ $bot }». Forse { $nearest }?
because-no-such-language = La lingua «{ $lang }» non c’è: usa it o en.
because-no-such-edition = L’edizione «{ $edition }» non c’è. Le edizioni sono: { $known }.
because-no-such-rule = Nessuna regola contiene «{ $asked }».
because-action-malformed = Non si capisce quell’azione ({ $problem }).
because-option-malformed = Non si capisce un’opzione ({ $problem }).
because-option-shape = Un’opzione si scrive nome=valore; «{ $text }» non lo è.
because-option-unknown = L’opzione «{ $text }» non esiste. Le opzioni sono: { $known }.
because-too-many-seats = { $given } persone per { $players } posti.
because-same-name = Due persone allo stesso tavolo hanno bisogno di due nomi.
because-bots-for-roles = Indica un bot per ogni ruolo, scritto ruolo=bot: { $roles }.
because-bots-for-seats = Indica un bot per tutti, oppure uno per ciascuno dei { $players } posti (non { $given }).
because-nothing-to-resume = In { $folder } non c’è nessuna partita salvata.
because-seed-length = Un seme ha 32 byte, non { $length }.
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
because-record-story-unknown = Si giocava con un’edizione della storia che qui non è mai stata sullo scaffale. Sul tuo computer, «veglia replay» la mostra e la controlla.
because-record-undo = La voce { $entry } torna a un punto che non esiste.
because-record-seed = Il seme nella registrazione non si legge.
because-record-no-seed = La registrazione non ha il seme: si può mostrare, non continuare.
because-record-commitment = Il seme non corrisponde all’impronta mostrata all’inizio.
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
help-resume = Riprendi l’ultima partita, o quella indicata con --file.
help-file = Il file in cui si tiene la partita.
help-lang = it o en; altrimenti la lingua di questa macchina.
help-games = Quante partite.
help-bots = Un bot per tutti i posti, uno per ciascuno, o uno per ogni ruolo (spring=heuristic,winter=random,…), separati da virgole.
help-first = Il numero della prima partita; il numero è il suo seme.
help-record = Tieni le registrazioni in questa cartella.
help-record-file = Una registrazione.
help-verify = Verifica ogni impronta, ogni pesca e ogni giudizio.
help-story = Stampa la storia che è stata raccontata.
help-step = Fermati dopo ogni azione e disegna il tabellone.
help-diff = Due edizioni fianco a fianco, dove differiscono: --diff it ffg.
help-rule = Il codice di una regola, o parole da cercare.
welcome-back = La veglia riprende, con { $names }.
you-may-step-in = Prima che { $seat } vada avanti puoi intervenire:
which-one = Quale (1–{ $count }, Invio per tornare indietro):
tell-slip = «{ $text }» entrerebbe nella storia. Scrivilo di nuovo se è quello che vuoi, o racconta altro.
look-nothing = Non c’è niente da leggere su «{ $name }». Prova con un luogo, un personaggio o una missione.
no-letters = n no
the-winners = Vince { THE($faction) }: { $names }.
bot-tells-nothing = …
because-already-open = Quella veglia è aperta in un’altra finestra: { $file }
because-resume-alone = Una veglia che riprende tiene le sue persone e le sue opzioni: usa --resume da solo.
because-no-people = Indica almeno una persona; per i soli bot c’è veglia simulate.
under-a-veil = (Su questo brano è steso un velo.)
because-record-words = La voce { $entry } cambia parole come nessuno al tavolo avrebbe potuto fare.
because-option-too-long = L’opzione { $name } è troppo lunga: al massimo { $limit } lettere.
event-Told = { $seat } ha raccontato il brano { $number }: «{ $text }»
event-Retold = { $seat } ha raccontato di nuovo il brano { $number }: «{ $text }»
