# Quello che si legge sul tabellone disegnato a parole.

piece = { $side } { $character } ({ $seat }): { $state }{ $tokens }
piece-ready = carta pronta
piece-activated = carta attivata
piece-lying = Personaggio incapacitato
piece-rooted = niente movimento in questo Capitolo
piece-barred = niente attivazione in questo Capitolo
quest-here = ◆ { $quest } ({ $side })
mark-acting = di turno
mark-arbiter = Giudice Narrativo
mark-you = tu
track = Ricordi
track-epilogue = Epilogo
scene-battle = Conflitto, round { $round }: { THE($soldier) } contro { THE($rebel) }
scene-battle-won =
    { GENDER($winner) ->
        [mp] Conflitto: { THE($winner) } hanno avuto la meglio { ON($loser) }
       *[m] Conflitto: { THE($winner) } ha avuto la meglio { ON($loser) }
    }
scene-trap = Trabocchetto: { THE($rebel) } aspetta { THE($soldier) }
scene-trap-card = la carta Trappola: { $card }
scene-committed =
    { $count ->
        [one] una carta coperta conta (lo vedi solo tu)
       *[other] { $count } carte coperte contano (lo vedi solo tu)
    }
scene-quest = Missione in corso: { $quest }, { IN($space) }, cominciata con { THE($character) }. Primavera { $spring }, Inverno { $winter }
scene-epilogue = Epilogo: Primavera { $spring }, Inverno { $winter }

report-chapters = Capitoli a partita
report-memories = Ricordi a partita
report-forced = Epiloghi forzati

objective-secret = Il tuo Obiettivo segreto: { $objective }
objective-shown = Il tuo Obiettivo, scoperto: { $objective }
objective-ready = Il tuo Obiettivo, che puoi dichiarare adesso: { $objective }
objective-face-up = L’Obiettivo { OF($seat) }, scoperto: { $objective }
objective-declared = { $seat } ha dichiarato un Obiettivo: { $objective }

power-here = ✦ { $power }
powers-in-force = Poteri in gioco
power-line = ✦ { $power }: { $effect }
power-gone = Fiabe eliminate, che un racconto può riportare in gioco: { $rebels }
scene-tale = Un racconto con tre carte
outcome-spring = { ending-spring }: { $winners }.
outcome-winter = { ending-winter }: { $winners }.
outcome-writer = { ending-writer }: { $winners }.
ending-spring = Vince la Primavera
ending-winter = Vince l’Inverno
ending-writer = Vince lo Scrittore
score-spring = { role-spring }
score-winter = { role-winter }
about-story-card = Una carta Narrazione. Paga fino a due passi, vale uno in un Conflitto, in un Trabocchetto, in una Missione o nell’Epilogo, e significa quello che racconti con lei.
about-laid = L’ha giocata { $seat }.
about-memory = Il Ricordo della casella { $number }, dalla Missione «{ $quest }». { $text }
about-skill = Abilità: { $skill }.
your-hand = Nella tua mano: { $cards }
