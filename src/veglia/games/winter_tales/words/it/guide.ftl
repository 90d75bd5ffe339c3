# Che cosa si mette davanti a chi racconta: che cosa raccontare adesso, poi che cosa tenere a mente.

## Che cosa raccontare adesso

tell-opening = Apri la storia: presenta lo scopo delle due Missioni sul tabellone.
tell-introduction = Presenta la Missione: di’ di che cosa si tratta e legala a ciò che si è raccontato finora.
tell-activation = Metti in scena il tuo Personaggio: dove si trova, e perché interviene adesso.
tell-movement = Racconta in poche parole perché il tuo Personaggio si muove. Usa il disegno della carta che giochi.
tell-joining = Racconta che cosa c’entra il tuo Personaggio con la Missione: come e perché ci va, o vi resta.
tell-battle-attack = Racconta come il Soldato cerca di catturare, colpire o tormentare la Fiaba. Usa la carta che giochi.
tell-battle-defence = Racconta come la Fiaba scappa, tiene testa al Soldato o gli guasta i piani. Usa la carta che giochi.
tell-battle-end = Hai vinto il Conflitto: racconta come finisce.
tell-battle-carried = Hai vinto il Conflitto: racconta come finisce, e come e perché la Fiaba viene portata lì. Rendilo credibile.
tell-trap = Racconta come la Fiaba attira il Soldato nel Trabocchetto. Prendi spunto dalla Trappola.
tell-trap-defence = Racconta come il Soldato cerca di uscire dal Trabocchetto. Usa le carte che giochi.
tell-trap-end = Concludi il racconto del Trabocchetto come hanno deciso le carte: il Soldato è preso, torna indietro o prosegue.
tell-quest-opening = Apri il racconto della Missione partendo da come è stata presentata. Di’ come il tuo Personaggio conta di riuscire.
tell-quest-opening-linked = Apri il racconto della Missione partendo da come è stata presentata, e di’ come il tuo Personaggio conta di riuscire. Riprendi il Ricordo con il Segnalibro così come è stato raccontato: senza questo richiamo la Missione fallisce.
tell-quest-part = Prosegui verso lo scopo della Missione. Gioca la carta mentre nomini ciò che il suo disegno è diventato nel racconto.
tell-quest-joined = Riprendi il racconto da dove si era fermato. Racconta come il tuo Personaggio aiuta o ostacola, e gioca la carta mentre ne parli.
tell-last-effort = Racconta l’ultimo sforzo del tuo Personaggio con questa sola carta. Il finale viene dopo.
tell-quest-won = Concludi il racconto a favore della Fazione del tuo Personaggio: la Missione è un successo.
tell-quest-lost = Concludi il racconto a sfavore della Fazione del tuo Personaggio. A raccontarlo sei sempre tu.
tell-quest-tied = Concludi il racconto senza che nessuno ci guadagni: nessuna delle due Fazioni ottiene ciò che voleva.
tell-epilogue-opening = Apri l’Epilogo e riprendi il Ricordo con il Segnalibro, se ce n’è uno. Racconta come i tuoi Personaggi tentano il colpo decisivo.
tell-epilogue-part = Riprendi il Ricordo della tua parte e piega il racconto verso la Fazione per cui giochi.
tell-the-end = Racconta il finale di tutta la storia secondo il risultato, chiunque abbia vinto.
tell-save = Racconta come avviene il Salvataggio. Usa tutte e due le carte che paghi.
tell-suggestion = Suggerisci un’idea a chi racconta. Chi racconta può prenderla o lasciarla.
tell-exception = Di’ che cosa proponi, e che cosa ci guadagna il racconto. Serve il sì di tutti.
tell-retelling = Racconta di nuovo il brano e correggi ciò che il Giudice Narrativo ha rimandato indietro. Carte e risultati restano come sono.

## Che cosa tenere a mente

hint-keep-open = Lascia aperto tutto quello che puoi: agli altri serve qualcosa su cui costruire.
hint-nobody-dies = Nessuno muore, e nessuno esce di scena per sempre.
hint-still-open = Non concludere adesso: il finale si racconta più tardi.
hint-pace-duty = Gioca una carta ogni poche frasi.
hint-pace-advice = Non c’è fretta; una carta ogni due o tre frasi è un buon passo.
hint-pace-warning = { $sentences } frasi sono tante per una carta sola: la prossima giocala prima.
hint-close-quests = Chiudi le storie delle Missioni ancora sul tabellone.
hint-close-plots = Porta verso la fine le trame rimaste aperte.
hint-reason-and-plan = Chi entra in scena ha bisogno di un motivo e di un piano.
hint-introduced = { $seat } l’ha presentata così: «{ $text }»
hint-open-quest = Ancora da chiudere: la Missione «{ $quest }».
hint-told = { $seat } ha raccontato: «{ $text }»

## Il Ricordo da riprendere

memory-concept = Il Ricordo da riprendere è «{ $card }», con il significato che gli ha dato { $seat }. { $text }
memory-neutral = Il Ricordo da riprendere è neutrale e non ha disegno: richiama il tema della Missione «{ $quest }». { $text }
your-empty-hand = Non hai carte in mano.
tell-skill = Racconta in poche parole come il tuo Personaggio usa la sua Abilità.
tell-objective = Mostra il tuo Obiettivo e racconta in poche parole come si è compiuto. Riprendi il Ricordo con il Segnalibro, se ce n’è uno.
hint-battle = Il Conflitto da cui discende, come l’ha raccontato { $seat }: «{ $text }»
memory-objective = Il Ricordo da riprendere è l’Obiettivo «{ $objective }», come l’ha raccontato { $seat }. { $text }
tell-power = Racconta, seguendo il finale della Missione, perché il Potere tocca proprio a lui o a lei.
tell-hope = Racconta che cosa ridà coraggio alla tua Fiaba, tanto da uscire ancora.
tell-love = Racconta come la tua Fiaba accorre in aiuto dell’altra.
tell-artifact = Racconta perché il Grande Artefatto cambia mano: senza un motivo nel racconto non la cambia.
tell-propaganda = Racconta come il Soldato impedisce alla Fiaba di agire: una voce, un manifesto, una bugia. Usa le carte che giochi.
tell-return = Racconta come la Fiaba scampa e ritorna. Chiunque può averci una parte; usa le carte che giochi.
tell-retaliation = Racconta come colpisce l’Inverno, e che cosa resta dopo.

## La posta in gioco di un’azione, da leggere prima di compierla

stake-Discard-Activation =
    Così termina l’attivazione { OF($character) }: niente altri spostamenti né azioni. Si scarta «{ $card }»{ $more ->
        [0] .
        [one] , e poi un’altra carta, perché se ne tengono al massimo sette.
       *[other] , e poi altre { $more } carte, perché se ne tengono al massimo sette.
    } Non si può tornare indietro.
stake-ChallengeLink = È un’obiezione contro { $seat }: il racconto di «{ $quest }» non avrebbe ripreso il Ricordo con il Segnalibro. Se è accolta, la Missione fallisce e il Ricordo va { TO($role) }, qualunque carta sia stata giocata. Se è respinta, decidono le carte.
stake-own-side = È una Missione della tua Fazione.
stake-Dispute = È un’obiezione a quello che ha raccontato { $seat }: «{ $text }» Se il brano è rimandato indietro, { $seat } lo racconta di nuovo. Non cambiano né carte né caselle né risultati, e sullo stesso brano non si può più obiettare.
stake-ObjectToCarrying = È un’obiezione al racconto con cui { $seat } ha portato via { THE($character) }. Se è rimandato indietro, { $seat } ne racconta uno migliore, oppure { THE($character) } resta { IN($space) }. Se è accettato, non cambia nulla.
stake-decided = Decide il Giudice Narrativo, { $seat }.
stake-decided-together = Qui il Giudice Narrativo non è imparziale: decide il tavolo, a maggioranza. Se non c’è, non cambia nulla.
bot-tells = { CAP($card) }.
