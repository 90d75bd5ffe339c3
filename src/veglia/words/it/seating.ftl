# Le parole per i modi di sedersi a un tavolo: in più davanti a uno schermo, uno schermo grande per tutti, la casa sul dispositivo.

## In più davanti a uno schermo

lobby-beside = Fai sedere chi ti è accanto
lobby-beside-name = Chi siede qui, davanti al tuo schermo?
lobby-beside-seat = Il posto è suo
lobby-beside-not = Lascialo libero
at-your-screen = (al tuo schermo)
curtain-pass = Passa lo schermo { TO($name) }
curtain-others = Gli altri, per un momento, guardino il fuoco.
curtain-lift = Sono { $name }, e nessun altro sta guardando
pass-screen = Passa lo schermo
undo-for = { $name }:

## Uno schermo grande per tutti

big-join = Vieni a giocare
big-join-how = Inquadra il codice con il telefono: giocherai da lì.
big-join-open = Oppure apri { $address } sul telefono: la porta di questo tavolo è aperta.
big-fill = A tutto schermo
share-only-here = Questo link si apre solo su questa macchina. Per far entrare i telefoni, apri la casa con «make play HOST=0.0.0.0».

## La casa sul dispositivo

away-title = Non si riesce a raggiungere la casa
away-why = Forse non sei in rete, o forse la casa è chiusa per la notte. Quello che si è giocato resta lì, al sicuro.
newer-page = È pronta una pagina più nuova.
newer-take = Volta pagina
newer-later = Più tardi
bell-title = Chiamami quando tocca a me
bell-why = Quando sei via e un tavolo aspetta te, questo browser ti avvisa: una volta per ogni decisione.
bell-on = Chiamami
bell-off = Non chiamarmi più
bell-given = Fatto: ti chiameremo qui.
bell-taken = Fatto: qui non ti chiamerà più nessuno.
bell-denied = Questo browser non lascia che la casa ti chiami. Consenti le notifiche di questa pagina nelle sue impostazioni, poi riprova.
bell-failed = Non si è riusciti a preparare le chiamate su questo browser. Riprova più tardi.
