# Il gioco e le sue opzioni, come si leggono nell’atrio. Un’edizione e una lettura hanno anche un nome breve (.the), da usare in una frase.

game-title = Winter Tales
game-blurb = Il Paese dell’Inverno è sotto la neve, e le Fiabe lo contendono ai Soldati con carte Narrazione disegnate con i pastelli di un bambino. Primavera, Inverno e a volte uno Scrittore nel mezzo raccontano insieme una storia sola: in palio c’è il finale.
game-length = Circa { $minutes } minuti.

## Opzioni

option-players = In quanti si gioca: da 3 a 7, o anche in due con il sommario.
option-edition = Da quale libro vengono le regole.
option-length = Quanti Ricordi dura la partita, da tre a sette: circa mezz’ora ciascuno.
option-narrative = Dove le regole chiedono un racconto, il racconto è obbligatorio; con l’opzione spenta si può saltare.
option-narrative_movement = Si racconta anche ogni movimento, con la carta che lo paga; solo nel regolamento italiano.
option-alternative_epilogue = Nell’Epilogo ciascuno riprende il Ricordo con il Segnalibro, poi sposta il Segnalibro su un altro Ricordo per chi racconta dopo.
option-stall_limit = Dopo questo numero di Capitoli di fila senza un nuovo Ricordo comincia l’Epilogo; 0 vuol dire mai. È una regola di questa casa, che non è in nessun libro: i libri non dicono come finisce una partita in cui non arrivano più Ricordi.
option-style = Il genere di storia su cui vi accordate, per esempio dramma, commedia o orrore; cambia solo il racconto.
option-youngest_first = I posti in ordine di età, da chi è più giovane; se resta vuoto, l’ordine in cui vi siete seduti.
option-literal = I punti in cui il libro si legge alla lettera, dove noi consigliamo un’altra lettura.
option-skills = I Personaggi hanno delle Abilità: un round di Conflitto gratis, un passaggio segreto, una quarta carta e altro. Il sommario non ne parla: lì valgono quelle del regolamento italiano.
option-long_winter = Una regola di questa casa, che non è in nessun libro: l’Inverno entra nell’Epilogo con tre punti di vantaggio, quanto vale un Ricordo. È pensata per i tavoli senza Scrittore, dove la Primavera ha la meglio.
option-objectives = Ognuno ha un Obiettivo segreto che, una volta conseguito, diventa un Ricordo della sua Fazione. La partita dura allora almeno cinque Ricordi. Il sommario non ne parla: lì valgono quelli del regolamento italiano.
option-powers = Una Missione conclusa con successo dà un Potere alla sua Fazione: la Speranza fa attivare due volte una Fiaba in un Capitolo, l’Amore ne lega due, il Rifugio le protegge, il Grande Artefatto vale una carta in più; l’Inverno ha un Orrore, la Propaganda e una Rappresaglia che può togliere una Fiaba dal gioco. Il sommario non ne parla: lì valgono quelli del regolamento italiano.

## Edizioni

edition-ffg = L’edizione inglese, per 3–7 persone.
    .the = l’edizione inglese
    .gender = f
edition-it = Il regolamento italiano completo, per 3–7 persone.
    .the = il regolamento italiano
    .gender = m
edition-summary = Il sommario in due pagine del regolamento italiano, per 2–7 persone.
    .the = il sommario
    .gender = m

## Letture alla lettera

literal-strict_two = Un movimento è di due passi esatti, mai di uno.
    .the = «due passi esatti»
literal-setup_locations = Le prime due Missioni si mettono sempre in un Luogo, anche quelle che andrebbero sotto una Fiaba.
    .the = «prime Missioni nei Luoghi»
literal-luogo = Conflitti, Missioni e Salvataggi di Personaggi altrui avvengono solo nei Luoghi, mai nelle Piazze.
    .the = «solo nei Luoghi»
literal-trap_return = Un Soldato respinto da un Trabocchetto torna dove è cominciata la sua attivazione, non nella Piazza da cui veniva.
    .the = «ritorno alla partenza»
literal-twin_artifact = Tutti e due i segnalini del Grande Artefatto si possono mettere nella stessa partita.
    .the = «due Grandi Artefatti»
literal-writer_quests = Lo Scrittore genera Missioni dell’una o dell’altra Fazione, con qualunque Personaggio.
    .the = «le Missioni dello Scrittore»
literal-battle_each = Ogni Soldato presente può iniziare un Conflitto con la Fiaba che entra, uno dopo l’altro; altrimenti può farlo uno solo.
    .the = «un Conflitto per ogni Soldato»
literal-play_all = Chi apre l’Epilogo deve giocare tutte le carte Narrazione che ha in mano.
    .the = «tutta la mano»
literal-writer_half = Lo Scrittore che apre l’Epilogo gioca al massimo metà della mano.
    .the = «metà della mano dello Scrittore»
literal-second_rebel = La Spia è conseguita solo da una Fiaba diversa da quella che l’ha rivelata.
    .the = «un’altra Fiaba per la Spia»
literal-love_apart = Due Fiabe legate dall’Amore si aiutano in Conflitti e Trabocchetti anche da lontano; altrimenti solo nella stessa casella.
    .the = «l’Amore da lontano»
literal-artifact_in_locations = Il Grande Artefatto si cede solo nei Luoghi, mai sulle Piazze.
    .the = «l’Artefatto nei Luoghi»
literal-anybodys_horror = Può usare il Gelido Orrore chiunque abbia dei Soldati, non solo chi ne ha vinto la Missione.
    .the = «l’Orrore di tutti»
literal-horror_besides = Lo Scrittore senza Soldati pronti può usare il Gelido Orrore anche se ha una Fiaba pronta, e poi la attiva.
    .the = «l’Orrore dello Scrittore»
game-how = Come va una veglia: nel tuo Turno attiva un Personaggio, pesca tre carte Narrazione, muovilo (una carta vale due passi) e fai un’azione sola: metti in gioco una Missione, o risolvine una dove ti trovi. Una Missione la racconta chi è lì; ogni carta giocata vale uno per la sua parte, e vince chi ne ha di più. La Missione lascia un Ricordo. Quando il Tracciato è pieno arriva l’Epilogo: ogni carta ancora in mano vale uno, ogni Ricordo tre, e vince la parte che ha di più. Spendi le carte, ma non tutte. «i NOME» fa leggere di un Luogo, di un Personaggio o di una Missione.
game-style = La storia su cui vi siete accordati: { $style }.

## Argomenti delle regole

topic-GAME = la partita e chi la vince
topic-COMP = componenti
topic-SETUP = preparare il tavolo
topic-SPACE = Luoghi e Piazze
topic-CHAP = Capitoli
topic-TURN = Turni
topic-ACT = attivazione
topic-MOVE = movimento
topic-INT = interruzioni
topic-OPP = opportunità
topic-CARD = carte Narrazione
topic-QGEN = generare Missioni
topic-QTYPE = le Missioni, una per una
topic-QRES = risolvere Missioni
topic-MEM = Ricordi
topic-BOOK = il Segnalibro
topic-EPI = l’Epilogo
topic-WRIT = lo Scrittore
topic-ARB = il Giudice Narrativo
topic-GOLD = le regole d’oro
topic-BAT = Conflitti
topic-TRAP = Trabocchetti
topic-INCAP = Personaggi incapacitati
topic-SAVE = Salvataggi
topic-POW = Poteri (modulo)
topic-OBJ = Obiettivi (modulo)
topic-SKILL = Abilità (modulo)
topic-OPT = opzioni
topic-NARR = raccontare bene
