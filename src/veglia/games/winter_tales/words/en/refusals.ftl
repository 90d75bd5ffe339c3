# Why something cannot be done: one plain sentence for each reason.

## Before the game

because-players =
    { $fewest ->
        [3] This edition is for { $fewest } to { $most } players, not { $given }; two can play by the summary.
       *[other] This edition is for { $fewest } to { $most } players, not { $given }.
    }
because-length = A game lasts from three to seven memories, not { $given }.
because-narrative-movement = Narrative movement is an option of the Italian rulebook: it cannot be used { IN($edition) }.
because-ages = The order by age must name every seat once, and only once.
because-literal = The reading { THE($literal) } belongs to another edition: it cannot be used { IN($edition) }.

## Setting the table

because-no-such-character = There is no such character in this game.
because-character-taken = You cannot take { THE($character) }: somebody has taken that character already.
because-writer-mix = You cannot take { THE($character) }: the Writer must have as many rebels as soldiers.
because-other-faction =
    { GENDER($character) ->
        [mp] { CAP($character) } belong to the other side: take a character of your own side.
       *[m] { CAP($character) } belongs to the other side: take a character of your own side.
    }
because-rebel-start = A rebel starts in a location where nobody else stands.
because-soldier-start = A soldier starts on a plaza where nobody else stands.

## Laying quests

because-no-quest-on-plaza = A quest token is never laid on a plaza: choose a location.
because-slot-taken = There is already a quest token at { THE($space) }: choose a location without one.
because-under-a-rebel = This quest token goes under a rebel: choose one that is in play.
because-wrong-kind-of-spot = The quest “{ $quest }” does not go there: some quest tokens lie in a location, others under a rebel.

## Turns and activations

because-not-your-turn = Wait a moment: { $seat } is playing now.
because-no-passing = On your turn you cannot pass: activate a ready character, then you may end the activation.
because-activate-first = First activate a ready character, then use it.
because-one-activation = You activate one character on a turn, and you have already done it.
because-not-in-play = That character is not in this game.
because-not-your-character =
    { GENDER($character) ->
        [mp] { CAP($character) } are not yours: use your own characters.
       *[m] { CAP($character) } is not yours: use your own characters.
    }
because-already-activated =
    { GENDER($character) ->
        [mp] { CAP($character) } have already been activated in this chapter.
       *[m] { CAP($character) } has already been activated in this chapter.
    }
because-lying =
    { GENDER($character) ->
        [mp] { CAP($character) } are incapacitated: a save must come first.
       *[m] { CAP($character) } is incapacitated: a save must come first.
    }
because-acted = An activation has one action, and it has already been used.
because-only-joining = A character activated to come to a quest can only take part in that quest.
because-too-many-cards = You hold more than { $limit } story cards: discard until you have { $limit }.
because-no-need-to-discard = You discard only at the end of an activation, and only if you hold more than { $limit } story cards.

## Movement

because-not-adjacent = No street leads straight from here to { THE($space) }: go one space at a time.
because-no-card-to-move = A movement costs a story card, and you have none.
because-moved-before-acting = Movement comes before the action: now it is too late to move.
because-halted =
    { GENDER($character) ->
        [mp] { CAP($character) } were stopped and cannot move any more in this activation.
       *[m] { CAP($character) } was stopped and cannot move any more in this activation.
    }
because-rooted =
    { GENDER($character) ->
        [mp] { CAP($character) } were stopped by a battle or a trap and cannot move again in this chapter.
       *[m] { CAP($character) } was stopped by a battle or a trap and cannot move again in this chapter.
    }
because-strict-two = Here a movement is exactly two spaces: take the second step too.
because-must-approach = This character was activated to come to the quest: it must keep getting closer as long as it can.
because-bearer-stays = { CAP($character) } carries the token of this quest and stays here until the quest is over.

## Interruptions, battles, traps

because-own-movement = You cannot interrupt your own movement.
because-wrong-interruption = Only a soldier starts a battle, against a rebel; only a rebel springs a trap, on a soldier.
because-elsewhere =
    { GENDER($character) ->
        [mp] { CAP($character) } are not in the space that was just entered.
       *[m] { CAP($character) } is not in the space that was just entered.
    }
because-no-card-to-interrupt = To start a battle or spring a trap you need at least one story card, and you have none.
because-fought-already =
    { GENDER($character) ->
        [mp] { CAP($character) } have already fought this rebel since it came in.
       *[m] { CAP($character) } has already fought this rebel since it came in.
    }
because-declined-already = You have already let this character pass.
because-not-yet-asked = { $seat } chooses first: wait until you are asked.
because-only-the-two = Only the two players in the battle play story cards.
because-first-card = Whoever starts a battle must play the first card.
because-rebel-won = The rebel won the battle, so nobody carries it off.
because-trap-card-first = First set one story card aside as the trap card.
because-not-in-hand = The card “{ $card }” is not in your hand.

## Quests

because-no-such-quest = There is no such quest in this game.
because-quest-on-board = The quest “{ $quest }” is already on the board.
because-quest-faced = The quest “{ $quest }” has already been resolved and does not come back.
because-twin-gone = The quest “{ $quest }” comes only once in a game, and its other token has already been laid.
because-other-faction-quest = The quest “{ $quest }” belongs to the other side: a character generates and resolves only quests of its own side.
because-quest-not-on-board = That quest is not on the board: it must be generated first.
because-quest-elsewhere = The quest “{ $quest }” is somewhere else: your character must be in the same space.
because-bearer-joins-only = { CAP($character) } carries the token of this quest and cannot start it: another rebel must, here.
because-not-on-plaza = Here quests are resolved only in locations, and this is a plaza.
because-own-quest = This quest is yours: your other characters take no part in it.
because-one-chance = Players are asked one at a time, once each, and now it is not your moment.
because-another-narrates = { $seat } is telling: wait for your part before you play story cards.
because-one-character = You take part in a quest with one character only, and you have chosen it.
because-not-arrived =
    { GENDER($character) ->
        [mp] { CAP($character) } did not reach the quest and cannot take part in it.
       *[m] { CAP($character) } did not reach the quest and cannot take part in it.
    }
because-joins-with-activated = You activated a character to come to this quest: you can take part with that one only.
because-no-further-card = The cards have been counted: nobody plays any more in this quest.
because-not-a-winning-card = The memory must be one of the cards played for the winning side, and “{ $card }” is not.
because-space-taken = Space { $space } already holds a memory: choose a free one.
because-right-of-token = A memory goes to the left of the epilogue token, which is on space { $token }.

## The epilogue

because-only-the-hand = The epilogue has begun: all you can do is play story cards from your hand, when your part comes.
because-no-opportunity-in-epilogue = The epilogue has begun: no more characters can be saved.
because-memory-first = First say which memory your part takes up.
because-link-is-the-bookmark = Your part takes up the bookmarked memory: there is no other to choose.
because-another-memory = The bookmark must move to a different memory.
because-play-all = Here you must play every story card in hand before you end your part.
because-one-side = You have already chosen a side: all your cards count for that one.
because-half-the-hand = The Writer may play at most half of the cards in hand, and you can play no more.

## Saves, help, the story arbiter

because-not-lying = Only a character in play that is incapacitated can be saved.
because-save-on-own-turn = You can save only on your own turn, and now it is { $seat }’s.
because-no-rescuer = To save { THE($character) } you need a standing character of your own, of the same side and in the same space.
because-two-cards = A save costs two story cards, and you do not have two.
because-passage-not-disputable = You can ask about a recent passage that somebody else told, and only once for each.
because-nothing-carried = Nobody else’s tale has just carried a rebel off.
because-first-quest = When this quest began there was no bookmarked memory to take up.
because-no-link-to-challenge = You can object only while somebody else’s quest is being told: one objection for each quest.
because-suggest-to-yourself = It is you who must choose now: ideas are for somebody else.
because-no-exceptions = In this edition no rule can be bent.
because-not-between-steps = This is not the moment: propose between two steps, one proposal at a time, and the epilogue only when no quest is under way.
because-place-first = First place { THE($character) } on the board.
because-save-waits = The save of { THE($character) } is already waiting for its moment.
because-two-from-hand = A save is paid with two different cards of your own hand.
because-hand-is-cut = You have begun to discard: moving and acting come before that.
because-lower-card-first = Name the two cards of a save with the lower number first.
because-first-round-free = The first round of a battle is free for { THE($character) }: strike without a card.
because-round-needs-a-card = This round needs a story card: only some characters have a free round, and only their first.
because-no-passage = There is no secret passage for { THE($character) }.
because-there-already = The secret passage leads to { THE($space) }, and the character is already there.
because-passage-first = A secret passage is taken before any movement or action: now it is too late.
because-objectives-length = With objectives a game lasts at least { $fewest } memories, and you chose { $given }.
because-no-objectives = This game is played without objectives.
because-not-your-objective = You have no such objective.
because-no-objective-in-epilogue = The epilogue has begun: no more objectives can be completed.
because-declare-between-steps = This is not the moment: objectives are declared between two steps of the game.
because-no-icon-space = No space with the objective icon is free on the memory track.
because-no-icon = Space { $space } has no objective icon: an objective’s memory cannot lie there.
because-objective-not-met = What your objective asks for has not happened.
because-attack-elsewhere = None of your soldiers is at { THE($space) }.
because-attack-cards = The attack costs two different story cards of your own hand; name the lower number first.
because-revealed-already = That objective already lies face up.
because-stays-hidden = That objective stays hidden until you declare it, or until it shows itself.
because-reveals-itself = The connection is turned face up by itself when your rebel reaches a location.
because-reveal-first = Turn the card face up first, in one of its two locations: the other counts only after that.
because-reveal-at-location = Turn it face up while the rebel you are using is in one of its two locations.
because-no-objective-skill = Changing objectives is not a skill of { THE($character) }.
because-changed-already = You have already changed an objective in this activation.
because-change-first = An objective is changed when the character is activated, before it moves or acts.
because-not-unused = Choose one of the unused objectives of that side, other than the one you gave up.
because-no-powers = This game is played without powers.
because-a-memory-already = “{ $card }” is a memory already: choose another card.
because-no-artifact = The Great Artifact cannot be played or passed now: only its holder’s player does that, once in a quest or a battle.
because-sheltered =
    { GENDER($character) ->
        [mp] { CAP($character) } found shelter in the Safe House and cannot be carried off.
       *[m] { CAP($character) } found shelter in the Safe House and cannot be carried off.
    }
because-no-declaring = In this edition the target of Armed Retaliation is chosen when the quest is won, not before.
because-no-such-power = Armed Retaliation destroys a power that Spring has won, and there is no such power.
because-not-for-this-one = The power cannot be given to { THE($character) }.
because-no-hope = Nobody carries Hope.
because-hoped-already = Hope has already been used in this chapter.
because-barred = Nothing can make { THE($character) } ready again in this chapter.
because-ready-already =
    { GENDER($character) ->
        [mp] { CAP($character) } are still ready: Hope comes after an activation.
       *[m] { CAP($character) } is still ready: Hope comes after an activation.
    }
because-hope-later = This is not the moment: use Hope between two steps of the game, when the rebel’s activation is over.
because-pass-between-steps = This is not the moment: the Great Artifact is passed between two steps of the game.
because-not-to-this-one = The Great Artifact cannot be passed to { THE($character) }: it goes to a character of the same side in the same space, and in the English edition to another player.
because-three-cards = This tale takes three story cards.
because-return-to-location = The rebel comes back in a location.
because-not-eliminated = Only a rebel who was eliminated can be brought back.
because-nobody-ready = Only a player who still has a ready character can give up the turn to bring a rebel back.
because-somebody-ready = You still have a ready character: the Freezing Horror is for a turn on which nobody of yours is ready.
because-no-horror = The Freezing Horror is not yours to use.
because-horror-once = The Freezing Horror has already struck on this turn.
because-only-rebels = Only a rebel in play can be the target.
because-no-power-on-plaza = No power token lies on a plaza: the Freezing Horror strikes in locations only.
because-safe-from-horror = The Freezing Horror cannot come to the Safe House.
because-no-propaganda = Winter has not won the power of Propaganda.
because-needs-soldier = Propaganda takes a soldier of your own.
because-not-ready =
    { GENDER($character) ->
        [mp] { CAP($character) } cannot be stopped: Propaganda is for rebels that are still ready.
       *[m] { CAP($character) } cannot be stopped: Propaganda is for rebels that are still ready.
    }
because-soldier-unfit = Propaganda takes a soldier that is ready and on its feet, and { THE($character) } cannot do it now.
because-name-a-power =
    { PLURAL($character) ->
        [yes] { CAP($character) } have more than one power: name the one that is destroyed.
       *[no] { CAP($character) } has more than one power: name the one that is destroyed.
    }
