# Le parole della prima pagina e dell’atrio, nel browser: entrare, apparecchiare un tavolo, mettersi d’accordo.

## La prima pagina

home-welcome = Il fuoco è acceso. Vieni a raccontare.
home-what = Giochi da tavolo che si giocano raccontando, in compagnia o per conto tuo: alle regole pensa la casa, la storia resta a voi.
home-continue = Riprendi da qui
home-earlier = Tavoli più vecchi
home-hosted = ospita { $host }
home-phase-gathering = ci si sta sedendo
home-phase-playing = si sta giocando
home-phase-over = la storia è finita
home-choose = Scegli un gioco
home-lay = Apparecchia un tavolo
home-learn = Impara giocando
home-rules = Regole
home-open = Tavoli con la porta aperta
home-paste = Ti hanno dato un link? Incollalo qui
home-follow = Vai
home-no-link = Questo non porta a nessun tavolo. Nel link di un tavolo c’è /table/: copialo tutto intero e riprova.
home-account = { $name }, e questo dispositivo
home-pass = Arrivi da un altro dispositivo
home-pass-why = Questo link porta qui il tuo nome e i tuoi tavoli. Vale una volta sola.
home-pass-instead = Qui il tuo nome è { $name }. Se prosegui, il dispositivo passa a chi ha creato questo link: { $name } potrà tornare soltanto con le parole che aveva scritto.
home-pass-use = Prosegui
home-pass-not = Lascia stare

## Chi sei

who-name = Come ti chiameranno gli altri?
who-come-in = Entra
who-enough = Basta un nome: niente password, niente e-mail.
who-before = Ci conosciamo già
who-phrase = Le parole che avevi scritto
who-recover = Eccomi
who-keep = Metti al sicuro queste parole
who-keep-why = Se perdi questo dispositivo, con queste ritrovi il tuo nome e i tuoi tavoli su qualunque altro. Si vedono soltanto adesso: scrivile su un foglio, e non mostrarle a nessuno.
who-copy = Copiale
who-written = Le ho scritte

## Che cosa sa di te la casa

account-name = Il tuo nome
account-rename = Cambialo
account-name-when = Ai tavoli dove siedi già, resta il nome che avevi quando hai preso posto.
account-renamed = Fatto: adesso ti chiami così.
account-phrase = Le parole per tornare
account-phrase-why = Hai perso quelle che avevi scritto? Chiedine di nuove: le vecchie non apriranno più niente.
account-new-phrase = Dammi parole nuove
account-along = Anche su un altro dispositivo
account-along-why = Crea un link e aprilo di là: troverai gli stessi tavoli, con lo stesso nome. Vale una volta sola, per dieci minuti. Non darlo a nessun altro.
account-along-make = Crea il link
account-along-link = Apri questo sull’altro dispositivo
account-device = Lascia questo dispositivo
account-device-why = Questo dispositivo dimentica chi sei. Per tornare bastano le parole che hai scritto.
account-device-yes = Sì, lascio questo dispositivo
account-forget = Fatti dimenticare
account-forget-why = La casa dimentica per sempre il tuo nome, i tuoi dispositivi e le tue parole. Quello che hai raccontato ai tavoli resta in quelle storie, con il nome che avevi lì.
account-forget-yes = Sì, dimenticami per sempre
account-stay = No, resto

## Passare un link

share-copy = Copia
share-send = Invia
share-copied = Copiato.
share-not-copied = Non si è potuto copiare: selezionalo e copialo a mano.
share-code = Lo stesso link in un codice QR, per la fotocamera del telefono

## L’atrio

lobby-title = { $game }: il tavolo è apparecchiato
lobby-hosted = Ospita { $host }.
lobby-seats = Chi siede dove
lobby-seat-number = Posto { $number }:
lobby-you = (tu)
lobby-host = ospita
lobby-here = c’è
lobby-away = non c’è
lobby-free = Un posto libero
lobby-bot = un bot
lobby-bot-how = un bot: { $how }
bot-random = gioca a caso
lobby-how-plays = Come gioca { $name }
lobby-sit = Siediti qui
lobby-stand = Alzati
lobby-seat-bot = Metti un bot
lobby-free-seat = Libera il posto
lobby-give-host = Cedi il tavolo
lobby-seat-would-go = Nel posto da togliere siede { $name }. Prima liberalo.
lobby-watchers =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
lobby-begin = Si comincia
lobby-fill =
    { $count ->
        [0] Tutti i posti sono occupati.
        [one] Il posto libero va a un bot.
       *[other] I posti liberi sono { $count }: vanno ai bot.
    }
lobby-waiting = Si comincia quando lo dice { $host }.
lobby-options = Che cosa si è deciso
lobby-grace = Quanto si aspetta chi non c’è
lobby-grace-for =
    { $seconds ->
        [none] Tutto il tempo che serve
        [1] Un secondo
        [120] Due minuti
        [600] Dieci minuti
        [3600] Un’ora
        [86400] Un giorno
        [259200] Tre giorni
        [one] 1 secondo
       *[other] { $seconds } secondi
    }
lobby-links = Invita gli amici
lobby-link-join = Per chi gioca: mandalo, o fai inquadrare il codice con il telefono
lobby-link-watch-fold = Per chi vuole solo guardare
lobby-link-watch = Con questo link si guarda, senza sedersi
lobby-link-seats-fold = Un link per ogni posto
lobby-link-seat = Dritto al posto { $number }
lobby-links-gone = I link di questo tavolo si mostrano una volta sola, e questa finestra non li ha più. Per invitare qualcuno creane di nuovi.
lobby-links-new = Crea link nuovi
lobby-links-new-why = I vecchi non porteranno più da nessuna parte. Chi è già entrato resta.

## Le opzioni di un gioco

options-more = Altre opzioni
options-less = Meno: { $what }
options-greater = Più: { $what }
options-yes = Sì
options-no = No
options-none = Niente
options-earlier = Prima
options-earlier-who = Prima: { $seat } sale di un posto
options-as-seated = Di nuovo nell’ordine dei posti
options-guided = Insegna il gioco mentre si gioca.
options-story-length =
    { $chapters ->
        [one] Un capitolo
       *[other] { $chapters } capitoli
    }, { $words } parole: { $minutes ->
        [one] circa un minuto
       *[other] circa { $minutes } minuti
    } a voce alta.
