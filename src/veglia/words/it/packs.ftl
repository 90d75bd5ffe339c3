# Pacchetti: gli errori di una storia, detti a chi la scrive, e le parole dei comandi per i pacchetti.

## Errori: dove, che cosa, e che cosa si voleva dire

mistake-said = { $where }: { $what }
mistake-nearest = Forse «{ $nearest }»?
mistake-nearest-where = Forse «{ $nearest }» ({ $file }:{ $line })?

mistake-no-pack = In questa cartella non c’è un pack.yaml: un pacchetto comincia da lì.
mistake-format = Qui nessun gioco conosce il formato «{ $name }». Quelli che ci sono: { $known }.
mistake-languages = Un pacchetto si scrive in entrambe le lingue: [en, it].
mistake-outside = Questo file sta fuori dalla cartella del pacchetto. Mettine dentro una copia.
mistake-nowhere = Questo collegamento non porta da nessuna parte. Metti qui il file, o togli il collegamento.
mistake-not-a-file = Questo ha il nome di un file, ma non lo è. Metti qui un file, o dagli un altro nome.
mistake-unreadable = Non si è potuto aprire ({ $problem }). Da’ il permesso di leggerlo a chi fa girare Veglia.
mistake-drawing-elsewhere = I disegni stanno proprio nella cartella drawings. Sposta lì anche questo.
mistake-ours = Non siamo riusciti a capire questo pacchetto ({ $problem }): l’errore è nostro, non tuo. Faccelo sapere.
mistake-unknown-file = Da qui non si legge nulla: un pacchetto non ha una parte chiamata «{ $name }».
mistake-in-two-files = «{ $name }» è scritto qui e anche in { $file }. Tienine uno.
mistake-too-many-files = I file sono più di { $most }. Dividi la storia in più pacchetti.
mistake-folder-name = Il pacchetto si chiama «{ $name }» e la sua cartella «{ $folder }». Da’ a entrambi lo stesso nome.
mistake-too-large = Il file supera i { $most } kB. Dividilo.
mistake-too-much = Tutti i file insieme superano i { $most } kB. Dividi la storia in più pacchetti.
mistake-empty-file = Il file è vuoto.
mistake-file-not-a-map = Il file deve cominciare con una chiave, per esempio «id: …».
mistake-not-utf-8 = Queste lettere non sono UTF-8. Salva il file in UTF-8.
mistake-tab = Questa riga comincia con un tabulatore. Rientra con gli spazi.
mistake-second-document = Qui comincia un secondo documento (---). In ogni file ce n’è uno solo.
mistake-alias = Àncore e richiami (& e *) qui non si leggono. Riscrivi il testo per intero.
mistake-tag = Le etichette (!) qui non si leggono. Toglila.
mistake-too-deep = Qui ci sono più di { $most } livelli uno dentro l’altro.
mistake-key-not-a-word = Una chiave è una parola sola; questa è una lista o una mappa.
mistake-boolean-key = Come chiave, «{ $name }» per molti lettori di YAML vuol dire vero o falso. Scegli un altro nome.
mistake-key-twice = «{ $name }» compare qui una seconda volta (la prima alla riga { $first }). Tienine una.
mistake-yaml = Questa riga non si legge come YAML. Cerca all’inizio un segno che vuole le virgolette, come @, % o `.
mistake-yaml-colon = In questa riga ci sono due volte i due punti. Metti le parole tra virgolette: "così: ecco".
mistake-yaml-no-colon = Dopo una chiave mancano i due punti: «chiave: valore», con uno spazio dopo i due punti.
mistake-yaml-quote = Queste virgolette si aprono e non si chiudono.
mistake-yaml-bracket = Questa parentesi si apre e non si chiude, oppure dentro manca una virgola.
mistake-yaml-indent = Il rientro di questa riga non è né quello delle righe sopra né quello di ciò a cui appartiene.
mistake-yaml-character = Qui c’è un carattere invisibile che in un testo non può stare. Riscrivi la riga.
mistake-unseen = Qui c’è un segno che nessuno vede e che fa scherzi allo schermo ({ $name }). Riscrivi queste parole.
mistake-unknown-key = Qui «{ $name }» non esiste. Possono esserci: { $known }.
mistake-missing-key = Manca «{ $name }».
mistake-type =
    Qui va { $wanted ->
        [number] un numero
        [truth] true o false
        [list] una lista: [una cosa, un’altra]
        [map] una serie di chiavi con i loro valori: «chiave: valore»
        [verb] un verbo con ciò che gli serve: «verbo: …»
       *[word] una parola, se occorre tra virgolette
    }, e invece c’è { $found ->
        [number] il numero { $value }
        [truth] «{ $value }», che è un vero o falso
        [list] una lista
        [map] una serie di chiavi
        [nothing] il vuoto
       *[word] «{ $value }»
    }.
mistake-choice = «{ $name }» qui non può stare. Scegli fra: { $known }.
mistake-choice-or-number = «{ $name }» qui non può stare. Metti un numero, o scegli fra: { $known }.
mistake-range =
    { $value } è fuori dai limiti: { $most ->
        [none] almeno { $least }
       *[other] da { $least } a { $most }
    }.
mistake-slug = «{ $name }» non va bene come nome. Usa lettere minuscole e cifre, unite da trattini: il-vecchio-mulino.
mistake-too-long = Troppo lungo: al massimo { $most } lettere.
mistake-empty = Tra queste virgolette non c’è nulla.
mistake-one-language = Queste parole sono in una lingua sola. Scrivile in entrambe: en: …, it: ….
mistake-unknown-language = La lingua «{ $name }» qui non c’è: ci sono solo it ed en.
mistake-language-missing =
    { $lang ->
        [it] Manca l’italiano (it).
       *[en] Manca l’inglese (en).
    }
mistake-text-empty = Qui non c’è neanche una parola.
mistake-same-words = Le due lingue dicono le stesse identiche parole. Una è ancora da scrivere?
mistake-no-verb = Qui va un verbo con ciò che gli serve: «verbo: …».
mistake-verb-alone = «{ $name }» qui sta da solo. Scrivi dopo i due punti ciò che gli serve: «{ $name }: …».
mistake-unknown-verb = Il verbo «{ $name }» non esiste.
mistake-two-verbs = «{ $other }» sta accanto a «{ $name }». Ogni voce ha un verbo solo: comincia una voce nuova con un trattino.
mistake-no-such-name = Qui va { $kind }, ma «{ $name }» non si trova da nessuna parte.
mistake-name-twice = «{ $name }» è già il nome di qualcos’altro ({ $file }:{ $line }).
mistake-unused = Nulla si serve di «{ $name }» ({ $kind }).

## Condizioni ed effetti di ogni storia

mistake-min-over-max = Nessun numero è almeno { $least } e al massimo { $most }.
mistake-never-so-many = Non si arriva mai a { $least }: al massimo a { $most }.
mistake-flag-value = «{ $name }» non prende mai il valore { $value }. Prende: { $known }.
mistake-no-options = Qui non c’è nulla da scegliere.
mistake-options-all-shut = Ogni opzione ha una condizione: se non ne vale nessuna non c’è nulla da scegliere.
mistake-option-twice = Anche un’altra opzione si chiama «{ $name }». Nessuno saprebbe distinguerle: da’ a ciascuna parole sue, in entrambe le lingue.

## I verbi di ogni storia, come li legge in un editor chi scrive

verb-set = Dei segni della storia prendono un valore.
verb-add = Dei contatori della storia salgono o scendono.
verb-read = Si leggono queste parole.
verb-choose = Chi gioca sceglie un’opzione; dove porti non si sa prima.
verb-if = Se vale la condizione (when) si esegue la prima lista (then), altrimenti la seconda (else).
verb-flag = Un segno c’è, o ha questo valore.
verb-all = Valgono tutte queste condizioni.
verb-any = Vale almeno una di queste condizioni.
verb-not = Questa condizione non vale.

## Disegni

mistake-not-svg = I disegni sono file SVG. Questo è un’altra cosa.
mistake-drawing-large = Il disegno occupa { $size } byte; al massimo possono essere { $most }. Usa meno punti, o arrotonda i numeri.
mistake-drawing-entity = In un disegno non ci sono DOCTYPE né entità. Cancella quella riga.
mistake-drawing-broken = L’SVG è rotto a questa riga: un elemento non si chiude, o mancano le virgolette.
mistake-drawing-frame = Un disegno comincia con <svg xmlns="http://www.w3.org/2000/svg" viewBox="…">, senza un id.
mistake-drawing-part = In un disegno non può esserci <{ $name }>: solo forme e i loro colori.
mistake-drawing-attribute = «{ $name }» in un disegno non può stare: solo dove sono le forme, quanto sono grandi e di che colore.
mistake-drawing-value = «{ $value }» non può stare in «{ $name }»: vanno bene numeri, parole, colori e var(--nome), e url(#nome) per ciò che il disegno stesso contiene.
mistake-drawing-words = Ci sono parole in <{ $name }>. In un disegno solo <title> e <desc> contengono parole.
mistake-drawing-missing =
    { $count ->
        [one] In drawings manca un disegno: { $names }.
       *[other] In drawings mancano { $count } disegni: { $names }.
    }
mistake-drawing-of-nothing = Nel pacchetto niente si chiama «{ $name }»: questo disegno non si vedrà mai.

## Tipi di cose che hanno un nome in ogni pacchetto

kind-flag = un segno che qualche «set» imposta
kind-counter = un contatore che qualche «add» fa crescere

## Comandi

because-option-closed = Quella strada non è aperta.
because-no-such-pack = Il pacchetto «{ $pack }» non c’è. Forse { $nearest }?
because-pack-for-which = Più giochi hanno storie. Di’ per quale scrivi, con --game: { $known }.
because-pack-broken =
    Nel pacchetto «{ $pack }» { $count ->
        [one] c’è un errore
       *[other] ci sono { $count } errori, il primo
    } in { $file }:{ $line }. Per leggerli: veglia pack check
because-no-packs = «{ $game }» non ha pacchetti. Li hanno: { $known }.
because-pack-there = «{ $folder }» c’è già. Indica una cartella che non esiste.
because-pack-name = «{ $name }» non va bene come nome di un pacchetto. Usa lettere minuscole e cifre, unite da trattini: il-vecchio-mulino.
help-pack = Storie tue: cominciarne una, controllarla, vederne le vie, e lo schema per un editor.
help-pack-check = Leggi un pacchetto e di’ tutto quello che non va, poi ciò che merita un’occhiata, e quanto è lungo.
help-pack-graph = Disegna le vie di una storia: un’immagine SVG, o un testo Mermaid o DOT per altri strumenti.
help-pack-play = Fai giocare una storia ai bot molte volte: come finiscono le scene, e a che cosa non arriva mai nessuno.
help-pack-games = Quante partite: tante dell’intera storia con un bot che ragiona, e altrettante di ogni capitolo con uno che gioca a caso.
help-pack-new = Comincia una storia: una cartella con una piccola scena che si può giocare subito.
help-pack-schema = Scrivi gli schemi JSON dei file di un pacchetto, perché un editor completi e controlli mentre si scrive.
help-pack-path = La cartella di un pacchetto.
help-pack-new-path = La cartella da creare; il suo nome diventa quello del pacchetto.
help-pack-schema-path = La cartella in cui scriverli.
help-pack-format = svg, mermaid o dot.
help-pack-out = Il file in cui scrivere; altrimenti si stampa.
help-packs = Una cartella con i tuoi pacchetti, o un pacchetto; i file che cambiano si rileggono quando comincia un tavolo.
pack-good = { $title }: nessun errore.
pack-bad =
    { $count ->
        [one] Un errore: finché non è corretto, di questo pacchetto non si gioca nulla.
       *[other] { $count } errori: finché non sono corretti, di questo pacchetto non si gioca nulla.
    }
pack-warnings =
    { $count ->
        [one] Una cosa merita un’occhiata:
       *[other] { $count } cose meritano un’occhiata:
    }
pack-length = { $lang }: { $words } parole, circa { $minutes } min a voce alta.
pack-played = Partite giocate fino in fondo: { $games }. Cose raggiunte, fra quelle che ci sono nella storia: { $reached } su { $of }.
pack-for-which = Per quale gioco è la storia? Il numero:
pack-made = { $folder } è pronta. Per giocarla: veglia serve --open --packs { $folder }
pack-drawn = Scritto in { $file }.
pack-graph-title = Le vie di «{ $title }»
pack-way-choice = per scelta
