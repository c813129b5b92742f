# Strozzi, in English.

game-line = Claim ships by flag, sail them to Venice, Rome or Naples, and climb in four cities.

## Pieces

city-venice = Venice
city-rome = Rome
city-naples = Naples
city-florence = Florence
category-art = art
category-science = science
category-architecture = architecture
flag-pirate = pirate flag
flag-plus-one = +1 flag
flag-ware = ware flag
ship = ship { $sail }{ $venice ->
    [0] { "" }
   *[other] { " " }· { $venice }× Venice
}{ $rome ->
    [0] { "" }
   *[other] { " " }· { $rome }× Rome
}{ $naples ->
    [0] { "" }
   *[other] { " " }· { $naples }× Naples
}{ $scrolls ->
    [0] { "" }
   *[other] { " " }· { $scrolls }× Florence
}{ $promotion ->
    [0] { "" }
   *[other] { " " }· ✦
}
tile-plain = { $category } { $value }
tile-ware = { $category } { $value } with a ware for { $port }

## Moves

how-to-move = A number, or the move in words: decline, flag pirate, flag +1, port rome, tile 2.
move-decline = Decline the ship
move-let-go = Let it go
move-pirate = Claim it with the { $flag }
move-flag = Place the { $flag }
move-port = Sail to { $port }
move-tile = Take { $tile }

## What happens

started = { $seat } starts the game.
tile-turned = A tile lies face up: { $tile }.
ships-removed = { $removed } ships are removed unseen; { $ships } form the supply.
turned-over = { $seat } turns over { $ship }.
declined = { $seat } declines.
let-go = { $seat } lets it go.
flagged = { $seat } places the { $flag }.
claimed = { $seat } claims the ship with the pirate flag.
flag-returned = { $seat } takes back the { $flag }.
set-aside = Nobody wants { $ship }; { $seat } sets it aside.
taken = { $seat } takes the ship.
moored = { $seat }’s { $ship } goes to { $port } at speed { $speed }, place { $place }.
moved = { $seat } moves up { $steps } in { $city }, to space { $space }.
moved-further = { $seat } moves up { $steps } in { $city } with the ware flag, to space { $space }.
moved-by-scrolls = { $seat } moves up { $steps } in Florence, to space { $space }.
tile-taken = { $seat } takes { $tile }.
moved-by-tile = The tile moves { $seat } up in { $city }, to space { $space }.
tile-replaced = Its place is taken by { $tile }.
flags-used-up = All flags are used: round { $round } ends.
supply-used-up = All ships have been drawn: round { $round } ends.
ship-paid = { $seat }’s ship is { place } in { $port }: { $coins } coins.
marker-paid = { $seat }’s marker is { place } in { $city }: { $coins } coins.
bonus-paid = { $seat }’s marker stands on a bonus space in { $city }: { $coins } coins.
round-started = Round { $round } begins with { $seat }, highest in Florence.
tiles-paid = { $seat } is { place } in { $category } with { $merit }: { $coins } coins.
tiles-paid-by-florence = { $seat } is { place } in { $category } with { $merit }, as Florence decides: { $coins } coins.
won = { $seat } wins with { $coins } coins.
won-by-florence = { $seat } wins with { $coins } coins, level but higher in Florence.
place = { $place ->
    [1] first
    [2] second
   *[other] third
  }

## What is refused

game-over = The game is over: three rounds have been scored.
no-flags = You have no flags left, so you take no part in the rest of the round. { $seat } decides.
not-your-turn = { $seat } decides now.
no-such-move = There is no such move: decline, place a flag, choose a port or a tile.
decide-first = First say whether you want the ship: decline, or place a flag.
flag-not-held = You no longer have your { $flag } this round.
pirate-only = { $seat }’s flag lies on the ship: only the pirate flag can take it.
port-first = You have taken the ship: choose Venice, Rome or Naples for it.
port-taken = You already have a ship at { $port } this round.
tile-first = The ship brings a promotion tile: choose one of those face up.
no-tile = No tile lies there.

## The table

headline = round { $round } of 3
label-offer = On offer
label-cities = Cities
label-ports = Ports
label-captains = Captains
label-tiles = Tiles face up
label-captain = Captain
label-flags = Flags
label-decision = This ship
label-coins = Coins
label-hidden = hidden
label-supply = { $ships } more ships this round
label-empty = nobody yet
label-start = start
label-no-ship = no ship on offer
label-sail = speed { $sail }
label-space = Space
decision-active = turned it over
decision-flag = { $flag } on it
decision-asked = decides now
decision-waiting = may decide
decision-pirate = holds the pirate flag
decision-declined = declined
decision-out = not asked
source-ships = ships
source-bonus = bonus
source-tiles = tiles
sheet-unit = coins
period-round = Round { $number }
period-end = The end of the game
option-to-the-letter = to the letter
option-secret-coins = secret coins

## Reasons

reason-coin = coins
reason-flags-kept = Keeps the flags for another ship
reason-pirate-kept = Keeps the pirate flag for another ship
reason-supply = The flags wait for { $ships ->
    [0] no more ships
    [one] 1 more ship
   *[other] { $ships } more ships
  } this round
reason-flag-spent = The { $flag } is spent
reason-claim = Best for { $port }: { reason-rank } there by speed{ $steps ->
    [0] { "" }
   *[other] , { $steps } up in { $port }
  }{ $scrolls ->
    [0] { "" }
   *[other] , { $scrolls } up in Florence
  }{ $promotion ->
    [0] { "" }
   *[other] , a tile
  }{ $risk ->
    [0] { "" }
   *[other] , unless a pirate takes it
  }
reason-ship = Speed { $speed } in { $port }: { reason-rank } so far
reason-marker = Space { $space } in { $city }: { reason-rank } place{ $bonus ->
    [0] { "" }
   *[other] { " " }and a bonus of { $bonus }
  }{ $rounds ->
    [1] { "" }
   *[other] , in each of { $rounds } rounds
  }
reason-tiles = { $merit } in { $category }: { reason-rank } place at the end
reason-tile-to-come = A tile to choose
reason-round-ends = Ends round { $round }
reason-ship-paid = Ends the round with the { reason-rank } ship in { $port }
reason-marker-paid = Ends the round in { reason-rank } place in { $city }
reason-bonus-paid = The bonus space in { $city } as the round ends
reason-tiles-paid = Ends the game with { $merit } in { $category }: { reason-rank } place

## The lesson

lesson-welcome = You are a captain of the Strozzi. For three rounds you claim ships and send them to Venice, Rome and Naples. The most coins win.
lesson-ship = A ship is turned over. Its sail shows its speed; wares, scrolls and a tile are what it brings. Decline it, or place a flag to claim it.
lesson-flags = Each flag gets you one ship a round. The +1 flag makes a ship faster by one, the ware flag moves your marker one space further, and the pirate flag takes a ship at once.
lesson-ports = Choose the port. You may have one ship at each in a round, so think of the ships to come.
lesson-speed = At a port the fastest ship lies on top, and among equals the one that came first. When the round ends, the first three earn 15, 10 and 5 coins.
lesson-markers = Each ware that belongs to the port moves your marker there up one space. On a space that is taken you stand behind those who came before you.
lesson-pirates = Somebody’s flag lies on this ship. While you have your pirate flag you can take the ship all the same; the other flag goes back to its owner.
lesson-florence = Scrolls move a marker up in Florence, which is no port. Whoever is highest there starts the next round and wins what is tied.
lesson-tiles = This ship brings a promotion tile: choose one. A tile of value 1 also moves your marker in the city of its ware. At the end the tiles of each kind earn coins.
lesson-ships-paid = The round is over. At each port the ships are paid from the top: 15, 10 and 5 coins.
lesson-markers-paid = Then the markers: in each of the four cities the highest three earn 15, 10 and 5 coins. Who still stands at the start earns nothing.
lesson-next-round = The flags come back and new ships sail in, but the markers stay where they are. A step you make early is paid in every round.
lesson-bonus = A marker on a bonus space earns what is written there as well, round after round.
lesson-tiles-paid = At the end the tiles are counted. In art, science and architecture the highest total earns 30 coins, the second 20, the third 10.
lesson-end = The most coins win, and Florence decides between equals. The score sheet shows where your coins came from.
