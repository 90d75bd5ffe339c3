# What a writer of a Wildwoods story is told: mistakes that only the rules of the game can know of.

## Kinds of things that have names

kind-creature = a Creature card
kind-exploration = an Exploration card
kind-shadow = a Shadow card
kind-story = the number of a Story card of this chapter
kind-location = a Location of this scene
kind-ending = a Luma ending of this scene
kind-outcome = an outcome of this chapter
kind-icon = an icon of pack.yaml
kind-scene = a scene of this chapter
kind-chapter = a chapter of this pack

## The pack and its chapters

mistake-no-chapters = The pack has no chapter.
mistake-chapter-number = Two chapters have the number { $number }.
mistake-chapter-unreachable = No outcome leads to the chapter “{ $name }”: one can only begin with it.
mistake-story-never-ends = Every outcome leads on to another chapter: the story never ends. Give one of them next_chapter: none.
mistake-no-scenes = The chapter has no scene.
mistake-no-outcomes = The chapter has no outcome.
mistake-no-final-shadow = No card of this Shadow deck is final. The last one of a chapter needs final: true.
mistake-two-final-shadows = This Shadow deck has several final cards: { $names }. A chapter has exactly one.
mistake-final-shadow = “{ $name }” must lie in this deck and have final: true on its card.
mistake-river =
    The River begins with each Action card once. { $missing ->
        [none] { $twice } is there twice.
       *[other] Missing: { $missing }.
    }
mistake-spirit-over = This pack has fewer steps of Spirit: { $most } (constants.spirit_steps).
mistake-crystals-over = An Action card holds at most { $most } Crystals.
mistake-blessings-over = This pack has fewer Blessing spaces: { $most } (constants.blessing_slots).
mistake-curse-kept = “{ $name }” is a Curse: it never lies in a Blessing space.
mistake-story-not-in-deck = Story card { $number } is not in the Chapter Deck: list it in decks.chapter.stories, or add it before.
mistake-story-gone = Story card { $number } is no longer in the Chapter Deck here: it has just been drawn. Call it once, or let it go back (after: chapter_deck).
mistake-story-never-drawn = Nothing ever draws Story card { $number }.
mistake-scene-unreachable = No way leads to the scene “{ $name }”.
mistake-scene-no-way-out = From the scene “{ $name }” no way leads to an outcome: the chapter would never end.

## Cards

mistake-trauma-heal-pips = “{ $name }” is a Trauma and needs heal_pips: what it takes to heal it.
mistake-heal-pips-for-nothing = “{ $name }” has heal_pips, and only a Trauma is healed.
mistake-card-does-nothing =
    “{ $name }” does nothing: { $needed ->
        [in_play] a Curse needs in_play, with something to do
       *[use] it needs use, with something to do
    }.
mistake-card-never-used =
    { $kind ->
        [trauma] “{ $name }” is a Trauma and is never used; say with in_play or while_in_space what it does.
       *[curse] “{ $name }” is a Curse and is never used; say with in_play what it does.
    }
mistake-card-never-lasts = “{ $name }” has while_in_space, which only Companions and Traumas have.
mistake-cards-in-circles = “{ $name }” brings itself back, straight away or by way of other cards: it would never end.
mistake-creature-holds-shadow = As long as this Creature is in the River the Shadow pawn goes back each time. Put it in an if.

## Scenes

mistake-no-locations = The scene has no Location.
mistake-no-luma-ending = The scene has no Luma ending: there must be a way to win it.
mistake-setup-for-ever = The setup begins again and again. Put restart in an if, or elsewhere.
mistake-pawn-outside =
    { $pawn ->
        [light] The Light pawn begins on its own side: 1 to { $most } (track.light_spaces).
       *[shadow] The Shadow pawn begins on its own side: 1 to { $most } (track.shadow_spaces).
    }
mistake-icon-on-centre = No icon lies on the centre (0): the scene is over there.
mistake-icon-outside = The Shadow’s side has the spaces 1 to { $most }: no icon can lie here.
mistake-icon-without-effect = The icon “{ $name }” has no entry in shadow_effects: say what it does in this scene.
mistake-icon-not-on-track = “{ $name }” lies on no space of this track.
mistake-icon-holds-shadow = The icon “{ $name }” takes the Shadow pawn back each time: the scene might never end. Put it in an if.
mistake-icon-in-circles = The icon “{ $name }” takes the Shadow pawn back over its own space, and so calls itself up again and again. Let it stop further out, or let it depend on a flag that it sets first.
mistake-pips = { $pips } successes are more than anybody can make: at most { $most }.
mistake-pips-hard = { $pips } successes are very many: hardly anybody will make it.
mistake-link-circle = “{ $name }” waits for “{ $other }”, and “{ $other }” waits for “{ $name }”, straight away or by way of others.
mistake-link-right = “{ $other }” does not lie left of “{ $name }” (a smaller x): links always run from left to right.
mistake-locations-near = “{ $other }” lies so near to “{ $name }” that it covers it on a phone. Move one of them by { $across } across (x) or { $down } down (y).
mistake-location-shut = Nobody can ever overcome “{ $name }”: what it waits for cannot come about.
mistake-next-one = An ending leads to one place: a scene, or a chapter’s outcome.
mistake-next-none = This ending leads nowhere.
mistake-next-condition = The last way out has a condition. If it does not hold the story stands still: add a way without “when”.
mistake-next-never = A way without a condition stands before this one, so nobody ever comes here.
mistake-tutorial-rolls = Dice rolled here: { $dice }; results given: { $rolls }. There must be as many.
mistake-tutorial-die = No die here shows { $value }: the largest goes to { $most }.

## Conditions and effects

mistake-never-overcome = “{ $name }” can never be overcome, so this never holds.
mistake-end-one = “end” names one thing: the ending of a scene, or a chapter’s outcome.
mistake-has-one = “has” asks for one thing: a card, or a die.
mistake-face =
    { $card ->
        [luma] Luma’s card has no side “{ $name }”. It has: { $known }.
       *[brom] Brom’s card has no side “{ $name }”. It has: { $known }.
    }
mistake-keep-over = { $keep } cards cannot be kept of { $n }.
mistake-final-removed = “{ $name }” is a final Shadow card: without it the chapter could not be lost. Leave it in its deck.
mistake-draw-of-nothing =
    { $deck ->
        [creature] No card ever lies in the Creature deck here, so nothing is drawn. List some in decks.creature.cards.
       *[exploration] No card ever lies in the Exploration deck here, so nothing is drawn. List some in decks.exploration.cards.
    }
mistake-wrong-deck =
    “{ $name }” does not belong in { $deck ->
        [creature] the Creature deck
        [exploration] the Exploration deck
        [shadow] the Shadow deck
       *[chapter] the Chapter Deck, which holds Story cards by number
    }.
mistake-self-nobody = “self” is the card that a text belongs to, and here there is none. Say which one, or use for_each.
mistake-no-roll = No dice that are still to be counted lie there when this is carried out, so it does nothing. Give it to a card, in use with timing: roll.

## The ways of a story

pack-way-light = Light
pack-way-shadow = Shadow
