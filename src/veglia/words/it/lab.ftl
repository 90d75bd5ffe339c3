# Parole del laboratorio: che cosa conta `veglia simulate`, e la pagina che scrive.

report-title = L’equilibrio di { $game }
report-about = { $games } partite, giocate dal bot «{ $mind }» salvo dove è detto altro: { $each } per ogni modo di giocare. Questi numeri misurano questi bot, non le persone: che cosa farà un tavolo delle stesse regole, non lo dicono. Le quote hanno tra parentesi il loro intervallo al 95% (Wilson), le medie il loro dopo il ±. Lo stesso comando rigioca le stesse partite e riscrive gli stessi numeri:
report-who-wins = Chi vince, e quanto dura
report-all = tutti
report-shares = La quota di partite in cui è successo almeno una volta. Ognuna è sicura entro { $points } punti, 19 volte su 20.
report-odds = Il primo numero dice quante volte ci si è arrivati; le quote sono di quelle volte, con il loro intervallo al 95%.
report-tried = Messo alla prova
report-tried-about = Si cambia una cosa sola, e si confronta chi vince con il modo solito di giocare: di quanti punti in più o in meno, e quanto è sicuro. Si è giocata una partita ogni { $part } del modo solito.
page-written = La pagina è scritta: { $file }
help-page = Confronta tutti i modi di giocare che il gioco conosce, tante partite per ciascuno, e scrivi in questa pagina che cosa si è contato. Se il comando viene interrotto, lo stesso comando lo riprende.
help-workers = Su quanti processori giocare; senza un numero, su tutti.
because-page-alone = Una pagina confronta tutti i modi di giocare: dai --page solo con --games, --workers e --lang.
because-endless-game = La partita { $number } non finisce: le decisioni prese sono già { $decisions }.
because-no-ways = Il gioco { $game } non indica modi di giocare da confrontare.
