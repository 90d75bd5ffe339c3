# La prima serata: che cosa dice il maestro prima di ogni scelta, in 45 parole al massimo, e che cosa racconta Ugo.

evening-first_evening = La prima serata

## Si prepara il tavolo

lesson-take = Tu giochi la Primavera: le Fiabe ribelli di un paese sotto la neve. Ugo gioca l’Inverno con i suoi Soldati. Si agisce per mezzo dei Personaggi, e tu ne avrai quattro. Comincia da Alice.
lesson-place = Una Fiaba parte da un Luogo: uno degli otto posti grandi, con il nome scritto. I Soldati partono dalle Piazze, quelle piccole in mezzo, e così ti sbarrano la strada. Metti Alice nel Mercato delle Meraviglie; le altre tre troveranno posto da sole.
lesson-first-quest = Una Missione, il segnalino tondo, è una storia da raccontare. Chi la vince ne fa un Ricordo, e i Ricordi decidono la partita. Ugo ha messo la tua lontano, alla Fabbrica. Nascondi la sua nel Teatro: lì vicino non ci sono Soldati.
lesson-told-opening = Quella notte la sirena si dimenticò di suonare, e tutto il paese restò sveglio ad aspettarla. Dietro la Fabbrica degli Incubi c’era una porta senza serratura, e chi ci dormiva dormiva al caldo. Al Teatro delle Marionette qualcuno attaccava un manifesto pieno di facce contente. La colla era ancora fresca.

## Alice cammina, e mette in gioco una Missione

lesson-activate = Ugo ha aperto la storia; avete quattro carte Narrazione a testa. Nel tuo Turno attivi un Personaggio pronto e peschi altre tre carte. Scegli Alice, poi scrivi perché esce. Potresti cominciare: «Alice aveva dormito con le scarpe, e …»
lesson-move = I disegni che hai in mano sono le carte Narrazione: servono per camminare, per battersi e per raccontare. La tua Missione alla Fabbrica è lontana, perciò mettiti in cammino: vai alla Piazza delle Tazze Rotte.
lesson-pay = Muoversi costa una carta, e una carta vale due passi. Il disegno conta soltanto quando racconti: paga con una qualunque di queste.
lesson-second-step = Il secondo passo è già pagato. Prosegui fino al Manicomio del Cappellaio. Più in là, sulla via della Fabbrica, c’è il Lupo.
lesson-generate = Invece di sprecare carte contro il Lupo, usa l’azione di Alice. Ogni attivazione ne ha una: generare una Missione, cioè metterne in gioco una nuova, oppure risolverne una lì dove sei. Genera «La nuova speranza».
lesson-introduce = Mettila nel Parco delle Querce, dove aspetta la Piccola Fiammiferaia. Poi presentala: che cosa, si mormora in paese, è nascosto sotto le querce? Lascia aperto il finale: la Missione non l’ha ancora vinta nessuno.
lesson-end = Un Personaggio prima si muove, poi agisce una volta. Alice ha fatto tutt’e due le cose: termina l’attivazione. Ora Ugo attiva un Soldato, poi tu una Fiaba, e così via a turno finché non li avete usati tutti.
lesson-told-horror = Nella cella più bassa delle Prigioni il Cappellaio Matto apparecchiò per uno. «Chi mangia qui», disse alla guardia, «non ha più fame, né freddo, né altro.» Posò il cucchiaio. Poi si inginocchiò ad ascoltare il pavimento.

## Pinocchio viene fermato

lesson-second-turn = Anche Ugo ha messo in gioco una Missione. Tocca di nuovo a te: attiva Pinocchio, per portarlo più vicino agli altri. Puoi raccontare perché, oppure proseguire senza parole.
lesson-into-danger = La via più corta passa per il Crocicchio dei Guanti Spaiati, e lì c’è Biancaneve. Una Fiaba che entra dove sta un Soldato può essere fermata. Vacci lo stesso: un Conflitto, almeno una volta, bisogna vederlo.
lesson-pay-again = Una carta, due passi, come prima. Anche qui ne va bene una qualunque di queste.
lesson-told-attack = Biancaneve non gli corse dietro. Passò un dito sulla neve, e la strada si annodò: da qualunque parte andasse, Pinocchio tornava alla cancellata dei guanti spaiati, e da lei.
lesson-answer = Biancaneve attacca con una carta e una riga di storia. In un Conflitto si risponde carta su carta, e vince chi gioca l’ultima. Rispondi con il pugno, che forse è un sasso, e racconta che cosa ci fa Pinocchio.
lesson-told-attack-again = «Giochiamo pulito», disse, e gettò un dado sul ghiaccio. Segnò uno. «Un passo, allora. Fallo.» Il passo portava dove il ghiaccio era sottile.
lesson-give-way = Ti ha risposto. Potresti insistere, ma ogni carta spesa qui ti mancherà dopo, e un Conflitto non lascia Ricordi. Cedi. Pinocchio cade, ma in questo gioco non muore mai nessuno.
lesson-told-battle-end = Il ghiaccio resse finché lei non ebbe voltato le spalle. Poi inghiottì Pinocchio fino al petto e gli si richiuse intorno come un colletto. Lui si contò le dita. C’erano tutte; nessuna si piegava.
lesson-save = Chi cade è incapacitato: non si muove e non agisce. Ma due carte Narrazione lo rimettono in piedi, quasi in ogni momento: è un Salvataggio. Salva Pinocchio con il pettine e le braccia alzate, e racconta chi gli tese la mano.
lesson-keep = Pinocchio potrebbe ancora agire: il Conflitto perso ha fermato soltanto i suoi passi. Lascia stare, e tieni le carte. Adesso viene la Missione nel Parco delle Querce.

## La Piccola Fiammiferaia risolve la Missione

lesson-third-turn = Il Lupo si è accucciato davanti alla tua prima Missione. Lascialo lì. Attiva la Piccola Fiammiferaia: sono tre carte in più, ed è già dove si trova la tua Missione nuova.
lesson-resolve = Ora risolvi «La nuova speranza». Il racconto lo apri tu: che cosa vuole fare la Fiammiferaia, con i fiammiferi soltanto? Poi chi ha lì un Personaggio può unirsi al racconto, a favore della Missione o contro.
lesson-trap = Ugo manda il Bianconiglio a guastare tutto. Quando un Soldato entra in un Luogo, una Fiaba che è lì può tendergli un Trabocchetto: carte coperte contro le sue. Adesso ti costerebbe troppo. Lascialo passare.
lesson-for = Ogni carta che giochi mentre racconti conta uno. Gioca il fiammifero, e fai diventare il disegno una cosa della storia: un fiammifero, uno spillo, o quello che ci vedi tu.
lesson-hand-on = Potresti giocarne quante ne vuoi. Ma dopo di te risponde Ugo, e dopo di lui avrai un’ultima carta. Non scoprirti: chiudi la tua parte.
lesson-told-against = Il Bianconiglio portò alle labbra un fischietto. Non fece nessun suono che la gente potesse sentire; ma lungo la via, uno dopo l’altro, i lampioni ritirarono la luce come chiocciole, e dopo di loro le finestre.
lesson-last-card = Una a favore, una contro: per ora è pari, e il pari lascia un Ricordo neutrale, che non aiuta nessuno. Soltanto tu puoi aggiungere un’ultima carta. Gioca il sorriso, che forse è una barca.
lesson-conclude = Due a uno: la Missione è tua. Come finisce l’hanno deciso le carte; com’è fatto quel finale lo decidi tu. Raccontalo in una frase o due.
lesson-memory = Una Missione raccontata diventa un Ricordo, e lo rappresenta una delle carte che l’hanno vinta. Scegli tu, perché ne hai giocate di più. Quale disegno ne era il cuore? Scegli il fiammifero.
lesson-track = I Ricordi stanno sul Tracciato dei Ricordi. Il Segnalibro va sull’ultimo arrivato: il racconto della prossima Missione dovrà riprenderlo, e così la veglia diventa una storia sola. Metti il tuo sulla prima casella.
lesson-closing = Quando sul Tracciato ci sono tre Ricordi comincia l’Epilogo: con le ultime carte tutti raccontano la fine. Ogni carta vale uno, ogni Ricordo tre, e vince la parte che ha di più. Adesso sai giocare.
