# Quel che si legge sul tavolo e intorno, nel browser.

location-explore = da esplorare
location-help = chiede aiuto
location-open = aperto
location-overcome = superato
location-label = { $name }: { $kind }, { $pips ->
    [one] 1 successo
   *[other] { $pips } successi
  }{ $wildwood ->
    [yes] , con la Luce al centro
   *[no] {""}
  }.{ $needs ->
    [none] {""}
   *[other] {" "}{ $needs }
  } { $state }
shadow-task = L’Ombra trionfa quando la sua pedina arriva al centro.
hear-scene = Ascolta la pagina

spirit = Spirito
spirit-left = { $left } su { $steps }

track-title = Il Tracciato Selva
track-label = La Luce è { $light ->
    [0] al centro
    [one] a 1 spazio dal centro
   *[other] a { $light } spazi dal centro
  }, l’Ombra { $shadow ->
    [0] al centro
    [one] a 1 spazio
   *[other] a { $shadow } spazi
  }.
track-icons = A { $distance }: { $icons }.

river-title = Il Fiume
river-space = spazio { $place }, da { $threshold } in su
river-space-none = spazio { $place }, senza numero
river-action = { $name }, { $place }{ $crystals ->
    [0] {""}
    [one] , 1 Cristallo
   *[other] , { $crystals } Cristalli
  }
river-creature = { $name }, { $place }: illuminare { $illuminate }, guarire { $heal }, costa { $loss } di Spirito{ $stunned ->
    [yes] , con Stordimento
   *[no] {""}
  }
creature-illuminate = Successi per illuminarla
creature-heal = Successi per guarirla
creature-loss = Spirito che costa
creature-crystals = Cristalli per chi la guarisce
creature-stunned = con Stordimento
creature-after = Dopo l’attivazione:
look-close = Rimetti giù la carta

dice-title = Dadi
dice-label = { $available ->
    [one] 1 dado da tirare
   *[other] { $available } dadi da tirare
  }, { $used ->
    [one] 1 usato
   *[other] { $used } usati
  }, { $locked } fuori portata.
dice-locked = { $count } fuori portata
roll-of = { $name }, da { $threshold } in su
roll-needs = { $total ->
    [one] 1 successo
   *[other] { $total } successi
  } su { $needed }
roll-total = { $total ->
    [one] 1 successo
   *[other] { $total } successi
  }
roll-free = { $count ->
    [one] 1 dado da ritirare gratis
   *[other] { $count } dadi da ritirare gratis
  }
die-label = un dado a { $sides } facce mostra { $shows }{ $success ->
    [yes] , un successo
   *[no] {""}
  }
die-again = Ritiralo

drawn-title = Carte pescate
card-shadow = Ombra
card-blessing = Benedizione
card-curse = Maledizione
card-companion = Compagno
card-trauma = Trauma
timing-any = in ogni momento
timing-luma = nella Fase Luma
timing-roll = dopo un tiro
timing-before_activation = prima che si attivi una Creatura
timing-before_shadow_draw = prima di una carta Ombra
lesson-line = { $number } di { $of }

cast-title = Chi cammina insieme
luma-luma_and_brom = Un Cristallo ritira un dado. Una volta a Capitolo, { THE($guardian) } può prendere il posto dell’ultima carta Ombra.
luma-luma = Un Cristallo ritira un dado.
brom-protect = Proteggi: 1 Cristallo manda una Creatura alla Fine e le dà uno Stordimento.
brom-cure = Cura: 2 Cristalli danno 2 Spirito.
brom-away = { $guardian } non è qui.
blessings-title = Spazi Benedizione
held-used = usata, per ora
blessing-space = posto per una Benedizione
kept-title = Carte Storia che restano
piles-title = { $shadows ->
    [one] Resta 1 carta Ombra
   *[other] Restano { $shadows } carte Ombra
  }
pile-shadows = Ombra
pile-explorations = Esplorazione
pile-creatures = Creature
pile-stories = Storia
pile-count = { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
pile-discard = scartate:

plan-illuminate_creature = Illumina { THE($name) }{ COPY($target) }
plan-advance_light = Fai avanzare la Luce
plan-help_location = Aiuta: { $name }
plan-gain_crystals = Ottieni Cristalli
plan-explore_location = Esplora: { $name }
plan-draw_exploration = Pesca carte Esplorazione
plan-heal_creature = Guarisci { THE($name) }{ COPY($target) }
plan-gain_spirit = Ottieni Spirito
plan-odds = { $needed } da { $threshold }+ · { $chance }%
plan-expected = { $threshold }+ · circa { $expected }
plan-needs = { $needed ->
    [one] Un dado deve fare almeno { $threshold }.
   *[other] { $needed } dadi devono fare almeno { $threshold }.
  } Quanti ne tiri?
plan-each = Vale ogni dado che fa almeno { $threshold }. Quanti ne tiri?
roll-odds = { $plain }% · coi Cristalli { $best }%
roll-chance = { $plain }%
roll-expected = circa { $expected ->
    [one] 1 successo
   *[other] { $expected } successi
  }

kindness-note = Gentilezza: { $kindness }. Non è nel regolamento.
aid-title = I passi del turno

triumph-title = Trionfo
bookmark-next = Il libro è aperto a
bookmark-saved = Il segnalibro è a
asked-left = { $n ->
    [one] Ne resta 1.
   *[other] Ne restano { $n }.
  }
window-before_activation = { PLURAL($name) ->
    [yes] Stanno per attivarsi { THE($name) }{ COPY($card) }.
   *[no] Sta per attivarsi { THE($name) }{ COPY($card) }.
  }
window-before_advance = L’Ombra sta per avanzare.
window-before_shadow_draw = { $final ->
    [yes] Sta per essere pescata l’ultima carta Ombra.
   *[no] Sta per essere pescata una carta Ombra.
  }
