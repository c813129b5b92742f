# What all games say, in English.

nothing-to-undo = There is nothing to take back: the last move showed something new, or was not yours.
list-two = { $first } and { $last }
