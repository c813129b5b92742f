# The board of Strozzi, in Hungarian.

strozzi-ship = Hajó, sebesség { $sail }
strozzi-wares = { $count ->
    [one] 1 áru { $port } számára
   *[other] { $count } áru { $port } számára
  }
strozzi-scrolls = { $count ->
    [one] 1 papírtekercs Firenze számára
   *[other] { $count } papírtekercs Firenze számára
  }
strozzi-brings-tile = támogatáslapkát hoz
strozzi-moored = { $place }. { $seat }, sebesség { $speed }: { $ship }
strozzi-moor = Köss ki itt
strozzi-marker = { $seat } jelzője, { $city }: { $where }
strozzi-bonus = { $space }. mező: { $coins } érme bónusz minden forduló végén
strozzi-flags-left = { $seat } zászlói: { $flags }
strozzi-none = nincs
strozzi-to-come = hátravan
strozzi-set-aside = félretéve
strozzi-aside = { $count ->
    [0] Ebben a fordulóban nem került félre hajó
    [one] Ebben a fordulóban 1 hajó került félre
   *[other] Ebben a fordulóban { $count } hajó került félre
  }
strozzi-stack = { $count ->
    [one] még 1 a pakliban
   *[other] még { $count } a pakliban
  }
strozzi-tile-to-come = Firenzében támogatáslapkát választanak
strozzi-mine = Ami az enyém
strozzi-my-tiles = A lapkáim
strozzi-no-tiles = még nincs lapka
strozzi-coins = { $coins ->
    [one] 1 érme
   *[other] { $coins } érme
  }
strozzi-over = A játék véget ért
