# What is read on and around the board in the browser.

location-explore = to be explored
location-help = in need of help
location-open = open
location-overcome = overcome
location-label = { $name }: { $kind }, { $pips ->
    [one] 1 success
   *[other] { $pips } successes
  }{ $wildwood ->
    [yes] , Light on the centre
   *[no] {""}
  }.{ $needs ->
    [none] {""}
   *[other] {" "}{ $needs }
  } { $state }
shadow-task = The Shadow triumphs when its pawn reaches the centre.
hear-scene = Hear the page

spirit = Spirit
spirit-left = { $left } of { $steps }

track-title = The Wildwood Track
track-label = Light is { $light ->
    [0] on the centre
    [one] 1 space from the centre
   *[other] { $light } spaces from the centre
  }, the Shadow { $shadow ->
    [0] on the centre
    [one] 1 space
   *[other] { $shadow } spaces
  }.
track-icons = At { $distance }: { $icons }.

river-title = The River
river-space = space { $place }, { $threshold } or more
river-space-none = space { $place }, no number
river-action = { $name }, { $place }{ $crystals ->
    [0] {""}
    [one] , 1 Crystal
   *[other] , { $crystals } Crystals
  }
river-creature = { $name }, { $place }: illuminate { $illuminate }, heal { $heal }, costs { $loss } Spirit{ $stunned ->
    [yes] , stunned
   *[no] {""}
  }
creature-illuminate = Successes that illuminate it
creature-heal = Successes that heal it
creature-loss = Spirit it costs
creature-crystals = Crystals for healing it
creature-stunned = stunned
creature-after = After activating:
look-close = Put the card back

dice-title = Dice
dice-label = { $available ->
    [one] 1 die to roll
   *[other] { $available } dice to roll
  }, { $used } used, { $locked } out of reach.
dice-locked = { $count } out of reach
roll-of = { $name }, { $threshold } or more
roll-needs = { $total ->
    [one] 1 success
   *[other] { $total } successes
  } of { $needed }
roll-total = { $total ->
    [one] 1 success
   *[other] { $total } successes
  }
roll-free = { $count ->
    [one] 1 free reroll
   *[other] { $count } free rerolls
  }
die-label = a die with { $sides } sides shows { $shows }{ $success ->
    [yes] , a success
   *[no] {""}
  }
die-again = Roll it again

drawn-title = Cards drawn
card-shadow = Shadow
card-blessing = Blessing
card-curse = Curse
card-companion = Companion
card-trauma = Trauma
timing-any = any time
timing-luma = in the Luma Phase
timing-roll = after a roll
timing-before_activation = before a Creature activates
timing-before_shadow_draw = before a Shadow card
lesson-line = { $number } of { $of }

cast-title = Who walks together
luma-luma_and_brom = A Crystal rerolls a die. Once a Chapter, { THE($guardian) } can take the place of the final Shadow card.
luma-luma = A Crystal rerolls a die.
brom-protect = Protect: 1 Crystal sends a Creature to the End and stuns it.
brom-cure = Cure: 2 Crystals give 2 Spirit.
brom-away = { $guardian } is not here.
blessings-title = Blessing spaces
held-used = used, for now
blessing-space = room for a Blessing
kept-title = Story cards that stay
piles-title = { $shadows ->
    [one] 1 Shadow card left
   *[other] { $shadows } Shadow cards left
  }
pile-shadows = Shadow
pile-explorations = Exploration
pile-creatures = Creatures
pile-stories = Stories
pile-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pile-discard = discarded:

plan-illuminate_creature = Illuminate { THE($name) }{ COPY($target) }
plan-advance_light = Advance the Light
plan-help_location = Help: { $name }
plan-gain_crystals = Gain Crystals
plan-explore_location = Explore: { $name }
plan-draw_exploration = Draw Exploration cards
plan-heal_creature = Heal { THE($name) }{ COPY($target) }
plan-gain_spirit = Gain Spirit
plan-odds = { $needed } of { $threshold }+ · { $chance }%
plan-expected = { $threshold }+ · about { $expected }
plan-needs = { $needed ->
    [one] One die must show { $threshold } or more.
   *[other] { $needed } dice must show { $threshold } or more.
  } How many will you throw?
plan-each = Each die of { $threshold } or more counts. How many will you throw?
roll-odds = { $plain }% · with Crystals { $best }%
roll-chance = { $plain }%
roll-expected = about { $expected ->
    [one] 1 success
   *[other] { $expected } successes
  }

kindness-note = Kindness: { $kindness }. It is not in the rules.
aid-title = The steps of a turn

triumph-title = Triumph
bookmark-next = The book lies open at
bookmark-saved = The bookmark lies at
asked-left = { $n } to go.
window-before_activation = { PLURAL($name) ->
    [yes] { CAP($name) }{ COPY($card) } are about to activate.
   *[no] { CAP($name) }{ COPY($card) } is about to activate.
  }
window-before_advance = The Shadow is about to advance.
window-before_shadow_draw = { $final ->
    [yes] The last Shadow card is about to be drawn.
   *[no] A Shadow card is about to be drawn.
  }
