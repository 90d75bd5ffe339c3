# Che cosa fa ogni verbo di una storia, come lo legge in un editor chi scrive.

## Effetti

verb-gain_spirit = Si guadagna tanto Spirito.
verb-lose_spirit = Si perde tanto Spirito; oltre la fine si pesca una carta Ombra.
verb-gain_crystals = Tanti Cristalli, messi dove vuole chi gioca o su una carta Azione (to).
verb-lose_crystals = Tanti Cristalli se ne vanno, da dove vuole chi gioca, da una carta Azione o da tutte (from).
verb-gain_die = Il d10 o il d12 resta per il resto del capitolo.
verb-lock_dice = Tanti dadi non si possono usare, fino alla fine della fase o della scena (until).
verb-reroll = Tanti ritiri gratuiti nell’azione in corso.
verb-add_success = Tanti successi in più nell’azione in corso, se i dadi ne mostrano uno; con free: true in ogni caso.
verb-modify = Un numero sale o scende per un po’: una soglia, i pallini, una perdita di Spirito, i Cristalli che una carta può tenere.
verb-advance_light = La Pedina Luce avanza di tanti spazi verso il centro.
verb-retreat_light = La Pedina Luce retrocede di tanti spazi.
verb-advance_shadow = La Pedina Ombra avanza di tanti spazi verso il centro, un’icona dopo l’altra.
verb-retreat_shadow = La Pedina Ombra retrocede di tanti spazi.
verb-move = Una carta del Fiume va in un altro spazio: start, end, left, right, o uno spazio.
verb-stun = Una Creatura riceve un Segnalino Stordimento.
verb-unstun = Una Creatura perde un Segnalino Stordimento.
verb-illuminate = Una Creatura va alla Fine del Fiume, stordita.
verb-discard_creature = Una Creatura lascia il Fiume e non dà Cristalli.
verb-heal_creature = Una Creatura lascia il Fiume e dà i suoi Cristalli.
verb-activate = Una Creatura si attiva subito, come nella Fase Ombra.
verb-draw_creature = Si pescano tante Creature, che entrano nel Fiume.
verb-play_creature = Questa Creatura entra nel Fiume, nel suo spazio o in un altro (at).
verb-draw_exploration = Si pescano tante carte Esplorazione; se ne tengono alcune (keep), o hanno effetto tutte.
verb-take_card = Arriva questa carta Esplorazione, ovunque sia, come se fosse pescata.
verb-discard_blessing = Una carta lascia il suo spazio Benedizione; un Trauma solo se è nominato.
verb-draw_shadow = Si pescano tante carte Ombra.
verb-draw_story = Si pesca dal Mazzo Capitolo la carta Storia con questo numero.
verb-add_cards = Delle carte entrano in un mazzo: mescolate, in cima, in fondo o tra i suoi scarti (where).
verb-remove_cards = Delle carte tornano nella scatola, ovunque siano.
verb-flip = La carta di Luma o di Brom si gira su una faccia.
verb-set_brom = Brom torna nel suo spazio, o lo lascia.
verb-place_pawn = Un Luogo vale come superato; il suo testo non si legge.
verb-remove_pawn = Un Luogo si può superare di nuovo.
verb-for_each = Lo stesso per ogni Creatura indicata (in), da sinistra a destra; self è quella Creatura.
verb-end = La scena finisce con questo finale, o il capitolo con questo esito.
verb-restart = La scena, o il capitolo, ricomincia.

## Condizioni

verb-overcome = Tutti questi Luoghi sono superati.
verb-light = La Pedina Luce è al centro, o a tale distanza.
verb-shadow = La Pedina Ombra è a tale distanza dal centro.
verb-spirit = Resta tanto Spirito.
verb-crystals = Su una carta Azione, o su tutte insieme, ci sono tanti Cristalli.
verb-count = Nella scena sono state guarite o illuminate tante Creature, superati tanti Luoghi o passati tanti turni; ci sono tante Creature, Benedizioni o Traumi; o un contatore della storia è a tanto.
verb-has = Una carta è in uno spazio Benedizione, o si possiede un dado.
verb-in_river = Una Creatura o una carta Azione è nel Fiume, in uno spazio se è indicato.
verb-brom = Brom è nel suo spazio, o è lontano.
