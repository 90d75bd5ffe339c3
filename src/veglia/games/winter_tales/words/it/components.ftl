# Nomi di fazioni, personaggi, caselle e missioni, e le parole che stanno per i 93 disegni. Dove non si dice «nel», .in dice come si è lì.

## Fazioni

role-spring = Primavera
    .the = la Primavera
    .gender = f
role-winter = Inverno
    .the = l’Inverno
    .gender = m
role-writer = Scrittore
    .the = lo Scrittore
    .gender = m

## Fiabe

character-alice = Alice
    .the = Alice
    .gender = f
character-pinocchio = Pinocchio
    .the = Pinocchio
    .gender = m
character-scarecrow = Spaventapasseri
    .the = lo Spaventapasseri
    .gender = m
character-dorothy = Nonna Dorothy
    .the = Nonna Dorothy
    .gender = f
character-tin_man = Omino di Latta
    .the = l’Omino di Latta
    .gender = m
character-cranky = Brontolo
    .the = Brontolo
    .gender = m
character-match_girl = Piccola Fiammiferaia
    .the = la Piccola Fiammiferaia
    .gender = f

## Soldati

character-mangiafuoco = Mangiafuoco
    .the = Mangiafuoco
    .gender = m
character-wolf = Lupo
    .the = il Lupo
    .gender = m
character-fox_and_cat = Il Gatto e la Volpe
    .the = il Gatto e la Volpe
    .gender = mp
character-snow_white = Biancaneve
    .the = Biancaneve
    .gender = f
character-white_rabbit = Bianconiglio
    .the = il Bianconiglio
    .gender = m
character-candlewick = Lucignolo
    .the = Lucignolo
    .gender = m
character-mad_hatter = Cappellaio Matto
    .the = il Cappellaio Matto
    .gender = m

## Luoghi

space-fair_of_wonders = Mercato delle Meraviglie
    .the = il Mercato delle Meraviglie
    .gender = m
space-winter_prison = Prigioni dell’Inverno
    .the = le Prigioni dell’Inverno
    .gender = fp
space-memory_lane_cemetery = Cimitero dei Ricordi
    .the = il Cimitero dei Ricordi
    .gender = m
space-mad_hatters_asylum = Manicomio del Cappellaio
    .the = il Manicomio del Cappellaio
    .gender = m
space-oaks_park = Parco delle Querce
    .the = il Parco delle Querce
    .gender = m
space-dorothys_mansion = Casa di Dorothy
    .the = la Casa di Dorothy
    .gender = f
space-nightmare_factory = Fabbrica degli Incubi
    .the = la Fabbrica degli Incubi
    .gender = f
space-puppets_theater = Teatro delle Marionette
    .the = il Teatro delle Marionette
    .gender = m

## Piazze

space-plaza_fair_asylum = Piazza delle Tazze Rotte
    .the = la Piazza delle Tazze Rotte
    .gender = f
    .in = in Piazza delle Tazze Rotte
space-plaza_asylum_factory = Crocevia della Fuliggine
    .the = il Crocevia della Fuliggine
    .gender = m
    .in = al Crocevia della Fuliggine
space-plaza_factory_prison = Piazzale della Pesa
    .the = il Piazzale della Pesa
    .gender = m
    .in = sul Piazzale della Pesa
space-plaza_asylum_oaks = Largo della Fontana Muta
    .the = il Largo della Fontana Muta
    .gender = m
space-plaza_oaks_cemetery = Spiazzo della Macina
    .the = lo Spiazzo della Macina
    .gender = m
    .in = sullo Spiazzo della Macina
space-plaza_prison_theater = Piazza dei Cordai
    .the = la Piazza dei Cordai
    .gender = f
    .in = in Piazza dei Cordai
space-plaza_theater_dorothy = Piazzetta del Suggeritore
    .the = la Piazzetta del Suggeritore
    .gender = f
space-plaza_dorothy_cemetery = Crocicchio dei Guanti Spaiati
    .the = il Crocicchio dei Guanti Spaiati
    .gender = m
    .in = al Crocicchio dei Guanti Spaiati
space-plaza_fair_dorothy = Corte del Forno Freddo
    .the = la Corte del Forno Freddo
    .gender = f
space-plaza_statue = Piazza della Barba
    .the = la Piazza della Barba
    .gender = f
    .in = in Piazza della Barba

## Missioni

quest-glimmer_of_hope = La nuova speranza
    .the = la Nuova speranza
    .gender = f
quest-love = L’amore che scioglie la neve
    .the = l’Amore che scioglie la neve
    .gender = m
quest-safe_house = Il rifugio segreto
    .the = il Rifugio segreto
    .gender = m
quest-great_artifact_spring = Il grande artefatto
    .the = il Grande artefatto
    .gender = m
    .apart = Primavera
quest-great_artifact_winter = Il grande artefatto
    .the = il Grande artefatto
    .gender = m
    .apart = Inverno
quest-freezing_horror = Il gelido orrore
    .the = il Gelido orrore
    .gender = m
quest-winter_propaganda = Propaganda invernale
    .the = la Propaganda invernale
    .gender = f
quest-armed_retaliation = Rappresaglia armata
    .the = la Rappresaglia armata
    .gender = f

## Carte Narrazione: che cosa è disegnato, mai che cosa vuol dire

card-1 = un pettine, o uno steccato
card-2 = uno stivale col buco in punta
card-3 = tre uccelli su un filo, o tre note
card-4 = un gatto di spalle
card-5 = qualcuno che cade, o che vola
card-6 = una casa senza porta
card-7 = una chiave senza denti
card-8 = mezzo sole, o un riccio
card-9 = un’ascia, o una bandiera
card-10 = mezza pagnotta
card-11 = una pozzanghera come un occhio
card-12 = un ferro di cavallo, o una calamita
card-13 = un dito sulle labbra
card-14 = un fischietto, quasi una chiocciola
card-15 = una strada che fa un nodo
card-16 = fumo, e sotto niente
card-17 = una scala senza un piolo
card-18 = una lisca, o un abete
card-19 = una mano aperta, o una gallina
card-20 = un treno, o una fila di case
card-21 = quattro tratti e uno di traverso
card-22 = uno scarabeo a pancia all’aria
card-23 = una scopa, o una cometa
card-24 = un orologio con una sola lancetta
card-25 = una nuvola con quattro zampe
card-26 = un martello, forse un fungo
card-27 = un dente, o uno sgabello
card-28 = un ponte in due pezzi
card-29 = una freccia che torna, o un amo
card-30 = una pera, o una lampadina
card-31 = pioggia obliqua, o capelli al vento
card-32 = qualcuno con le braccia alzate
card-33 = un fiammifero, o uno spillo
card-34 = una piuma, o un remo
card-35 = una coda che esce da un buco
card-36 = una porta socchiusa, o un libro
card-37 = una corda arrotolata, o una biscia
card-38 = forbici, o qualcuno che corre
card-39 = un uovo con una crepa
card-40 = un cucchiaio, o uno specchio
card-41 = un pozzo con la corda
card-42 = una luna, o un biscotto morsicato
card-43 = quattro fili che pendono
card-44 = un cane fatto come un tavolo
card-45 = un fantasma, o un lenzuolo steso
card-46 = un osso, forse un papillon
card-47 = tre onde, o tre colline
card-48 = due mani che quasi si toccano
card-49 = un dado che segna uno
card-50 = una bottiglia coricata
card-51 = corna, forse un albero spoglio
card-52 = un sorriso, o una barca
card-53 = una valigia legata con lo spago
card-54 = formiche in fila, o una cucitura
card-55 = una finestra come un pacco legato
card-56 = una montagna capovolta
card-57 = un pugno, forse un sasso
card-58 = due bastoni appoggiati, o una tenda
card-59 = un cannone, o un cannocchiale
card-60 = una gobba nel tappeto, o una talpa
card-61 = una foglia, o un topo
card-62 = una campana, o una gonna
card-63 = un uccello su una zampa sola
card-64 = un tamburo, forse una torta
card-65 = impronte che si fermano
card-66 = una treccia, o una spiga
card-67 = sette briciole nell’angolo, o stelle
card-68 = un palloncino, o una ciliegia
card-69 = un ombrello, o un pipistrello
card-70 = un cappotto senza nessuno dentro
card-71 = gradini, o una sega
card-72 = un pesce, quasi una caramella
card-73 = un pupazzo di neve senza faccia
card-74 = un fulmine, o un sentiero ripido
card-75 = una slitta, o un letto
card-76 = un orecchio, o un fagiolo
card-77 = un cartello, o un braccio teso
card-78 = un bottone come un grugno
card-79 = un fiume, o una radice
card-80 = una cipolla, o cerchi nell’acqua
card-81 = un lucchetto, o un cestino
card-82 = un lampione come un fiore chino
card-83 = un’ala, o mezzo cuore
card-84 = un ventaglio, o una conchiglia
card-85 = un nido vuoto visto dall’alto
card-86 = una corona, o una tazza rotta
card-87 = due piedi nudi
card-88 = una stella con una punta lunga
card-89 = una forchetta con un dente storto
card-90 = un gomitolo che si disfa
card-91 = occhiali, forse una bicicletta
card-92 = un fiocco di neve, o una ruota
card-93 = una candela con due fiamme

## Abilità, da quello che danno

skill-battle = il primo round di un Conflitto si racconta senza carte
skill-movement = in ogni attivazione un movimento, fino a due passi, non costa carte
skill-quest = in una Missione la sua parte conta uno in più
skill-trap = in un Trabocchetto la sua parte conta uno in più
skill-secret_passage = prima di muoversi, un passaggio segreto verso il Luogo che porta il suo nome
skill-story_card = all’attivazione quattro carte Narrazione invece di tre
skill-objective = un Obiettivo si può cambiare con un altro

## Obiettivi: le carte, che cosa chiedono, di che cosa parla il loro racconto

objective-rescue_1 = Salvataggio
    .the = il Salvataggio
    .gender = m
objective-rebels_1 = Resistenza
    .the = la Resistenza
    .gender = f
objective-rebels_2 = Resistenza
    .the = la Resistenza
    .gender = f
objective-connection_1 = Collegamento: Teatro delle Marionette e Cimitero dei Ricordi
    .the = il Collegamento: Teatro delle Marionette e Cimitero dei Ricordi
    .gender = m
objective-connection_2 = Collegamento: Mercato delle Meraviglie e Fabbrica degli Incubi
    .the = il Collegamento: Mercato delle Meraviglie e Fabbrica degli Incubi
    .gender = m
objective-connection_3 = Collegamento: Casa di Dorothy e Parco delle Querce
    .the = il Collegamento: Casa di Dorothy e Parco delle Querce
    .gender = m
objective-connection_4 = Collegamento: Prigioni dell’Inverno e Manicomio del Cappellaio
    .the = il Collegamento: Prigioni dell’Inverno e Manicomio del Cappellaio
    .gender = m
objective-reward_1 = Taglia
    .the = la Taglia
    .gender = f
objective-reward_2 = Taglia
    .the = la Taglia
    .gender = f
objective-spy_1 = Spia
    .the = la Spia
    .gender = f
objective-spy_2 = Spia
    .the = la Spia
    .gender = f
objective-attack_1 = Attacco: Casa di Dorothy
    .the = l’Attacco: Casa di Dorothy
    .gender = m
objective-attack_2 = Attacco: Teatro delle Marionette
    .the = l’Attacco: Teatro delle Marionette
    .gender = m
objective-garrison_1 = Presidio
    .the = il Presidio
    .gender = m

condition-rescue = Paga il Salvataggio di una Fiaba incapacitata.
condition-rebels = Incapacita un Soldato con un tuo Trabocchetto.
condition-connection = Una delle tue Fiabe passa per entrambi i Luoghi nella stessa attivazione.
condition-reward = Incapacita una Fiaba in un Conflitto combattuto da un tuo Soldato.
condition-spy = Una Fiaba entra nella casella di un tuo Soldato: la prima volta la carta si rivela, la seconda è conseguita.
condition-attack = Scarta due carte Narrazione mentre un tuo Soldato è nel Luogo indicato.
condition-garrison = I Soldati sono presenti in più Luoghi delle Fiabe.

theme-rescue = Il tema: qualcuno viene liberato, soccorso o guarito.
theme-rebels = Il tema: un Soldato cade in un’imboscata, e finisce rinchiuso, ferito o fuori gioco.
theme-connection = Il tema: un messaggio, un’arma o una cosa preziosa passa di mano in segreto.
theme-reward = Il tema: un assalto aperto che riesce, un conto saldato, un gesto che mette paura.
theme-spy = Il tema: sospetti pedinati, nomi annotati, segreti carpiti.
theme-attack = Il tema: un nascondiglio distrutto, un sabotaggio, un furto.
theme-garrison = Il tema: una prova di forza, un rastrellamento che lascia il paese nella paura.

## Poteri, e che cosa fa ciascuno

character-freezing_horror = Gelido Orrore
    .the = il Gelido Orrore
    .gender = m
power-glimmer_of_hope = una volta per Capitolo, dopo l’attivazione, la Fiaba può tornare pronta
power-love = quando una delle due si muove l’altra può seguirla gratis, e nella stessa casella combattono insieme
power-safe_house = le Fiabe sconfitte in un Conflitto non restano incapacitate ma vengono messe qui; il Gelido Orrore qui non entra
power-great_artifact_spring = una volta per Missione o Conflitto chi lo possiede gioca la carta del suo Ricordo, che resta sul Tracciato
power-great_artifact_winter = una volta per Missione o Conflitto chi lo possiede gioca la carta del suo Ricordo, che resta sul Tracciato
power-freezing_horror = in un Turno senza Personaggi pronti chi lo possiede lo manda in un Luogo contro una Fiaba; la prima carta è quella del suo Ricordo
power-winter_propaganda = un Soldato può impedire per questo Capitolo l’attivazione di una Fiaba pronta
power-armed_retaliation = appena ottenuta distrugge un Potere della Primavera o toglie una Fiaba dal gioco
