# The board of Oltremare, in German.

## Pieces

oltremare-card-of = { $card }, nennt { $harbour }
oltremare-ship-of = Das Schiff von { $name }
oltremare-no-token = kein Plättchen
oltremare-compass = Kompass: Wer hier anhält, darf weitersegeln in jeden Hafen ohne Kompass
oltremare-legend = Was die Plättchen tun
oltremare-deck = Stapel
oltremare-venice-in = Venedig kommt noch
oltremare-venice-gone = Venedig war schon
oltremare-price = { $ducats ->
    [1] für 1 Dukaten
   *[other] für { $ducats } Dukaten
  }
oltremare-own-pirates = Piraten
oltremare-pirates-cost = am Ende je 1 Dukat
oltremare-known = Du hast dorthin gelegt: { $cards }
oltremare-cargo = { $cards ->
    [1] Ladung: 1
   *[other] Ladung: { $cards }
  }
oltremare-top = { $power } behalten, { $loading } ausspielen
oltremare-fame = { $fame } Ruhm
oltremare-in-hand = { $cards ->
    [1] 1 Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
  }
oltremare-pirates = { $cards ->
    [0] keine Piratenkarten
    [1] 1 Piratenkarte
   *[other] { $cards } Piratenkarten
  }
oltremare-tokens = { $tokens ->
    [0] keine Hafenplättchen
    [1] 1 Hafenplättchen
   *[other] { $tokens } Hafenplättchen
  }
oltremare-decides = entscheidet
oltremare-trades = am Zug
oltremare-traded = hat in diesem Zug gehandelt
oltremare-played = Ausgespielt von { $name }

## Loading

oltremare-order-how = Lege die Karten in die Reihenfolge des Ladens, durch Ziehen oder mit den Pfeiltasten. Oder klicke eine Karte an, um sie sofort zu laden.
oltremare-order-top = obenauf
oltremare-order-load = In dieser Reihenfolge laden
oltremare-order-moved = { $card } ist jetzt Nummer { $place }.

## The chart

oltremare-chart-buttons = Die Seekarte
oltremare-chart-closer = Näher heran
oltremare-chart-farther = Weiter weg
oltremare-chart-to-ship = Das Schiff zeigen
oltremare-chart-whole = Die ganze Karte zeigen

## Bargaining

oltremare-table = Der Verhandlungstisch
oltremare-truth = Die Waren sind wahr. Was über ihre Symbole gesagt wird, kann gelogen sein.
oltremare-says = Sagt: { $said }
oltremare-says-nothing = sagt nichts
oltremare-loads = lädt { $loading }
oltremare-slot-to = Angebot an
oltremare-pick-cards = Wähle Karten aus deiner Hand.
oltremare-claims = Was du über die Karte sagst
oltremare-honest-claim = { $claim } (wahr)
oltremare-true = wahr
oltremare-ducats-less = Ein Dukat weniger
oltremare-ducats-more = Ein Dukat mehr
oltremare-ask = verlangen
oltremare-pay = zahlen

## What is to be decided

oltremare-ask-lay = Du darfst { $power } Karten behalten. Leg die anderen auf deinen Piratenstapel.
oltremare-ask-trade = { $able ->
    [yes] Handle, kauf Karten, oder geh weiter und spiel { $cards } aus.
   *[no] Du musst { $cards } ausspielen: Handle oder kaufe, bis du genug hast.
  } { $offers ->
    [0] Du hast alle deine Angebote gemacht.
    [1] Du darfst noch 1 Angebot machen.
   *[other] Du darfst noch { $offers } Angebote machen.
  }
oltremare-ask-address = Wer darf auf dein Angebot antworten?
oltremare-ask-give = Welche Karten gibst du? Wähle sie aus deiner Hand, von links nach rechts, dann geh weiter.
oltremare-ask-want = Welche Waren willst du dafür?
oltremare-ask-pay = Wie viele Dukaten zahlst oder verlangst du?
oltremare-ask-claim = Was sagst du über die Symbole deiner Karte ({ $good })? Es darf wahr sein oder nicht.
oltremare-ask-claim-loading = Und wie viel lädt deine Karte ({ $good }), sagst du?
oltremare-ask-send = Dieses Angebot abschicken oder verwerfen?
oltremare-ask-answer = { $able ->
    [yes] Nimm an, lehne ab, oder mach ein Gegenangebot. Die Antworten werden zusammen gezeigt.
   *[no] Du hast nicht, was verlangt wird: Lehne ab, oder mach ein Gegenangebot.
  } { $traded ->
    [yes] Deinen Ruhmespunkt hast du in diesem Zug schon.
   *[no] Ein Handel bringt dir 1 Ruhmespunkt.
  }
oltremare-ask-hand-over = Welche Karte übergibst du? Ihre Symbole sieht nur, wer sie bekommt.
oltremare-ask-conclude = Mit wem handelst du?
oltremare-ask-play = { $cards ->
    [1] Wähle 1 Karte zum Ausspielen.
   *[other] Wähle { $cards } Karten zum Ausspielen, von links nach rechts.
  }
oltremare-ask-sail = { $routes ->
    [1] Segle in einen Hafen, der leuchtet. Du nimmst das Plättchen, wo du anhältst.
   *[other] { $routes } Routen zu segeln: wohin zuerst? Du nimmst das Plättchen, wo du anhältst.
  }
oltremare-ask-compass = Der Kompass lässt dich in jeden Hafen weitersegeln, der leuchtet, oder du bleibst ohne Plättchen.
oltremare-ask-load = In welcher Reihenfolge lädst du die Karten? Die letzte liegt oben und bestimmt deinen nächsten Zug.
