# What the house says, in German.

## The home

house-opening = Die Tür geht auf …
house-home = Fondaco, zur Startseite
house-you-settings = { $name }, deine Einstellungen
house-title = Drei Kaufmannsspiele aus dem Italien der Renaissance
house-line = Setz dich in ein Handelshaus am Kanal: gegen seine eigenen Kaufleute, mit Freunden von überall oder zusammen an einem Bildschirm.
house-against = Deine Gegner
house-strength = Stärke { $level } von { $of }
house-by = von { $designer }
house-seats = { $least } bis { $most } Personen
house-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
  }
house-players-at = Wie viele { $title } spielen
house-length-medici = drei Tage, 30 bis 45 Minuten
house-length-strozzi = drei Runden
house-length-oltremare = etwa eine Stunde
house-play = Spielen
house-play-this = { $title } jetzt spielen
house-learn = Lernen
house-learn-this = { $title } in einer geführten Partie lernen
house-host = Tisch öffnen
house-host-this = Tisch öffnen: { $title }
house-with-others = Mit anderen
house-with-others-line = Lade Freunde mit einem Link ein, fülle mit Bots auf, oder reicht einen Bildschirm herum.
house-link = Ein Link, den du bekommen hast
house-link-go = Mitspielen
house-link-unread = In diesem Text steht keine Einladung. Sie sieht so aus: https://…/#join=…
house-mine = Weiterspielen, wo du warst
house-public = Tische zum Besuchen
house-public-none = Gerade wartet kein öffentlicher Tisch. Öffne einen, dann steht er hier für andere.
house-replays = Deine beendeten Partien
house-replays-none = Partien, die du beendest, kannst du hier noch einmal ansehen, Zug für Zug.
house-open-file = Eine Partiedatei öffnen
house-open-seat = freier Platz
house-status-open = wartet auf Mitspieler
house-status-playing = läuft
house-status-over = vorbei
house-resume = Weiterspielen
house-resume-this = { $title } weiterspielen ({ $names })
house-enter = Hingehen
house-enter-this = Zum Tisch gehen: { $title } ({ $names })
house-replay = Noch einmal ansehen
house-replay-this = { $title } noch einmal ansehen ({ $names })
house-join = Mitspielen
house-join-this = Bei { $title } mitspielen ({ $names })
house-watch = Zuschauen
house-watch-this = Bei { $title } zuschauen ({ $names })

## When the house does not answer

house-away-title = Das Haus ist geschlossen
house-away-text = Gerade macht niemand auf. Deine Tische bleiben erhalten; diese Seite klopft alle paar Sekunden wieder an.
house-away-how = Wenn das Haus auf deinem eigenen Rechner steht, öffne es mit
house-away-again = Noch einmal klopfen

## Hosting

host-title = Einen Tisch öffnen
host-game = Spiel
host-seats = Plätze
host-who = Wer wo sitzt
host-seat = Platz { $number }
host-me = Du
host-friend = Ein Freund, per Link
host-neighbour = Jemand an diesem Bildschirm
host-bots = Bots des Hauses
host-name-at = Name an Platz { $number }
host-options = Regeln dieses Tisches
host-clock = Uhr
host-clock-none = Keine Uhr
host-clock-quick = Je 5 Minuten, dazu 5 Sekunden pro Zug
host-clock-calm = Je 15 Minuten, dazu 10 Sekunden pro Zug
host-clock-days = Je ein Tag, dazu eine Stunde pro Zug
host-visibility = Wer ihn sehen darf
host-visibility-unlisted = Alle, die die Adresse haben
host-visibility-public = Alle, in der Liste der Tische
host-visibility-private = Wer mitspielt, und wen ihr zuschauen lasst
host-edition = Karten
host-edition-house = { $edition }
host-edition-own = Eine Datei mit den Karten deiner eigenen Schachtel
host-edition-why = Gemacht mit „fondaco edition new { $game }“. Alle am Tisch sehen, welche Ausgabe gespielt wird.
host-edition-long = Diese Datei ist zu groß für eine Ausgabe.
host-more = Uhr, Karten, wer zuschauen darf
host-go = Den Tisch öffnen
host-go-now = Den Tisch öffnen und anfangen
option-medici-greater-bonus = Der größere Bonus: Volle Lager bringen 20 statt 10 ab acht Symbolen (zu zweit ab zehn)
option-medici-to-the-letter = Wortwörtlich: Auch wer von einer Ware nichts hat, bekommt darin einen Platz
option-strozzi-to-the-letter = Wortwörtlich: Auch wer von einer Art kein Plättchen hat, bekommt darin einen Platz
option-strozzi-secret-coins = Geheime Münzen: Niemand sieht, wie viel die anderen haben
option-oltremare-to-the-letter = Wortwörtlich: Auch wer von etwas nichts hat, bekommt darin einen Platz
option-oltremare-perfect-memory = Perfektes Gedächtnis: Alle dürfen die offen geladene Ladung durchsehen
option-oltremare-four-proposals = Höchstens vier Angebote je Zug statt acht
option-oltremare-two-proposals = Höchstens zwei Angebote je Zug statt acht
option-short-greater-bonus = größerem Bonus
option-short-to-the-letter = wortwörtlichen Regeln
option-short-secret-coins = geheimen Münzen
option-short-perfect-memory = perfektem Gedächtnis
option-short-four-proposals = vier Angeboten je Zug
option-short-two-proposals = zwei Angeboten je Zug

## Inviting and joining

invite-title = Lade deine Freunde ein
invite-line = Jeder Link gilt für einen Platz und eine Person: Wer ihm zuerst folgt, setzt sich.
invite-seat = Platz { $number }
invite-make = Einen Link machen
invite-make-for = Einen Link für Platz { $number } machen
invite-copy = Kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-share-text = Setz dich mit mir an den Tisch: { $title }
invite-link-of = Link zu Platz { $number }
invite-qr = QR-Code des Links zu Platz { $number }
invite-only-here = Dieses Haus ist nur auf diesem Rechner offen, darum gelten diese Links nur hier. Öffne es für andere mit
invite-go = Zum Tisch gehen
invite-none = Alle Plätze sind besetzt.
join-title = Du bist eingeladen
join-line = Wähle, wie du am Tisch heißt, und setz dich.
join-name = Dein Name
join-go = Hinsetzen
join-going = Ein Stuhl kommt …
join-home = Zur Startseite

## Settings

settings-title = Einstellungen
settings-close = Die Einstellungen schließen
settings-name = Dein Name
settings-name-why = An künftigen Tischen; wo du schon sitzt, behältst du den alten.
settings-language = Sprache
settings-theme = Licht
settings-theme-auto = wie das System
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Bewegung
settings-motion-auto = wie das System
settings-motion-off = keine
settings-motion-fast = schnell
settings-sound = Töne
settings-confirm = Vor einem Zug fragen, der sich nicht zurücknehmen lässt
settings-done = Fertig
