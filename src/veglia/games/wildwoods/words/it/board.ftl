# Che cosa si scrive sul tabellone disegnato con le lettere.

board-chapter = { $title } · { $scene }
board-phase = Round { $round } · { $step }
board-tasks = Compito: { $task }{ $done ->
    [yes] { " " }✔
   *[no] { "" }
}
board-track = { $hero } { $row } l’Ombra
board-icon = { $glyph } { $name }: { $effect }
board-spirit = Spirito { $row } ne resta { $left }
board-dice = Dadi: { $available } · usati: { $used }
board-roll = { $card }: { $dice } — { $successes } su { $needed }
board-space = { $label } { $what }
board-crystals = { $card } { $crystals }
board-creature = { $name } (toglie { $loss }, luce { $illuminate }, cura { $heal }, dà { $crystals }{ $stunned ->
    [yes] , stordita
   *[no] { "" }
})
board-location = { $sign } { $name } ({ $kind } { $pips })
board-icon-wildwood = ✶
board-needs = serve: { $needs }
board-blessings = Con te: { $cards }
board-empty = –
board-guardian-protect = { $guardian }: Proteggi
board-guardian-cure = { $guardian }: Cura
board-guardian-away = { $guardian }: non c’è
board-decks = Ombra { $shadow } · Esplorazione { $exploration } · Creatura { $creature }
board-lesson = ► { $text }
barred-overcome = superato
barred-links = prima ciò che sta alla sua sinistra
barred-light = vuole la Luce al centro
barred-needs = il prerequisito non è soddisfatto
barred-number = la sua carta Azione ora non ha numero
