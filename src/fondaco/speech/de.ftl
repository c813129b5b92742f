# What all games say, in German.

nothing-to-undo = Es gibt nichts zurückzunehmen: Der letzte Zug hat etwas Neues gezeigt oder war nicht deiner.
list-two = { $first } und { $last }
reason-standing = { $tied ->
    [1] { reason-rank } Platz
   *[other] geteilter { reason-rank } Platz
  }
reason-rank = { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] sechster
  }
