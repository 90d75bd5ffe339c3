# What is written on the board drawn as text.

board-chapter = { $title } · { $scene }
board-phase = Round { $round } · { $step }
board-tasks = Task: { $task }{ $done ->
    [yes] { " " }✔
   *[no] { "" }
}
board-track = { $hero } { $row } the Shadow
board-icon = { $glyph } { $name }: { $effect }
board-spirit = Spirit { $row } { $left } left
board-dice = Dice: { $available } · used: { $used }
board-roll = { $card }: { $dice } — { $successes } of { $needed }
board-space = { $label } { $what }
board-crystals = { $card } { $crystals }
board-creature = { $name }{ COPY($card) } (lose { $loss }, light { $illuminate }, heal { $heal }, gives { $crystals }{ $stunned ->
    [yes] , stunned
   *[no] { "" }
})
board-location = { $sign } { $name } ({ $kind } { $pips })
board-icon-wildwood = ✶
board-needs = needs: { $needs }
board-blessings = Carried: { $cards }
board-card = { $name }{ COPY($card) }
board-empty = –
board-guardian-protect = { $guardian }: Protect
board-guardian-cure = { $guardian }: Cure
board-guardian-away = { $guardian }: away
board-decks = Shadow { $shadow } · Exploration { $exploration } · Creature { $creature }
board-lesson = { $text }
barred-overcome = overcome
barred-links = first what lies to its left
barred-light = wants the Light at the centre
barred-needs = its prerequisite is not met
barred-number = its Action card has no number now
outcome-luma = The story has come to its end.
outcome-shadow = The book was closed on a lost Chapter.
ending-luma = The Light wins
ending-shadow = The Shadow wins
score-chapters = Chapters finished
score-lost = Chapters lost
about-name = { $name }
about-text = { $text }
about-creature =
    Illuminate { $illuminate }, heal { $heal }; it takes { $loss } Spirit and gives { $crystals ->
        [0] no Crystals
        [one] 1 Crystal
       *[other] { $crystals } Crystals
    }.
about-after = After activating: { $text }
about-location =
    A Location: { $deed }, { $pips ->
        [one] 1 success
       *[other] { $pips } successes
    }.
about-trauma = A Trauma: Heal, { $heal ->
        [one] 1 success
       *[other] { $heal } successes
    }, takes it away.
brief-river = River: { $cards }
brief-tokens = Spirit { $spirit } · to the centre: Light { $light }, Shadow { $shadow }
