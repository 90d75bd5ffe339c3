# L’ambientazione, i luoghi, i personaggi, gli scopi delle missioni, i ruoli e le domande per chi resta a corto di parole.

setting =
    Il Paese dell’Inverno sta su un colle che guarda a oriente, da dove una volta veniva il sole. Le Fiabe persero il Conflitto d’Autunno, e il Regime arrivò con i registri, le chiavi e la neve. Al crepuscolo scatta il coprifuoco: le piazze sono dei Soldati, e chi esce passa per le cantine e per i tetti. Sono facce che conosci: una ragazza che cadde in una tana, un burattino diventato bambino, una vecchia con la casa piena di sconosciuti. Qualcuno, in paese, tiene viva una brace. Ci soffi sopra?

## Luoghi

lore-fair_of_wonders =
    Sulle coperte stese a terra c’è quello che scampò all’Autunno: mezzo mappamondo, un carillon, un paio di pattini da bambino. I vicoli sanno di petrolio e di topo. L’ultimo banco vende soltanto sottobanco, e non vuole soldi. Che cosa vuole?
lore-winter_prison =
    Al vecchio castello hanno messo i denti di ferro. Nelle celle i muri sudano, e qualcuno batte su un tubo: quattro colpi, poi due. In cima alla torre più alta la sirena aspetta a bocca aperta. Che cosa viene dopo il due?
lore-memory_lane_cemetery =
    Fra le lapidi antiche ci sono quelle nuove, incise in fretta: più di un nome è sbagliato. Sui gradini di una cripta la cera è ancora molle sotto il dito. Ogni notte qualcuno spazza la neve da una tomba sola. Quale?
lore-mad_hatters_asylum =
    Era una casa di riposo, e sotto l’odore di filo bruciato resta quello del brodo. Quando la luce cala, tutta la via conta i secondi finché non torna. Stanotte è tornata prima. Che cosa è successo nella stanza in fondo?
lore-oaks_park =
    La neve è arrivata ai sedili delle altalene. Appoggia l’orecchio a una quercia: scricchiola, lenta come una nave. D’estate ci si veniva per l’ombra, e sui tronchi sono rimaste le iniziali. Due sono di stamattina.
lore-dorothys_mansion =
    Una casetta azzurra, con più cappotti all’attaccapanni che sedie intorno al tavolo. Sa di minestra, di lana bagnata, di gente che trattiene la tosse. Sotto il tappeto della cucina c’è una botola, e il catenaccio sta dall’altra parte.
lore-nightmare_factory =
    Le ciminiere stanno dove stava il bosco, e il fumo lascia in bocca un sapore di monete. Giorno e notte si inchiodano casse, calde sotto il palmo. L’etichetta dice l’indirizzo, mai il contenuto. Prova a bussare: da dentro bussano.
lore-puppets_theater =
    «Chiuso per ordine superiore», dice il foglio sulla porta. Dentro c’è odore di colla e di velluto ammuffito. Sopra il palco i fili dondolano da soli, e in terza fila una poltrona è senza polvere. Per chi si recita?

## Piazze

lore-plaza_fair_asylum =
    Sotto la neve scricchiolano i cocci. Qualcuno ha incollato una tazza e l’ha lasciata sul muretto, piena. Di che cosa?
lore-plaza_asylum_factory =
    Fra i fiocchi bianchi ne cadono di neri. È carta bruciata, con su mezza parola: stanotte sempre la stessa metà.
lore-plaza_factory_prison =
    I carri si pesano all’entrata e all’uscita. L’ago cigola, lo scrivano annota. Ieri uno uscì più pesante, e lui posò la penna.
lore-plaza_asylum_oaks =
    Lo zampillo gelò a mezz’aria: un albero di vetro che suona sotto le nocche. Dentro il ghiaccio si muove qualcosa di rosso.
lore-plaza_oaks_cemetery =
    Il mulino non ha più la ruota. La macina giace a terra, e lì la neve si scioglie sempre prima. Che cosa c’è sotto?
lore-plaza_prison_theater =
    Odore di canapa e di pece. Dalla stessa corda si taglia per il palco e per le celle. Chi tiene il coltello?
lore-plaza_theater_dorothy =
    Da una grata fra le pietre esce aria calda e, certe notti, una battuta di commedia. Poi una pausa. Tocca a te?
lore-plaza_dorothy_cemetery =
    Sulle punte della cancellata ci sono guanti scompagnati, duri come baccalà. Uno, rammendato di rosso, è ancora caldo dentro. Chi è appena passato?
lore-plaza_fair_dorothy =
    Il forno vecchio ha la bocca sigillata con la ceralacca. Eppure prima dell’alba i mattoni sanno di pane. Da dove esce il fumo?
lore-plaza_statue =
    Mangiafuoco di ferro, con la barba di ghiaccioli. Ogni mattina una guardia li stacca e li conta. Oggi ne manca uno, e la guardia riconta.

## Fiabe

bio-alice =
    Raccontò il Paese delle Meraviglie, e le costò sette anni di Manicomio. La corrente le portò via i nomi delle cose e le lasciò i colori. Una notte, sul muro della cella, un’ombra indicò la porta: era aperta. Da allora Alice dorme con le scarpe ai piedi. Di chi era l’ombra?
bio-pinocchio =
    Geppetto è morto, e i suoi ferri stanno bene in mano al figlio. Di giorno Pinocchio muove burattini; di notte prepara tagliole e nasconde volantini in una marionetta cava. In questo paese, dice, i fili salgono tutti a Mangiafuoco. Poi si guarda i polsi, per sicurezza.
bio-scarecrow =
    Fu re di Oz finché la guerra non gli bruciò i campi. Adesso va di casa in casa senza corona, ascolta finché non hai finito e dà un consiglio solo. La paglia se la cambia spesso, tranne un pugno di quando regnava: quello lo tiene sul petto, e ci ha avvolto qualcosa.
bio-dorothy =
    Tornò da Oz, invecchiò in pace e, quando scoppiò l’Autunno, prese una casetta azzurra in paese. Nascose due persone, poi dieci; adesso le conta soltanto il Regime. A cena mette un piatto di troppo, e chi ci allunga la mano assaggia il mestolo. Di chi è quel posto?
bio-tin_man =
    Un cuore ce l’ha, eppure non si scalda. In Autunno gli cadde accanto il Leone Codardo, e lui si stese nella neve. Lo presero per ferro vecchio e lo buttarono dietro la Fabbrica degli Incubi. Un giorno riaprì gli occhi. Al polso ha un ciuffo di criniera. Chi gliel’ha legato?
bio-cranky =
    I Nani si tennero fuori dalla guerra, ma il freddo scese lo stesso in miniera e se li prese a uno a uno. Resta Brontolo, che beve, si lagna e per un bicchiere racconta le storie dell’Antico Popolo. Nella bisaccia ha sette cucchiai. Li lucida tutti, ogni sera.
bio-match_girl =
    Come finì lo sanno tutti: un angolo, un muro, l’ultimo fiammifero. Pochi sanno che si rialzò, al Cimitero dei Ricordi, con la fiamma ancora fra le mani. Nessun vento la piega. Cammina senza lasciare orme e bussa alle porte che non si aprirono. «Fiammiferi?», chiede. Quanto costano, adesso?

## Soldati

bio-mangiafuoco =
    Era padrone del Paese dei Balocchi, e gli andava stretto come una scarpa da bambino. L’Inverno lo fece generale, governatore, Giudice Supremo. Firma le condanne in piedi: una ferita d’Autunno non lo lascia sedere, e di chi fosse la mano non si è mai saputo. Per questo, quando gli parli, ti guarda le mani.
bio-wolf =
    Il cacciatore gli aprì la pancia e lo lasciò lì; il Bianconiglio lo fece ricucire. In Fabbrica gli pomparono nebbia nelle vene, finché imparò a obbedire. È il primo a entrare da ogni porta. Quando sta per nevicare la cucitura gli prude, e lui si volta verso il muro e allenta un punto.
bio-fox_and_cat =
    Hanno un cappotto in due, e sotto il cappotto un fianco solo. Prima vendevano miracoli; poi venne la guerra e le vendettero fucili, perché l’Inverno paga puntuale. A parlare è la Volpe. Il Gatto ripete l’ultima parola, e da qualche tempo la parola non è proprio la stessa.
bio-snow_white =
    La incoronarono, e un anno dopo l’altro le affiorò in viso la matrigna. Al freddo la bellezza si conserva: Biancaneve scelse il freddo e lasciò i Nani fuori dalla porta. Ora apre le parate del Regime. Nelle sue stanze gli specchi sono coperti, tranne uno. A quello non domanda più niente.
bio-white_rabbit =
    Ormai in ritardo sono gli altri. Comprò il bosco fatato al prezzo della siepe, lo fece abbattere e ci mise la Fabbrica degli Incubi, che arma il Regime che la protegge. Nel panciotto porta cinque orologi. Da qualche giorno perdono tutti lo stesso minuto, e lui non l’ha detto a nessuno.
bio-candlewick =
    Per anni fu un asino, e tenne il conto delle bastonate. A una fiera Biancaneve gli lesse la somma negli occhi e lo comprò su due piedi; la Fabbrica gli ridiede le mani. Adesso fa la spia per l’Inverno, e a ciascuno dice quello che sperava di sentire. Nessuno l’ha mai visto senza berretto.
bio-mad_hatter =
    Con le Fiabe non ce l’ha: le ha diagnosticate. Dirige il Manicomio e crede in una cura sola, quella che ronza. Gli appunti li tiene nella fodera del cilindro. Mezzo paese giura di averlo incontrato per strada proprio mentre l’altro mezzo lo sentiva al lavoro.

## Scopi delle Missioni

goal-glimmer_of_hope =
    Racconta come si trova qualcosa che fa tornare la speranza nella Primavera. Può essere un posto, un oggetto, un essere vivente o un Personaggio.
goal-love =
    Racconta come nasce un legame profondo fra la Fiaba che porta il segnalino e un’altra Fiaba: amicizia, affetto familiare o amore. L’altra si scopre risolvendo la Missione.
goal-safe_house =
    Racconta come le Fiabe trovano un posto segreto, al sicuro dai Soldati: un riparo, un’oasi dove scaldarsi o un quartier generale.
goal-great_artifact_spring =
    Racconta come le Fiabe ottengono un oggetto di grande potere che le aiuta contro l’Inverno. Possono cercarlo, scoprirlo, inventarlo o procurarselo in altro modo.
goal-great_artifact_winter =
    Racconta come i Soldati ottengono un oggetto di grande potere che li aiuta contro la Primavera. Possono cercarlo, scoprirlo, inventarlo o procurarselo in altro modo.
goal-freezing_horror =
    Racconta come i Soldati creano o scoprono una minaccia oscura. Deve essere concreta, e capace di colpire le Fiabe dovunque si trovino.
goal-winter_propaganda =
    Racconta come l’Inverno spezza il morale delle Fiabe e toglie loro l’appoggio della gente, con menzogne, notizie false o gesti di facciata.
goal-armed_retaliation =
    Racconta un colpo dell’Inverno, per vendetta o per sabotaggio, che danneggia le Fiabe e indebolisce la resistenza.

## Ruoli

part-spring =
    Guidi le Fiabe. L’Autunno è perso; ti restano le cantine, gli amici e qualche brace. Risolvi Missioni, tendi Trabocchetti ai Soldati nei Luoghi, lascia Ricordi che parlino per la Primavera e vinci l’Epilogo: allora comincia il disgelo.
part-winter =
    Guidi i Soldati. Tue sono le Piazze, le chiavi e la notte. Ferma le Fiabe nei Conflitti, risolvi Missioni, porta i Ricordi dalla parte dell’Inverno e vinci l’Epilogo: allora la neve resta per sempre.
part-writer =
    Guidi Fiabe e Soldati e non parteggi per nessuno. Il tuo scopo è l’equilibrio: nessuna delle due parti deve prevalere, perché la storia continui. Vinci quando l’Epilogo finisce in parità, e solo allora: una carta di troppo e hai perso.
part-arbiter =
    Da Giudice Narrativo hai l’ultima parola sul gusto e sulla direzione dei racconti, quando il tavolo non si accorda. Sii imparziale e bada solo alla storia più bella. Le meccaniche non le tocchi mai. E continui a giocare per la tua Fazione.

arbiter-advice =
    Scegli, se puoi, chi conosce bene l’ambientazione e le storie dei Personaggi.

## Per chi resta a corto di parole

prompt-where = Dove si trova il tuo Personaggio, e che cosa stava facendo un momento fa?
prompt-why = Perché interviene proprio adesso, e con quale piano?
prompt-how = In che modo agisce: a viso aperto o dalla porta sul retro?
prompt-around = Che cosa c’è intorno: chi altri è lì, quale rumore, quale odore, quale oggetto a portata di mano?
