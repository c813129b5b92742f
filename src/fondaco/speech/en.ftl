# What all games say, in English.

nothing-to-undo = There is nothing to take back: the last move showed something new, or was not yours.
list-two = { $first } and { $last }
reason-standing = { $tied ->
    [1] { reason-rank } place
   *[other] shared { reason-rank } place
  }
reason-rank = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }
