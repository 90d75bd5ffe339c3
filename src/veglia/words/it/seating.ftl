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

## Uno schermo grande per tutti

big-join = Vieni a giocare
big-join-how = Inquadra il riquadro con il telefono: lì avrai la tua mano.
big-join-open = Oppure apri { $address } sul telefono: la porta di questo tavolo è aperta.
big-fill = A tutto schermo
share-only-here = Questo link porta solo a questa macchina. Per far entrare i telefoni, apri la casa con “make play HOST=0.0.0.0”.

## La casa sul dispositivo

away-title = La casa non si raggiunge
away-why = Forse sei fuori rete, o forse la casa è chiusa per la notte. Quello che si è giocato resta lì, al sicuro.
newer-page = È pronta una pagina più nuova.
newer-take = Voltala
newer-later = Più tardi
bell-title = Chiamami quando tocca a me
bell-why = Quando sei via e un tavolo aspetta te, questo browser ti avvisa: una volta per ogni decisione.
bell-on = Chiamami
bell-off = Non chiamarmi più
bell-given = Fatto: qui ti chiameremo.
bell-taken = Fatto: qui non ti chiama più nessuno.
bell-denied = Questo browser non lascia che la casa ti chiami. Consenti le notifiche di questa pagina nelle sue impostazioni, poi riprova.
bell-failed = Non è stato possibile preparare questo browser alle chiamate. Riprova più tardi.
