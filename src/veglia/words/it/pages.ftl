# Le parole delle pagine: il tavolo nel browser, qualunque sia il gioco.

pages-not-built = Qui le pagine non sono state costruite: prima lancia «make». I programmi trovano la strada in /api/openapi.json.
because-no-such-step = Non c’è nessun passo { $number }: finora la veglia ne ha { $last }.

## La casa

skip-to-main = Vai al contenuto principale
nav-house = La casa
theme-light = Accendi la luce
theme-dark = Abbassa la luce
nowhere = A questo indirizzo non c’è niente.
go-home = Alla prima pagina
try-again = Riprova
cannot-reach = La casa non risponde. È aperta? E tu sei in rete?
broken-part = Questa parte della pagina per ora non si può mostrare.
broken-board = Per ora il tabellone non si può mostrare. Si può giocare anche senza: tutto quello che si può fare è elencato dove il tavolo ti aspetta.

## Venire a un tavolo

come-in = Entra, c’è qualcuno che ti aspetta
coming-in = Si entra …
not-let-in = La porta resta chiusa
line-lost = La linea è caduta. Niente è perduto: continuiamo a chiamare.
seat-free = Posto libero
seat-free-name = Posto { $number }

## Che cosa si chiede

region-board = Il tabellone
region-asked = Che cosa aspetta il tavolo
region-beside = Storia, cronaca, persone, regole
asked-paused = Il tavolo è in pausa. Chiunque può riprendere.
waiting-for = Il tavolo aspetta { $names }
catch-up = Salta avanti ({ $count })
overtaken = Intanto il tavolo è andato avanti: «{ $action }» non si può più fare. Le tue parole restano per ciò che racconterai.
choose-again = Scegli di nuovo
read-about = Chi e che cosa si può incontrare
which-of-these = Quale di queste?
show-all = Mostra tutto
you-may-also =
    { $count ->
        [one] Puoi intervenire (in un modo)
       *[other] Puoi intervenire (in { $count } modi)
    }
besides = Che altro puoi fare ({ $count })
why-not = Che cosa non posso fare, e perché?
looking = Un momento …
nothing-with-that = Per ora, con questo non puoi fare niente.
open-rule = Apri la regola { $rule }

## Raccontare

telling-now = Il racconto
telling-label = Il tuo racconto
telling-wanted = Racconta. Gli altri leggono mentre scrivi.
telling-free = Racconta, oppure lascia stare. Gli altri leggono mentre scrivi.
tell-and-do = Racconta
do-without-telling = Prosegui senza parole
dictate = Detta
dictate-stop = Smetti di ascoltare
stuck = Non so come andare avanti
bear-in-mind = Da tenere a mente
put-back = Torna indietro
stake-do = Sì, procedi
telling-rule = Le parole non cambiano mai quello che decidono le regole.

## La storia

tab-story = Storia
tab-log = Cronaca
tab-people = Persone
tab-rules = Regole
story-empty = Nessuno ha ancora raccontato niente. La prima riga è la più difficile; va bene qualunque cosa.
story-earlier = Leggi che cosa è venuto prima
is-telling = { $seat } sta raccontando …
passage-more = Altro sul brano { $number }
revise = Raccontalo meglio
revise-label = Il brano, raccontato di nuovo
revise-do = Usa queste parole
ask-revision = Chiedi altre parole
veil = Stendi un velo
unveil = Togli il velo
read-story = Leggi la storia ad alta voce
journal-empty = Non si è ancora letto niente.
read-last = Ascolta l’ultima pagina
just-read = Appena letto
read-away = Riponi
talk = Chiacchiere al tavolo
talk-label = Di’ qualcosa
talk-send = Dillo
talk-listen = A questo tavolo chi guarda ascolta soltanto.
as-suggestion = un’idea per chi racconta
suggests = suggerisce
log-earlier = Che cosa è successo prima
see-step = Guarda il tavolo al passo { $number }

## Le persone

that-is-you = (tu)
is-host = ospita
is-here = c’è
is-away = non c’è
is-bot = un bot
bot-plays-for = gioca un bot finché non torna
nobody-sits = non c’è seduto nessuno
sit-here = Siediti qui
stand-up = Alzati
make-host = Cedi il tavolo
watching-count =
    { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
door = Alla porta
door-watchers = Chi guarda può parlare
door-known = Chi può venire a questo tavolo
door-nobody = Per ora nessuno oltre a te.
door-sits = siede al tavolo
door-watches = può venire a guardare
door-away = qui non entra più
door-keep = Non far più entrare
door-keep-sure = Non far più entrare { $name }? Se ha un posto, il posto si libera, e da quel momento per { $name } questo tavolo non c’è più.
door-keep-yes = Sì, non far più entrare
door-keep-no = No, può restare
door-let = Fai tornare
door-links = Con un link che ha ancora, chi hai lasciato fuori potrebbe tornare sotto un altro nome. I link nuovi chiudono anche quella strada.
this-evening = Questa veglia
take-back = Annulla la mia ultima azione
pause = Pausa
go-on = Riprendi
read-aloud = Leggi gli eventi ad alta voce
big-screen = Per lo schermo grande
step-through = Rivedi la veglia passo per passo
seed-promise = Impronta del numero segreto, fissata prima della prima pescata: { $commitment }… Alla fine chiunque può controllare ogni pescata.
undo-wish = { $seat } vorrebbe annullare la sua ultima azione.
undo-yes = D’accordo
undo-no = Lascia tutto com’è
asked-corrected = Le regole di questo gioco sono state corrette
correction-why = A questo tavolo si giocava con { $rules }; ora le regole sono { $now }. Nessuno fa mosse finché chi siede qui non accetta di andare avanti con quelle corrette. Quello che è stato fatto finora non si potrà più annullare.
correction-unknown = A questo tavolo si gioca con le regole { $rules }, ma qui ci sono { $now }: lo si può guardare, non continuare.
correction-agree = Avanti con le regole corrette

## Per chi ascolta

live-events = Che cosa succede
and-before =
    { $count ->
        [one] Prima è successa un’altra cosa.
       *[other] Prima sono successe altre { $count } cose.
    }

## Le regole

rules-of = Le regole di { $game }
rules-intro = Tutte le regole che la macchina fa rispettare, ciascuna con il suo codice. Quando qualcosa non si può fare, ti si dice quale regola lo vieta.
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] Una regola.
       *[other] { $count } regole.
    }
compare = Due edizioni fianco a fianco
compare-one = Un’edizione
compare-other = L’altra edizione
compare-points =
    { $count ->
        [0] Le due edizioni non differiscono.
        [one] Le due edizioni differiscono su un punto.
       *[other] Le due edizioni differiscono su { $count } punti.
    }
compare-nothing = Non se ne parla.
rules-now = adesso

## La fine, e uno sguardo indietro

you-won = Hai vinto. Qualcuno metta su il tè.
you-lost = Hai perso, e l’hai raccontata bene.
rematch = Un’altra veglia con le stesse persone
rematch-alone = Da capo, ancora una volta
to-rematch = Alla prossima veglia
keep-record = Conserva tutta la partita in un file
was-it-fair = Le pescate erano oneste?
seed-explained = Prima della prima pescata la casa ha mostrato a tutti l’impronta di un numero segreto. Quel numero ha deciso ogni pescata. Adesso è svelato, e chiunque può controllare che corrisponda all’impronta, e con lui ogni azione.
commitment = Impronta, mostrata all’inizio
seed = Numero segreto, svelato alla fine
prove = Controlla ogni pescata e ogni azione
proof-looking = Si controlla …
proof-holds = Tutto torna: ogni pescata viene dal numero segreto, ogni azione ha rispettato le regole.
proof-holds-as-played = Tutto torna: ogni pescata viene dal numero segreto, ogni azione ha rispettato le regole. Sullo scaffale ora c’è un’altra edizione della storia; la tua è stata controllata com’era quando si è giocata.
proof-holds-since =
    { $older ->
        [one] Tutto torna. La prima voce risale a regole più vecchie: è stata letta, non giudicata di nuovo. Da lì in poi ogni pescata viene dal numero segreto, ogni azione ha rispettato le regole.
       *[other] Tutto torna. Le prime { $older } voci risalgono a regole più vecchie: sono state lette, non giudicate di nuovo. Da lì in poi ogni pescata viene dal numero segreto, ogni azione ha rispettato le regole.
    }
proof-holds-unjudged = Niente è stato cambiato. Si è giocato con regole diverse da quelle di oggi: la partita è stata riletta, ma pescate e azioni non sono state giudicate di nuovo.
proof-broken = I conti non tornano: qualcosa è stato cambiato.
replay-title = La veglia, passo per passo
replay-what = Che cosa è successo
step-of = Passo { $number } di { $last }
step-back = Un passo indietro
step-on-button = Un passo avanti
back-to-table = Torna al tavolo
ask-hint = Tu che faresti?

## In più a leggere davanti a uno schermo

readers-title = Chi legge
readers-why = Siete in più davanti a questo schermo? Scrivete i vostri nomi. Uno guida e legge ad alta voce, poi passa il libro.
readers-name = Nome di chi legge
readers-add = Aggiungi
readers-drop = Togli { $name } dall’elenco
reader-leads = Guida e legge { $name }
reader-pass = Passa { TO($name) }
