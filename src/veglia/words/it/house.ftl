# Le parole della casa, per tutti i giochi.

list-and = { $most } e { $last }
