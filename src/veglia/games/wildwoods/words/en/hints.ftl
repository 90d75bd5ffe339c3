# What somebody who knows the game would do, and why: one reason for each.

hint-only-choice = There is nothing else to choose.
hint-as-you-like = As you like: one is as good as another here.
hint-on-the-way = The task needs “{ $name }”. Crystals included, it is a matter of { $percent }%.
hint-beside-the-way = Nothing the task needs is open now, and “{ $name }” is worth a try: { $percent }%.
hint-heal = { $name }: a cost in every round. Healing this Creature ends that, and gives Crystals: { $percent }%.
hint-heal-trauma = “{ $name }” takes up a Blessing space for as long as it stays: { $percent }%.
hint-illuminate =
    { PLURAL($name) ->
        [yes] Sent to the End and stunned, { THE($name) } do no harm next round: { $percent }%.
       *[no] Sent to the End and stunned, { THE($name) } does no harm next round: { $percent }%.
    }
hint-light =
    { $steps ->
        [one] The Light must be at the centre, and 1 space is missing.
       *[other] The Light must be at the centre, and { $steps } spaces are missing.
    }
hint-crystals = There is nothing pressing: Crystals will make the next rolls surer.
hint-spirit = There is nothing pressing: get some Spirit back.
hint-spirit-in-need = The Creatures are about to take more Spirit than you can spare.
hint-explore = There is nothing pressing: an Exploration card may help.
hint-dice =
    { $number ->
        [one] 1 die is enough here: { $percent }%.
       *[other] { $number } dice are well spent here: { $percent }%.
    }
hint-no-dice = With the dice that are left it cannot be done: think again.
hint-enough = That is enough. Count.
hint-spend =
    { $n ->
        [one] 1 Crystal on this card makes it certain.
       *[other] { $n } Crystals on this card make it certain.
    }
hint-reroll-free = It costs nothing: { $percent }%.
hint-reroll = A Crystal for another try is worth it: { $percent }%.
hint-out-of-reach = It cannot be reached at a fair price. Count what there is.
hint-blessing-roll = The roll falls short, and “{ $name }” was made for that.
hint-second = The successes are there: better the second ability than nothing.
hint-end-phase = No action would help now: keep things as they are.
hint-blessing = Now is the time for “{ $name }”.
hint-cure = Spirit is low, and there are Crystals for it.
hint-give-up-brom = The final Shadow card would end the Chapter.
hint-protect =
    { PLURAL($name) ->
        [yes] { CAP($name) } are about to take { $n } Spirit.
       *[no] { CAP($name) } is about to take { $n } Spirit.
    }
hint-pass = Nothing here is worth its price now.
hint-keep = “{ $name }” helps most, or harms least.
hint-make-room = “{ $name }” is of use right now.
hint-place-crystal = { $deed } will need it soonest.
hint-give-crystal = { $deed } needs it least.
hint-pick = “{ $name }” does most harm where it is.
hint-begin-again = The beginning is known now: it will go better.
hint-close-book = Enough for tonight.
hint-set-up = The story waits.
hint-decide = Nobody knows where a way leads. Take the one that you would take.
