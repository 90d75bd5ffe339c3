# Che cosa farebbe chi conosce il gioco, e perché: una ragione per ogni caso.

hint-only-choice = Non c’è altro da scegliere.
hint-as-you-like = Come preferisci: qui una scelta vale l’altra.
hint-on-the-way = Il compito chiede «{ $name }». Probabilità, Cristalli compresi: { $percent }%.
hint-beside-the-way = Ciò che il compito chiede non è ancora aperto, e «{ $name }» vale un tentativo: { $percent }%.
hint-heal =
    { PLURAL($name) ->
        [yes] { CAP($name) } ogni turno ti costano qualcosa. Guarire questa Creatura chiude il conto e dà Cristalli: { $percent }%.
       *[no] { CAP($name) } ogni turno ti costa qualcosa. Guarire questa Creatura chiude il conto e dà Cristalli: { $percent }%.
    }
hint-heal-trauma = «{ $name }»: finché resta, occupa uno spazio Benedizione. Probabilità: { $percent }%.
hint-illuminate =
    { PLURAL($name) ->
        [yes] Alla Fine del Fiume e con uno Stordimento, { THE($name) } non fanno danni nel prossimo turno: { $percent }%.
       *[no] Alla Fine del Fiume e con uno Stordimento, { THE($name) } non fa danni nel prossimo turno: { $percent }%.
    }
hint-light =
    { $steps ->
        [one] La Luce deve stare al centro, e manca 1 spazio.
       *[other] La Luce deve stare al centro, e mancano { $steps } spazi.
    }
hint-crystals = Niente preme: i Cristalli renderanno più sicuri i prossimi tiri.
hint-spirit = Niente preme: recupera un po’ di Spirito.
hint-spirit-in-need = Le Creature stanno per toglierti più Spirito di quanto puoi permetterti.
hint-explore = Niente preme: una carta Esplorazione può servire.
hint-dice =
    { $number ->
        [one] Qui basta 1 dado: { $percent }%.
       *[other] Qui { $number } dadi sono ben spesi: { $percent }%.
    }
hint-no-dice = Coi dadi che restano non ci si può riuscire: ripensaci.
hint-enough = Basta così. Conta.
hint-spend =
    { $n ->
        [one] 1 Cristallo di questa carta dà la certezza.
       *[other] { $n } Cristalli di questa carta danno la certezza.
    }
hint-reroll-free = Non costa nulla: { $percent }%.
hint-reroll = Un Cristallo per riprovare è ben speso: { $percent }%.
hint-out-of-reach = A un prezzo onesto non ci si arriva. Conta quello che c’è.
hint-blessing-roll = Il tiro non basta, e la carta «{ $name }» serve proprio a questo.
hint-second = I successi ci sono: meglio la seconda abilità che niente.
hint-end-phase = Adesso nessuna azione gioverebbe: lascia le cose come stanno.
hint-blessing = È il momento di usare «{ $name }».
hint-cure = Lo Spirito è poco, e i Cristalli per rimediare ci sono.
hint-give-up-brom = La carta Ombra finale chiuderebbe il Capitolo.
hint-protect =
    { PLURAL($name) ->
        [yes] { CAP($name) } stanno per toglierti { $n } Spirito.
       *[no] { CAP($name) } sta per toglierti { $n } Spirito.
    }
hint-pass = Adesso niente vale il suo prezzo.
hint-keep = «{ $name }» è la carta che aiuta di più, o che nuoce di meno.
hint-make-room = La carta «{ $name }» serve proprio adesso.
hint-place-crystal = { $deed } ne avrà bisogno prima delle altre.
hint-give-crystal = { $deed } è quella che ne ha meno bisogno.
hint-pick = «{ $name }»: dov’è ora, è la carta che nuoce di più.
hint-begin-again = Ora il principio lo conosci: andrà meglio.
hint-close-book = Per stasera basta.
hint-set-up = La storia aspetta.
hint-decide = Nessuno sa dove porta una strada. Prendi quella che prenderesti tu.
