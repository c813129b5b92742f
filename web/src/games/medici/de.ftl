# The board of Medici, in German.

## Letters that tell the goods apart on small cards: each another one

medici-letter-grain = G
medici-letter-spice = W
medici-letter-fur = P
medici-letter-dye = F
medici-letter-cloth = T

## Pieces

medici-note = { $card }: { $value } für das Schiff, { $symbols ->
    [0] nichts für das Lager
    [1] ein Symbol { $good } für das Lager
   *[other] { $symbols } Symbole { $good } für das Lager
  }{ $green ->
    [0] { "" }
   *[other] , und sie braucht keinen Platz
  }.
medici-two-cards = { $first } und { $second }
medici-three-cards = { $first }, { $second } und { $third }
medici-place = { $card }, { $place ->
    [1] die letzte im Markt
    [2] die zweite vom Ende
   *[other] Nummer { $place } vom Ende
  }
medici-older = { $card }, Nummer { $place } vom Ende, außer Reichweite
medici-deck = { $cards ->
    [0] Der Stapel ist leer
    [one] Stapel: 1 Karte
   *[other] Stapel: { $cards } Karten
  }
medici-deck-reveal = { medici-deck }. Eine aufdecken.
medici-revealed = { $count ->
    [0] In diesem Zug noch keine Karte aufgedeckt
    [one] In diesem Zug 1 Karte von höchstens 3 aufgedeckt
   *[other] In diesem Zug { $count } Karten von höchstens 3 aufgedeckt
  }
medici-older-cards = Außer Reichweite
medici-reach = In Reichweite
medici-market-empty = Der Markt ist leer.

## Ships

medici-ship = Das Schiff von { $name }
medici-your-ship = Dein Schiff
medici-value = Ein Schiff im Wert von { $value }
medici-berths = Laderaum
medici-deck-cards = An Deck, ohne einen Platz zu brauchen
medici-berth-free = Ein freier Platz
medici-room = { $room ->
    [0] voll
    [one] 1 Platz frei
   *[other] { $room } Plätze frei
  }
medici-florins = { $florins ->
    [one] 1 Florin
   *[other] { $florins } Florin
  }
medici-turn = { $name } ist am Zug

## Warehouses

medici-bar = { $name }: { $total }-mal { $good }{ $aboard ->
    [0] { "" }
   *[other] , davon { $stored } im Lager
  }{ $lead ->
    [0] { "" }
   *[other] , am meisten
  }
medici-key-stored = im Lager
medici-key-aboard = noch an Bord

## What may be done

medici-prompt-reveal = Decke eine Karte vom Stapel auf.
medici-prompt-take = Nimm die letzte Karte und, wenn du willst, eine oder beide davor.
medici-prompt-both = Decke noch eine Karte auf, oder nimm die letzte und, wenn du willst, die davor.
medici-prompt-last = Das ist heute dein letzter Zug.
medici-take-none = Keine Karte ist gewählt.

## The day’s reckoning

medici-reckoning = Tag { $day } wird abgerechnet
medici-ships-paid = Schiffe
medici-source = Quelle
medici-in-all = insgesamt
medici-show-all = Alles zeigen
medici-close = Schließen
