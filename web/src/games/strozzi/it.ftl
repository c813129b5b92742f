# The board of Strozzi, in Italian.

strozzi-ship = Nave a velocità { $sail }
strozzi-wares = { $count ->
    [one] 1 merce per { $port }
    [many] { $count } di merci per { $port }
   *[other] { $count } merci per { $port }
  }
strozzi-scrolls = { $count ->
    [one] 1 pergamena per Firenze
    [many] { $count } di pergamene per Firenze
   *[other] { $count } pergamene per Firenze
  }
strozzi-brings-tile = porta una pedina progresso
strozzi-moored = { $place }. { $seat }, velocità { $speed }: { $ship }
strozzi-moor = Ormeggia qui
strozzi-marker = { $seat } a { $city }: { $where }
strozzi-bonus = Spazio { $space }: un bonus di { $coins } monete alla fine di ogni round
strozzi-flags-left = { $seat } ha ancora: { $flags }
strozzi-none = nessuno
strozzi-to-come = in arrivo
strozzi-set-aside = da parte
strozzi-aside = { $count ->
    [0] In questo round nessuna nave è stata messa da parte
    [one] In questo round 1 nave è stata messa da parte
    [many] In questo round { $count } di navi sono state messe da parte
   *[other] In questo round { $count } navi sono state messe da parte
  }
strozzi-stack = { $count ->
    [one] ancora 1 nella pila
    [many] ancora { $count } nella pila
   *[other] ancora { $count } nella pila
  }
strozzi-tile-to-come = A Firenze si sceglie una pedina progresso
strozzi-mine = Ciò che è mio
strozzi-my-tiles = Le mie pedine
strozzi-no-tiles = ancora nessuna pedina
strozzi-coins = { $coins ->
    [one] 1 moneta
    [many] { $coins } di monete
   *[other] { $coins } monete
  }
strozzi-over = La partita è finita
