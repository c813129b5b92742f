# Medici: The Card Game, in English.

game-line = Fill your ship from the market, three days long; rich ships and full warehouses pay.

## Cards and goods

good-grain = grain
good-spice = spice
good-fur = fur
good-dye = dye
good-cloth = cloth
card-plain = { $good } { $value }
card-two = { $good } { $value } ×2
card-green = { $good } { $value } ⚑
card-greentwo = { $good } { $value } ×2 ⚑
card-green2 = green 2
card-black7 = black 7

## Moves

how-to-move = A number, or the move in words: reveal, take 1 3, take fur2 cloth5.
move-reveal = Reveal a card
move-take = Take { $cards }

## What happens

started = { $seat } starts the first day.
shuffled = { $cards } cards are shuffled into the deck.
revealed = { $seat } reveals { $card }.
deck-ran-out = That was the last card of the deck.
taken = { $seat } takes { $card }.
announced = { $seat } announces a ship of { $value }.
filled = { $seat }’s ship is full.
last-turn = { $seat } alone still has room, and takes one last turn.
passed = { $seat } passes: market and deck are empty.
day-ended = Day { $day } ends.
ship-paid = { $seat }’s ship of { $value } is { $place ->
    [1] the richest
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }: { florins }.
ship-shared = { $seat }’s ship of { $value } shares { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
  } place with { $tied ->
    [2] one other
   *[other] others
  }: { florins }.
stored = { $seat } stores { $card }.
removed = { $card } of { $seat } leaves the game.
good-paid = { $seat } has { $place ->
    [1] the most
   *[other] the second most
  } { $good } ({ $symbols }): { florins }.
good-shared = { $seat } shares { $place ->
    [1] the most
   *[other] the second most
  } { $good } ({ $symbols }): { florins }.
bonus = { $seat } has at least five { $good } ({ $symbols }): { florins } more.
bonus-for-two = { $seat } has at least seven { $good } ({ $symbols }): { florins } more.
greater-bonus = { $seat } has gathered { $symbols } { $good }: { florins } more.
market-returned = { $cards ->
    [0] No card is left in the market
    [one] The last card of the market goes back
   *[other] The { $cards } cards left in the market go back
  }; the deck of { $deck } is shuffled.
day-started = Day { $day } begins with { $seat }, who has the fewest florins ({ $florins }).
won = { $seat } wins with { florins }.
victory-shared = { $seat } shares the victory with { florins }.

florins = { $florins ->
    [0] nothing
    [one] 1 florin
   *[other] { $florins } florins
  }

## What is refused

game-over = The game is over: three days have been scored.
ship-full = Your ship is full, so you take no more turns today. It is { $seat }’s turn.
not-your-turn = It is { $seat }’s turn.
no-such-move = There is no such move: reveal a card, or take cards.
three-revealed = You have revealed three cards this turn; now take.
deck-empty = The deck is empty: no card is revealed any more.
market-empty = The market is empty: reveal a card first.
out-of-reach = Only the last three cards of the market are within reach, and number { $place } from the end is not there to take.
last-must-go = The last card, { $card }, must be taken too.
not-in-market = There is no { $card } in the market.
no-room = These cards need { $needed } berths, and your ship has room for { $room }.

## The table

label-market = Market
label-deck = deck { $cards }
label-in-reach = { $place ->
    [1] last
    [2] second
   *[other] third
  }
label-empty = empty
label-ships = Ships
label-warehouses = Warehouses
label-merchant = Merchant
label-ship = Ship
label-value = Value
label-room = Room
label-florins = Florins
label-bonus = bonus from { $symbols }
headline = day { $day } of 3
option-greater-bonus = the greater bonus
option-to-the-letter = to the letter
source-ship = ship
source-bonus = bonus
sheet-unit = florins
period-day = Day { $number }

## Reasons

reason-coin = florins
reason-look = Looks at another card before deciding
reason-ship = A ship of { $value }: { reason-standing }, { $room ->
    [0] and full
   *[other] with room for { $room } more
  }
reason-good = { reason-gathered }: { reason-standing } in { $good }{ reason-days }
reason-good-bonus = { reason-gathered }: { reason-standing } in { $good }, and the bonus{ reason-days }
reason-gathered = { $symbols ->
    [1] The first { $good }
    [2] The second { $good }
    [3] The third { $good }
    [4] The fourth { $good }
    [5] The fifth { $good }
    [6] The sixth { $good }
    [7] The seventh { $good }
   *[other] { $symbols } { $good }
  }
reason-days = { $days ->
    [1] { "" }
   *[other] , on each of { $days } days
  }
reason-day-ends = Ends day { $day }
reason-ship-paid = Ends the day with a ship of { $value }: { reason-standing }
reason-good-paid = Ends the day with { $symbols } { $good }: { reason-standing }
reason-bonus-paid = Ends the day with the bonus for { $symbols } { $good }

## The lesson

lesson-welcome = You are a merchant of Florence. For three days you fill a ship from the market, and store its goods in the evening. The most florins win.
lesson-market = Begin with the market. Reveal a card; when you have seen it, reveal another or stop. Three a turn are the most.
lesson-reach = You always take the last card of the market. You may take one or both of the two cards before it as well. Whatever lies further back is out of reach.
lesson-room = Your ship has room for five cards. Green cards take none of it: they are always welcome on board.
lesson-value = The numbers on your cards add up to the value of your ship. In the evening the richest ship is paid best, so keep an eye on the others.
lesson-full = A ship is full. Whoever sails it takes no more turns today, and the others go on without hurry.
lesson-last-turn = Only one ship still has room. It takes one last turn, and then the day ends, whether the ship is full or not.
lesson-ships = The day is over, and the ships are paid by their value. With three merchants the richest earns 30 florins and the second 15. Equal ships share.
lesson-warehouses = Now the goods go into the warehouses and stay there. For each good, the most symbols bring 10 florins and the second most 5, every evening anew.
lesson-next-day = The merchant with the fewest florins begins the new day, with an empty ship like all. Your warehouse keeps paying, so look for goods in which you can lead.
lesson-bonus = Five symbols of one good bring 10 florins more, on every evening on which they are there. It pays to gather early.
lesson-end = Three days are over, and the most florins win. Look at the score sheet: it tells where every florin came from.
