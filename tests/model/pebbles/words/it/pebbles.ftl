# Tutto ciò che una persona legge di Sassolini.

## Il gioco, come lo si propone

game-title = Sassolini
game-blurb = Un vecchio gioco da osteria e da cortile. Ciascuno nasconde dei sassolini nel pugno e indovina quanti sono in tutto.
game-length = Circa { $minutes } minuti.
game-seats = Da due a cinque persone.
game-sides = Ciascuno gioca per sé.
game-how = Nascondi da nessuno a tre sassolini. Quando tutti hanno nascosto, a turno ciascuno dice quanti sono insieme. Chi indovina vince la mano.
option-players = Quante persone siedono al tavolo.
option-rounds = Quante mani bisogna vincere.
label-option-players = Posti
label-option-rounds = Mani da vincere

## Che cosa si può fare

action-Hide =
    { $pebbles ->
        [one] Nascondi un sassolino
       *[other] Nascondi { $pebbles } sassolini
    }
action-Guess = Di’ { $pebbles }
group-Hide = Nascondi dei sassolini ({ $count })
group-Guess = Di’ un numero ({ $count })

## Che cosa si aspetta

moment-Round = Comincia una mano.
moment-Hiding = { $seat }, nascondi dei sassolini.
moment-Guessing = { $seat }, quanti sono in tutti i pugni insieme?
moment-Over = La partita è finita.

## Che cosa è successo

event-FirstDrawn = È stato sorteggiato chi parla per primo: { $seat }.
event-RoundBegan = Mano { $round }: parla per primo { $seat }.
event-PebblesHidden =
    { $pebbles ->
        [none] { $seat } ha nascosto dei sassolini.
        [one] { $seat } ha nascosto un sassolino.
       *[other] { $seat } ha nascosto { $pebbles } sassolini.
    }
event-Guessed = { $seat } ha detto { $pebbles }.
event-HandsOpened =
    { $winner ->
        [none] I pugni si sono aperti: { $pebbles }. Non ha indovinato nessuno.
       *[other] I pugni si sono aperti: { $pebbles }. Ha indovinato { $winner }.
    }
event-GameEnded =
    { $winner ->
        [none] Dopo dodici mani non ha vinto nessuno.
       *[other] Ha vinto { $winner }.
    }

## Com’è finita

outcome-won = Vince { $winners }.
outcome-drawn = Patta: non ha vinto nessuno.
ending-won = Qualcuno vince
ending-drawn = Patta
score-rounds = Mani giocate

## Perché non si può

because-not-all-hidden = Nessuno indovina prima che tutti abbiano nascosto.
because-too-many-pebbles = Nessuno ha più di tre sassolini.
because-said-before = { $pebbles } è già stato detto in questa mano.

## Le regole, per argomento

topic-HIDE = nascondere
topic-GUESS = indovinare
topic-OPEN = aprire i pugni
topic-END = la fine
