# What all games say, in Italian.

nothing-to-undo = Non c’è nulla da annullare: l’ultima mossa ha mostrato qualcosa di nuovo, oppure non era tua.
list-two = { $first } e { $last }
reason-standing = { $tied ->
    [1] { reason-rank } posto
   *[other] { reason-rank } posto condiviso
  }
reason-rank = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
  }
