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
lesson-one-more = In una Missione lo Spaventapasseri vale uno, prima ancora delle carte. Risolvi «Il rifugio segreto», e fa’ che il racconto riprenda quello che Dorothy ha portato a casa.
lesson-told-panel = Dietro l’armadio della biancheria si aprì un pannello. C’era il Cappellaio Matto, con la lampada in mano e neanche un fiocco sulle scarpe.
lesson-lay-one = Anche il Cappellaio ha un passaggio: chi arriva per di là non cade in nessun Trabocchetto. Gioca una carta per la Missione, una qualunque di queste.
lesson-keep-some = Una carta, più una per l’Abilità: fanno due. Tieni le altre, e lascia che si scopra Ugo.
lesson-told-nest = «Una stanza che nessuno spolvera», disse il Cappellaio, «è un nido.» Lo rovesciò, ed era vuoto. Poi passò una corda nella maniglia, e il nodo soffiò come una biscia.
lesson-two-all = Due a due, e il pari non aiuta nessuno. Hai un’ultima carta: giocala.
lesson-room = Tre a due, e il terzo era dello Spaventapasseri. Racconta com’è fatta quella stanza.
lesson-second-space = Messo sul Ricordo di un Obiettivo, quello di una Missione lo sostituisce. Tienili tutti e due: scegli la seconda casella.

lesson-modules = Abilità e Obiettivi sono moduli: quando apparecchi un tavolo scegli l’uno, l’altro, tutti e due o nessuno. Con gli Obiettivi il Tracciato ha almeno cinque caselle.
