# At a table and at a replay, in German.

## The frame

table-house = Fondaco
table-home = Zurück ins Haus
table-seats = Plätze
table-board = Das Spielfeld
table-prompt = Was du tun kannst
table-side = Verlauf, Gespräch und Regeln
table-edition = Ausgabe: { $edition }
table-options = mit { $options }
table-seat-count = { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
  }
table-lesson = geführte erste Partie
table-panel-open = Verlauf und mehr
table-panel-close = Schließen
table-title-your-turn = ● Du bist dran · { $title }

## The line

table-line-calling = Das Haus wird gerufen …
table-line-lost = Verbindung verloren, neuer Versuch. Nichts ist verloren.
table-line-refused = Das Haus lässt dich hier nicht ein.
table-line-back = Wieder verbunden.
table-line-open = Der Tisch wird gedeckt …

## Whose turn it is

table-your-turn = Du bist dran.
table-your-turn-named = { $name }, du bist dran.
table-thinking = { $name } denkt nach …
table-waiting-for-players = Der Tisch wartet auf Mitspieler.
table-everybody-here = Alle sind da. Das Spiel kann beginnen.
table-over-one = Das Spiel ist vorbei: { $name } gewinnt.
table-over-shared = Das Spiel ist vorbei: { $names } teilen sich den Sieg.
table-asks-back = { $name } möchte einen Zug zurücknehmen.
table-you-ask-back = Du möchtest deinen Zug zurücknehmen. Die anderen müssen zustimmen.
table-taken-back = Ein Zug wurde zurückgenommen.
table-hand-over = Gib den Bildschirm an { $name } weiter.
table-i-am = Ich bin { $name }: Zeig mir den Tisch
table-watching = Du schaust zu.

## Seats

table-to-move = am Zug
table-you = du
table-bot = Bot
table-away = nicht da
table-kept-warm = nicht da, ein Bot hält den Platz
table-open-seat = freier Platz
table-guest = Gast
table-clock = { $name } hat noch { $time }
table-has-florins = { $count ->
    [one] 1 Florin
   *[other] { $count } Florin
  }
table-has-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
  }
table-has-ducats = { $count ->
    [one] 1 Dukat
   *[other] { $count } Dukaten
  }
table-has-fame = { $count } Ruhm
table-has-hand = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

## What may be done

table-choices = Deine Möglichkeiten
table-key = Taste { $key }
table-more-choices = Möglichkeiten: { $count }
table-sure = Wirklich? „{ $move }“ lässt sich nicht zurücknehmen.
table-do-it = Ja, so spielen
table-not-yet = Noch nicht
table-hint = Tipp holen
table-hint-thinking = Wir denken nach …
table-hint-chance = { $percent } %
table-hint-about = Gewinnchancen aus { $tries ->
    [one] 1 Versuch
   *[other] { $tries } Versuchen
  }. Ein Klick spielt den Zug.
table-hint-label = Den Tipp spielen: { $move }, { $percent } % Gewinnchance
table-hint-close = Den Tipp weglegen
table-undo = Zurücknehmen
table-why = Warum?
table-why-clause = Warum? Regel { $clause }
table-dismiss = In Ordnung
table-let-back = Erlauben
table-refuse-back = Nein, weiterspielen
table-refused = Das geht nicht

## Log, chat, rules, score

table-log = Verlauf
table-log-empty = Es ist noch nichts geschehen.
table-chat = Gespräch
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Sag etwas
table-chat-send = Senden
table-chat-new = { $count } neu
table-rules = Regeln
table-rules-search = In den Regeln suchen
table-rules-found = { $count ->
    [0] Das sagt keine Regel.
    [one] 1 Regel
   *[other] { $count } Regeln
  }
table-rules-loading = Das Buch wird aufgeschlagen …
table-score = Abrechnung
table-score-empty = Noch wurde nichts bezahlt.
table-score-source = Quelle
table-score-sum = Summe
table-score-total = Gesamt
table-score-whole = Das ganze Spiel
table-score-unknown = dir nicht bekannt
table-score-chart = { $name }: { $parts }
table-score-part = { $source } { $amount }
table-score-go-on = Weiter
table-score-skip = Alles zeigen
table-score-of = Abrechnung: { $period }

## Before the game

table-sit-down = Auf Platz { $seat } setzen
table-invite = Auf Platz { $seat } einladen
table-invite-more = Mit QR-Code einladen
table-start = Anfangen
table-start-with-bots = Freie Plätze auffüllen und anfangen
table-opponent = Bots auf den freien Plätzen
table-link = Link
table-link-copy = Kopieren
table-link-copied = Kopiert
table-link-invite = Schick ihn einem Gast. Wer ihn zuerst öffnet, setzt sich.
table-link-transfer = Öffne ihn auf dem anderen Gerät. Er bringt deinen Platz dorthin, einmal.
table-link-watch = Schick ihn einem Gast, der dann zuschauen darf.
table-link-share = Wer ihn öffnet, sieht die Partie.

## The menu

table-menu = Mehr
table-ask-back = Bitten, den Zug zurückzunehmen
table-vote = Abstimmen: ein Bot für { $name }
table-voices = { $count ->
    [one] 1 Stimme
   *[other] { $count } Stimmen
  }
table-hide = Geheimes verbergen
table-show-as = Den Tisch zeigen für { $name }
table-watch-link = Link zum Zuschauen
table-elsewhere = Anderswo weiterspielen als { $name }
table-leave = Den Tisch verlassen
table-leave-sure = Den Tisch verlassen?
table-leave-playing = Ein Bot spielt an deiner Stelle weiter, und der Platz kommt nicht zurück.
table-leave-open = Der Platz wird wieder frei.
table-leave-yes = Ja, verlassen
table-leave-no = Nein, bleiben
table-sound = Ton
table-confirm = Vor Zügen fragen, die sich nicht zurücknehmen lassen
table-language = Sprache
table-notify = Bescheid geben, wenn ich dran bin
table-notify-now = Du bist dran: { $title }.

## The end

table-result = Das Ergebnis
table-winner = gewinnt
table-rank = { $rank }.
table-again = Noch einmal spielen
table-again-waiting = Wir warten auf die anderen …
table-next-game = Zum nächsten Spiel
table-replay = Die Partie ansehen
table-record = Die Partie herunterladen
table-share = Teilen

## The guided game

table-coach = Deine Begleitung
table-coach-next = Weiter
table-coach-progress = { $done } von { $all }
table-coach-rule = Die Regel
table-coach-wait = Spiel weiter. Ich bin wieder da, wenn etwas Neues geschieht.
table-coach-enough = Jetzt weißt du, wie man spielt.
table-coach-enough-more = Der Rest kommt am Ende der Partie. Spiel weiter, und ich sage ihn dir, wenn es so weit ist; hör ihn jetzt; oder hör hier auf.
table-coach-on = Weiterspielen
table-coach-rest = Den Rest erzählen
table-coach-stop = Hier aufhören
table-coach-done = Jetzt kennst du das Spiel.
table-coach-done-more = Spiel es zu Ende, oder finde andere Gegner im Haus.
table-coach-over-more = Finde andere Gegner im Haus, oder spiel es noch einmal.
table-coach-away = Für dieses Spiel gibt es keine Begleitung.

## The replay

replay-title = { $title } zum Ansehen
replay-open = Eine Partiedatei öffnen
replay-open-about = Das ist die Datei, die du am Ende einer Partie herunterlädst. Sie enthält jeden Zug und wird geprüft, bevor sie gezeigt wird.
replay-file = Partiedatei auswählen
replay-loading = Die Partie wird gelesen …
replay-eyes = Gesehen von
replay-eyes-all = wer am Zug ist
replay-eyes-spectator = wer zuschaut
replay-step = Zug { $number } von { $last }
replay-scrub = Zug
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-start = Der Anfang des Spiels.
replay-curve = Gewinnchancen
replay-curve-about = Gewinnchancen im Lauf der Partie, wie ein Suchprogramm sie sieht. Klick, um zu einem Zug zu gehen.
replay-curve-progress = Die Partie wird durchdacht: { $done } von { $all } Stellungen.
replay-curve-away = Die Kurve ließ sich nicht berechnen.
replay-turning = Wendepunkte
replay-turning-at = Zug { $number }: { $words }
replay-play-on = Von hier aus weiterspielen
replay-play-on-seat = Du sitzt als
replay-play-on-bot = Gegen
replay-play-on-go = Weiterspielen
replay-share-of = { $name } { $percent } %
replay-other = Eine andere Partie öffnen
