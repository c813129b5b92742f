# Strozzi, in German.

game-line = Sichere dir Schiffe mit Flaggen, segle nach Venedig, Rom oder Neapel und steige in vier Städten auf.

## Pieces

city-venice = Venedig
city-rome = Rom
city-naples = Neapel
city-florence = Florenz
category-art = Kunst
category-science = Wissenschaft
category-architecture = Architektur
flag-pirate = Piratenflagge
flag-plus-one = +1-Flagge
flag-ware = Warenflagge
ship = Schiff { $sail }{ $venice ->
    [0] { "" }
   *[other] { " " }· { $venice }× Venedig
}{ $rome ->
    [0] { "" }
   *[other] { " " }· { $rome }× Rom
}{ $naples ->
    [0] { "" }
   *[other] { " " }· { $naples }× Neapel
}{ $scrolls ->
    [0] { "" }
   *[other] { " " }· { $scrolls }× Florenz
}{ $promotion ->
    [0] { "" }
   *[other] { " " }· ✦
}
tile-plain = { $category } { $value }
tile-ware = { $category } { $value } mit einer Ware für { $port }

## Moves

how-to-move = Eine Nummer oder der Zug in Worten: decline, flag pirate, flag +1, port rome, tile 2.
move-decline = Auf das Schiff verzichten
move-let-go = Es ziehen lassen
move-pirate = Mit der { $flag } erobern
move-flag = Die { $flag } setzen
move-port = Nach { $port } segeln
move-tile = { $tile } nehmen

## What happens

started = { $seat } beginnt das Spiel.
tile-turned = Ein Plättchen liegt offen: { $tile }.
ships-removed = { $removed } Schiffe werden ungesehen entfernt; { $ships } bilden den Vorrat.
turned-over = { $seat } deckt auf: { $ship }.
declined = { $seat } verzichtet.
let-go = { $seat } lässt es ziehen.
flagged = { $seat } setzt die { $flag }.
claimed = { $seat } erobert das Schiff mit der Piratenflagge.
flag-returned = { $seat } nimmt die { $flag } zurück.
set-aside = Niemand will { $ship }; { $seat } legt es beiseite.
taken = { $seat } nimmt das Schiff.
moored = Das Schiff von { $seat } fährt nach { $port }, Tempo { $speed }, Platz { $place }: { $ship }.
moved = { $seat } steigt in { $city } um { $steps }, auf Feld { $space }.
moved-further = { $seat } steigt in { $city } mit der Warenflagge um { $steps }, auf Feld { $space }.
moved-by-scrolls = { $seat } steigt in Florenz um { $steps }, auf Feld { $space }.
tile-taken = { $seat } nimmt { $tile }.
moved-by-tile = Das Plättchen lässt { $seat } in { $city } steigen, auf Feld { $space }.
tile-replaced = An seine Stelle kommt { $tile }.
flags-used-up = Alle Flaggen sind gesetzt: Runde { $round } endet.
supply-used-up = Alle Schiffe sind aufgedeckt: Runde { $round } endet.
ship-paid = Das Schiff von { $seat } liegt in { $port } { place }: { $coins } Münzen.
marker-paid = Der Stein von { $seat } steht in { $city } { place }: { $coins } Münzen.
bonus-paid = Der Stein von { $seat } steht in { $city } auf einem Bonusfeld: { $coins } Münzen.
round-started = Runde { $round } beginnt mit { $seat }, in Florenz am höchsten.
tiles-paid = { $seat } liegt in { $category } mit { $merit } { place }: { $coins } Münzen.
tiles-paid-by-florence = { $seat } liegt in { $category } mit { $merit } { place }, wie Florenz entscheidet: { $coins } Münzen.
won = { $seat } gewinnt mit { $coins } Münzen.
won-by-florence = { $seat } gewinnt mit { $coins } Münzen, gleichauf, aber höher in Florenz.
place = { $place ->
    [1] auf dem ersten Platz
    [2] auf dem zweiten Platz
   *[other] auf dem dritten Platz
  }

## What is refused

game-over = Das Spiel ist vorbei: Drei Runden sind gewertet.
no-flags = Du hast keine Flaggen mehr und setzt für den Rest der Runde aus. { $seat } entscheidet.
not-your-turn = Jetzt entscheidet { $seat }.
no-such-move = Diesen Zug gibt es nicht: Verzichte, setze eine Flagge, wähle einen Hafen oder ein Plättchen.
decide-first = Sag zuerst, ob du das Schiff willst: Verzichte, oder setze eine Flagge.
flag-not-held = Deine { $flag } hast du in dieser Runde schon gesetzt.
pirate-only = Auf dem Schiff liegt die Flagge von { $seat }: Nur die Piratenflagge kann es nehmen.
port-first = Du hast das Schiff genommen: Wähle dafür Venedig, Rom oder Neapel.
port-taken = Du hast in dieser Runde schon ein Schiff in { $port }.
tile-first = Das Schiff bringt ein Förderplättchen: Wähle eines von denen, die offen liegen.
no-tile = Dort liegt kein Plättchen.

## The table

headline = Runde { $round } von 3
label-offer = Im Angebot
label-cities = Städte
label-ports = Häfen
label-captains = Kapitäne
label-tiles = Offene Plättchen
label-captain = Kapitän
label-flags = Flaggen
label-decision = Dieses Schiff
label-coins = Münzen
label-hidden = verdeckt
label-supply = noch { $ships ->
    [one] 1 Schiff
   *[other] { $ships } Schiffe
  } in dieser Runde
label-empty = noch niemand
label-start = Start
label-no-ship = kein Schiff im Angebot
label-sail = Tempo { $sail }
label-space = Feld
decision-active = hat es aufgedeckt
decision-flag = { $flag } gesetzt
decision-asked = entscheidet jetzt
decision-waiting = darf noch entscheiden
decision-pirate = hat die Piratenflagge
decision-declined = hat verzichtet
decision-out = wird nicht gefragt
source-ships = Schiffe
source-bonus = Bonus
source-tiles = Plättchen
sheet-unit = Münzen
period-round = Runde { $number }
period-end = Das Ende des Spiels
option-to-the-letter = wortwörtlich
option-secret-coins = geheime Münzen

## Reasons

reason-coin = Münzen
reason-flags-kept = Behält die Flaggen für ein anderes Schiff
reason-pirate-kept = Behält die Piratenflagge für ein anderes Schiff
reason-supply = Auf die Flaggen { $ships ->
    [0] wartet kein Schiff mehr
    [one] wartet noch 1 Schiff
   *[other] warten noch { $ships } Schiffe
  } in dieser Runde
reason-flag-spent = Die { $flag } ist gesetzt
reason-claim = Am besten für { $port }: dort nach Tempo { reason-rank } Platz{ $steps ->
    [0] { "" }
   *[other] , { $steps } aufwärts in { $port }
  }{ $scrolls ->
    [0] { "" }
   *[other] , { $scrolls } aufwärts in Florenz
  }{ $promotion ->
    [0] { "" }
   *[other] , ein Plättchen
  }{ $risk ->
    [0] { "" }
   *[other] , wenn es kein Pirat nimmt
  }
reason-ship = Tempo { $speed } in { $port }: bisher { reason-rank } Platz
reason-marker = Feld { $space } in { $city }: { reason-rank } Platz{ $bonus ->
    [0] { "" }
   *[other] { " " }und ein Bonus von { $bonus }
  }{ $rounds ->
    [1] { "" }
   *[other] , in jeder von { $rounds } Runden
  }
reason-tiles = { $merit } in { $category }: { reason-rank } Platz am Ende
reason-tile-to-come = Ein Plättchen zur Wahl
reason-round-ends = Beendet Runde { $round }
reason-ship-paid = Am Ende der Runde { reason-rank } Platz für das Schiff in { $port }
reason-marker-paid = Am Ende der Runde { reason-rank } Platz in { $city }
reason-bonus-paid = Das Bonusfeld in { $city } am Ende der Runde
reason-tiles-paid = Am Ende des Spiels { $merit } in { $category }: { reason-rank } Platz
