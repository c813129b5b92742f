# The board of Strozzi, in English.

strozzi-ship = Ship of speed { $sail }
strozzi-wares = { $count ->
    [one] 1 ware for { $port }
   *[other] { $count } wares for { $port }
  }
strozzi-scrolls = { $count ->
    [one] 1 scroll for Florence
   *[other] { $count } scrolls for Florence
  }
strozzi-brings-tile = brings a promotion tile
strozzi-moored = { $place }. { $seat }, speed { $speed }: { $ship }
strozzi-moor = Moor here
strozzi-marker = { $seat } in { $city }: { $where }
strozzi-bonus = Space { $space }: a bonus of { $coins } coins at the end of each round
strozzi-flags-left = { $seat } still has: { $flags }
strozzi-none = none
strozzi-to-come = to come
strozzi-set-aside = set aside
strozzi-aside = { $count ->
    [0] No ship was set aside this round
    [one] 1 ship was set aside this round
   *[other] { $count } ships were set aside this round
  }
strozzi-stack = { $count ->
    [one] 1 more in the stack
   *[other] { $count } more in the stack
  }
strozzi-tile-to-come = A promotion is chosen in Florence
strozzi-mine = What is mine
strozzi-my-tiles = My tiles
strozzi-no-tiles = no tiles yet
strozzi-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
strozzi-over = The game is over
