# Che cosa si dice a chi scrive una storia di Wildwoods: errori che solo le regole del gioco conoscono.

## Tipi di cose che hanno un nome

kind-creature = una carta Creatura
kind-exploration = una carta Esplorazione
kind-shadow = una carta Ombra
kind-story = il numero di una carta Storia di questo capitolo
kind-location = un Luogo di questa scena
kind-ending = un finale di Luma di questa scena
kind-outcome = un esito di questo capitolo
kind-icon = un’icona di pack.yaml
kind-scene = una scena di questo capitolo
kind-chapter = un capitolo di questo pacchetto

## Il pacchetto e i suoi capitoli

mistake-no-chapters = Il pacchetto non ha capitoli.
mistake-chapter-number = Due capitoli hanno il numero { $number }.
mistake-chapter-unreachable = Nessun esito porta al capitolo «{ $name }»: si può solo cominciare da lì.
mistake-story-never-ends = Ogni esito porta a un altro capitolo: la storia non finisce mai. Da’ a uno di essi next_chapter: none.
mistake-no-scenes = Il capitolo non ha scene.
mistake-no-outcomes = Il capitolo non ha esiti.
mistake-no-final-shadow = In questo mazzo Ombra non c’è la carta finale. L’ultima di un capitolo vuole final: true.
mistake-two-final-shadows = In questo mazzo Ombra le carte finali sono più d’una: { $names }. Un capitolo ne ha una sola.
mistake-final-shadow = «{ $name }» deve stare in questo mazzo e avere final: true sulla sua carta.
mistake-river =
    Il Fiume comincia con ogni carta Azione una volta sola. { $missing ->
        [none] { $twice } compare due volte.
       *[other] Manca: { $missing }.
    }
mistake-spirit-over = In questo pacchetto lo Spirito ha meno passi: { $most } (constants.spirit_steps).
mistake-crystals-over = Una carta Azione tiene al massimo { $most } Cristalli.
mistake-blessings-over = Questo pacchetto ha meno spazi Benedizione: { $most } (constants.blessing_slots).
mistake-curse-kept = «{ $name }» è una Maledizione: non sta mai in uno spazio Benedizione.
mistake-story-not-in-deck = La carta Storia { $number } non è nel Mazzo Capitolo: mettila in decks.chapter.stories, o aggiungila prima.
mistake-story-gone = Qui la carta Storia { $number } non è più nel Mazzo Capitolo: è appena stata pescata. Chiamala una volta sola, o falla tornare (after: chapter_deck).
mistake-story-never-drawn = Nulla fa mai pescare la carta Storia { $number }.
mistake-scene-unreachable = Nessuna via porta alla scena «{ $name }».
mistake-scene-no-way-out = Dalla scena «{ $name }» nessuna via porta a un esito: il capitolo non finirebbe mai.

## Carte

mistake-trauma-heal-pips = «{ $name }» è un Trauma e vuole heal_pips: i successi che servono a curarlo.
mistake-heal-pips-for-nothing = «{ $name }» ha heal_pips, ma solo un Trauma si cura.
mistake-card-does-nothing =
    «{ $name }» non fa nulla: { $needed ->
        [in_play] una Maledizione vuole in_play, con qualcosa da fare
       *[use] le serve use, con qualcosa da fare
    }.
mistake-card-never-used =
    { $kind ->
        [trauma] «{ $name }» è un Trauma e non si usa mai; di’ con in_play o while_in_space che cosa fa.
       *[curse] «{ $name }» è una Maledizione e non si usa mai; di’ con in_play che cosa fa.
    }
mistake-card-never-lasts = «{ $name }» ha while_in_space, che hanno solo Compagni e Traumi.
mistake-cards-in-circles = «{ $name }» richiama sé stessa, subito o per mezzo di altre carte: non finirebbe mai.
mistake-creature-holds-shadow = Finché questa Creatura è nel Fiume, la Pedina Ombra torna indietro ogni volta. Metti l’effetto in un if.

## Scene

mistake-no-locations = La scena non ha Luoghi.
mistake-no-luma-ending = La scena non ha un finale di Luma: ci vuole un modo di vincerla.
mistake-setup-for-ever = La preparazione ricomincia all’infinito. Metti restart in un if, o altrove.
mistake-pawn-outside =
    { $pawn ->
        [light] La Pedina Luce comincia dalla sua parte: da 1 a { $most } (track.light_spaces).
       *[shadow] La Pedina Ombra comincia dalla sua parte: da 1 a { $most } (track.shadow_spaces).
    }
mistake-icon-on-centre = Al centro (0) non ci sono icone: lì la scena è finita.
mistake-icon-outside = La parte dell’Ombra ha gli spazi da 1 a { $most }: qui non può esserci un’icona.
mistake-icon-without-effect = L’icona «{ $name }» non ha una voce in shadow_effects: di’ che cosa fa in questa scena.
mistake-icon-not-on-track = «{ $name }» non sta su nessuno spazio di questo tracciato.
mistake-icon-holds-shadow = L’icona «{ $name }» fa retrocedere ogni volta la Pedina Ombra: la scena potrebbe non finire mai. Metti l’effetto in un if.
mistake-icon-in-circles = L’icona «{ $name }» riporta la Pedina Ombra sul proprio spazio, e così si attiva di nuovo, senza fine. Falla fermare più lontano, o falla dipendere da un segno che lei stessa imposta prima.
mistake-pips = { $pips } successi sono più di quanti se ne possano ottenere: al massimo { $most }.
mistake-pips-hard = { $pips } successi sono moltissimi: non ci riuscirà quasi nessuno.
mistake-link-circle = «{ $name }» aspetta «{ $other }», e «{ $other }» aspetta «{ $name }», subito o passando per altri.
mistake-link-right = «{ $other }» non sta a sinistra di «{ $name }» (una x minore): i collegamenti vanno sempre da sinistra a destra.
mistake-locations-near = «{ $other }» è così vicino a «{ $name }» che su un telefono lo copre. Sposta uno dei due: { $across } di lato (x) o { $down } in altezza (y).
mistake-location-shut = Nessuno potrà mai superare «{ $name }»: ciò che aspetta non può avverarsi.
mistake-next-one = Un finale porta in un posto solo: una scena, o un esito del capitolo.
mistake-next-none = Questo finale non porta da nessuna parte.
mistake-next-condition = L’ultima via d’uscita ha una condizione. Se non vale, la storia si ferma: aggiungi una via senza «when».
mistake-next-never = Prima di questa c’è una via senza condizione, perciò qui non arriva mai nessuno.
mistake-tutorial-rolls = Dadi tirati qui: { $dice }; risultati dati: { $rolls }. Devono essere altrettanti.
mistake-tutorial-die = Nessun dado qui può fare { $value }: il più grande arriva a { $most }.

## Condizioni ed effetti

mistake-never-overcome = «{ $name }» non si può mai superare, perciò questo non vale mai.
mistake-end-one = «end» indica una cosa sola: il finale di una scena, o un esito del capitolo.
mistake-has-one = «has» chiede una cosa sola: una carta, o un dado.
mistake-face =
    { $card ->
        [luma] La carta di Luma non ha il lato «{ $name }». Ha: { $known }.
       *[brom] La carta di Brom non ha il lato «{ $name }». Ha: { $known }.
    }
mistake-keep-over =
    { $n ->
        [one] Di una sola carta non se ne possono tenere { $keep }.
       *[other] Di { $n } carte non se ne possono tenere { $keep }.
    }
mistake-final-removed = «{ $name }» è una carta Ombra finale: senza di lei il capitolo non si potrebbe perdere. Lasciala nel suo mazzo.
mistake-draw-of-nothing =
    { $deck ->
        [creature] Qui nel mazzo Creatura non c’è mai una carta: non si pesca nulla. Elencane qualcuna in decks.creature.cards.
       *[exploration] Qui nel mazzo Esplorazione non c’è mai una carta: non si pesca nulla. Elencane qualcuna in decks.exploration.cards.
    }
mistake-wrong-deck =
    «{ $name }» non va { $deck ->
        [creature] nel mazzo Creatura
        [exploration] nel mazzo Esplorazione
        [shadow] nel mazzo Ombra
       *[chapter] nel Mazzo Capitolo, che tiene le carte Storia con il loro numero
    }.
mistake-self-nobody = «self» è la carta a cui appartiene il testo, e qui non ce n’è una. Di’ quale, o usa for_each.
mistake-no-roll = Quando questo si compie non ci sono dadi tirati e ancora da contare, perciò non fa nulla. Dallo a una carta con use e timing: roll.

## Le vie di una storia

pack-way-light = Luce
pack-way-shadow = Ombra
