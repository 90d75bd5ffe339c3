# Il gioco e le sue opzioni, come si leggono nella sala; poi gli argomenti delle regole.

game-title = Storyfold: Wildwoods
game-blurb = Una storia da leggere da soli, o in pochi dallo stesso lato del tavolo. Luma attraversa la Selva con quattro carte Azione su un Fiume di dadi, soccorre chi incontra e ha l’Ombra alle calcagna. Chiunque trionfi, il racconto va avanti.
game-length = Circa { $minutes } minuti.
game-seats = Per una persona, o per più persone che leggono insieme.
game-sides = Si legge tutti dalla stessa parte.
game-how = Come va una Scena: nella Fase Luma scegli una carta Azione, un’abilità e un bersaglio, poi tira quanti dadi vuoi. Un dado è un successo con il numero dello spazio della carta nel Fiume, o più. Dopo ogni azione la carta va alla Fine del Fiume. Finiti i dadi, le Creature nel Fiume fanno perdere Spirito e l’Ombra si avvicina di uno spazio. Fai ciò che dice il compito prima che l’Ombra arrivi al centro; se non ci riesci, la storia prende un’altra strada. «i NOME» legge di una parola delle regole.

option-pack = La storia da leggere.
option-chapter = Il Capitolo da cui cominciare.
option-kindness = Quanto è gentile la Selva. Tutto ciò che non è «come nel libro» cambia un poco le regole.
label-option-pack = Storia
label-option-chapter = Capitolo
label-option-kindness = Gentilezza
kindness-none = Niente è reso più facile.
    .the = «come nel libro»
kindness-gentle = Mite: l’Ombra parte 2 spazi più lontano e in ogni Fase Luma si può ritirare gratis 1 dado. Non è nelle regole.
    .the = «mite»
kindness-fair = Equa: dopo ogni azione che non riesce, il tiro seguente ha un ritiro gratuito in più, finché una riesce. Non è nelle regole.
    .the = «equa»
kindness-story = Per il racconto: un Capitolo non si può perdere. Non è nelle regole.
    .the = «per il racconto»
label-kindness-none = Come nel libro
label-kindness-gentle = Mite
label-kindness-fair = Equa
label-kindness-story = Per il racconto
bot-heuristic = gioca benino

## Resoconti di molte partite

report-chapters = Capitoli conclusi in una partita
report-lost = Capitoli perduti in una partita
report-scenes = Scene in una partita
report-triumphs = Scene in cui trionfa la Luce

## Argomenti delle regole

topic-BOOK = il libro e il compendio
topic-SCENE = Scene e Capitoli
topic-BOARD = il tavolo e il vassoio
topic-ACTC = le quattro carte Azione
topic-LUMA = la carta Luma
topic-BROM = la carta Brom
topic-SHADOW = le carte Ombra
topic-STORYC = le carte Storia
topic-EXPL = le carte Esplorazione
topic-CREA = le Creature
topic-RIVER = il Fiume
topic-DICE = i dadi
topic-LOC = i Luoghi
topic-TRACK = il Tracciato Selva
topic-CRYS = i Cristalli
topic-SPIRIT = lo Spirito
topic-STUN = i Segnalini Stordimento
topic-TRIUMPH = come finisce una Scena
topic-SAVE = salvare
topic-RESUME = riprendere
topic-PHASE = le fasi
topic-KIND = la gentilezza (nostra)
