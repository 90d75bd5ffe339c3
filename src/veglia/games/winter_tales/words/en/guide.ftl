# What is laid before a narrator: what to tell now, then what to bear in mind.

## What to tell now

tell-opening = Open the story: present what the two quests on the board are about.
tell-introduction = Introduce the quest: say what it is about and tie it to what has been told so far.
tell-activation = Set the scene for your character: where they are, and why they step in now.
tell-movement = Tell in a few words why your character is on the move. Use the picture on the card you play.
tell-joining = Tell what your character has to do with the quest: how and why it heads there, or stays.
tell-battle-attack = Tell how the soldier tries to seize, strike or torment the rebel. Use the card you play.
tell-battle-defence = Tell how the rebel flees, stands firm or foils the attack. Use the card you play.
tell-battle-end = You won the battle: tell how it ends.
tell-battle-carried = You won the battle: tell how it ends, and how and why the rebel is carried there. Make it believable.
tell-trap = Tell how the rebel lures the soldier. Draw on the trap card.
tell-trap-defence = Tell how the soldier tries to get out of the trap. Use the cards you play.
tell-trap-end = Finish the tale of the trap as the cards decided: the soldier is caught, turns back or walks on.
tell-quest-opening = Open the quest’s tale from the way it was introduced. Say how your character means to succeed.
tell-quest-opening-linked = Open the quest’s tale from the way it was introduced, and say how your character means to succeed. Take up the bookmarked memory as it was told: without that link the quest fails.
tell-quest-part = Go on towards the goal of the quest. Play the card as you speak of what its picture has become in the tale.
tell-quest-joined = Pick up the tale where it stopped. Tell how your character helps or hinders, and play the card as you speak of it.
tell-last-effort = Tell your character’s last effort with this one card. The ending comes next.
tell-quest-won = End the tale in favour of your character’s side: the quest is a success.
tell-quest-lost = End the tale badly for your character’s side. It is still yours to tell.
tell-quest-tied = End the tale so that nobody gains: neither side gets what it wanted.
tell-epilogue-opening = Open the epilogue and take up the bookmarked memory, if there is one. Tell how your characters try to strike the decisive blow.
tell-epilogue-part = Take up the memory of your part and bend the tale towards the side you play for.
tell-the-end = End the whole story according to the result, whichever side won.
tell-save = Tell how the rescue happens. Use both of the cards you pay.
tell-suggestion = Offer an idea to whoever is telling. The narrator is free to take it or leave it.
tell-exception = Say what you propose, and what the tale gains by it. Everybody must agree.
tell-retelling = Tell the passage anew, mending what the story arbiter sent back. Cards and results stay as they are.

## What to bear in mind

hint-keep-open = Keep it as open as you can: leave the others something to build on.
hint-nobody-dies = Nobody dies, and nobody leaves the story for good.
hint-still-open = Do not end it yet: the ending is told later.
hint-pace-duty = Play a card every few sentences.
hint-pace-advice = Take your time; a card every two or three sentences is a good pace.
hint-pace-warning = { $sentences } sentences are a lot for one card: play the next one sooner.
hint-close-quests = Settle the stories of the quests still on the board.
hint-close-plots = Lead the open plots towards their end.
hint-reason-and-plan = Every entrance needs a reason and a plan.
hint-introduced = { $seat } introduced it like this: “{ $text }”
hint-open-quest = Still to be settled: the quest “{ $quest }”.
hint-told = { $seat } told: “{ $text }”

## The memory that is taken up

memory-concept = The memory to take up is “{ $card }”, with the meaning that { $seat } gave it. { $text }
memory-neutral = The memory to take up is neutral and has no picture: recall the theme of the quest “{ $quest }”. { $text }
your-empty-hand = Your hand is empty.
tell-skill = Tell in a few words how your character uses the skill.
tell-objective = Show your objective and tell in a few words how it came about. Take up the bookmarked memory, if there is one.
hint-battle = The battle before it, as { $seat } told it: “{ $text }”
memory-objective = The memory to take up is the objective “{ $objective }”, as { $seat } told it. { $text }
tell-power = Tell, in line with how the quest ended, why the power is theirs.
tell-hope = Tell what gives your rebel heart to go out once more.
tell-love = Tell how your rebel comes to the other’s side.
tell-artifact = Tell why the Great Artifact changes hands: without a reason in the tale it does not.
tell-propaganda = Tell how the soldier keeps the rebel from causing trouble: a rumour, a poster, a lie. Use the cards you play.
tell-return = Tell how the rebel escapes and comes back. Anybody may have a part in it; use the cards you play.
tell-retaliation = Tell how Winter strikes, and what is left behind.

## What is at stake in an action, read before it is done

stake-Discard-Activation =
    This ends the activation of { THE($character) }: no further move and no further action. “{ $card }” is discarded{ $more ->
        [0] .
        [one] , and one more card after it, since you keep at most seven.
       *[other] , and { $more } more after it, since you keep at most seven.
    } It cannot be taken back.
stake-ChallengeLink = You object against { $seat }: the tale of “{ $quest }” has not taken up the bookmarked memory. If that is upheld, the quest fails, and its memory goes to { THE($role) }, whatever cards were played. If it is rejected, the cards decide.
stake-own-side = It is a quest of your own side.
stake-Dispute = You object to what { $seat } told: “{ $text }” If it is sent back, { $seat } tells it anew. No card, no place and no result changes, and nobody can object to the same passage again.
stake-ObjectToCarrying = You object to the tale by which { $seat } carried { THE($character) } off. If it is sent back, { $seat } tells a better one, or { THE($character) } stays at { THE($space) }. If it stands, nothing changes.
stake-decided = The story arbiter, { $seat }, decides.
stake-decided-together = The story arbiter is not impartial here: the table decides, by majority. Without one nothing changes.
bot-tells = { CAP($card) }.
