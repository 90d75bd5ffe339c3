# Words of the house itself, for every game.

list-and = { $most } and { $last }
