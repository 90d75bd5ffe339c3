# Why something cannot be done: one plain sentence for each reason.

because-no-such-chapter = This story has no Chapter “{ $chapter }”.
because-only-what-is-taught = The lesson waits for another move.
because-only-in-luma-phase = Action cards are used in the Luma Phase.
because-no-number = { CAP($deed) } lies on a space without a number: it must slide left first.
because-not-its-ability = { CAP($deed) } has no such ability.
because-no-target-wanted = A second ability has no target.
because-no-target = There is nothing of that kind to use it on.
because-other-kind = This Location is overcome with { $deed }.
because-location-overcome = This Location has a pawn already.
because-location-links = First overcome every Location joined to it on its left.
because-location-light = The Light pawn must be on the centre space.
because-location-needs = Its prerequisite is not met yet.
because-location-number = Its Action card lies on a space without a number.
because-no-dice = An Action needs at least 1 die.
because-dice-used =
    { $left ->
        [one] Only 1 die is available.
       *[other] Only { $left } dice are available, of the kinds you see.
    }
because-no-such-die = That die was not rolled.
because-no-crystal-for-reroll = A reroll costs 1 Crystal, and there is none to pay with.
because-no-success-rolled = Crystals add successes only once the dice show one.
because-crystals-on-this-card = Only the Crystals on { $deed } can be spent here.
because-enough-successes = There are successes enough: more would do nothing.
because-card-full = { CAP($deed) } holds no more Crystals.
because-not-a-trauma = A Trauma leaves only by the Heal Action.
because-brom-away = Your guardian is not in his space.
because-other-face = Your guardian’s card shows the other ability.
because-too-few-crystals = There are too few Crystals.
because-once-a-chapter = “Luma & Brom” was used already in this Chapter.
because-not-the-final-card = It replaces only the final Shadow card.
because-not-in-a-space = That card is not in a Blessing space.
because-used-already = It was used already.
because-not-its-moment = This is not its moment.
because-save-between-scenes = A game is saved after the Travel phases, before the next Scene is set up.
because-nothing-saved = Nothing lies in the save tray.
because-set-up-after-travel = A Scene is set up once you have travelled to it.
because-choose-before-rolling = First choose an Action card, an ability and a target.
because-rolled-already = The dice of this action have been rolled.
because-counted-already = The successes have been counted: the dice stay as they are.
