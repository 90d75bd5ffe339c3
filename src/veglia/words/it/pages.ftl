# Le parole delle pagine: il tavolo nel browser, qualunque sia il gioco.

pages-not-built = Qui le pagine non sono state costruite: prima lancia “make”. I programmi trovano la strada in /api/openapi.json.
because-no-such-step = Non c’è nessun passo { $number }: finora la veglia ne ha { $last }.

## La casa

skip-to-main = Vai alla parte principale
nav-house = La casa
theme-light = Accendi la luce
theme-dark = Abbassa la luce
nowhere = A questo indirizzo non c’è niente.
go-home = Alla prima pagina
try-again = Riprova
cannot-reach = La casa non risponde. È aperta? E tu sei in rete?

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
waiting-for = Si aspetta { $names }
catch-up = Salta avanti ({ $count })
choose-again = Scegli di nuovo
read-about = Personaggi, luoghi, Missioni
which-of-these = Quale di queste?
show-all = Mostra tutto
several-of = { $first } … ({ $count })
you-may-also =
    { $count ->
        [one] Puoi intervenire (in un modo)
       *[other] Puoi intervenire (in { $count } modi)
    }
besides = Altro ({ $count })
why-not = Che cosa non posso fare, e perché?
looking = Un momento …
nothing-with-that = Per ora non c’è niente da farci.
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
stuck = Non so andare avanti
bear-in-mind = Da tenere a mente
put-back = Rimetti a posto
telling-rule = Le parole non cambiano mai l’effetto delle carte.

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
revise-do = Mettilo al suo posto
ask-revision = Chiedi parole migliori
veil = Stendici un velo
unveil = Togli il velo
read-story = Leggila ad alta voce
talk = Chiacchiere al tavolo
talk-label = Di’ qualcosa
talk-send = Dillo
as-suggestion = un’idea per chi racconta
suggests = suggerisce
log-earlier = Che cosa è successo prima
see-step = Guarda il tavolo al passo { $number }

## Le persone

that-is-you = (tu)
is-host = ospita
is-here = al tavolo
is-away = via
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
this-evening = Questa veglia
take-back = Riprendi la mia ultima mossa
pause = Pausa
go-on = Riprendi
read-aloud = Leggi gli eventi ad alta voce
big-screen = Per lo schermo grande
step-through = Rivedila passo per passo
seed-promise = Il mazzo è stato promesso prima della prima carta: { $commitment }…
undo-wish = { $seat } vorrebbe riprendere l’ultima mossa.
undo-yes = D’accordo
undo-no = Resti com’è

## Per chi ascolta

live-events = Che cosa succede
and-before =
    { $count ->
        [one] Prima è successa un’altra cosa.
       *[other] Prima sono successe altre { $count } cose.
    }

## Le regole

rules-of = Le regole di { $game }
rules-intro = Ogni regola che la macchina fa rispettare, ciascuna con il suo numero. Un rifiuto dice su quale si fonda.
rules-search = Cerca nelle regole
rules-found =
    { $count ->
        [0] Nessuna regola ha queste parole.
        [one] Una regola.
       *[other] { $count } regole.
    }
compare = Due edizioni fianco a fianco
compare-one = Questo libro
compare-other = accanto a questo
compare-points =
    { $count ->
        [0] Non differiscono.
        [one] Differiscono su un punto.
       *[other] Differiscono su { $count } punti.
    }
compare-nothing = Non se ne parla.
rules-now = adesso

## La fine, e uno sguardo indietro

you-won = Hai vinto. Qualcuno metta su l’acqua.
you-lost = Hai perso, e l’hai raccontata bene.
rematch = Un’altra veglia con le stesse persone
to-rematch = Alla prossima veglia
keep-record = Conserva tutta la partita in un file
was-it-fair = Le carte erano oneste?
seed-explained = Prima che si pescasse la prima carta, la casa ha scritto l’impegno; il seme da cui è fatto ha deciso ogni pescata. Chiunque può confrontare i due, e con loro ogni mossa.
commitment = Impegno, dall’inizio
seed = Seme, rivelato alla fine
prove = Controlla ogni pescata e ogni mossa
proof-looking = Si controlla …
proof-holds = Torna: ogni pescata viene dal seme, ogni mossa era lecita.
proof-broken = Non torna. Qualcosa è stato cambiato.
replay-title = La veglia, passo per passo
replay-what = Che cosa è successo
step-of = Passo { $number } di { $last }
step-back = Un passo indietro
step-on-button = Un passo avanti
back-to-table = Al tavolo
