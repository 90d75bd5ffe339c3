# La seconda serata: che cosa dice il maestro prima di ogni scelta, in due frasi al massimo, e che cosa racconta Ugo.

evening-second_evening = La seconda serata, facoltativa: il gioco strategico

## Si prepara il tavolo

lesson-skills = Da stasera ogni Personaggio ha un’Abilità, disegnata sul ritratto. Prendi Nonna Dorothy: un passaggio segreto la riporta a casa.
lesson-objective = Hai anche un Obiettivo segreto: passare per il Parco delle Querce e per la Casa di Dorothy nella stessa attivazione. Metti Dorothy nel Parco delle Querce; le altre tre troveranno posto da sole.
lesson-told-lock = La mattina dopo, sulla porta calda dietro la Fabbrica c’era un lucchetto. Chi ci aveva dormito girò di gradino in gradino con la coperta sulle spalle, finché un bambino disse che al Manicomio c’era una stanza che nessuno spolverava. Al Teatro la colla era asciutta, e sotto ogni faccia contenta adesso c’era un nome.

## Un Obiettivo

lesson-carry = Sotto le querce il fiammifero brucia ancora, e qualcuno deve portarlo al coperto. Attiva Dorothy.
lesson-reveal = Partire da uno dei due Luoghi conta già. Prima che Dorothy arrivi nell’altro, però, la carta va rivelata: rivelala.
lesson-passage = Ora la sua Abilità: giù per una botola, e su nella sua cucina. Non è un movimento, perciò non costa carte e nessun Soldato può fermarla.
lesson-declare = Due Luoghi in un’attivazione: l’Obiettivo è conseguito, e potresti anche aspettare un momento migliore. Dichiaralo, e racconta che cosa ha portato a casa.
lesson-icon = Un Obiettivo diventa un Ricordo, e vale tre come gli altri. Può stare soltanto su una casella con l’icona: scegli la prima.
lesson-told-spoons = Nella cella più bassa il piatto era pulito. Il Bianconiglio posò sul pavimento i suoi cinque orologi, uno dopo l’altro, e segnò un numero. «Mangia alle dieci e dieci», disse alla guardia. «Domani, due cucchiai.»

## Una Missione, e uno in più

lesson-scarecrow = Il Bianconiglio ha pescato quattro carte: è la sua Abilità. La tua Missione è al Manicomio, e lì c’è lo Spaventapasseri: attivalo.
lesson-one-more = In una Missione lo Spaventapasseri vale uno, prima ancora delle carte. Risolvi «Il rifugio segreto», e fai che il racconto riprenda quello che Dorothy ha portato a casa.
lesson-told-panel = Dietro l’armadio della biancheria si aprì un pannello. C’era il Cappellaio Matto, con la lampada in mano e neanche un fiocco sulle scarpe.
lesson-lay-one = Anche il Cappellaio ha un passaggio: chi arriva per di là non cade in nessun Trabocchetto. Gioca una carta per la Missione, una qualunque di queste.
lesson-keep-some = Una carta, più una per l’Abilità: fanno due. Tieni le altre, e lascia che si scopra Ugo.
lesson-told-nest = «Una stanza che nessuno spolvera», disse il Cappellaio, «è un nido.» Lo rovesciò, ed era vuoto. Poi passò una corda nella maniglia, e il nodo soffiò come una biscia.
lesson-two-all = Due a due, e il pari non aiuta nessuno. Hai un’ultima carta: giocala.
lesson-room = Tre a due: la Missione è tua, e con lei un Potere. Racconta com’è fatta quella stanza.
lesson-second-space = Il Ricordo di una Missione, messo su quello di un Obiettivo, lo sostituisce. Tienili tutti e due: scegli la seconda casella.

## Il Potere si usa

lesson-refuge = Il segnalino sul Manicomio è il tuo Potere: una Fiaba battuta non cade più, viene messa lì. Il Lupo aspetta Pinocchio: attivalo.
lesson-to-the-wolf = Adesso perdere un Conflitto è la via più corta per attraversare il paese. Vai incontro al Lupo, in Piazza dei Cordai.
lesson-pay-any = Una carta, due passi, come sempre. Ne va bene una qualunque di queste.
lesson-told-paw = Il Lupo non ringhiò. Posò una zampa, poi l’altra, come chi apparecchia, e tutta la piazza restò in ascolto della terza.
lesson-lose = L’Abilità del Lupo gli ha regalato questo attacco, senza carte. A te rispondere ne costerebbe una: cedi.
lesson-told-scarf = Quando i denti si chiusero, in mezzo c’era soltanto una sciarpa. Dall’altra parte del paese Pinocchio si sedette accanto a una stufa che nessuno spolverava, e si contò le dita. C’erano tutte, e tutte si piegavano.

## Che cosa può farci l’Inverno

lesson-told-grating = Alla Piazzetta del Suggeritore Biancaneve tese una mano sopra la grata. L’aria era calda, e sapeva di fiammifero appena acceso. «Chi dorme dall’altra parte», disse, «lo svegliamo prima di colazione.»
lesson-aimed = La Rappresaglia di Ugo mira al Rifugio: se la vince, il Potere è perduto e il suo Ricordo passa all’Inverno. Attiva la Piccola Fiammiferaia: ti serviranno carte.
lesson-for-nothing = La sua Abilità: un movimento di due passi senza carte. Vai alla Piazza delle Tazze Rotte, e racconta com’è leggero il suo passo.
lesson-indoors = Ora falla entrare al Manicomio. Il Cappellaio non la fermerà: se la battesse, lei finirebbe proprio in quella stanza.
lesson-told-inspection = Il Cappellaio Matto arrivò con un secchio di calce e un elenco di stanze. «Questa», disse, «non c’è.» E si mise a murare la porta, fischiettando, un mattone per ognuno che c’era dentro.
lesson-told-spoon = Per cazzuola usava un cucchiaio. Dopo ogni mattone ci si specchiava, e alle sue spalle non c’era mai nessuno.
lesson-against = Comincia un altro Capitolo, e lo apre Ugo. Chi è lì può raccontare contro la sua Missione: unisciti con lo Spaventapasseri, che vale uno.
lesson-ahead = Ugo è a uno, e dopo di te avrà un’ultima carta. Con lo Spaventapasseri e due carte resti davanti: gioca la prima, una qualunque di queste.
lesson-match = Guarda che cosa ti è tornato in mano. Gioca il fiammifero, e racconta che cosa illumina.
lesson-told-mortar = La mattina la calce era ancora molle: qualcosa, nel muro, l’aveva tenuta calda tutta la notte. Il Cappellaio contò i mattoni, contò quelli di dentro, e andò a cercarsi un altro elenco.
lesson-modules = Abilità, Obiettivi e Poteri sono moduli: quando apparecchi un tavolo scegli quelli che vuoi, o nessuno. I Poteri sono sette, e le regole dicono che cosa fa ciascuno.
