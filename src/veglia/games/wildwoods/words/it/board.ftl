# Che cosa si scrive sul tabellone disegnato con le lettere.

board-chapter = { $title } · { $scene }
board-phase = Turno { $round } · { $step }
board-tasks = Compito: { $task }{ $done ->
    [yes] { " " }✔
   *[no] { "" }
}
board-track = { $hero } { $row } l’Ombra
board-icon = { $glyph } { $name }: { $effect }
board-spirit =
    Spirito { $row } { $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
    }
board-dice = Dadi: { $available } · usati: { $used }
board-roll = { $card }: { $dice } — { $successes } su { $needed }
board-space = { $label } { $what }
board-crystals = { $card } { $crystals }
board-creature = { $name }{ COPY($card) } (toglie { $loss }, luce { $illuminate }, cura { $heal }, dà { $crystals }{ $stunned ->
    [yes] , con Stordimento
   *[no] { "" }
})
board-location = { $sign } { $name } ({ $kind } { $pips })
board-icon-wildwood = ✶
board-needs = serve: { $needs }
board-blessings = Con te: { $cards }
board-card = { $name }{ COPY($card) }
board-empty = –
board-guardian-protect = { $guardian }: Proteggi
board-guardian-cure = { $guardian }: Cura
board-guardian-away = { $guardian }: non c’è
board-decks = Ombra { $shadow } · Esplorazione { $exploration } · Creatura { $creature }
board-lesson = { $text }
barred-overcome = superato
barred-links = prima ciò che sta alla sua sinistra
barred-light = vuole la Luce al centro
barred-needs = il prerequisito non è soddisfatto
barred-number = la sua carta Azione ora non ha numero
outcome-luma = La storia è giunta alla fine.
outcome-shadow = Il libro è stato chiuso su un Capitolo perduto.
ending-luma = Vince la Luce
ending-shadow = Vince l’Ombra
score-chapters = Capitoli finiti
score-lost = Capitoli perduti
about-name = { $name }
about-text = { $text }
about-creature =
    Illumina { $illuminate }, Guarisci { $heal }; toglie { $loss } Spirito e dà { $crystals ->
        [0] nessun Cristallo
        [one] 1 Cristallo
       *[other] { $crystals } Cristalli
    }.
about-after = Dopo l’attivazione: { $text }
about-location =
    Un Luogo: { $deed }, { $pips ->
        [one] 1 successo
       *[other] { $pips } successi
    }.
about-trauma = Un Trauma: lo toglie Guarisci, con { $heal ->
        [one] 1 successo
       *[other] { $heal } successi
    }.
brief-river = Fiume: { $cards }
brief-tokens = Spirito { $spirit } · dal centro: Luce { $light }, Ombra { $shadow }
