# The board of Strozzi, in German.

strozzi-ship = Schiff mit Tempo { $sail }
strozzi-wares = { $count ->
    [one] 1 Ware für { $port }
   *[other] { $count } Waren für { $port }
  }
strozzi-scrolls = { $count ->
    [one] 1 Schriftrolle für Florenz
   *[other] { $count } Schriftrollen für Florenz
  }
strozzi-brings-tile = bringt ein Förderplättchen
strozzi-moored = { $place }. { $seat }, Tempo { $speed }: { $ship }
strozzi-moor = Hier anlegen
strozzi-marker = { $seat } in { $city }: { $where }
strozzi-bonus = Feld { $space }: ein Bonus von { $coins } Münzen am Ende jeder Runde
strozzi-flags-left = { $seat } hat noch: { $flags }
strozzi-none = keine
strozzi-to-come = kommen noch
strozzi-set-aside = beiseitegelegt
strozzi-aside = { $count ->
    [0] In dieser Runde wurde kein Schiff beiseitegelegt
    [one] In dieser Runde wurde 1 Schiff beiseitegelegt
   *[other] In dieser Runde wurden { $count } Schiffe beiseitegelegt
  }
strozzi-stack = { $count ->
    [one] noch 1 im Stapel
   *[other] noch { $count } im Stapel
  }
strozzi-tile-to-come = In Florenz wird ein Förderplättchen gewählt
strozzi-mine = Was mir gehört
strozzi-my-tiles = Meine Plättchen
strozzi-no-tiles = noch keine Plättchen
strozzi-coins = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  }
strozzi-over = Das Spiel ist vorbei
