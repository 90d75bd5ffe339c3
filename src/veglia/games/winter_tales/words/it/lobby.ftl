# I nomi brevi di opzioni ed edizioni, come etichette nell’atrio; che cosa vogliono dire sta in options.ftl.

game-seats = Da due a sette persone.
game-sides = Da che parte stai si scopre quando si comincia: le Fazioni le distribuisce la casa.

label-option-players = In quanti siete
label-option-edition = Edizione
label-option-length = Ricordi
label-option-narrative = Si racconta sempre
label-option-narrative_movement = Si racconta anche il movimento
label-option-alternative_epilogue = Il Segnalibro cambia posto
label-option-stall_limit = Capitoli senza Ricordi
label-option-style = Genere di storia
label-option-youngest_first = Da chi è più giovane
label-option-literal = Alla lettera

label-edition-ffg = Inglese
label-edition-it = Italiana
label-edition-summary = Sommario
label-option-skills = Abilità
label-option-objectives = Obiettivi
label-option-long_winter = Inverno lungo
label-option-powers = Poteri
bot-heuristic = gioca benino
