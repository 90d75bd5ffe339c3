# Le parole per i modi di sedersi a un tavolo: in più davanti a uno schermo, uno schermo grande per tutti, la casa sul dispositivo.

## In più davanti a uno schermo

lobby-beside = Qualcuno accanto a te
lobby-beside-name = Chi siede qui, davanti al tuo schermo?
lobby-beside-seat = Il posto è suo
lobby-beside-not = Lascialo libero
at-your-screen = (al tuo schermo)
curtain-pass = Passa lo schermo { TO($name) }
curtain-others = Gli altri, per un momento, guardino il fuoco.
curtain-lift = Sono { $name }, e nessun altro sta guardando
pass-screen = Passa lo schermo
undo-for = { $name }:
