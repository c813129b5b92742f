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

## The lesson

lesson-welcome = Du führst Schiffe für die Strozzi. Drei Runden lang sicherst du dir Schiffe und schickst sie nach Venedig, Rom und Neapel. Die meisten Münzen gewinnen.
lesson-ship = Ein Schiff wird aufgedeckt. Sein Segel zeigt das Tempo; Waren, Schriftrollen und ein Plättchen sind, was es bringt. Verzichte darauf, oder setze eine Flagge, um es dir zu sichern.
lesson-flags = Jede Flagge bringt dir ein Schiff je Runde. Die +1-Flagge macht ein Schiff um eins schneller, die Warenflagge lässt deinen Stein ein Feld weiter steigen, und die Piratenflagge nimmt ein Schiff sofort.
lesson-ports = Wähle den Hafen. In jedem darfst du je Runde ein Schiff haben, also denk an die Schiffe, die noch kommen.
lesson-speed = Im Hafen liegt das schnellste Schiff oben, unter gleichen das, das zuerst kam. Am Ende der Runde verdienen die ersten drei 15, 10 und 5 Münzen.
lesson-markers = Jede Ware, die zum Hafen gehört, lässt deinen Stein dort um ein Feld steigen. Auf einem besetzten Feld stehst du hinter denen, die vor dir da waren.
lesson-pirates = Auf diesem Schiff liegt schon eine Flagge. Solange du deine Piratenflagge hast, kannst du es trotzdem nehmen; die andere Flagge geht an ihren Besitzer zurück.
lesson-florence = Schriftrollen lassen einen Stein in Florenz steigen, das kein Hafen ist. Wer dort am höchsten steht, beginnt die nächste Runde und gewinnt bei Gleichstand.
lesson-tiles = Dieses Schiff bringt ein Förderplättchen: Wähle eines. Ein Plättchen mit dem Wert 1 lässt auch deinen Stein in der Stadt seiner Ware steigen. Am Ende bringen die Plättchen jeder Art Münzen.
lesson-ships-paid = Die Runde ist vorbei. In jedem Hafen werden die Schiffe von oben bezahlt: 15, 10 und 5 Münzen.
lesson-markers-paid = Dann die Steine: In jeder der vier Städte verdienen die drei höchsten 15, 10 und 5 Münzen. Wer noch am Start steht, verdient nichts.
lesson-next-round = Die Flaggen kommen zurück und neue Schiffe laufen ein, doch die Steine bleiben, wo sie sind. Ein früher Schritt wird in jeder Runde bezahlt.
lesson-bonus = Ein Stein auf einem Bonusfeld verdient auch, was dort geschrieben steht, Runde für Runde.
lesson-tiles-paid = Am Ende werden die Plättchen gezählt. In Kunst, Wissenschaft und Architektur verdient die höchste Summe 30 Münzen, die zweite 20, die dritte 10.
lesson-end = Die meisten Münzen gewinnen, und bei Gleichstand entscheidet Florenz. Die Abrechnung zeigt, woher deine Münzen kamen.
