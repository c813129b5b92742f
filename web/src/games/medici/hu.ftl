# The board of Medici, in Hungarian.

## Letters that tell the goods apart on small cards: each another one

medici-letter-grain = G
medici-letter-spice = F
medici-letter-fur = S
medici-letter-dye = K
medici-letter-cloth = V

## Pieces

medici-note = { $card }: { $value } a hajónak, { $symbols ->
    [0] semmi a raktárnak
    [1] egy { $good } a raktárnak
   *[other] { $symbols } { $good } a raktárnak
  }{ $green ->
    [0] { "" }
   *[other] , és nem foglal helyet
  }.
medici-two-cards = { $first } és { $second }
medici-three-cards = { $first }, { $second } és { $third }
medici-place = { $card }, { $place ->
    [1] a piac utolsó lapja
    [2] hátulról a második
   *[other] hátulról { $place }.
  }
medici-older = { $card }, hátulról { $place }., nem érhető el
medici-deck = { $cards ->
    [0] A pakli üres
    [one] Pakli: 1 lap
   *[other] Pakli: { $cards } lap
  }
medici-deck-reveal = { medici-deck }. Fedj fel egyet.
medici-revealed = { $count ->
    [0] Ebben a fordulóban még nincs felfedett lap
    [one] Ebben a fordulóban 1 felfedett lap a legfeljebb 3-ból
   *[other] Ebben a fordulóban { $count } felfedett lap a legfeljebb 3-ból
  }
medici-older-cards = Nem érhető el
medici-reach = Elérhető
medici-market-empty = A piac üres.

## Ships

medici-ship = { $name } hajója
medici-your-ship = A te hajód
medici-value = { $value } értékű hajó
medici-berths = Raktér
medici-deck-cards = A fedélzeten, nem foglal helyet
medici-berth-free = Szabad hely
medici-room = { $room ->
    [0] megtelt
    [one] 1 szabad hely
   *[other] { $room } szabad hely
  }
medici-florins = { $florins ->
    [one] 1 forint
   *[other] { $florins } forint
  }
medici-turn = { $name } következik

## Warehouses

medici-bar = { $name }: { $total } { $good }{ $aboard ->
    [0] { "" }
   *[other] , ebből { $stored } raktárban
  }{ $lead ->
    [0] { "" }
   *[other] , a legtöbb
  }
medici-key-stored = raktárban
medici-key-aboard = még a hajón

## What may be done

medici-prompt-reveal = Fedj fel egy lapot a pakliból.
medici-prompt-take = Vedd el az utolsó lapot, és ha szeretnéd, az előtte lévő kettőből egyet vagy mindkettőt.
medici-prompt-both = Fedj fel még egy lapot, vagy vedd el az utolsót, és ha szeretnéd, az előtte lévőket is.
medici-prompt-last = Ma ez az utolsó fordulód.
medici-take-none = Nincs kiválasztott lap.

## The day’s reckoning

medici-reckoning = { $day }. nap: az elszámolás
medici-ships-paid = hajók
medici-source = Forrás
medici-in-all = összesen
medici-show-all = Mutasd mind
medici-close = Zárd be
