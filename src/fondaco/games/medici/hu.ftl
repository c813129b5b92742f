# Medici: The Card Game, in Hungarian.

game-line = Három napon át töltöd a hajódat a piacról; a gazdag hajó és a teli raktár fizet.

## Cards and goods

good-grain = gabona
good-spice = fűszer
good-fur = szőrme
good-dye = festék
good-cloth = szövet
card-plain = { $good } { $value }
card-two = { $good } { $value } ×2
card-green = { $good } { $value } ⚑
card-greentwo = { $good } { $value } ×2 ⚑
card-green2 = zöld 2
card-black7 = fekete 7

## Moves

how-to-move = Egy szám, vagy a lépés szavakkal: reveal, take 1 3, take fur2 cloth5.
move-reveal = Fedj fel egy lapot
move-take = Vedd el: { $cards }

## What happens

started = Az első napot { $seat } kezdi.
shuffled = { $cards } lap kerül megkeverve a pakliba.
revealed = { $seat } felfedi: { $card }.
deck-ran-out = Ez volt a pakli utolsó lapja.
taken = { $seat } elveszi: { $card }.
announced = { $seat } bejelenti: a hajója értéke { $value }.
filled = { $seat } hajója megtelt.
last-turn = Már csak { $seat } hajóján van hely: ő még egyszer, utoljára sorra kerül.
passed = { $seat } passzol: a piac és a pakli is üres.
day-ended = Véget ér { $day ->
    [1] az első
    [2] a második
   *[other] a harmadik
  } nap.
ship-paid = { $seat } hajója ({ $value }) { $place ->
    [1] a legértékesebb
    [2] a második
    [3] a harmadik
    [4] a negyedik
    [5] az ötödik
   *[other] a hatodik
  }: { florins }.
ship-shared = { $seat } hajója ({ $value }) { $place ->
    [1] az első
    [2] a második
    [3] a harmadik
    [4] a negyedik
   *[other] az ötödik
  } helyen osztozik { $tied ->
    [2] egy másikkal
   *[other] másokkal
  }: { florins }.
stored = { $seat } raktárába kerül: { $card }.
removed = { $seat } lapja kikerül a játékból: { $card }.
good-paid = { $seat } raktárában van { $place ->
    [1] a legtöbb
   *[other] a második legtöbb
  } { $good } ({ $symbols }): { florins }.
good-shared = Holtversenyben { $seat } raktárában van { $place ->
    [1] a legtöbb
   *[other] a második legtöbb
  } { $good } ({ $symbols }): { florins }.
bonus = { $seat } raktárában legalább öt { $good } van ({ $symbols }): még { florins }.
bonus-for-two = { $seat } raktárában legalább hét { $good } van ({ $symbols }): még { florins }.
greater-bonus = { $seat } raktárában összegyűlt { $symbols } { $good }: még { florins }.
market-returned = { $cards ->
    [0] A piacon nem maradt lap
    [one] A piac utolsó lapja visszakerül a pakliba
   *[other] A piacon maradt { $cards } lap visszakerül a pakliba
  }; a paklit ({ $deck } lap) megkeverjük.
day-started = { $day }. nap: { $seat } kezd, mert neki van a legkevesebb forintja ({ $florins }).
won = { $seat } nyer: { florins }.
victory-shared = { $seat } osztozik a győzelmen: { florins }.
florins = { $florins ->
    [0] semmi
    [one] 1 forint
   *[other] { $florins } forint
  }

## What is refused

game-over = A játék véget ért: mindhárom napot kiértékeltük.
ship-full = A hajód megtelt, ezért ma már nem kerülsz sorra. Most { $seat } lép.
not-your-turn = Most { $seat } lép.
no-such-move = Nincs ilyen lépés: fedj fel egy lapot, vagy vegyél el lapokat.
three-revealed = Ebben a fordulóban már három lapot felfedtél; most vegyél el.
deck-empty = A pakli üres: több lapot nem lehet felfedni.
market-empty = A piac üres: előbb fedj fel egy lapot.
out-of-reach = A piacnak csak az utolsó három lapját éred el, és hátulról számolva { $place }. helyen nincs elvehető lap.
last-must-go = Az utolsó lapot is el kell venned: { $card }.
not-in-market = Nincs ilyen lap a piacon: { $card }.
no-room = Ezekhez a lapokhoz { $needed } hely kell, a hajódon pedig { $room } van.

## The table

label-market = Piac
label-deck = pakli: { $cards }
label-in-reach = { $place ->
    [1] utolsó
    [2] második
   *[other] harmadik
  }
label-empty = üres
label-ships = Hajók
label-warehouses = Raktárak
label-merchant = Kereskedő
label-ship = Hajó
label-value = Érték
label-room = Hely
label-florins = Forint
label-bonus = bónusz: legalább { $symbols }
headline = { $day }. nap a 3-ból
option-greater-bonus = nagyobb bónusz
option-to-the-letter = szó szerint
source-ship = hajó
source-bonus = bónusz
sheet-unit = forint
period-day = { $number }. nap

## Reasons

reason-coin = forint
reason-look = Megnéz még egy lapot, mielőtt dönt
reason-ship = { $value } értékű hajó: { reason-standing }, { $room ->
    [0] és megtelt
   *[other] és van még { $room } hely
  }
reason-good = { reason-gathered }: { reason-standing } { $good } terén{ reason-days }
reason-good-bonus = { reason-gathered }: { reason-standing } { $good } terén, és a bónusz{ reason-days }
reason-gathered = { $symbols ->
    [1] Az első { $good }
    [2] A második { $good }
    [3] A harmadik { $good }
    [4] A negyedik { $good }
    [5] Az ötödik { $good }
    [6] A hatodik { $good }
    [7] A hetedik { $good }
   *[other] { $symbols } { $good }
  }
reason-days = { $days ->
    [1] { "" }
   *[other] , { $days } napon át
  }
reason-day-ends = Lezárja { $day ->
    [1] az első
    [2] a második
   *[other] a harmadik
  } napot
reason-ship-paid = { $value } értékű hajóval ér véget a nap: { reason-standing }
reason-good-paid = A nap végén { $symbols } { $good }: { reason-standing }
reason-bonus-paid = A nap végén bónusz: { $symbols } { $good }

## The lesson

lesson-welcome = Firenzei kereskedő vagy. Három napon át töltöd a hajódat a piacról, este pedig raktárba teszed az árut. A legtöbb forint nyer.
lesson-market = Kezdd a piaccal. Fedj fel egy lapot; ha láttad, fedj fel még egyet, vagy állj meg. Egy fordulóban legfeljebb hármat fedhetsz fel.
lesson-reach = A piac utolsó lapját mindig elveszed. Az előtte lévő kettőből is elvehetsz egyet vagy mindkettőt. Ami hátrébb van, azt nem éred el.
lesson-room = A hajódon öt lapnak van hely. A zöld lapok nem foglalnak helyet: mindig jöhetnek a fedélzetre.
lesson-value = A lapjaidon lévő számok összege a hajód értéke. Este a legértékesebb hajó kapja a legtöbbet, ezért figyeld a többieket is.
lesson-full = Megtelt egy hajó. A gazdája ma már nem kerül sorra, a többiek ráérősen folytatják.
lesson-last-turn = Már csak egy hajón van hely. Még egyszer, utoljára sorra kerül, aztán véget ér a nap, akár megtelt, akár nem.
lesson-ships = Vége a napnak, a hajókat az értékük szerint fizetik. Három kereskedőnél a legértékesebb 30, a második 15 forintot kap. Az egyenlő hajók osztoznak.
lesson-warehouses = Most az áru a raktárakba kerül, és ott is marad. Minden áruból a legtöbb szimbólum 10 forintot hoz, a második legtöbb 5-öt, minden este újra.
lesson-next-day = Az új napot az kezdi, akinek a legkevesebb forintja van, és mindenkinek üres a hajója. A raktárad tovább fizet, ezért olyan árut keress, amiből te vezethetsz.
lesson-bonus = Egy áruból öt szimbólum még 10 forintot hoz, minden este, amikor megvan. Megéri korán gyűjteni.
lesson-end = Vége a három napnak, a legtöbb forint nyer. Nézd meg az elszámolást: elmondja, honnan jött minden forint.
