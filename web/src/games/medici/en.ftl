# The board of Medici, in English.

## Letters that tell the goods apart on small cards: each another one

medici-letter-grain = G
medici-letter-spice = S
medici-letter-fur = F
medici-letter-dye = D
medici-letter-cloth = C

## Pieces

medici-note = { $card }: { $value } for the ship, { $symbols ->
    [0] nothing for the warehouse
    [1] one { $good } for the warehouse
   *[other] { $symbols } { $good } for the warehouse
  }{ $green ->
    [0] { "" }
   *[other] , and it takes no berth
  }.
medici-two-cards = { $first } and { $second }
medici-three-cards = { $first }, { $second } and { $third }
medici-place = { $card }, { $place ->
    [1] the last of the market
    [2] second from the end
   *[other] number { $place } from the end
  }
medici-older = { $card }, number { $place } from the end, out of reach
medici-deck = { $cards ->
    [0] The deck is empty
    [one] Deck: 1 card
   *[other] Deck: { $cards } cards
  }
medici-deck-reveal = { medici-deck }. Reveal one.
medici-revealed = { $count ->
    [0] No card revealed this turn
    [one] 1 card revealed this turn, of 3 at most
   *[other] { $count } cards revealed this turn, of 3 at most
  }
medici-older-cards = Out of reach
medici-reach = Within reach
medici-market-empty = The market is empty.

## Ships

medici-ship = The ship of { $name }
medici-your-ship = Your ship
medici-value = A ship of { $value }
medici-berths = Hold
medici-deck-cards = On deck, taking no berth
medici-berth-free = A free berth
medici-room = { $room ->
    [0] full
    [one] 1 berth free
   *[other] { $room } berths free
  }
medici-florins = { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
  }
medici-turn = { $name } is to move

## Warehouses

medici-bar = { $name }: { $total } { $good }{ $aboard ->
    [0] { "" }
   *[other] , { $stored } of them stored
  }{ $lead ->
    [0] { "" }
   *[other] , the most
  }
medici-key-stored = stored
medici-key-aboard = still aboard

## What may be done

medici-prompt-reveal = Reveal a card from the deck.
medici-prompt-take = Take the last card, with one or both of the two before it if you like.
medici-prompt-both = Reveal another card, or take the last one, with those before it if you like.
medici-prompt-last = This is your last turn today.
medici-take-none = No card is chosen.

## The day’s reckoning

medici-reckoning = Day { $day } is reckoned
medici-ships-paid = ships
medici-source = Source
medici-in-all = in all
medici-show-all = Show all
medici-close = Close
