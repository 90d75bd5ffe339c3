# Perché una cosa non si può fare: una frase semplice per ogni ragione.

because-no-such-chapter = In questa storia non c’è un Capitolo «{ $chapter }».
because-only-what-is-taught = La lezione aspetta un’altra mossa.
because-only-in-luma-phase = Le carte Azione si usano nella Fase Luma.
because-no-number = { CAP($deed) } è su uno spazio senza numero: prima deve scorrere a sinistra.
because-not-its-ability = { CAP($deed) } non ha questa abilità.
because-no-target-wanted = Una seconda abilità non ha bersaglio.
because-no-target = Non c’è niente del genere su cui usarla.
because-other-kind = Questo Luogo si supera con { $deed }.
because-location-overcome = Questo Luogo ha già una Pedina Luogo.
because-location-links = Prima supera tutti i Luoghi connessi alla sua sinistra.
because-location-light = La Pedina Luce deve essere sullo spazio centrale.
because-location-needs = Il suo prerequisito non è ancora soddisfatto.
because-location-number = La sua carta Azione è su uno spazio senza numero.
because-no-dice = Per un’Azione bisogna tirare almeno 1 dado.
because-dice-used =
    { $left ->
        [one] È disponibile 1 solo dado.
       *[other] Sono disponibili solo { $left } dadi, dei tipi che vedi.
    }
because-no-such-die = Quel dado non è stato tirato.
because-no-crystal-for-reroll = Ritirare costa 1 Cristallo, e non c’è di che pagarlo.
because-no-success-rolled = I Cristalli aggiungono successi solo se i dadi ne mostrano almeno uno.
because-crystals-on-this-card = Qui si spendono solo i Cristalli di { $deed }.
because-enough-successes = I successi bastano già: altri non servirebbero.
because-card-full = { CAP($deed) } non può tenere altri Cristalli.
because-not-a-trauma = Un Trauma si toglie solo con l’Azione Guarisci.
because-brom-away = Il tuo guardiano non è nel suo spazio.
because-other-face = La carta del tuo guardiano mostra l’altra abilità.
because-too-few-crystals = I Cristalli non bastano.
because-once-a-chapter = «Luma & Brom» è già stata usata in questo Capitolo.
because-not-the-final-card = Sostituisce solo la carta Ombra finale.
because-not-in-a-space = Quella carta non è in uno spazio Benedizione.
because-used-already = È già stata usata.
because-not-its-moment = Non è il suo momento.
because-save-between-scenes = Si salva dopo le Fasi di Viaggio, prima della Preparazione della Scena seguente.
because-nothing-saved = Nel vassoio di salvataggio non c’è niente.
because-set-up-after-travel = Una Scena si prepara quando la si è raggiunta.
because-choose-before-rolling = Prima scegli una carta Azione, un’abilità e un bersaglio.
because-rolled-already = I dadi di quest’azione sono già stati tirati.
because-counted-already = I successi sono già stati contati: i dadi restano come sono.
