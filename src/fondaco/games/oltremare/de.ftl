# Oltremare, in German.

game-line = Belade dein Schiff in der richtigen Reihenfolge, handle mit Karten und halben Wahrheiten und befahre die Levante.

## Pieces

good-spice = Gewürz
good-silk = Seide
good-silver = Silber
good-sugar = Zucker
good-wine = Wein
good-wood = Holz
good-grain = Getreide
icon-money = Geld
icon-pirates = Piraten
icon-market = Markt
icon-ship = Schiff
pair-money-money = zweimal Geld
pair-money-pirates = Geld und Piraten
pair-money-market = Geld und Markt
pair-money-ship = Geld und Schiff
pair-pirates-pirates = zweimal Piraten
pair-pirates-market = Piraten und Markt
pair-pirates-ship = Piraten und Schiff
pair-market-market = zweimal Markt
pair-market-ship = Markt und Schiff
pair-ship-ship = zweimal Schiff
token-compass = Kompass
token-victory-over-pirates = Sieg über Piraten
token-good-purchase = Guter Kauf
token-influence = Einfluss
token-big-deal = Großer Handel
token-calm-sea = Ruhige See
# Where a bought card comes from, as it stands in the sentences below.
source-deck = vom Stapel
source-pirates = vom eigenen Piratenstapel
harbour = { $name }
player = { $seat }
card = { $good } ({ $pair }, lädt { $loads }, Seemacht { $power })

## Moves

how-to-move =
    Eine Nummer oder der Zug in Worten: buy deck, card 2, sail Candia, done.
    Ein ganzes Angebot passt in eine Zeile: give silk ship+money, want 2 wood, ask 1 ducat, to all.
    Ein Gegenangebot beginnt mit dem Wort counter: counter give wine, pay 2 ducats, want spice.
move-done = Zum Ausspielen übergehen
move-offer = Ein Angebot machen
move-buy-deck = Eine Karte vom Stapel kaufen
move-buy-pirates = Die oberste Karte deines Piratenstapels kaufen
move-next = Weitergehen
move-send = Das Angebot abschicken
move-drop = Das Angebot verwerfen
move-accept = Annehmen
move-decline = Ablehnen
move-counter = Ein Gegenangebot machen
move-withdraw = Mit niemandem handeln
move-stay = Hier bleiben
move-say-nothing = Nichts darüber sagen
move-to-all = Allen anbieten
move-address = { $seat } anbieten
move-conclude = Mit { $seat } handeln
move-want = { $good } verlangen
move-say-icons = Sagen, sie zeigt { $pair }
move-say-loading = Sagen, sie lädt { $loading }
move-ducats-none = Keine Dukaten
move-ducats-pay = { $ducats ->
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
} zahlen
move-ducats-ask = { $ducats ->
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
} verlangen
move-card-lay = Auf deinen Piratenstapel legen: { $card }
move-card-give = Geben: { $card }
move-card-hand-over = Übergeben: { $card }
move-card-play = Ausspielen: { $card }
move-card-load = Laden: { $card }
move-sail = Nach { $harbour } segeln

## What happens

started = { $seat } beginnt das Spiel.
token-laid = In { $harbour } liegt „{ $token }“.
turned-up = { $seat } deckt eine Karte ohne Hafennamen auf: { $card }.
berthed = { $seat } beginnt in { $harbour }, an Bord: { $card }.
token-removed = „{ $token }“ verlässt { $harbour }.
dealt = { $seat } erhält { $cards } Karten.
dealt-card = { $seat }, das erhältst du: { $card }.
shuffled = { $cards } Karten bilden den Stapel; die Venedigkarte liegt irgendwo in der Mitte.
turn-started = { $seat } ist am Zug.
influenced = Der Einfluss bringt { $seat } { $ducats ->
    [1] 1 Dukaten.
   *[other] { $ducats } Dukaten.
}
laid = { $seat } hat zu viele Karten und legt eine auf den eigenen Piratenstapel.
laid-card = { $seat }, das hast du dorthin gelegt: { $card }.
offered = { $seat } macht { $partner } ein Angebot.
offered-to-all = { $seat } macht allen anderen ein Angebot.
countered = { $seat } antwortet { $partner } mit einem Gegenangebot.
offer-gives = — { $seat } gäbe { $good }.
offer-claims = — { $seat } sagt, die Karte ({ $good }) zeigt { $pair }.
offer-claims-loading = — { $seat } sagt, die Karte ({ $good }) lädt { $loading }.
offer-wants = — { $seat } will { $good }.
offer-pays = — { $seat } würde { $ducats ->
    [1] 1 Dukaten zahlen.
   *[other] { $ducats } Dukaten zahlen.
}
offer-asks = — { $seat } verlangt { $ducats ->
    [1] 1 Dukaten.
   *[other] { $ducats } Dukaten.
}
answered = { $seat } hat geantwortet.
accepted = { $seat } nimmt an.
declined = { $seat } lehnt ab.
withdrawn = { $seat } handelt diesmal mit niemandem.
traded = { $seat } und { $partner } handeln.
handed-over = { $seat } übergibt { $partner } eine Karte: { $good }.
gave = { $seat }, das hast du gegeben: { $card }.
received = { $seat }, das hast du erhalten: { $card }.
paid = { $seat } zahlt { $partner } { $ducats ->
    [1] 1 Dukaten.
   *[other] { $ducats } Dukaten.
}
fame-gained = { $seat } gewinnt Ruhm für den Handel.
bought = { $seat } kauft eine Karte { $source } für { $ducats } Dukaten.
bought-dearly = { $seat } hat keine Dukaten mehr und kauft eine Karte { $source } für { $ducats }.
bought-by-token = { $seat } kauft eine Karte { $source } zu einem guten Preis: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
bought-card = { $seat }, das hast du gekauft: { $card }.
bought-nothing = { $seat } findet nichts zu kaufen: Die Venedigkarte war die letzte.
skipped = { $seat } hat zu wenige Karten zum Ausspielen und kann keine mehr kaufen.
played = { $seat } spielt { $card }.
dealt-big = „Großer Handel“ zählt für { $seat } als ein weiteres Geldsymbol.
earned = { $seat } verdient { $ducats ->
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
} für { $icons ->
    [1] 1 Geldsymbol.
   *[other] { $icons } Geldsymbole.
}
calm = Die ruhige See bringt { $seat } { $ducats ->
    [1] 1 Dukaten.
   *[other] { $ducats } Dukaten.
}
repelled = { $seat } hat die Piraten besiegt: Ihre Symbole zählen nicht.
raided = Piraten: { $cards ->
    [1] 1 Karte vom Stapel kommt
   *[other] { $cards } Karten vom Stapel kommen
} auf den Piratenstapel von { $seat }.
raid-card = { $card } kam auf den Piratenstapel von { $seat }.
went-to-market = { $seat } darf am Markt { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} ziehen.
drew = { $seat }, das hast du gezogen: { $card }.
sailed = { $seat } segelt nach { $harbour }.
way-blocked = { $seat } kann nur { $routes ->
    [1] 1 Route segeln.
   *[other] { $routes } Routen segeln.
}
token-taken = { $seat } nimmt in { $harbour } „{ $token }“.
token-turned = In { $harbour } liegt kein Hafenplättchen: { $seat } hat jetzt keines aktiv.
compass-found = { $seat } findet in { $harbour } einen Kompass.
compass-followed = { $seat } folgt dem Kompass nach { $harbour }.
compass-ignored = { $seat } bleibt und hat kein aktives Hafenplättchen.
loaded = { $seat } lädt { $card }.
venice-drawn = Die Venedigkarte! Der Ruhm wird bezahlt.
fame-paid = { $seat } liegt im Ruhm mit { $fame } auf dem { $place ->
    [1] ersten Platz
    [2] zweiten Platz
   *[other] dritten Platz
}: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
fame-shared = { $seat } liegt im Ruhm mit { $fame } auf einem geteilten { $place ->
    [1] ersten Platz
    [2] zweiten Platz
   *[other] dritten Platz
}: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
fame-reset = Der Ruhm aller geht zurück auf 0.
deck-ran-out = Der Stapel ist aufgebraucht. Das ist der letzte Zug.
cargo-paid = { $seat } erhält { $ducats ->
    [0] nichts
    [1] 1 Dukaten
   *[other] { $ducats } Dukaten
} für { $length }-mal { $good }.
tokens-paid = { $seat } liegt bei den Hafenplättchen mit { $tokens } auf dem { $place ->
    [1] ersten Platz
    [2] zweiten Platz
   *[other] dritten Platz
}: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
tokens-shared = { $seat } liegt bei den Hafenplättchen mit { $tokens } auf einem geteilten { $place ->
    [1] ersten Platz
    [2] zweiten Platz
   *[other] dritten Platz
}: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
last-fame-paid = Am Ende liegt { $seat } im Ruhm mit { $fame } auf dem { $place ->
    [1] ersten Platz
    [2] zweiten Platz
   *[other] dritten Platz
}: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
last-fame-shared = Am Ende liegt { $seat } im Ruhm mit { $fame } auf einem geteilten { $place ->
    [1] ersten Platz
    [2] zweiten Platz
   *[other] dritten Platz
}: { $ducats ->
    [1] 1 Dukat.
   *[other] { $ducats } Dukaten.
}
pirates-cost = Die Piraten kosten { $seat } { $ducats ->
    [1] 1 Dukaten.
   *[other] { $ducats } Dukaten.
}
won = { $seat } gewinnt mit { $ducats } Dukaten.
victory-shared = Geteilter Sieg für { $seat } mit { $ducats } Dukaten.

## Why not

game-over = Das Spiel ist vorbei.
not-your-turn = Jetzt entscheidet { $seat }.
lay-first = Lege zuerst deine überzähligen Karten auf deinen Piratenstapel.
trade-first = Jetzt ist Zeit zu handeln und zu kaufen; sag done, um Karten auszuspielen.
address-first = Sag zuerst, an wen das Angebot geht.
give-first = Wähle Karten, die du gibst, oder geh weiter.
want-first = Wähle Waren, die du verlangst, oder geh weiter.
pay-first = Sag, wie viele Dukaten du zahlst oder verlangst.
claim-first = Sag, was die Karte zeigt, wahr oder nicht, oder sag nichts.
send-first = Schick das Angebot ab, oder verwirf es.
answer-first = Nimm an, lehne ab, oder mach ein Gegenangebot.
hand-over-first = Wähle eine Karte, die du übergibst.
conclude-first = Wähle, mit wem du handelst, oder verzichte.
play-first = Wähle eine Karte zum Ausspielen.
sail-first = Wähle den Hafen, in den dein Schiff segelt.
compass-first = Folge dem Kompass in einen anderen Hafen, oder bleib.
load-first = Wähle die Karte, die du als nächste lädst.
no-proposals-left = Du hast alle Angebote dieses Zuges gemacht.
nobody-to-trade-with = Niemand kann jetzt mit dir handeln.
four-bought = Du hast in diesem Zug vier Karten gekauft, mehr gibt es nicht.
deck-used-up = Der Stapel ist aufgebraucht.
no-pirates = Dein Piratenstapel ist leer.
cards-missing = Zum Ausspielen brauchst du noch { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
}: Kaufe oder handle.
nothing-given = Ein Angebot braucht etwas von dir: eine Karte, oder Dukaten, die du hast.
in-order = Wähle die Karten in der Reihenfolge deiner Hand.
three-at-most = Ein Angebot hat auf jeder Seite höchstens drei Karten.
cards-needed = Diese Karten brauchst du: Sonst könntest du in diesem Zug nicht genug ausspielen.
nothing-wanted = Ein Angebot braucht etwas von den anderen: eine Karte, oder Dukaten, die sie haben.
want-too-much = Das kannst du nicht verlangen: Niemand, dem du es anbietest, hat so viele Karten, oder die Waren werden in ihrer Reihenfolge genannt.
ducats-missing = { $ducats ->
    [1] 1 Dukat ist
   *[other] { $ducats } Dukaten sind
} mehr, als zum Zahlen da ist.
one-sided = Jede Seite muss etwas geben.
sent-before = Genau dieses Angebot hast du in diesem Zug schon gemacht.
no-counter = Auf ein Angebot darfst du nur ein Gegenangebot machen und brauchst dafür etwas zu geben.
goods-missing = Du hast die verlangten Waren nicht.
other-good = Übergib zuerst { $good }.
no-agreement = Zu diesen Bedingungen kannst du nicht mit { $seat } handeln.
route-used = Die Route nach { $harbour } ist in diesem Zug schon befahren.
dead-end = Von { $harbour } aus lässt sich der Rest des Weges nicht segeln.
no-route = Von hier führt keine Route nach { $harbour }.
compass-there = In { $harbour } liegt ein Kompass: Ein Kompass darf nicht dorthin führen.
already-there = Dein Schiff ist schon dort.

## The table

headline = Zug von { $seat }
label-deck = { $venice ->
    [in] Stapel mit { $cards }, darin Venedig
   *[gone] { $cards ->
        [0] der Stapel ist aufgebraucht
       *[other] Stapel mit { $cards }, Venedig ist fort
    }
}
label-sea = Das Meer
label-harbour = { $harbour }
label-no-token = keines
short-compass = Kompass
short-victory-over-pirates = Sieg
short-good-purchase = Kauf
short-influence = Einfluss
short-big-deal = Handel
short-calm-sea = Ruhige See
mark-compass = K
mark-victory-over-pirates = S
mark-good-purchase = G
mark-influence = E
mark-big-deal = H
mark-calm-sea = R
label-traders = Kaufleute
label-plays = { $seat } spielt in diesem Zug { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
} aus
label-buys = { $cards ->
    [0] es können keine Karten mehr gekauft werden
   *[other] noch { $cards } zu kaufen, die nächste für { $price ->
        [1] 1 Dukaten
       *[other] { $price } Dukaten
    }
}
label-trader = Kaufleute
label-ducats = Dukaten
label-fame = Ruhm
label-hand = Hand
label-cargo = Ladung: oben
label-pirates = Piraten
label-tokens = Plättchen: aktiv
label-ship = Schiff in
label-cargoes = Ladung, die zuerst geladene Karte links
label-offer = Angebot von { $seat }
label-claims = Waren sind wahr; was in “Anführungszeichen” steht, kann gelogen sein
label-gives = gibt
label-wants = will
label-empty = leer
ducats = { $ducats ->
    [1] 1 Dukat
   *[other] { $ducats } Dukaten
}
answer-asked = soll antworten
answer-waiting = antwortet später
answer-sealed = hat geantwortet; alle Antworten werden zusammen gezeigt
answer-declined = lehnt ab
answer-accepted = nimmt an
answer-countered = würde lieber so handeln:
label-own-hand = Deine Hand: { $cards ->
    [1] 1 Karte
   *[other] { $cards } Karten
}
label-card-numbers = ⚑ Seemacht, ▤ Laden
label-own = Deine Seite
label-routes = { $routes ->
    [1] 1 Route
   *[other] { $routes } Routen
} entfernt
label-own-pirates = Piraten von oben
label-unknown = { $cards } unbekannt
label-token = dein Plättchen
label-chosen = gewählt
label-played = ausgespielt
label-you-give = du gibst
label-you-want = du willst
label-now = jetzt
effect-compass = Kompass: Er wirkt nicht mehr
effect-victory-over-pirates = Sieg über Piraten: Piratensymbole, die du ausspielst, zählen nicht
effect-good-purchase = Guter Kauf: Die Karten, die du kaufst, kosten 1, 2, 3 und 4 Dukaten
effect-influence = Einfluss: zu Beginn deines Zuges Dukaten für die Seemacht über 3 deiner obersten Ladungskarte
effect-big-deal = Großer Handel: in jedem Zug ein Geldsymbol mehr
effect-calm-sea = Ruhige See: 1 Dukat für jedes Schiffssymbol, das du ausspielst
ask-wait = Jetzt entscheidet { $seat }.
ask-lay = Lege { $surplus ->
    [1] 1 Karte
   *[other] { $surplus } Karten
} auf deinen Piratenstapel: Deine oberste Ladungskarte lässt dich { $power } behalten (⚑). Am Ende kostet jede Karte im Stapel 1 Dukaten.
ask-trade = { $missing ->
    [0] Mach Angebote, kauf Karten, oder geh weiter und spiel { $to_play } aus.
    [1] Du brauchst noch 1 Karte, um { $to_play } auszuspielen: Handle oder kaufe.
   *[other] Du brauchst noch { $missing } Karten, um { $to_play } auszuspielen: Handle oder kaufe.
} { $offers ->
    [0] Du hast alle deine Angebote gemacht.
    [1] Noch 1 Angebot in diesem Zug.
   *[other] Noch { $offers } Angebote in diesem Zug.
} Wer mit dir handelt, gewinnt 1 Ruhmespunkt (⇄), einmal je Zug; du gewinnst keinen.
ask-address = Wer darf auf dein Angebot antworten? (Ein ganzes Angebot lässt sich auch in einer Zeile sagen: Gib help ein.)
ask-give = Welche Karten gibst du? Geh weiter, wenn du sie gewählt hast; um nur Dukaten zu geben, geh gleich weiter.
ask-want = Welche Waren willst du dafür? Geh weiter, wenn du sie genannt hast; nur für Dukaten geh gleich weiter.
ask-pay = Wie viele Dukaten legst du dazu, oder verlangst du?
ask-claim = Was sagst du über die Symbole deiner Karte ({ $about })? Es darf wahr sein oder nicht.
ask-claim-loading = Was sagst du über die Ladezahl deiner Karte ({ $about })? Es darf wahr sein oder nicht.
ask-send = Dieses Angebot abschicken oder verwerfen?
ask-answer = { $able ->
    [yes] Nimm an, lehne ab, oder mach ein Gegenangebot, das du einmal machen darfst.
   *[no] Du hast nicht, was verlangt wird: Lehne ab, oder mach ein Gegenangebot, das du einmal machen darfst.
} Die Antworten werden zusammen gezeigt. { $traded ->
    [yes] Deinen Ruhmespunkt für das Handeln hast du in diesem Zug schon.
   *[no] Ein Handel bringt dir 1 Ruhmespunkt.
}
ask-hand-over = Wähle die Karte, die du übergibst: Ihre Symbole sieht nur, wer sie bekommt.
ask-conclude = Handle mit jemandem, der annimmt oder ein Gegenangebot macht, oder mit niemandem.
ask-play = Wähle { $left ->
    [1] 1 Karte
   *[other] { $left } Karten
} zum Ausspielen, in der Reihenfolge deiner Hand. Alle Geldsymbole zusammen bringen 1, 3 oder 6 Dukaten (für 1, 2 oder 3), Piraten 1, 3 oder 6 Karten auf den Piratenstapel, der Markt 1, 3 oder 6 Karten zum Ziehen; jedes Schiffssymbol ist eine Route zu segeln.
ask-sail = { $routes ->
    [1] Segle 1 Route: in welchen Hafen?
   *[other] Segle { $routes } Routen: zuerst in welchen Hafen?
} Du nimmst das Plättchen, wo du anhältst, nicht wo du vorbeifährst.
ask-compass = Segle weiter in einen Hafen ohne Kompass und nimm sein Plättchen, oder bleib ohne Plättchen.
ask-load = Welche Karte lädst du als nächste? Gleiche Waren aufeinander werden zusammen bezahlt (why OLT-9.3). Die zuletzt geladene Karte bestimmt deinen nächsten Zug: ⚑ Karten zum Behalten, ▤ Karten zum Ausspielen.
sheet-start = Beginn
sheet-money = Geld
sheet-active-token = aktives Plättchen
sheet-bought = gekaufte Karten
sheet-trades = Handel
sheet-fame = Ruhm
sheet-cargo = Ladung
sheet-tokens = Plättchen
sheet-pirates = Piraten
sheet-unit = Dukaten
period-sea = Auf See
period-end = Das Ende des Spiels

## Reasons

reason-coin = Dukaten
reason-hand-more = Die Hand verspricht mehr
reason-hand-less = Die Hand verspricht weniger
reason-ducats-more = Dukaten kommen herein
reason-ducats-less = Dukaten werden bezahlt
reason-guard-more = Weniger Karten für die Piraten
reason-guard-less = Mehr Karten, als die oberste Ladungskarte schützt
reason-pirates = { $cards ->
    [0] Keine Karte
    [1] 1 Karte
   *[other] { $cards } Karten
  } im Piratenstapel, am Ende je ein Dukat
reason-fame-more = Gewinnt Ruhm
reason-fame-less = Die Gegenseite gewinnt Ruhm
reason-venice = Die Venedigkarte kann kommen: Der Ruhm wird bezahlt und beginnt von vorn
reason-tokens = { $tokens ->
    [1] 1 Hafenplättchen
   *[other] { $tokens } Hafenplättchen
  }: { reason-standing }
reason-no-trade = Behält alle Karten und Dukaten
reason-deal-good = Der Handel in Sicht verspricht Gewinn
reason-deal-bad = Der Handel in Sicht kostet mehr, als er bringt
reason-deal-none = Kein Handel in Sicht
reason-true = Sagt die Wahrheit
reason-bluff = Blufft, wie es bei Symbolen erlaubt ist
reason-silent = Verrät nichts
reason-go-on = Spielt { $loads } von { $cards } Karten ohne weiteren Handel
reason-skip = Zu wenige Karten zum Ausspielen: Der Zug endet
reason-run = { $length ->
    [1] Eine Karte { $good } allein in der Ladung
   *[other] { $length }-mal { $good } aufeinander in der Ladung
  }
reason-game-ends = Beendet das Spiel
reason-cargo-paid = Beendet das Spiel mit mehr in der Ladung
reason-top = Oben auf der Ladung: { $power } Karten zum Behalten, { $loads } zum Ausspielen im nächsten Zug
reason-money = { $icons ->
    [1] 1 Geldsymbol
   *[other] { $icons } Geldsymbole
  }
reason-raid = { $icons ->
    [1] 1 Piratensymbol
   *[other] { $icons } Piratensymbole
  }
reason-market = { $icons ->
    [1] 1 Marktsymbol
   *[other] { $icons } Marktsymbole
  } zum Ziehen von Karten
reason-routes = { $icons ->
    [1] 1 Route
   *[other] { $icons } Routen
  } zu segeln
reason-sail-on = { $routes ->
    [1] Noch 1 Route bis zu einem Plättchen
   *[other] Noch { $routes } Routen bis zu einem Plättchen
  }
reason-sail-empty = Noch 1 Route, und dort kein Plättchen
reason-compass = Findet einen Kompass: Jeder Hafen ohne Kompass steht offen
reason-token = Macht „{ $token }“ zum aktiven Plättchen
reason-token-lost = Hier liegt kein Plättchen: „{ $token }“ wird umgedreht
reason-token-none = Hält ohne Plättchen an

## The lesson

lesson-welcome = Du treibst Handel in Venedig, mit 11 Dukaten und einem Schiff in der Levante. Lade, handle und besuche Häfen, bis der Stapel aufgebraucht ist. Die meisten Dukaten gewinnen.
lesson-cards = Jede Karte ist eine Ware mit zwei Symbolen, Wimpeln (⚑) und Kisten (▤). Die oberste Karte deiner Ladung bestimmt deinen Zug: So viele Karten, wie sie Kisten zeigt, musst du ausspielen.
lesson-trade = Vor dem Ausspielen darfst du handeln und kaufen. Eine Karte vom Stapel kostet 3 Dukaten, oder 4, wenn du keine hast; vier je Zug sind das Höchste. Im Handel gibst du Karten oder Dukaten für das, was die anderen haben.
lesson-honesty = Hör bei einem Angebot gut zu. Über die Ware einer Karte wird immer die Wahrheit gesagt, aber über ihre Symbole dürfen alle lügen, du auch.
lesson-answer = Du bekommst ein Angebot. Nimm es an, lehne es ab, oder antworte mit einem eigenen.
lesson-fame = Wer mit dem handelt, der am Zug ist, gewinnt 1 Ruhmespunkt, einmal je Zug. Wer am Zug ist, gewinnt keinen, darum ist der Handel den anderen mehr wert.
lesson-play = Wähle die Karten, die du ausspielst. Ihre Symbole zählen zusammen: 1, 2 oder 3 gleiche bringen 1, 3 oder 6 Dukaten, Piraten oder Karten vom Markt. Jedes Segel ist eine Route für dein Schiff.
lesson-pirates = Piratensymbole legen Karten vom Stapel verdeckt auf deinen Piratenstapel. Am Ende kostet dich jede davon 1 Dukaten, wenn du sie nicht von oben zurückkaufst.
lesson-market = Mit Marktsymbolen ziehst du Karten auf die Hand. Sie sind die Waren und Symbole deiner nächsten Züge.
lesson-sail = Dein Schiff segelt genau so viele Routen, wie du Segel ausgespielt hast, und keine zweimal. Es zählt, wo es anhält, nicht wo es vorbeifährt.
lesson-tokens = Wo ein Schiff anhält, nimmt es das Plättchen des Hafens. Das zuletzt genommene ist aktiv und hilft in jedem Zug; am Ende zählen alle.
lesson-load = Die ausgespielten Karten werden Ladung, in der Reihenfolge, die du wählst. Gleiche Waren aufeinander werden am Ende zusammen bezahlt, und viel besser als einzeln. Die letzte Karte bestimmt deinen nächsten Zug.
lesson-sea-power = Du hast mehr Karten, als die Wimpel (⚑) deiner obersten Ladungskarte schützen können. Lege die überzähligen verdeckt auf deinen Piratenstapel.
lesson-venice = Die Venedigkarte ist gezogen, und der Ruhm wird sofort bezahlt: 6 Dukaten für den meisten, 3 für den zweitmeisten. Dann beginnen alle wieder bei 0.
lesson-last-turn = Der Stapel ist aufgebraucht, also ist das der letzte Zug. Es wird nichts mehr gezogen, auch wo es fällig wäre.
lesson-end = Jetzt wird alles bezahlt: die Ladung nach Ware und Länge, die meisten Plättchen mit 6 Dukaten, der meiste Ruhm noch einmal mit 6. Jede Karte in einem Piratenstapel kostet 1. Die meisten Dukaten gewinnen.
