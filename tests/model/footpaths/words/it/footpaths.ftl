# Tutto ciò che una persona legge di Sentieri.

## Il gioco, come lo si propone

game-title = Sentieri
game-blurb = Una storia per due, che scelgono la strada a turno. Chiunque ne può scrivere un’altra.
game-seats = Per due persone.
game-sides = Si cammina insieme.
game-how = Si legge un passo. Dove il testo lo chiede, uno dei due prende una delle strade; alla scelta dopo tocca all’altro.
option-pack = La storia da percorrere.
label-option-pack = Storia

## Che cosa si può fare

action-TakeOption = { $label }
group-TakeOption = Prendi una strada ({ $count })

## Che cosa si aspetta

moment-Reading = Si legge un passo.
moment-Carrying = Il testo va avanti.
moment-Deciding = { $seat }, da che parte?
moment-Over = La storia è finita.

## Che cosa è successo

event-StoryOpened = È stato aperto «{ $title }».
event-TextRead = { $passage_text }
event-StorySet = La storia se ne ricorderà.
event-ChoiceOffered =
    { $text ->
        [none] Da che parte? { $labels }.
       *[other] { $text } { $labels }.
    }
event-OptionTaken =
    { $outcome ->
        [none] La strada: { $label }.
       *[other] La strada: { $label }. { $outcome }
    }
event-CircleStopped =
    { $lost ->
        [yes] I sentieri riportano l’uno all’altro, e nessuno trova l’uscita.
       *[no] Il testo tornava su di sé, ed è stato fermato.
    }
event-StoryEnded =
    { $ending ->
        [none] Da qui non va avanti nessun sentiero.
       *[other] { $ending }
    }

## Com’è finita

outcome-told = Fino in fondo: { $winners }.
outcome-lost = Vi siete persi per strada, tutti e due.
ending-told = A un finale
ending-lost = Persi per strada

## Che cosa legge chi scrive

verb-count = Un contatore della storia è arrivato fin qui.
verb-go = La storia continua da questo passo.
verb-end = La storia finisce con queste parole.
kind-section = un passo di questo pacchetto

## Le regole, per argomento

topic-READ = leggere
topic-WAY = scegliere la strada
topic-END = la fine
never-section = A questi passi non è arrivato nessuno: { $things }.
never-verb = A questi verbi non è arrivato nessuno: { $things }.
