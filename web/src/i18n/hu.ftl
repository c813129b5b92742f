# What the house says, in Hungarian.

## The home

house-opening = Nyílik az ajtó …
house-home = Fondaco, a kezdőlapra
house-you-settings = { $name }, a beállításaid
house-title = Három kereskedőjáték a reneszánsz Itáliából
house-line = Ülj le egy kereskedőházban a csatorna partján: a ház saját kereskedői ellen, barátokkal bárhonnan, vagy együtt egyetlen képernyőnél.
house-against = Az ellenfeleid
house-strength = erősség: { $level } / { $of }
house-by = tervezte: { $designer }
house-seats = { $least }–{ $most } játékos
house-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
  }
house-players-at = Hányan játsszák: { $title }
house-length-medici = három nap, 30–45 perc
house-length-strozzi = három forduló
house-length-oltremare = körülbelül egy óra
house-play = Játssz
house-play-this = Játssz most: { $title }
house-learn = Tanulj
house-learn-this = Tanulj vezetett játékban: { $title }
house-host = Nyiss asztalt
house-host-this = Nyiss asztalt: { $title }
house-with-others = Másokkal
house-with-others-line = Hívd meg a barátaidat linkkel, töltsd fel a helyeket botokkal, vagy adjátok körbe a képernyőt.
house-link = Egy link, amit kaptál
house-link-go = Csatlakozz
house-link-unread = Ebben a szövegben nincs meghívó. Így néz ki: https://…/#join=…
house-mine = Folytasd, ahol abbahagytad
house-public = Meglátogatható asztalok
house-public-none = Most egyetlen nyilvános asztal sem vár. Nyiss egyet, és itt lesz mások számára.
house-replays = A befejezett játékaid
house-replays-none = A befejezett játékaidat itt lépésről lépésre újranézheted.
house-open-file = Nyiss meg egy feljegyzést
house-open-seat = szabad hely
house-status-open = játékosokra vár
house-status-playing = folyamatban
house-status-over = véget ért
house-resume = Folytasd
house-resume-this = Folytasd: { $title } ({ $names })
house-enter = Menj oda
house-enter-this = Menj az asztalhoz: { $title } ({ $names })
house-replay = Nézd újra
house-replay-this = Nézd újra: { $title } ({ $names })
house-join = Csatlakozz
house-join-this = Csatlakozz: { $title } ({ $names })
house-watch = Nézd
house-watch-this = Nézd: { $title } ({ $names })

## When the house does not answer

house-away-title = A ház zárva van
house-away-text = Most senki sem nyit ajtót. Az asztalaid megmaradnak; ez az oldal néhány másodpercenként újra kopog.
house-away-how = Ha a ház a saját gépeden van, így nyisd ki:
house-away-again = Kopogj újra

## Hosting

host-title = Nyiss asztalt
host-game = Játék
host-seats = Helyek
host-who = Ki hol ül
host-seat = { $number }. hely
host-me = Te
host-friend = Egy barát, linkkel
host-neighbour = Valaki ennél a képernyőnél
host-bots = A ház botjai
host-name-at = Név, { $number }. hely
host-options = Ennek az asztalnak a szabályai
host-clock = Óra
host-clock-none = Nincs óra
host-clock-quick = Fejenként 5 perc, és lépésenként 5 másodperc
host-clock-calm = Fejenként 15 perc, és lépésenként 10 másodperc
host-clock-days = Fejenként egy nap, és lépésenként egy óra
host-visibility = Ki láthatja
host-visibility-unlisted = Aki ismeri a címét
host-visibility-public = Mindenki, az asztalok listájában
host-visibility-private = A játékosok, és akiket nézni engednek
host-edition = Lapok
host-edition-house = { $edition }
host-edition-own = Egy fájl a saját dobozod lapjaival
host-edition-why = Így készül: “fondaco edition new { $game }”. Az asztalnál mindenki látja, melyik kiadással játszotok.
host-edition-long = Ez a fájl túl nagy ahhoz, hogy kiadás legyen.
host-more = Óra, lapok, ki nézheti
host-go = Nyisd meg
host-go-now = Nyisd meg és kezdd el
option-medici-greater-bonus = Nagyobb bónusz: a teli raktár 10 helyett 20 forintot ér nyolc szimbólumtól (két játékosnál tíztől)
option-medici-to-the-letter = Szó szerint: az is kap helyezést egy áruban, akinek nincs belőle
option-strozzi-to-the-letter = Szó szerint: az is kap helyezést egy fajta lapkában, akinek nincs belőle
option-strozzi-secret-coins = Titkos érmék: senki sem látja, mennyi van a többieknek
option-oltremare-to-the-letter = Szó szerint: az is kap helyezést valamiben, akinek nincs belőle
option-oltremare-perfect-memory = Tökéletes emlékezet: mindenki átnézheti a nyíltan berakodott rakományt
option-oltremare-four-proposals = Fordulónként legfeljebb négy ajánlat nyolc helyett
option-oltremare-two-proposals = Fordulónként legfeljebb két ajánlat nyolc helyett
option-short-greater-bonus = nagyobb bónusz
option-short-to-the-letter = szó szerinti szabályok
option-short-secret-coins = titkos érmék
option-short-perfect-memory = tökéletes emlékezet
option-short-four-proposals = fordulónként négy ajánlat
option-short-two-proposals = fordulónként két ajánlat

## Inviting and joining

invite-title = Hívd meg a barátaidat
invite-line = Minden link egy helyre és egy embernek szól: aki elsőként követi, az ül le.
invite-seat = { $number }. hely
invite-make = Készíts linket
invite-make-for = Készíts linket: { $number }. hely
invite-copy = Másold
invite-copied = Kimásolva
invite-share = Oszd meg
invite-share-text = Ülj le velem játszani: { $title }
invite-link-of = Link: { $number }. hely
invite-qr = A link QR-kódja: { $number }. hely
invite-only-here = Ez a ház csak ezen a gépen van nyitva, ezért ezek a linkek csak itt működnek. Így nyisd ki mások előtt:
invite-go = Menj az asztalhoz
invite-none = Minden hely foglalt.
join-title = Meghívást kaptál
join-line = Válaszd ki, hogyan szólítsunk az asztalnál, és ülj le.
join-name = A neved
join-go = Ülj le
join-going = Hozunk egy széket …
join-home = A kezdőlapra

## Settings

settings-title = Beállítások
settings-close = Zárd be a beállításokat
settings-name = A neved
settings-name-why = A következő asztaloknál; ahol már ülsz, ott a régi marad.
settings-language = Nyelv
settings-theme = Fény
settings-theme-auto = mint a rendszer
settings-theme-light = nappal
settings-theme-dark = éjszaka
settings-motion = Mozgás
settings-motion-auto = mint a rendszer
settings-motion-off = nincs
settings-motion-fast = gyors
settings-sound = Hangok
settings-confirm = Kérdezzen rá a visszavonhatatlan lépésekre
settings-done = Kész
