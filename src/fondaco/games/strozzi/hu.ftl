# Strozzi, in Hungarian.

game-line = Zászlóval szerzel hajókat, Velencébe, Rómába vagy Nápolyba viszed őket, és négy városban kapaszkodsz felfelé.

## Pieces

city-venice = Velence
city-rome = Róma
city-naples = Nápoly
city-florence = Firenze
category-art = művészet
category-science = tudomány
category-architecture = építészet
flag-pirate = kalózzászló
flag-plus-one = +1 zászló
flag-ware = áruzászló
ship = { $sail ->
    [3] 3-as
    [5] 5-ös
    [6] 6-os
    [8] 8-as
   *[other] { $sail }-es
} hajó{ $venice ->
    [0] { "" }
   *[other] { " " }· { $venice }× Velence
}{ $rome ->
    [0] { "" }
   *[other] { " " }· { $rome }× Róma
}{ $naples ->
    [0] { "" }
   *[other] { " " }· { $naples }× Nápoly
}{ $scrolls ->
    [0] { "" }
   *[other] { " " }· { $scrolls }× Firenze
}{ $promotion ->
    [0] { "" }
   *[other] { " " }· ✦
}
tile-plain = { $category } { $value }
tile-ware = { $category } { $value }, áru { $port } számára

## Moves

how-to-move = Egy szám, vagy a lépés szavakkal: decline, flag pirate, flag +1, port rome, tile 2.
move-decline = Mondj le a hajóról
move-let-go = Engedd el
move-pirate = Ezzel szerezd meg: { $flag }
move-flag = Tűzd ki: { $flag }
move-port = Hajózz ide: { $port }
move-tile = Vedd el: { $tile }

## What happens

started = { $seat } kezdi a játékot.
tile-turned = Felcsapott lapka: { $tile }.
ships-removed = { $removed } hajó látatlanban félrekerül; { $ships } alkotja a tartalékot.
turned-over = { $seat } felfordítja: { $ship }.
declined = { $seat } lemond róla.
let-go = { $seat } elengedi.
flagged = { $seat } kitűzi: { $flag }.
claimed = { $seat } a kalózzászlóval megszerzi a hajót.
flag-returned = { $seat } visszaveszi a zászlaját: { $flag }.
set-aside = Senkinek sem kell: { $ship }; { $seat } félreteszi.
taken = { $seat } elviszi a hajót.
moored = { $seat } hajója { $port } kikötőjébe ér: { $ship }, sebesség { $speed }, { $place }. hely.
moved = { $seat } { $steps } mezőt lép feljebb { $city } sávján: { $space }. mező.
moved-further = { $seat } { $steps } mezőt lép feljebb { $city } sávján az áruzászlóval: { $space }. mező.
moved-by-scrolls = { $seat } { $steps } mezőt lép feljebb Firenze sávján: { $space }. mező.
tile-taken = { $seat } elveszi: { $tile }.
moved-by-tile = A lapka feljebb viszi { $seat } jelzőjét { $city } sávján: { $space }. mező.
tile-replaced = A helyére kerül: { $tile }.
flags-used-up = Minden zászló elfogyott: véget ér { $round ->
    [1] az első
    [2] a második
   *[other] a harmadik
  } forduló.
supply-used-up = Minden hajót felfordítottunk: véget ér { $round ->
    [1] az első
    [2] a második
   *[other] a harmadik
  } forduló.
ship-paid = { $seat } hajója { place } áll { $port } kikötőjében: { $coins } érme.
marker-paid = { $seat } jelzője { place } áll { $city } sávján: { $coins } érme.
bonus-paid = { $seat } jelzője bónuszmezőn áll { $city } sávján: { $coins } érme.
round-started = { $round }. forduló: { $seat } kezd, mert Firenze sávján ő áll a legmagasabban.
tiles-paid = { $seat } { place } áll ({ $category }, { $merit }): { $coins } érme.
tiles-paid-by-florence = { $seat } Firenze döntésével { place } áll ({ $category }, { $merit }): { $coins } érme.
won = { $seat } nyer { $coins } érmével.
won-by-florence = { $seat } nyer { $coins } érmével: az állás egyenlő, de Firenze sávján magasabban áll.
place = { $place ->
    [1] az első helyen
    [2] a második helyen
   *[other] a harmadik helyen
  }

## What is refused

game-over = A játék véget ért: mindhárom fordulót kiértékeltük.
no-flags = Elfogytak a zászlóid, ezért a forduló hátralévő részében már nem veszel részt. Most { $seat } dönt.
not-your-turn = Most { $seat } dönt.
no-such-move = Nincs ilyen lépés: mondj le a hajóról, tűzz ki egy zászlót, válassz kikötőt vagy lapkát.
decide-first = Előbb mondd meg, kell-e a hajó: mondj le róla, vagy tűzz ki egy zászlót.
flag-not-held = Ez a zászlód már elfogyott ebben a fordulóban: { $flag }.
pirate-only = { $seat } zászlója van a hajón: csak kalózzászlóval vihető el.
port-first = Elvitted a hajót: válassz neki kikötőt, Velencét, Rómát vagy Nápolyt.
port-taken = Ebben a fordulóban már van hajód { $port } kikötőjében.
tile-first = A hajó támogatáslapkát hoz: válassz egyet a felcsapottak közül.
no-tile = Ott nincs lapka.

## The table

headline = { $round }. forduló a 3-ból
label-offer = A kínálat
label-cities = Városok
label-ports = Kikötők
label-captains = Kapitányok
label-tiles = Felcsapott lapkák
label-captain = Kapitány
label-flags = Zászlók
label-decision = Ez a hajó
label-coins = Érmék
label-hidden = rejtett
label-supply = még { $ships } hajó ebben a fordulóban
label-empty = még senki
label-start = kezdőmező
label-no-ship = nincs felfordított hajó
label-sail = sebesség { $sail }
label-space = Mező
decision-active = ő fordította fel
decision-flag = rajta: { $flag }
decision-asked = most dönt
decision-waiting = még dönthet
decision-pirate = van kalózzászlója
decision-declined = lemondott róla
decision-out = nem dönt
source-ships = hajók
source-bonus = bónusz
source-tiles = lapkák
sheet-unit = érme
period-round = { $number }. forduló
period-end = A játék vége
option-to-the-letter = szó szerint
option-secret-coins = titkos érmék

## Reasons

reason-coin = érme
reason-flags-kept = Megtartja a zászlókat egy másik hajóra
reason-pirate-kept = Megtartja a kalózzászlót egy másik hajóra
reason-supply = A zászlókra { $ships ->
    [0] már nem vár hajó
    [one] még 1 hajó vár
   *[other] még { $ships } hajó vár
  } ebben a fordulóban
reason-flag-spent = Elfogy egy zászló: { $flag }
reason-claim = Legjobb helye { $port }: sebességben ott { reason-rank }{ $steps ->
    [0] { "" }
   *[other] , { $steps } mező { $port } sávján
  }{ $scrolls ->
    [0] { "" }
   *[other] , { $scrolls } mező Firenze sávján
  }{ $promotion ->
    [0] { "" }
   *[other] , egy lapka
  }{ $risk ->
    [0] { "" }
   *[other] , ha kalóz el nem viszi
  }
reason-ship = { $speed } a sebessége { $port } kikötőjében: eddig { reason-rank }
reason-marker = { $space }. mező { $city } sávján: { reason-rank } hely{ $bonus ->
    [0] { "" }
   *[other] { " " }és { $bonus } bónusz
  }{ $rounds ->
    [1] { "" }
   *[other] , { $rounds } fordulón át
  }
reason-tiles = { $merit } a lapkák értéke ({ $category }): { reason-rank } hely a játék végén
reason-tile-to-come = Választhat egy lapkát
reason-round-ends = Lezárja { $round ->
    [1] az első
    [2] a második
   *[other] a harmadik
  } fordulót
reason-ship-paid = A forduló végén { reason-rank } a hajója { $port } kikötőjében
reason-marker-paid = A forduló végén { reason-rank } hely { $city } sávján
reason-bonus-paid = A forduló végén bónuszmező { $city } sávján
reason-tiles-paid = A játék végén { $merit } a lapkák értéke ({ $category }): { reason-rank } hely

## The lesson

lesson-welcome = A Strozzik kapitánya vagy. Három fordulón át szerzel hajókat, és Velencébe, Rómába vagy Nápolyba küldöd őket. A legtöbb érme nyer.
lesson-ship = Felfordítottunk egy hajót. A vitorlája a sebességét mutatja; áru, papírtekercs és lapka az, amit hoz. Mondj le róla, vagy tűzz ki egy zászlót, hogy a tiéd legyen.
lesson-flags = Minden zászlóval egy hajót szerezhetsz egy fordulóban. A +1 zászló eggyel gyorsabbá teszi a hajót, az áruzászló eggyel feljebb viszi a jelződet, a kalózzászló pedig azonnal elviszi a hajót.
lesson-ports = Válaszd ki a kikötőt. Egy fordulóban mindegyikben egy hajód lehet, ezért gondolj a későbbi hajókra is.
lesson-speed = A kikötőben a leggyorsabb hajó van felül, egyformák közül az, amelyik előbb ért oda. A forduló végén az első három 15, 10 és 5 érmét kap.
lesson-markers = Minden áru, ami a kikötőhöz tartozik, egy mezővel feljebb viszi ott a jelződet. Foglalt mezőn azok mögé állsz, akik előbb értek oda.
lesson-pirates = Valakinek a zászlaja van ezen a hajón. Amíg megvan a kalózzászlód, akkor is elviheted; a másik zászló visszakerül a gazdájához.
lesson-florence = A papírtekercsek Firenze sávján viszik feljebb a jelzőt; Firenze nem kikötő. Aki ott a legmagasabban áll, az kezdi a következő fordulót, és övé a holtverseny.
lesson-tiles = Ez a hajó támogatáslapkát hoz: válassz egyet. Az 1-es értékű lapka az árujának városában is feljebb viszi a jelződet. A játék végén minden fajta lapka érmét hoz.
lesson-ships-paid = Vége a fordulónak. Minden kikötőben felülről lefelé fizetnek a hajókért: 15, 10 és 5 érmét.
lesson-markers-paid = Aztán a jelzők: mind a négy városban a három legmagasabb 15, 10 és 5 érmét kap. Aki még a kezdőmezőn áll, nem kap semmit.
lesson-next-round = A zászlók visszatérnek, és új hajók jönnek, de a jelzők ott maradnak, ahol vannak. Amit korán lépsz, azért minden fordulóban fizetnek.
lesson-bonus = Aki bónuszmezőn áll, az is megkapja, ami oda van írva, fordulóról fordulóra.
lesson-tiles-paid = A végén megszámoljuk a lapkákat. Művészetből, tudományból és építészetből a legnagyobb összeg 30, a második 20, a harmadik 10 érmét hoz.
lesson-end = A legtöbb érme nyer, egyenlők között Firenze dönt. Az elszámolás megmutatja, honnan jöttek az érméid.
