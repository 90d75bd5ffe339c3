# Le parole della casa in rete: tavoli a cui si arriva da ogni parte.

## Al terminale e sul telefono

serving = La casa è aperta: { $address } (Ctrl-C la chiude; ciò che si è giocato resta salvato).
serving-near = I telefoni e le altre macchine di questa rete entrano da { $address }
already-open = La casa è già aperta: { $address }
bus-away = Il Redis su { $where } non risponde. La casa apre lo stesso: finché non risponde, chi siede a un tavolo da server diversi sente gli altri con un secondo di ritardo, e non vede chi c’è. Controlla che sia acceso, e che --bus sia giusto.
bell-waits = { $game }: tocca a te decidere. Al tavolo { OF($host) } ti aspettano.

## Aiuto della riga di comando

help-serve = Apri la casa in rete: le persone apparecchiano i tavoli e giocano insieme, ciascuna dal suo schermo. Non c’è niente da preparare.
help-host = L’indirizzo su cui ascoltare: 127.0.0.1 per questa macchina soltanto, 0.0.0.0 per tutte le reti a cui è collegata.
help-open = Apri la casa nel browser; se a quella porta ce n’è già una aperta, apri quella.
help-port = La porta su cui ascoltare; con 0 se ne prende una libera.
help-database = Dove si tengono i tavoli: sqlite:///FILE per un solo server, postgresql://… per più server insieme. Altrimenti il file tables.db, accanto alle tue partite.
help-bus = Il Redis, scritto redis://…, con cui più server sullo stesso PostgreSQL si passano le notizie. A un server solo non serve.
help-origin = Un indirizzo a cui si vedono le tue pagine, come https://a.example, se non è quello del server. Si ripete per darne più d’uno; i messaggi a chi è lontano rimandano al primo.
help-proxy = L’indirizzo, o la rete, di un proxy che sta davanti: gli si crede quando dice chi chiede e se lo fa in https. Si ripete per darne più d’uno.
help-contact = Dove i servizi push possono scriverti: mailto:a@b.example o https://…. Senza, nessuno riceve avvisi Web Push; i webhook funzionano lo stesso.
help-thinkers = In quanti processi pensano i bot.
help-metrics-key = La chiave che chi legge /metrics deve mandare come bearer token. Senza, /metrics non c’è: in una casa con pochi tavoli i suoi conteggi tradirebbero le mosse segrete.
help-private-bells = Lascia che i webhook arrivino dentro la tua rete, anche in http; altrimenti vanno solo a indirizzi pubblici, in https.
help-limit = Un limite, scritto nome=numero: per esempio bells_per_guest=5. Si ripete per darne più d’uno; se il nome è sconosciuto, la risposta li elenca tutti.

help-db = Abbi cura del database dei tavoli: fanne una copia, ripristinalo, controllalo.
help-db-backup = Copia tutto in un solo file, com’è in questo momento. Intanto il server può restare acceso.
help-db-restore = Riempi un database vuoto con una copia; può essere di un tipo diverso da quello copiato.
help-db-check = Ripercorri il diario di ogni tavolo dalla prima riga, e di’ che cosa non va.
help-db-report = Scrivi la registrazione di un tavolo senza il nome di nessuno, da allegare quando segnali un errore.
help-backup-file = Il file della copia.
help-table-code = Il codice del tavolo, come sta nel suo indirizzo.
help-report-file = Il file da scrivere; se c’è già, non viene toccato.

## La cura del database

db-backed-up =
    { $rows ->
        [one] Copia fatta: una riga, in { $file }.
       *[other] Copia fatta: { $rows } righe, in { $file }.
    }
db-restored =
    { $rows ->
        [one] Ripristinato: una riga, in { $where }.
       *[other] Ripristinato: { $rows } righe, in { $where }.
    }
db-fault = { $table }: { $problem }
db-checked =
    Tavoli controllati: { $tables }; righe: { $lines }. { $faults ->
        [0] È tutto a posto.
        [one] Una cosa non va.
       *[other] { $faults } cose non vanno.
    }
db-reported = La registrazione è in { $file }, senza il nome di nessuno. Contiene la storia e il numero segreto: dalla solo a chi cerca l’errore.
because-store-integrity = Nel database qualcosa non torna ({ $problem }).
because-journal-gap = Nel diario manca la riga { $number }.
because-journal-line = La riga { $number } del diario è rovinata: non si può seguire.
because-journal-row = Quello che si tiene accanto al diario, per trovare il tavolo, non corrisponde.
because-journal-snapshot = L’ultima istantanea non corrisponde al diario.

## Quello che succede al tavolo oltre al gioco

event-SeatTaken =
    { ANY($bot) ->
        [yes]
            { $bot ->
                [random] { $name }, un bot che gioca a caso, ha preso posto.
               *[other] { $name }, un bot, ha preso posto.
            }
       *[no] { $name } ha preso posto.
    }
event-SeatLeft = { $name } non siede più al tavolo: il posto è libero.
event-BotStoodIn = { $seat } manca da un po’: finché non torna, un bot gioca al suo posto.
event-PersonCameBack = { $seat } è di nuovo al tavolo e riprende a giocare.
event-HostChanged = Da adesso ospita { $seat }.
event-OptionsChosen = Chi ospita ha cambiato le opzioni della partita.
event-GraceChosen =
    { $seconds ->
        [none] Il tavolo aspetta chi manca, per tutto il tempo che serve.
       *[other]
            Se chi deve giocare manca da più di { $seconds ->
                [1] un secondo
                [60] un minuto
                [120] due minuti
                [180] tre minuti
                [300] cinque minuti
                [600] dieci minuti
                [900] un quarto d’ora
                [1200] venti minuti
                [1800] mezz’ora
                [3600] un’ora
                [7200] due ore
                [10800] tre ore
                [14400] quattro ore
                [21600] sei ore
                [28800] otto ore
                [43200] dodici ore
                [86400] un giorno
                [172800] due giorni
                [259200] tre giorni
                [432000] cinque giorni
                [604800] una settimana
                [1209600] due settimane
                [2592000] trenta giorni
                [5184000] sessanta giorni
               *[other] { $seconds } secondi
            }, un bot gioca al suo posto finché non torna.
    }
event-TalkChosen =
    { $watchers ->
        [yes] Chi guarda può di nuovo parlare.
       *[no] Da adesso chi guarda ascolta soltanto, senza dire niente.
    }
event-KeptAway = Per { $name } questo tavolo non c’è più.
event-KeptAwayNoMore = { $name } può tornare a questo tavolo.
event-Said =
    { $suggestion ->
        [yes]
            { $seat ->
                [none] { $name }, che sta a guardare, suggerisce: «{ $text }»
               *[other] { $name } suggerisce: «{ $text }»
            }
       *[no]
            { $seat ->
                [none] { $name }, che sta a guardare: «{ $text }»
               *[other] { $name }: «{ $text }»
            }
    }
event-RevisionAsked = { $seat } ha chiesto altre parole per il brano { $passage }.
event-PassageVeiled = Sul brano { $passage } è stato steso un velo: le sue parole non si mostrano più.
event-VeilLifted = Il velo sul brano { $passage } è stato tolto: le sue parole si possono leggere di nuovo.
event-UndoAsked = { $seat } vorrebbe annullare la sua ultima azione. Si chiede a tutti.
event-UndoAnswered =
    { $agree ->
        [yes] { $seat } accetta di annullarla.
       *[no] { $seat } non accetta; tutto resta com’è.
    }
event-TakenBack = Con il consenso di tutti, l’ultima azione { OF($seat) } è stata annullata.
event-RulesAgreed = { $seat } accetta di andare avanti con le regole corrette, { $rules }.
event-RulesCorrected = Tutti d’accordo: da qui in poi si gioca con le regole corrette, { $rules }.
event-Paused = { $name } ha chiesto a tutti di fermarsi un momento: il tavolo è in pausa.
event-Resumed = { $name } ha tolto la pausa: il gioco riprende.
event-GameBrought = { $name } ha portato qui questa partita. Chi porta una partita può conoscerne il numero segreto, e quindi tutto quello che resta da pescare.
event-Rematch = Ancora una volta, con le stesse persone: il nuovo tavolo è apparecchiato.

## Rifiutato: la storia

because-not-your-passage = Quel brano non è tuo: può raccontarlo di nuovo solo chi l’ha raccontato.
because-no-such-passage = In questa storia non c’è un brano { $number }.
because-telling-empty = Mancano le parole. Se un brano non va mostrato, stendi un velo.
because-not-the-arbiter = Altre parole può chiederle solo chi vigila sulla storia; se il gioco non lo prevede, chi ospita.
because-already-veiled = Su quel brano c’è già un velo.
because-no-such-veil = Sul brano { $number } non c’è nessun velo.
because-not-your-veil = Un velo lo toglie soltanto chi l’ha steso.
because-nothing-said = Mancano le parole.
because-only-seats-tell = La storia la racconta chi siede al tavolo, quando la partita è cominciata.

## Rifiutato: il tavolo

because-table-paused = Il tavolo è in pausa: finché qualcuno non la toglie, nessuno fa mosse.
because-seat-taken = Lì siede già { $name }.
because-only-watching = A questo tavolo stai guardando. Per giocare serve un posto: prendine uno libero, o chiedi un link a chi ospita.
because-not-the-host = Può farlo solo chi ospita.
because-only-listening = A questo tavolo chi guarda ascolta soltanto. Per parlare prendi un posto, o chiedi a chi ospita.
because-no-such-person = Oltre a chi ospita, questo tavolo non conosce nessuno così.
because-nobody-there = Lì non siede nessuno a cui cedere il tavolo.
because-not-begun = La partita non è ancora cominciata; le dà inizio chi ospita.
because-already-begun = La partita è cominciata: le opzioni restano come sono.
because-not-over-yet = Questa partita non è ancora finita. Quando lo sarà, potrete giocare di nuovo.
because-record-when-over = La registrazione si può avere a partita finita: fino ad allora contiene i segreti di tutti.
because-no-such-table = Questo tavolo non c’è, o nessuno ti ha dato un invito.
because-too-many-tables =
    { $most ->
        [one] Ospiti già un tavolo che non è finito. Finiscilo, o sparecchialo, prima di prepararne un altro.
       *[other] Puoi ospitare { $most } tavoli non ancora finiti, e ne hai già altrettanti. Finiscine uno, o sparecchialo, prima di prepararne un altro.
    }
because-too-many-watchers = Intorno a questo tavolo c’è tanta gente a guardare che non resta più posto. Riprova più tardi.
because-too-many-connections = Dalla tua rete arrivano già tanti collegamenti che non c’è posto per un altro. Chiudine uno che non ti serve più, poi riprova.

## Rifiutato: chi chiede

because-who-are-you = Prima di’ chi sei: scegli un nome, o scrivi le parole che ti restituiscono quello che avevi.
because-no-name = Manca il nome: come ti chiameranno gli altri?
because-name-letters = Questo nome contiene lettere che nessuno vede, o troppi segni su una sola. Scrivilo con lettere normali.
because-no-such-phrase = Quelle parole non sono di nessuno. Controllale una per una: se ne hai chieste di nuove, le vecchie non valgono più.
because-no-such-pass = Quella chiave vale una volta sola, e per dieci minuti: è già stata usata, o è troppo vecchia. Creane un’altra sul dispositivo che ti conosce.
because-foreign-page = La richiesta veniva dalla pagina di un altro sito, e non si è fatto nulla. Riprova da una pagina di questo.

## Rifiutato: gli avvisi

because-bell-address = A quell’indirizzo non si possono mandare avvisi: indicane uno pubblico, che cominci con https://.
because-too-many-bells =
    { $most ->
        [one] Puoi ricevere avvisi a un solo indirizzo. Togli quello che hai dato prima di aggiungerne un altro.
       *[other] Puoi ricevere avvisi a { $most } indirizzi, e ne hai già dati altrettanti. Togline uno prima di aggiungerne un altro.
    }
because-push-subscription =
    { $problem ->
        [endpoint] Non si possono attivare le notifiche del tuo browser: il loro indirizzo deve cominciare con https:// e non avere spazi. Spegnile e riaccendile.
        [endpoint-length] Non si possono attivare le notifiche del tuo browser: il loro indirizzo è troppo lungo. Spegnile e riaccendile.
        [p256dh] Non si possono attivare le notifiche del tuo browser: la loro chiave pubblica (p256dh) non è giusta. Spegnile e riaccendile.
       *[auth] Non si possono attivare le notifiche del tuo browser: il loro segreto (auth) non è giusto. Spegnile e riaccendile.
    }
because-push-contact = I servizi push non possono scrivere a «{ $contact }»: dopo --contact metti un indirizzo che cominci con mailto: o https://.
because-push-key = La chiave che firma le notifiche, tenuta nel database, non si legge. Rimetti quella che c’era: con una nuova, tutti dovrebbero riaccendere le notifiche.

## Rifiutato: come si è chiesto

because-too-fast = Troppe richieste in troppo poco tempo. Aspetta un po’, poi riprova.
because-no-such-path = A questo indirizzo non c’è niente. Quello che c’è sta in /api/openapi.json.
because-no-such-method = A questo indirizzo si può chiedere solo con { $methods }.
because-too-large = È troppo grande: si accettano al massimo { $most } byte.
because-house-full = In questo momento la casa è piena. Riprova tra qualche minuto.
because-headers-too-large = Le intestazioni di questa richiesta sono troppo grandi.
because-headers-too-slow = Questa richiesta ha impiegato troppo tempo a cominciare.
because-no-http = Questa richiesta non è comprensibile.
because-too-slow = Questa richiesta ha impiegato troppo tempo ad arrivare.
because-record-queue = Si stanno già verificando molte registrazioni. Aspetta un poco e riprova.
because-record-too-long = Verificare questa registrazione prende troppo tempo al server. Sul tuo computer lo fa «veglia replay --verify».
because-not-json = Questa richiesta si scrive in JSON, con l’intestazione «Content-Type: application/json».
because-request-malformed = Non si capisce quella richiesta ({ $problem }).
because-say-hello = Prima saluta: da quale posto guardi, e qual è l’ultima notizia che hai.
because-hello-once = Hai già salutato; una volta basta.
because-no-such-port = Il server non può ascoltare su { $host }, porta { $port } ({ $problem }). Scegli altro con --host o --port.
because-database-address = Quello non è l’indirizzo di un database. Dopo --database metti un file, come sqlite:///tables.db (con quattro barre per un percorso intero: sqlite:////home/ada/tables.db), o un PostgreSQL, come postgresql://utente@macchina/nome.
because-bus-address = Quello non è l’indirizzo di un Redis. Dopo --bus mettine uno come redis://macchina:6379.
because-origin-address = «{ $text }» non è un indirizzo a cui si vedono pagine. Dopo --origin mettine uno come https://veglia.example.org, senza nulla dopo il nome.
because-proxy-address = «{ $text }» non è l’indirizzo di un proxy. Dopo --proxy metti dei numeri come 10.0.0.5, o una rete come 10.0.0.0/24.

## Quando il database non può fare la sua parte

because-store = In questo momento non si è potuto scrivere, e nulla è cambiato. Riprova fra un attimo.
because-store-full = Sul disco di { $where } non c’è più spazio. Nulla è rimasto scritto a metà. Libera un po’ di spazio, poi riavvia.
because-store-locked = Un altro programma tiene bloccato { $where }. Nulla è rimasto scritto a metà. Chiudi quel programma, poi riavvia.
because-store-corrupt = { $where } è rovinato, o non è affatto un database. Nulla è rimasto scritto a metà. Metti al suo posto una copia sicura, o indicane un altro con --database.
because-store-broken = { $where } non si è potuto leggere o scrivere. Nulla è rimasto scritto a metà. Controlla il disco e l’indirizzo, poi riavvia.
because-store-read-only = { $where } si può leggere ma non scrivere. Nulla è rimasto scritto a metà. Permetti di scrivere nel file e nella sua cartella, o indicane un altro con --database.
because-store-no-file = { $where } non c’è, o non si apre. Nulla è rimasto scritto a metà. Controlla che l’indirizzo sia giusto e che nella sua cartella si possa scrivere, o indicane un altro con --database.
because-store-gone = Il database { $where } non risponde. Nulla è rimasto scritto a metà. Controlla che sia acceso, e che indirizzo, utente e password siano giusti; poi riavvia.
because-store-in-use = Un altro server sta già usando { $where }. Nulla è rimasto scritto a metà. Ferma quello, o indicane un altro con --database; più server possono condividere un PostgreSQL.
because-store-newer = { $where } è di una versione più nuova di Veglia. Nulla è rimasto scritto a metà. Installa quella versione, o indicane un altro con --database.
because-store-busy = Altri stavano scrivendo allo stesso tavolo in { $where }, più volte di seguito. Nulla è rimasto scritto a metà. Riprova fra un attimo.
because-store-file-exists = { $where } c’è già, e resta com’è. Nulla è rimasto scritto a metà. Da’ un altro nome alla copia.
because-store-no-backup = La copia { $where } non c’è. Nulla è rimasto scritto a metà. Controlla che il nome sia giusto.
because-store-not-empty = In { $where } ci sono già persone e tavoli, e tutto resta com’è. Nulla è rimasto scritto a metà. Ripristina in uno vuoto, indicato con --database.
