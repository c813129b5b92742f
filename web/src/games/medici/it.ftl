# The board of Medici, in Italian.

## Letters that tell the goods apart on small cards: each another one

medici-letter-grain = G
medici-letter-spice = S
medici-letter-fur = P
medici-letter-dye = T
medici-letter-cloth = F

## Pieces

medici-note = { $card }: { $value } per la nave, { $symbols ->
    [0] niente per il magazzino
    [1] un simbolo di { $good } per il magazzino
   *[other] { $symbols } simboli di { $good } per il magazzino
  }{ $green ->
    [0] { "" }
   *[other] , e non occupa posto
  }.
medici-two-cards = { $first } e { $second }
medici-three-cards = { $first }, { $second } e { $third }
medici-place = { $card }, { $place ->
    [1] l’ultima del mercato
    [2] seconda dal fondo
   *[other] numero { $place } dal fondo
  }
medici-older = { $card }, numero { $place } dal fondo, fuori portata
medici-deck = { $cards ->
    [0] Il mazzo è vuoto
    [one] Mazzo: 1 carta
    [many] Mazzo: { $cards } di carte
   *[other] Mazzo: { $cards } carte
  }
medici-deck-reveal = { medici-deck }. Rivelane una.
medici-revealed = { $count ->
    [0] Nessuna carta rivelata in questo turno
    [one] 1 carta rivelata in questo turno, al massimo 3
    [many] { $count } di carte rivelate in questo turno, al massimo 3
   *[other] { $count } carte rivelate in questo turno, al massimo 3
  }
medici-older-cards = Fuori portata
medici-reach = A portata
medici-market-empty = Il mercato è vuoto.

## Ships

medici-ship = La nave di { $name }
medici-your-ship = La tua nave
medici-value = Una nave da { $value }
medici-berths = Stiva
medici-deck-cards = In coperta, senza occupare posto
medici-berth-free = Un posto libero
medici-room = { $room ->
    [0] piena
    [one] 1 posto libero
    [many] { $room } di posti liberi
   *[other] { $room } posti liberi
  }
medici-florins = { $florins ->
    [one] 1 fiorino
    [many] { $florins } di fiorini
   *[other] { $florins } fiorini
  }
medici-turn = Tocca a { $name }

## Warehouses

medici-bar = { $name }: { $total } di { $good }{ $aboard ->
    [0] { "" }
   *[other] , di cui { $stored } in magazzino
  }{ $lead ->
    [0] { "" }
   *[other] , più di tutti
  }
medici-key-stored = in magazzino
medici-key-aboard = ancora a bordo

## What may be done

medici-prompt-reveal = Rivela una carta del mazzo.
medici-prompt-take = Prendi l’ultima carta e, se vuoi, una o tutte e due quelle prima.
medici-prompt-both = Rivela un’altra carta, o prendi l’ultima e, se vuoi, quelle prima.
medici-prompt-last = È il tuo ultimo turno per oggi.
medici-take-none = Nessuna carta scelta.

## The day’s reckoning

medici-reckoning = Si fanno i conti del giorno { $day }
medici-ships-paid = navi
medici-source = Voce
medici-in-all = in tutto
medici-show-all = Mostra tutto
medici-close = Chiudi
