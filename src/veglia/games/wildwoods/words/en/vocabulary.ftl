# What each verb of a story does, as a writer reads it in an editor.

## Effects

verb-gain_spirit = So much Spirit is gained.
verb-lose_spirit = So much Spirit is lost; past the end a Shadow card is drawn.
verb-gain_crystals = So many Crystals, placed as the player likes or on one Action card (to).
verb-lose_crystals = So many Crystals go, from where the player likes, from one Action card, or from all (from).
verb-gain_die = The d10 or the d12 is there for the rest of the chapter.
verb-lock_dice = So many dice cannot be used, until the end of the phase or of the scene (until).
verb-reroll = So many free rerolls in the running action.
verb-add_success = So many further successes in the running action, if the dice show one; with free: true in any case.
verb-modify = A number is raised or lowered for a while: a threshold, pips, a loss of Spirit, how many Crystals a card holds.
verb-advance_light = The Light pawn goes so many spaces towards the centre.
verb-retreat_light = The Light pawn goes so many spaces back.
verb-advance_shadow = The Shadow pawn goes so many spaces towards the centre, icon by icon.
verb-retreat_shadow = The Shadow pawn goes so many spaces back.
verb-move = A card of the River goes to another space: start, end, left, right, or a space.
verb-stun = A Creature gets a Stun token.
verb-unstun = A Creature loses a Stun token.
verb-illuminate = A Creature goes to the End of the River, stunned.
verb-discard_creature = A Creature leaves the River and gives no Crystals.
verb-heal_creature = A Creature leaves the River and gives its Crystals.
verb-activate = A Creature acts now, as in the Shadow Phase.
verb-draw_creature = So many Creatures are drawn and enter the River.
verb-play_creature = This Creature enters the River, on its own space or on another (at).
verb-draw_exploration = So many Exploration cards are drawn; some are kept (keep), or all take effect.
verb-take_card = This Exploration card comes, from wherever it lies, as if drawn.
verb-discard_blessing = A card leaves its Blessing space; a Trauma only if it is named.
verb-draw_shadow = So many Shadow cards are drawn.
verb-draw_story = The Story card of this number is drawn from the Chapter Deck.
verb-add_cards = Cards join a deck: shuffled in, on top, at the bottom, or on its discard pile (where).
verb-remove_cards = Cards go to the box, from wherever they lie.
verb-flip = Luma’s or Brom’s card is turned to a face.
verb-set_brom = Brom comes back to his space, or leaves it.
verb-place_pawn = A Location counts as overcome; its text is not read.
verb-remove_pawn = A Location can be overcome again.
verb-for_each = The same for each Creature picked (in), from left to right; self is that Creature.
verb-end = The scene ends with this ending, or the chapter with this outcome.
verb-restart = The scene, or the chapter, begins again.

## Conditions

verb-overcome = All these Locations are overcome.
verb-light = The Light pawn is on the centre, or so far from it.
verb-shadow = The Shadow pawn is so far from the centre.
verb-spirit = So much Spirit is left.
verb-crystals = So many Crystals lie on one Action card, or on all together.
verb-count = So many were healed, illuminated or overcome in this scene, so many rounds have passed, so many Creatures, Blessings or Traumas are there; or a counter of the story stands so high.
verb-has = A card lies in a Blessing space, or a die is owned.
verb-in_river = A Creature or an Action card is in the River, on a space if one is named.
verb-brom = Brom is in his space, or away.
