# Le parole delle pagine in cui si impara un gioco giocandolo.

learn-title = Impara { $game }
learn-teacher = Il maestro
learn-progress = Passo { $number } di { $last }
learn-watch = Guarda che cosa fa { $seat } …
learn-tells = { $seat } racconta:
learn-go-on = Avanti
learn-for-now = A un tavolo vero potresti farlo. Per ora scegli questo: «{ $action }».
learn-the-choice = scegli questo
learn-restart = Da capo
learn-leave = Esci
learn-done = La lezione finisce qui
learn-lay = Apparecchia un tavolo vero
learn-lay-about = Gli amici entrano con un link. I posti che restano liberi vanno ai bot.
learn-rules = Leggi le regole
learn-coming = Si apparecchia il tavolo …
learn-none = Per questo gioco non c’è ancora una lezione.
