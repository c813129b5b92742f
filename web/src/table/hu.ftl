# At a table and at a replay, in Hungarian.

## The frame

table-house = Fondaco
table-home = Vissza a házba
table-seats = Helyek
table-board = A tábla
table-prompt = Mit tehetsz
table-side = Napló, csevegés és szabályok
table-edition = kiadás: { $edition }
table-options = ezzel: { $options }
table-seat-count = { $seats ->
    [one] 1 hely
   *[other] { $seats } hely
  }
table-lesson = vezetett első játék
table-panel-open = Napló és egyebek
table-panel-close = Zárd be
table-title-your-turn = ● Te jössz · { $title }

## The line

table-line-calling = Hívjuk a házat …
table-line-lost = Megszakadt a kapcsolat, újra próbáljuk. Semmi sem veszett el.
table-line-refused = A ház ide nem enged be.
table-line-back = Újra van kapcsolat.
table-line-open = Terítjük az asztalt …

## Whose turn it is

table-your-turn = Te jössz.
table-your-turn-named = { $name }, te jössz.
table-thinking = { $name } gondolkodik …
table-waiting-for-players = Az asztal játékosokra vár.
table-everybody-here = Mindenki itt van. Kezdődhet a játék.
table-over-one = A játék véget ért: { $name } nyert.
table-over-shared = A játék véget ért: { $names } osztozik a győzelmen.
table-asks-back = { $name } visszavonna egy lépést.
table-you-ask-back = Visszavonnád a lépésedet. A többieknek bele kell egyezniük.
table-taken-back = Egy lépést visszavontak.
table-hand-over = Add tovább a képernyőt: { $name } következik.
table-i-am = { $name } vagyok: mutasd az asztalt
table-watching = Nézed a játékot.

## Seats

table-to-move = következik
table-you = te
table-bot = bot
table-away = nincs itt
table-kept-warm = nincs itt, egy bot tartja a helyét
table-open-seat = szabad hely
table-guest = vendég
table-clock = { $name } ideje: még { $time }
table-has-florins = { $count ->
    [one] 1 forint
   *[other] { $count } forint
  }
table-has-coins = { $count ->
    [one] 1 érme
   *[other] { $count } érme
  }
table-has-ducats = { $count ->
    [one] 1 dukát
   *[other] { $count } dukát
  }
table-has-fame = { $count } hírnév
table-has-hand = { $count ->
    [one] 1 lap
   *[other] { $count } lap
  }

## What may be done

table-choices = Választhatsz
table-key = Billentyű: { $key }
table-more-choices = { $count } lehetőség
table-sure = Megteszed? „{ $move }” – ezt nem lehet visszavonni.
table-do-it = Igen, tedd meg
table-not-yet = Még ne
table-hint = Kérj tippet
table-hint-thinking = Gondolkodunk rajta …
table-hint-chance = { $percent }%
table-hint-about = Nyerési esélyek { $tries ->
    [one] 1 próba
   *[other] { $tries } próba
  } alapján. Egy kattintás megteszi a lépést.
table-hint-label = Játszd a tippet: { $move }, { $percent }% esély a győzelemre
table-hint-close = Tedd el a tippet
table-undo = Vond vissza
table-why = Miért?
table-why-clause = Miért? Szabály: { $clause }
table-dismiss = Rendben
table-let-back = Engedd meg
table-refuse-back = Nem, játsszunk tovább
table-refused = Ez így nem megy

## Log, chat, rules, score

table-log = Napló
table-log-empty = Még nem történt semmi.
table-chat = Csevegés
table-chat-empty = Még senki sem szólt semmit.
table-chat-say = Szólj valamit
table-chat-send = Küldd el
table-chat-new = { $count } új
table-rules = Szabályok
table-rules-search = Keress a szabályokban
table-rules-found = { $count ->
    [0] Ilyet egyetlen pont sem mond.
    [one] 1 pont
   *[other] { $count } pont
  }
table-rules-loading = Kinyitjuk a könyvet …
table-score = Elszámolás
table-score-empty = Még nem volt kifizetés.
table-score-source = Forrás
table-score-sum = Összeg
table-score-total = Összesen
table-score-whole = Az egész játék
table-score-unknown = előtted ismeretlen
table-score-chart = { $name }: { $parts }
table-score-part = { $source } { $amount }
table-score-go-on = Tovább
table-score-skip = Mutasd mind
table-score-of = Elszámolás: { $period }

## Before the game

table-sit-down = Ülj le: { $seat }. hely
table-invite = Hívj meg valakit: { $seat }. hely
table-invite-more = Hívj meg QR-kóddal
table-start = Kezdjétek el
table-start-with-bots = Töltsd fel a szabad helyeket, és kezdd el
table-opponent = Botok a szabad helyeken
table-link = Link
table-link-copy = Másold
table-link-copied = Kimásolva
table-link-invite = Küldd el egy vendégnek. Aki elsőként megnyitja, az ül le.
table-link-transfer = Nyisd meg a másik eszközön. Átviszi oda a helyedet, egyszer.
table-link-watch = Küldd el egy vendégnek, aki aztán nézheti a játékot.
table-link-share = Aki ezt megnyitja, látja az újranézést.

## The menu

table-menu = Több
table-ask-back = Kérd a lépésed visszavonását
table-vote = Szavazz: bot { $name } helyére
table-voices = { $count ->
    [one] 1 szavazat
   *[other] { $count } szavazat
  }
table-hide = Rejtsd el, ami titkos
table-show-as = Mutasd az asztalt { $name } szemével
table-watch-link = Link a nézéshez
table-elsewhere = Folytasd máshol { $name } helyén
table-leave = Hagyd el az asztalt
table-leave-sure = Elhagyod az asztalt?
table-leave-playing = Egy bot játszik tovább helyetted, és a helyedet nem kapod vissza.
table-leave-open = A hely újra szabad lesz.
table-leave-yes = Igen, elmegyek
table-leave-no = Nem, maradok
table-sound = Hang
table-confirm = Kérdezzen rá a visszavonhatatlanra
table-language = Nyelv
table-notify = Szóljon, amikor én jövök
table-notify-now = Te jössz: { $title }.

## The end

table-result = Az eredmény
table-winner = nyert
table-rank = { $rank }.
table-again = Játssz újra
table-again-waiting = Várunk a többiekre …
table-next-game = A következő játékhoz
table-replay = Nézd újra
table-record = Töltsd le a feljegyzést
table-share = Oszd meg

## The guided game

table-coach = A vezetőd
table-coach-next = Tovább
table-coach-progress = { $done } / { $all }
table-coach-rule = A szabály
table-coach-wait = Játssz tovább. Visszajövök, ha valami új történik.
table-coach-enough = Most már tudsz játszani.
table-coach-enough-more = A többi a játék végén jön. Játssz tovább, és elmondom, amikor számít; hallgasd meg most; vagy hagyd abba itt.
table-coach-on = Játssz tovább
table-coach-rest = Mondd el a többit
table-coach-stop = Itt abbahagyom
table-coach-done = Most már ismered a játékot.
table-coach-done-more = Játszd végig, vagy keress más ellenfeleket a házban.
table-coach-over-more = Keress más ellenfeleket a házban, vagy játszd újra.
table-coach-away = Ehhez a játékhoz nincs vezető.

## The replay

replay-title = Újranézés: { $title }
replay-open = Nyiss meg egy feljegyzést
replay-open-about = A feljegyzés az a fájl, amit a játék végén letöltesz. Minden lépés benne van, és megnyitás előtt ellenőrizzük.
replay-file = Válassz feljegyzést
replay-loading = Olvassuk a játékot …
replay-eyes = Kinek a szemével
replay-eyes-all = aki éppen lép
replay-eyes-spectator = egy néző
replay-step = { $number }. lépés, összesen { $last }
replay-scrub = Lépés
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-on = Egy lépést előre
replay-last = A végére
replay-play = Játszd le
replay-pause = Állítsd meg
replay-speed = Sebesség
replay-start = A játék kezdete.
replay-curve = Nyerési esélyek
replay-curve-about = A nyerési esélyek a játék folyamán, ahogy egy keresőprogram látja. Kattints, és egy lépéshez jutsz.
replay-curve-progress = Átgondoljuk a játékot: { $done } / { $all } állás.
replay-curve-away = A görbét nem sikerült kiszámítani.
replay-turning = Fordulópontok
replay-turning-at = { $number }. lépés: { $words }
replay-play-on = Játssz tovább innen
replay-play-on-seat = A te helyed
replay-play-on-bot = Ellenfelek
replay-play-on-go = Játssz tovább
replay-share-of = { $name } { $percent }%
replay-other = Nyiss meg egy másik feljegyzést
