# What all games say, in Hungarian.

nothing-to-undo = Nincs mit visszavonni: az utolsó lépés valami újat mutatott, vagy nem a tiéd volt.
list-two = { $first } és { $last }
reason-standing = { $tied ->
    [1] { reason-rank } hely
   *[other] megosztott { reason-rank } hely
  }
reason-rank = { $place ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] hatodik
  }
