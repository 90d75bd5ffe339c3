# Che cosa si legge sul tabellone nel browser.

offered-label = Che cosa puoi scegliere
map-label = Il Paese dell’Inverno
map-fold = Ripiega la mappa
map-unfold = Apri la mappa
seats-label = Chi gioca
hand-label = La tua mano
track-label = Tracciato dei Ricordi
chapter-now = Capitolo { $number }
is-awaited = si aspetta la sua scelta
figure-label = { $character } ({ $seat }), { IN($space) }: { $state }
memory-space-free = Casella { $number }, libera
memory-space = Casella { $number }: «{ $quest }», { $side }, { $card }
memory-neutral-side = neutrale
memory-no-card = senza disegno
bookmark-here = qui c’è il Segnalibro
epilogue-faces = L’Epilogo: { THE($side) } è in vantaggio nei Ricordi
stage-open = Apri
stage-fold = Chiudi
stage-quest = Missione: «{ $quest }», { IN($space) }
stage-ahead = È in vantaggio { THE($side) }: l’altra parte deve rispondere o cedere.
stage-first-blow = Il primo colpo è del Soldato.
stage-battle-stake = Vince chi gioca l’ultima carta. La Fiaba sconfitta cade; il Soldato sconfitto la lascia passare.
stage-trap-card = la carta Trappola
stage-hidden = carte coperte
stage-trap-stake = Le carte coperte girate sul lato della Primavera contano contro le carte della difesa.
stage-bookmark = da riprendere
stage-epilogue-stake = Ogni carta vale uno, ogni Ricordo tre. Vince la parte che ha di più.
stage-ruling = È raccontato abbastanza bene?
stage-ruling-stake = Qui si pesano le parole, non le carte.
stage-count = { CAP($side) }: { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }, { $memories ->
        [one] un Ricordo
       *[other] { $memories } Ricordi
    } (tre l’uno)
skill-label = Abilità: { $skill }
stage-struck = Nel primo round { THE($side) } ha colpito senza giocare carte.
objectives-label = Obiettivi
memory-space-icon = Casella { $number }, libera, con l’icona degli Obiettivi
memory-space-objective = Casella { $number }: l’Obiettivo «{ $objective }», { $side }
power-lies-at = { IN($space) }
power-lies-with = con { $characters }
power-owner = lo può usare { $seat }
power-hoped = già usata in questo Capitolo
stage-shelter-stake = Vince chi gioca l’ultima carta. La Fiaba sconfitta viene messa nel Rifugio; il Soldato sconfitto la lascia passare.
