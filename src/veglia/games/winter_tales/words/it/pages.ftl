# Che cosa si legge sul tabellone nel browser.

map-label = Il Paese dell’Inverno
seats-label = Chi gioca
hand-label = La tua mano
track-label = Tracciato dei ricordi
chapter-now = Capitolo { $number }
is-awaited = si aspetta la sua scelta
figure-label = { $character } ({ $seat }), { IN($space) }: { $state }
memory-space-free = Spazio { $number }, libero
memory-space = Spazio { $number }: «{ $quest }», { $side }, { $card }
memory-neutral-side = neutrale
memory-no-card = senza disegno
bookmark-here = qui c’è il segnalibro
epilogue-faces = L’epilogo: { THE($side) } è in vantaggio nei ricordi
stage-open = Apri
stage-fold = Chiudi
stage-quest = Missione: «{ $quest }», { IN($space) }
stage-ahead = L’ultima carta è { OF($side) }.
stage-first-blow = Il primo colpo è del soldato.
stage-battle-stake = Vince chi gioca l’ultima carta. Il ribelle battuto cade; il soldato battuto lo lascia passare.
stage-trap-card = la carta trappola
stage-hidden = carte nascoste
stage-trap-stake = Le carte nascoste dal lato della Primavera contano contro le carte della difesa.
stage-bookmark = da riprendere
stage-epilogue-stake = Ogni carta vale uno, ogni ricordo tre. Vince la parte più alta.
