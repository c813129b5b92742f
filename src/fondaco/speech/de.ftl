# What all games say, in German.

nothing-to-undo = Es gibt nichts zurückzunehmen: Der letzte Zug hat etwas Neues gezeigt oder war nicht deiner.
list-two = { $first } und { $last }
reason-standing = { $tied ->
    [1] { reason-rank } Platz
   *[other] geteilter { reason-rank } Platz
  }
reason-rank = { $place ->
    [1] erster
    [2] zweiter
    [3] dritter
    [4] vierter
    [5] fünfter
   *[other] sechster
  }

## The bots of the house

bot-pippo = Tut, was ihm gerade einfällt, und hat seine Freude daran.
bot-nina = Nimmt das beste Geschäft in Sicht und schaut nie zweimal hin.
bot-bartolo = Vierzig Jahre an den Kais: Er weiß, was daraus wird.
bot-clarice = Hat jeden Zug im Kopf probiert, bevor sie ihn macht.
bot-lucrezia = Schnell, und dir immer einen Gedanken voraus.
bot-cosimo = Lässt sich Zeit und sieht, wohin du willst.

## What the house refuses

sorry-guest-unknown = Sag zuerst deinen Namen.
sorry-guest-name = Ein Name hat mindestens einen Buchstaben.
sorry-table-unknown = Diesen Tisch gibt es nicht.
sorry-table-private = Dieser Tisch ist privat.
sorry-table-full = Diesem Tisch schauen schon zu viele zu.
sorry-table-busy = Der Tisch war nicht zu erreichen; versuch es noch einmal.
sorry-table-not-started = Das Spiel hat noch nicht begonnen.
sorry-table-started = Das Spiel hat schon begonnen.
sorry-table-over = Das Spiel ist vorbei.
sorry-stale = Inzwischen ist am Tisch etwas geschehen; sieh noch einmal hin.
sorry-seat-not-yours = Dieser Platz ist nicht deiner.
sorry-seat-unknown = Der Tisch hat die Plätze 0 bis { $last }.
sorry-seat-taken = Dieser Platz ist besetzt.
sorry-seat-by-invitation = An diesen Tisch setzt man sich auf Einladung.
sorry-start-guest = Das Spiel beginnt, wer am Tisch sitzt.
sorry-start-open-seats = Einige Plätze sind noch frei.
sorry-hint-not-your-turn = Du hast jetzt nichts zu entscheiden.
sorry-back-not-asked = Sonst bittet niemand, einen Zug zurückzunehmen.
sorry-chat-empty = In dieser Zeile steht nichts zu lesen.
sorry-rematch-not-over = Ein weiteres Spiel gibt es, wenn dieses vorbei ist.
sorry-rematch-there = Das nächste Spiel ist schon da.
sorry-vote-not-playing = Über Plätze wird abgestimmt, während gespielt wird.
sorry-vote-nobody = Auf diesem Platz sitzt keine andere Person.
sorry-invite-not-yours = Gäste lädt ein, wer am Tisch sitzt.
sorry-link-spent = Dieser Link ist schon benutzt oder zu alt.
sorry-limit-too-often = Das war zu oft; warte ein wenig.
sorry-limit-too-many = Davon sind zu viele offen; schließ zuerst etwas.
sorry-command-unknown = Damit weiß der Tisch nichts anzufangen.
sorry-lesson-none = Für { $game } gibt es noch keine Lektion.
sorry-fork-number = Das Spiel hat die Züge 0 bis { $last }.
sorry-fork-over = Nach dem letzten Zug gibt es nichts mehr zu spielen.
sorry-replay-eyes = Man sieht mit den Augen eines Platzes, 0 bis { $last }, eines Zuschauers, -1, oder aller, all.
sorry-bot-unknown = Diesen Bot gibt es nicht. Die Bots sind: { $bots }.
sorry-record-not-over = Die Partiedatei gibt es, wenn das Spiel vorbei ist.
sorry-record-damaged = Die Datei ist abgeschnitten oder beschädigt.
sorry-record-none = Die Datei ist leer.
sorry-record-large = Die Datei ist größer als jedes Spiel.
sorry-record-foreign = Die Datei ist keine Partiedatei.
sorry-record-several = Die Datei enthält mehrere Partien; bring nur eine.
sorry-record-newer = Die Partiedatei ist neuer geschrieben, als dieses Haus lesen kann.
sorry-record-rules = Die Partiedatei folgt einer anderen Fassung der Regeln, als dieses Haus spielt.
sorry-record-secret = Der Partiedatei fehlt das Geheimnis hinter ihrem Zufall; so ist sie nicht zu prüfen.
sorry-record-game = Die Partiedatei ist von einem Spiel, das dieses Haus nicht hat.
sorry-record-untrue = Die Partiedatei stimmt nicht: So kann es nicht gewesen sein.
sorry-fault = Hier ist etwas zerbrochen; es wurde vermerkt als { $id }.
sorry-no-hint = Hier ist etwas zerbrochen; es kam kein Tipp.
