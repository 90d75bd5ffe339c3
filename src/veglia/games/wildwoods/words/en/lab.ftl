# What the lab counts in a story.

report-group = The wood
report-within = From chapter
report-by-chance = As in the book, played by chance
report-by-curiosity = Gentle, played out of curiosity
report-kind-chapter = How each try of a chapter ends
report-kind-scene = How each visit to a scene ends
report-kind-card = In how many games a card is seen
report-how-begun = begun
report-how-entered = entered
report-how-shadow = the Shadow triumphs
report-how-left = left by its own text
report-how-lost = the chapter is lost
never-chapter = Nobody came to these ends of chapters: { $things }.
never-scene = Nobody came to these ends of scenes: { $things }.
never-section = Nobody came to these sections: { $things }.
never-card = Nobody came to these cards: { $things }.
never-verb = Nobody came to these verbs: { $things }.
