# Che cosa conta il laboratorio in una storia.

report-group = La Selva
report-within = Dal capitolo
report-by-chance = Come nel libro, giocando a caso
report-by-curiosity = Mite, giocando per curiosità
report-kind-chapter = Come finisce ogni tentativo di un capitolo
report-kind-scene = Come finisce ogni visita a una scena
report-kind-card = In quante partite si vede una carta
report-how-begun = cominciato
report-how-entered = si entra
report-how-shadow = trionfa l’Ombra
report-how-left = si esce per il suo testo
report-how-lost = il capitolo è perduto
never-chapter = A queste conclusioni di capitoli non è arrivato nessuno: { $things }.
never-scene = A queste conclusioni di scene non è arrivato nessuno: { $things }.
never-section = A questi passi non è arrivato nessuno: { $things }.
never-card = A queste carte non è arrivato nessuno: { $things }.
never-verb = A questi verbi non è arrivato nessuno: { $things }.
