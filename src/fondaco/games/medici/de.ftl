# Medici: The Card Game, in German.

game-line = Belade dein Schiff vom Markt, drei Tage lang; reiche Schiffe und volle Lager zahlen sich aus.

## Cards and goods

good-grain = Getreide
good-spice = Gewürz
good-fur = Pelz
good-dye = Farbe
good-cloth = Tuch
card-plain = { $good } { $value }
card-two = { $good } { $value } ×2
card-green = { $good } { $value } ⚑
card-greentwo = { $good } { $value } ×2 ⚑
card-green2 = Grün 2
card-black7 = Schwarz 7

## Moves

how-to-move = Eine Nummer oder der Zug in Worten: reveal, take 1 3, take fur2 cloth5.
move-reveal = Eine Karte aufdecken
move-take = { $cards } nehmen

## What happens

started = { $seat } beginnt den ersten Tag.
shuffled = { $cards } Karten werden in den Stapel gemischt.
revealed = { $seat } deckt { $card } auf.
deck-ran-out = Das war die letzte Karte des Stapels.
taken = { $seat } nimmt { $card }.
announced = { $seat } meldet ein Schiff im Wert von { $value }.
filled = Das Schiff von { $seat } ist voll.
last-turn = Nur { $seat } hat noch Platz und kommt ein letztes Mal an die Reihe.
passed = { $seat } passt: Markt und Stapel sind leer.
day-ended = Tag { $day } endet.
ship-paid = Das Schiff von { $seat } im Wert von { $value } ist { $place ->
    [1] das reichste
    [2] das zweite
    [3] das dritte
    [4] das vierte
    [5] das fünfte
   *[other] das sechste
  }: { florins }.
ship-shared = Das Schiff von { $seat } im Wert von { $value } teilt sich den { $place ->
    [1] ersten
    [2] zweiten
    [3] dritten
    [4] vierten
   *[other] fünften
  } Platz mit { $tied ->
    [2] einem anderen
   *[other] anderen
  }: { florins }.
stored = { $seat } lagert { $card } ein.
removed = { $card } von { $seat } scheidet aus dem Spiel aus.
good-paid = { $seat } hat { $place ->
    [1] am meisten
   *[other] am zweitmeisten
  } { $good } ({ $symbols }): { florins }.
good-shared = { $seat } hat, gleichauf mit anderen, { $place ->
    [1] am meisten
   *[other] am zweitmeisten
  } { $good } ({ $symbols }): { florins }.
bonus = { $seat } hat mindestens fünf Symbole { $good } ({ $symbols }): noch { florins } dazu.
bonus-for-two = { $seat } hat mindestens sieben Symbole { $good } ({ $symbols }): noch { florins } dazu.
greater-bonus = { $seat } hat { $symbols } Symbole { $good } gesammelt: noch { florins } dazu.
market-returned = { $cards ->
    [0] Im Markt liegt keine Karte mehr
    [one] Die letzte Karte des Marktes kommt zurück
   *[other] Die { $cards } Karten, die im Markt liegen, kommen zurück
  }; der Stapel mit { $deck } Karten wird gemischt.
day-started = Tag { $day } beginnt mit { $seat }, mit den wenigsten Florin ({ $florins }).
won = { $seat } gewinnt mit { florins }.
victory-shared = Geteilter Sieg für { $seat } mit { florins }.
florins = { $florins ->
    [0] nichts
    [one] 1 Florin
   *[other] { $florins } Florin
  }

## What is refused

game-over = Das Spiel ist vorbei: Drei Tage sind gewertet.
ship-full = Dein Schiff ist voll, darum kommst du heute nicht mehr an die Reihe. { $seat } ist am Zug.
not-your-turn = { $seat } ist am Zug.
no-such-move = Diesen Zug gibt es nicht: Decke eine Karte auf, oder nimm Karten.
three-revealed = Du hast in diesem Zug drei Karten aufgedeckt; jetzt nimm.
deck-empty = Der Stapel ist leer: Es wird keine Karte mehr aufgedeckt.
market-empty = Der Markt ist leer: Decke zuerst eine Karte auf.
out-of-reach = Nur die letzten drei Karten des Marktes sind in Reichweite, und Nummer { $place } vom Ende kannst du nicht nehmen.
last-must-go = Auch die letzte Karte, { $card }, musst du nehmen.
not-in-market = Diese Karte liegt nicht im Markt: { $card }.
no-room = Diese Karten brauchen { $needed } Plätze, und dein Schiff hat noch Platz für { $room }.

## The table

label-market = Markt
label-deck = Stapel { $cards }
label-in-reach = { $place ->
    [1] letzte
    [2] zweite
   *[other] dritte
  }
label-empty = leer
label-ships = Schiffe
label-warehouses = Lager
label-merchant = Händler
label-ship = Schiff
label-value = Wert
label-room = Platz
label-florins = Florin
label-bonus = Bonus ab { $symbols }
headline = Tag { $day } von 3
option-greater-bonus = der größere Bonus
option-to-the-letter = wortwörtlich
source-ship = Schiff
source-bonus = Bonus
sheet-unit = Florin
period-day = Tag { $number }

## Reasons

reason-coin = Florin
reason-look = Sieht sich vor der Entscheidung noch eine Karte an
reason-ship = Ein Schiff im Wert von { $value }: { reason-standing }, { $room ->
    [0] und voll
   *[other] mit Platz für noch { $room }
  }
reason-good = { reason-gathered }: { reason-standing } bei { $good }{ reason-days }
reason-good-bonus = { reason-gathered }: { reason-standing } bei { $good }, und der Bonus{ reason-days }
reason-gathered = { $symbols ->
    [1] Das erste Symbol { $good }
    [2] Das zweite Symbol { $good }
    [3] Das dritte Symbol { $good }
    [4] Das vierte Symbol { $good }
    [5] Das fünfte Symbol { $good }
    [6] Das sechste Symbol { $good }
    [7] Das siebte Symbol { $good }
   *[other] { $symbols } Symbole { $good }
  }
reason-days = { $days ->
    [1] { "" }
   *[other] , an jedem von { $days } Tagen
  }
reason-day-ends = Beendet Tag { $day }
reason-ship-paid = Beendet den Tag mit einem Schiff im Wert von { $value }: { reason-standing }
reason-good-paid = Beendet den Tag mit { $symbols }-mal { $good }: { reason-standing }
reason-bonus-paid = Beendet den Tag mit dem Bonus für { $symbols }-mal { $good }

## The lesson

lesson-welcome = Du treibst Handel in Florenz. Drei Tage lang belädst du ein Schiff vom Markt und lagerst am Abend seine Waren ein. Die meisten Florin gewinnen.
lesson-market = Beginne mit dem Markt. Decke eine Karte auf; wenn du sie gesehen hast, decke noch eine auf oder hör auf. Drei je Zug sind das Höchste.
lesson-reach = Die letzte Karte des Marktes nimmst du immer. Von den beiden davor darfst du eine oder beide dazunehmen. Was weiter hinten liegt, ist außer Reichweite.
lesson-room = Dein Schiff hat Platz für fünf Karten. Grüne Karten brauchen keinen: An Bord sind sie immer willkommen.
lesson-value = Die Zahlen auf deinen Karten ergeben zusammen den Wert deines Schiffes. Am Abend wird das reichste Schiff am besten bezahlt, also behalte die anderen im Auge.
lesson-full = Ein Schiff ist voll. Wem es gehört, der kommt heute nicht mehr an die Reihe, und die anderen machen ohne Eile weiter.
lesson-last-turn = Nur ein Schiff hat noch Platz. Es kommt ein letztes Mal an die Reihe, dann endet der Tag, ob das Schiff voll ist oder nicht.
lesson-ships = Der Tag ist vorbei, und die Schiffe werden nach ihrem Wert bezahlt. Zu dritt verdient das reichste 30 Florin und das zweite 15. Gleiche Schiffe teilen.
lesson-warehouses = Jetzt kommen die Waren in die Lager und bleiben dort. Bei jeder Ware bringen die meisten Symbole 10 Florin und die zweitmeisten 5, jeden Abend aufs Neue.
lesson-next-day = Den neuen Tag beginnt, wer die wenigsten Florin hat, mit leerem Schiff wie alle. Dein Lager zahlt weiter, also such nach Waren, bei denen du führen kannst.
lesson-bonus = Fünf Symbole einer Ware bringen 10 Florin mehr, an jedem Abend, an dem sie da sind. Es lohnt sich, früh zu sammeln.
lesson-end = Drei Tage sind vorbei, und die meisten Florin gewinnen. Sieh dir die Abrechnung an: Sie sagt, woher jeder Florin kam.
