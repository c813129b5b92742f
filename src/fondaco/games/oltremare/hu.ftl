# Oltremare, in Hungarian.

game-line = Rakodj be jó sorrendben, kereskedj lapokkal és féligazságokkal, és hajózd be a Levantét.

## Pieces

good-spice = fűszer
good-silk = selyem
good-silver = ezüst
good-sugar = cukor
good-wine = bor
good-wood = fa
good-grain = gabona
icon-money = pénz
icon-pirates = kalózok
icon-market = piac
icon-ship = hajó
pair-money-money = kétszer pénz
pair-money-pirates = pénz és kalózok
pair-money-market = pénz és piac
pair-money-ship = pénz és hajó
pair-pirates-pirates = kétszer kalózok
pair-pirates-market = kalózok és piac
pair-pirates-ship = kalózok és hajó
pair-market-market = kétszer piac
pair-market-ship = piac és hajó
pair-ship-ship = kétszer hajó
token-compass = iránytű
token-victory-over-pirates = sikeres harc a kalózokkal
token-good-purchase = jó vétel
token-influence = befolyás
token-big-deal = nagy üzlet
token-calm-sea = nyugodt tenger
# Where a bought card comes from, as it stands in the sentences below.
source-deck = az árupakliból
source-pirates = a saját kalózpaklijából
harbour = { $name }
player = { $seat }
card = { $good } ({ $pair }, berakodás { $loads }, tengeri hatalom { $power })

## Moves

how-to-move =
    Egy szám, vagy a lépés szavakkal: buy deck, card 2, sail Candia, done.
    Egy egész ajánlat elfér egy sorban: give silk ship+money, want 2 wood, ask 1 ducat, to all.
    Az ellenajánlat a counter szóval kezdődik: counter give wine, pay 2 ducats, want spice.
move-done = Térj át a kártyakijátszásra
move-offer = Tegyél ajánlatot
move-buy-deck = Vegyél egy lapot az árupakliból
move-buy-pirates = Vedd meg a kalózpaklid felső lapját
move-next = Lépj tovább
move-send = Küldd el az ajánlatot
move-drop = Vesd el az ajánlatot
move-accept = Fogadd el
move-decline = Utasítsd el
move-counter = Tegyél ellenajánlatot
move-withdraw = Ne kereskedj senkivel
move-stay = Maradj itt
move-say-nothing = Ne mondj róla semmit
move-to-all = Ajánld mindenkinek
move-address = Neki ajánld: { $seat }
move-conclude = Köss üzletet vele: { $seat }
move-want = Kérd ezt: { $good }
move-say-icons = Mondd, hogy ez látható rajta: { $pair }
move-say-loading = Mondd, hogy a berakodása { $loading }
move-ducats-none = Dukát nélkül
move-ducats-pay = Fizess { $ducats ->
    [1] 1 dukátot
   *[other] { $ducats } dukátot
}
move-ducats-ask = Kérj { $ducats ->
    [1] 1 dukátot
   *[other] { $ducats } dukátot
}
move-card-lay = Tedd a kalózpaklidra: { $card }
move-card-give = Add oda: { $card }
move-card-hand-over = Add át: { $card }
move-card-play = Játszd ki: { $card }
move-card-load = Rakodd be: { $card }
move-sail = Hajózz ide: { $harbour }

## What happens

started = { $seat } kezdi a játékot.
token-laid = { $harbour } kikötőjelzője: { $token }.
turned-up = { $seat } felcsap egy lapot, amelyen nincs kikötő: { $card }.
berthed = { $seat } { $harbour } kikötőjéből indul, a fedélzeten: { $card }.
token-removed = { $harbour } kikötőjelzője kikerül a játékból: { $token }.
dealt = { $seat } { $cards } lapot kap.
dealt-card = { $seat }, ezt kaptad: { $card }.
shuffled = { $cards } lap alkotja az árupaklit; a Velencekártya valahol középen van.
turn-started = { $seat } következik.
influenced = { $seat } befolyása { $ducats ->
    [1] 1 dukátot hoz.
   *[other] { $ducats } dukátot hoz.
}
laid = { $seat } kezében túl sok lap van, egyet a kalózpaklijára tesz.
laid-card = { $seat }, ezt tetted oda: { $card }.
offered = { $seat } ajánlatot tesz { $partner } számára.
offered-to-all = { $seat } mindenkinek ajánlatot tesz.
countered = { $seat } ellenajánlattal felel { $partner } ajánlatára.
offer-gives = — { $seat } ezt adná: { $good }.
offer-claims = — { $seat } azt mondja, a lapján ({ $good }) ez látható: { $pair }.
offer-claims-loading = — { $seat } azt mondja, a lapja ({ $good }) berakodása { $loading }.
offer-wants = — { $seat } ezt kéri: { $good }.
offer-pays = — { $seat } fizetne { $ducats ->
    [1] 1 dukátot.
   *[other] { $ducats } dukátot.
}
offer-asks = — { $seat } kér { $ducats ->
    [1] 1 dukátot.
   *[other] { $ducats } dukátot.
}
answered = { $seat } válaszolt.
accepted = { $seat } elfogadja.
declined = { $seat } elutasítja.
withdrawn = { $seat } ezúttal senkivel sem kereskedik.
traded = { $seat } és { $partner } üzletet köt.
handed-over = { $partner } megkapja { $seat } lapját: { $good }.
gave = { $seat }, ezt adtad: { $card }.
received = { $seat }, ezt kaptad: { $card }.
paid = { $seat } fizet: { $partner } kap { $ducats ->
    [1] 1 dukátot.
   *[other] { $ducats } dukátot.
}
fame-gained = { $seat } hírnévpontot kap a kereskedésért.
bought = { $seat } kártyát vesz { $source } { $ducats } dukátért.
bought-dearly = { $seat } dukátjai elfogytak, mégis kártyát vesz { $source } { $ducats } dukátért.
bought-by-token = { $seat } jó áron vesz kártyát { $source }: { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
bought-card = { $seat }, ezt vetted: { $card }.
bought-nothing = { $seat } nem talál megvehető lapot: a Velencekártya volt az utolsó.
skipped = { $seat } kezében túl kevés lap van a kijátszáshoz, és nincs mit venni.
played = { $seat } kijátssza: { $card }.
dealt-big = { $seat } nagy üzlete eggyel több pénzikonnak számít.
earned = { $seat } { $ducats ->
    [1] 1 dukátot
   *[other] { $ducats } dukátot
} kap { $icons ->
    [1] 1 pénzikonért.
   *[other] { $icons } pénzikonért.
}
calm = A nyugodt tenger { $seat } számára { $ducats ->
    [1] 1 dukátot hoz.
   *[other] { $ducats } dukátot hoz.
}
repelled = { $seat } legyőzte a kalózokat: az ikonjaik nem számítanak.
raided = Kalózok: az árupakliból { $cards ->
    [1] 1 lap
   *[other] { $cards } lap
} jár { $seat } kalózpaklijára.
raid-card = { $seat } kalózpaklijára került: { $card }.
went-to-market = { $seat } { $cards ->
    [1] 1 lapot
   *[other] { $cards } lapot
} húzhat a piacon.
drew = { $seat }, ezt húztad: { $card }.
sailed = { $seat } { $harbour } kikötőjébe hajózik.
way-blocked = { $seat } csak { $routes ->
    [1] 1 útvonalon tud hajózni.
   *[other] { $routes } útvonalon tud hajózni.
}
token-taken = { $seat } jelzőt kap { $harbour } kikötőjében: { $token }.
token-turned = { $harbour } kikötőjében nincs jelző: most { $seat } egyik jelzője sem aktív.
compass-found = { $seat } iránytűt talál { $harbour } kikötőjében.
compass-followed = { $seat } az iránytűvel { $harbour } kikötőjébe hajózik.
compass-ignored = { $seat } marad, és nincs aktív jelzője.
loaded = { $seat } berakodja: { $card }.
venice-drawn = A Velencekártya! Kifizetjük a hírnevet.
fame-paid = { $seat } hírnévben { $place ->
    [1] az első
    [2] a második
   *[other] a harmadik
} ({ $fame }): { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
fame-shared = { $seat } hírnévben osztozik { $place ->
    [1] az első helyen
    [2] a második helyen
   *[other] a harmadik helyen
} ({ $fame }): { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
fame-reset = Mindenki hírneve 0-ra csökken.
deck-ran-out = Az árupakli elfogyott. Ez az utolsó forduló.
cargo-paid = { $seat } rakománya: { $ducats ->
    [0] semmi
    [1] 1 dukát
   *[other] { $ducats } dukát
} ({ $length } { $good }).
tokens-paid = { $seat } kikötőjelzőkben { $place ->
    [1] az első
    [2] a második
   *[other] a harmadik
} ({ $tokens }): { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
tokens-shared = { $seat } kikötőjelzőkben osztozik { $place ->
    [1] az első helyen
    [2] a második helyen
   *[other] a harmadik helyen
} ({ $tokens }): { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
last-fame-paid = A játék végén { $seat } hírnévben { $place ->
    [1] az első
    [2] a második
   *[other] a harmadik
} ({ $fame }): { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
last-fame-shared = A játék végén { $seat } hírnévben osztozik { $place ->
    [1] az első helyen
    [2] a második helyen
   *[other] a harmadik helyen
} ({ $fame }): { $ducats ->
    [1] 1 dukát.
   *[other] { $ducats } dukát.
}
pirates-cost = { $seat } kalózai { $ducats ->
    [1] 1 dukátba kerülnek.
   *[other] { $ducats } dukátba kerülnek.
}
won = { $seat } nyer { $ducats } dukáttal.
victory-shared = { $seat } osztozik a győzelmen: { $ducats } dukát.

## Why not

game-over = A játék véget ért.
not-your-turn = Most { $seat } dönt.
lay-first = Előbb tedd a fölös lapjaidat a kalózpaklidra.
trade-first = Most a kereskedés és a vásárlás ideje van; a kijátszáshoz mondd: done.
address-first = Előbb mondd meg, kinek szól az ajánlat.
give-first = Válaszd ki a lapokat, amelyeket adsz, vagy lépj tovább.
want-first = Válaszd ki az árukat, amelyeket kérsz, vagy lépj tovább.
pay-first = Mondd meg, hány dukátot fizetsz vagy kérsz.
claim-first = Mondd meg, mi látható a lapon, igazat vagy sem, vagy ne mondj semmit.
send-first = Küldd el az ajánlatot, vagy vesd el.
answer-first = Fogadd el, utasítsd el, vagy tegyél ellenajánlatot.
hand-over-first = Válaszd ki az átadandó lapot.
conclude-first = Válaszd ki, kivel kötsz üzletet, vagy állj el tőle.
play-first = Válassz egy lapot a kijátszáshoz.
sail-first = Válaszd ki a kikötőt, ahová a hajód tart.
compass-first = Kövesd az iránytűt egy másik kikötőbe, vagy maradj.
load-first = Válaszd ki a következő berakodandó lapot.
no-proposals-left = Ebben a fordulóban minden ajánlatodat megtetted.
nobody-to-trade-with = Most senki sem tud veled kereskedni.
four-bought = Ebben a fordulóban már négy lapot vettél, többet nem lehet.
deck-used-up = Az árupakli elfogyott.
no-pirates = A kalózpaklid üres.
cards-missing = A kijátszáshoz még { $cards ->
    [1] egy lap
   *[other] { $cards } lap
} kell: vegyél vagy kereskedj.
nothing-given = Az ajánlathoz neked is adnod kell valamit: lapot, vagy dukátot, amid van.
in-order = A lapokat a kezed sorrendjében válaszd ki.
three-at-most = Egy ajánlatban mindkét oldalon legfeljebb három lap lehet.
cards-needed = Ezek a lapok kellenek neked: nélkülük nem tudnál eleget kijátszani ebben a fordulóban.
nothing-wanted = Az ajánlathoz a többieknek is adniuk kell valamit: lapot, vagy dukátot, amijük van.
want-too-much = Ezt nem kérheted: a megszólítottak közül senkinek sincs ennyi lapja, vagy az árukat a sorrendjükben kell megnevezni.
ducats-missing = { $ducats ->
    [1] 1 dukát
   *[other] { $ducats } dukát
} több annál, amennyiből fizetni lehet.
one-sided = Mindkét félnek adnia kell valamit.
sent-before = Pontosan ezt az ajánlatot ebben a fordulóban már megtetted.
no-counter = Egy ajánlatra csak egyszer tehetsz ellenajánlatot, és kell hozzá valami, amit adsz.
goods-missing = Nincs meg neked a kért áru.
other-good = Előbb ezt az árut add át: { $good }.
no-agreement = { $seat } nem köthet veled üzletet ilyen feltételekkel.
route-used = { $harbour } felé ezen az útvonalon ebben a fordulóban már hajóztál.
dead-end = { $harbour } kikötőjéből a hátralévő utat nem lehet megtenni.
no-route = Innen nem vezet útvonal { $harbour } kikötőjébe.
compass-there = { $harbour } kikötőjében iránytű van: iránytűvel oda nem lehet hajózni.
already-there = A hajód már ott van.

## The table

headline = { $seat } fordulója
label-deck = { $venice ->
    [in] árupakli: { $cards } lap, benne a Velencekártya
   *[gone] { $cards ->
        [0] az árupakli elfogyott
       *[other] árupakli: { $cards } lap, a Velencekártya már kijött
    }
}
label-sea = A tenger
label-harbour = { $harbour }
label-no-token = nincs
short-compass = iránytű
short-victory-over-pirates = harc
short-good-purchase = vétel
short-influence = befolyás
short-big-deal = nagy üzlet
short-calm-sea = nyugodt tenger
mark-compass = I
mark-victory-over-pirates = H
mark-good-purchase = V
mark-influence = B
mark-big-deal = N
mark-calm-sea = T
label-traders = Kereskedők
label-plays = { $seat } { $cards ->
    [1] 1 lapot
   *[other] { $cards } lapot
} játszik ki ebben a fordulóban
label-buys = { $cards ->
    [0] több lapot nem lehet venni
   *[other] még { $cards } lapot lehet venni, a következő ára { $price ->
        [1] 1 dukát
       *[other] { $price } dukát
    }
}
label-trader = kereskedő
label-ducats = dukát
label-fame = hírnév
label-hand = kézben
label-cargo = rakomány: felül
label-pirates = kalózok
label-tokens = jelzők: aktív
label-ship = hajó helye
label-cargoes = Rakomány, bal oldalon az először berakodott
label-offer = { $seat } ajánlata
label-claims = az áru igaz, ami “idézőjelben” áll, hazugság is lehet
label-gives = ad
label-wants = kér
label-empty = üres
ducats = { $ducats ->
    [1] 1 dukát
   *[other] { $ducats } dukát
}
answer-asked = most válaszol
answer-waiting = később válaszol
answer-sealed = válaszolt; a válaszokat együtt mutatjuk meg
answer-declined = elutasítja
answer-accepted = elfogadja
answer-countered = inkább így kereskedne:
label-own-hand = A kezed: { $cards ->
    [1] 1 lap
   *[other] { $cards } lap
}
label-card-numbers = ⚑ tengeri hatalom, ▤ berakodás
label-own = A te oldalad
label-routes = { $routes ->
    [1] 1 útvonalnyira
   *[other] { $routes } útvonalnyira
}
label-own-pirates = kalózpakli felülről
label-unknown = { $cards } ismeretlen
label-token = a jelződ
label-chosen = kiválasztva
label-played = kijátszva
label-you-give = te adod
label-you-want = te kéred
label-now = most
effect-compass = iránytű: már nincs hatása
effect-victory-over-pirates = sikeres harc a kalózokkal: a kijátszott kalózikonjaid nem számítanak
effect-good-purchase = jó vétel: a lapok, amelyeket veszel, 1, 2, 3 és 4 dukátba kerülnek
effect-influence = befolyás: a fordulód elején dukátot kapsz a felső rakománylapod 3 fölötti tengeri hatalmáért
effect-big-deal = nagy üzlet: minden fordulóban eggyel több pénzikon
effect-calm-sea = nyugodt tenger: 1 dukát minden kijátszott hajóikonért
ask-wait = Most { $seat } dönt.
ask-lay = Tegyél { $surplus ->
    [1] 1 lapot
   *[other] { $surplus } lapot
} a kalózpaklidra: a felső rakománylapoddal { $power } lapot tarthatsz meg (⚑). A játék végén a pakli minden lapja 1 dukátba kerül.
ask-trade = { $missing ->
    [0] Tegyél ajánlatot, vegyél lapokat, vagy lépj tovább és játssz ki { $to_play } lapot.
    [1] Még 1 lap kell, hogy { $to_play } lapot kijátszhass: kereskedj vagy vegyél.
   *[other] Még { $missing } lap kell, hogy { $to_play } lapot kijátszhass: kereskedj vagy vegyél.
} { $offers ->
    [0] Minden ajánlatodat megtetted.
    [1] Még 1 ajánlatot tehetsz ebben a fordulóban.
   *[other] Még { $offers } ajánlatot tehetsz ebben a fordulóban.
} Aki üzletet köt veled, fordulónként egyszer 1 hírnévpontot kap (⇄); te egyet sem.
ask-address = Ki válaszolhat az ajánlatodra? (Az egész ajánlat egy sorban is elmondható: írd be, hogy help.)
ask-give = Mely lapokat adod? Ha kiválasztottad őket, lépj tovább; ha csak dukátot adsz, lépj tovább most.
ask-want = Mely árukat kéred érte? Ha megnevezted őket, lépj tovább; ha csak dukátot kérsz, lépj tovább most.
ask-pay = Hány dukátot teszel hozzá, vagy mennyit kérsz?
ask-claim = Mit mondasz a lapod ({ $about }) ikonjairól? Nem kell igaznak lennie.
ask-claim-loading = Mit mondasz a lapod ({ $about }) berakodásikonjairól? Nem kell igaznak lennie.
ask-send = Elküldöd ezt az ajánlatot, vagy elveted?
ask-answer = { $able ->
    [yes] Fogadd el, utasítsd el, vagy tegyél ellenajánlatot, amit egyszer tehetsz.
   *[no] Nincs meg neked, amit kérnek: utasítsd el, vagy tegyél ellenajánlatot, amit egyszer tehetsz.
} A válaszokat együtt mutatjuk meg. { $traded ->
    [yes] Ebben a fordulóban már megkaptad a hírnévpontodat a kereskedésért.
   *[no] Az üzlet 1 hírnévpontot hoz neked.
}
ask-hand-over = Válaszd ki a lapot, amelyet átadsz: az ikonjait csak az új gazdája látja.
ask-conclude = Köss üzletet valakivel, aki elfogadta vagy ellenajánlatot tett, vagy senkivel.
ask-play = Válassz { $left ->
    [1] 1 lapot
   *[other] { $left } lapot
} a kijátszáshoz, a kezed sorrendjében. A pénzikonok együtt 1, 3 vagy 6 dukátot hoznak (1, 2 vagy 3 ikonért), a kalózok 1, 3 vagy 6 lapot a kalózpaklira, a piac 1, 3 vagy 6 húzott lapot; minden hajóikon egy útvonal.
ask-sail = { $routes ->
    [1] Hajózz 1 útvonalat: melyik kikötőbe?
   *[other] Hajózz { $routes } útvonalat: először melyik kikötőbe?
} A jelzőt ott kapod meg, ahol megállsz, nem ahol áthaladsz.
ask-compass = Hajózz tovább bármely kikötőbe, ahol nincs iránytű, és vedd el a jelzőjét, vagy maradj jelző nélkül.
ask-load = Melyik lapot rakodod be következőnek? Az egymáson fekvő azonos árukat együtt fizetik (why OLT-9.3). A legutoljára berakodott lap szabja meg a következő fordulódat: ⚑ ennyi lapot tarthatsz meg, ▤ ennyit játszol ki.
sheet-start = kezdet
sheet-money = pénz
sheet-active-token = aktív jelző
sheet-bought = vett lapok
sheet-trades = üzletek
sheet-fame = hírnév
sheet-cargo = rakomány
sheet-tokens = jelzők
sheet-pirates = kalózok
sheet-unit = dukát
period-sea = A tengeren
period-end = A játék vége

## Reasons

reason-coin = dukát
reason-hand-more = A kéz többet ígér
reason-hand-less = A kéz kevesebbet ígér
reason-ducats-more = Dukát jön be
reason-ducats-less = Dukátba kerül
reason-guard-more = Kevesebb lapot vihetnek el a kalózok
reason-guard-less = Több lap, mint amennyit a felső rakománylap megvéd
reason-pirates = { $cards ->
    [0] Nincs lap
    [1] 1 lap
   *[other] { $cards } lap
  } a kalózpakliban, a végén darabja egy dukát
reason-fame-more = Hírnevet szerez
reason-fame-less = A partner szerez hírnevet
reason-venice = Jöhet a Velencekártya: kifizetik a hírnevet, és elölről kezdődik
reason-tokens = { $tokens ->
    [1] 1 kikötőjelző
   *[other] { $tokens } kikötőjelző
  }: { reason-standing }
reason-no-trade = Megtart minden lapot és dukátot
reason-deal-good = A kilátásban lévő üzlet hasznot ígér
reason-deal-bad = A kilátásban lévő üzlet többe kerül, mint amennyit hoz
reason-deal-none = Nincs üzlet kilátásban
reason-true = Igazat mond
reason-bluff = Blöfföl, ami az ikonoknál szabad
reason-silent = Nem árul el semmit
reason-go-on = Kijátszik { $loads } lapot a kezében lévő { $cards } lapból, több üzlet nélkül
reason-skip = Túl kevés lap a kijátszáshoz: a forduló véget ér
reason-run = { $length ->
    [1] Egyetlen lap magában a rakományban: { $good }
   *[other] { $length } { $good } egymáson a rakományban
  }
reason-game-ends = Véget vet a játéknak
reason-cargo-paid = Több rakománnyal ér véget a játék
reason-top = A rakomány tetején: { $power } lap tartható meg, { $loads } játszható ki a következő fordulóban
reason-money = { $icons ->
    [1] 1 pénzikon
   *[other] { $icons } pénzikon
  }
reason-raid = { $icons ->
    [1] 1 kalózikon
   *[other] { $icons } kalózikon
  }
reason-market = { $icons ->
    [1] 1 piacikon
   *[other] { $icons } piacikon
  } lapok húzásához
reason-routes = { $icons ->
    [1] 1 útvonal
   *[other] { $icons } útvonal
  } a hajónak
reason-sail-on = { $routes ->
    [1] Még 1 útvonal egy jelzőig
   *[other] Még { $routes } útvonal egy jelzőig
  }
reason-sail-empty = Még 1 útvonal, és ott nincs jelző
reason-compass = Iránytűt talál: bármely kikötő nyitva áll, ahol nincs másik
reason-token = Új aktív jelző: { $token }
reason-token-lost = Itt nincs jelző, ezért lefordul: { $token }
reason-token-none = Jelző nélkül áll meg

## The lesson

lesson-welcome = Velencei kereskedő vagy, 11 dukáttal és egy hajóval a Levantén. Rakodj, kereskedj és járd a kikötőket, amíg el nem fogy az árupakli. A legtöbb dukát nyer.
lesson-cards = Minden lap egy áru két ikonnal, lobogókkal (⚑) és ládákkal (▤). A rakományod felső lapja irányítja a fordulódat: annyi lapot kell kijátszanod, ahány láda látható rajta.
lesson-trade = Kijátszás előtt kereskedhetsz és vásárolhatsz. Egy lap az árupakliból 3 dukátba kerül, vagy 4-be, ha nincs dukátod; fordulónként legfeljebb négyet vehetsz. Az üzletben lapot vagy dukátot adsz azért, ami a másiknál van.
lesson-honesty = Figyelj jól az ajánlatra. A lap árujáról mindig igazat kell mondani, az ikonjairól viszont bárki hazudhat, te is.
lesson-answer = Ajánlatot kaptál. Fogadd el, utasítsd el, vagy felelj a saját ajánlatoddal.
lesson-fame = Aki a soron lévő játékossal kereskedik, 1 hírnévpontot kap, fordulónként egyszer. A soron lévő játékos nem kap, ezért az üzlet a többieknek többet ér.
lesson-play = Válaszd ki a lapokat, amelyeket kijátszol. Az ikonjaik együtt számítanak: 1, 2 vagy 3 egyforma 1, 3 vagy 6 dukátot, kalózt vagy piaci lapot hoz. Minden vitorla egy útvonal a hajódnak.
lesson-pirates = A kalózikonok lapokat tesznek az árupakliból képpel lefelé a kalózpaklidra. A végén mindegyik 1 dukátodba kerül, hacsak felülről vissza nem veszed.
lesson-market = A piacikonokkal lapokat húzol a kezedbe. Ezek a következő fordulóid árui és ikonjai.
lesson-sail = A hajód pontosan annyi útvonalat tesz meg, ahány vitorlát kijátszottál, és egyiket sem kétszer. Az számít, hol áll meg, nem az, hol halad át.
lesson-tokens = Ahol egy hajó megáll, ott megkapja a kikötő jelzőjét. Az utoljára szerzett aktív, és minden fordulóban segít; a végén mindegyik számít.
lesson-load = A kijátszott lapjaidból rakomány lesz, olyan sorrendben, ahogy te választod. Az egymáson fekvő azonos árukat a végén együtt fizetik, sokkal jobban, mint külön. Az utolsó lap irányítja a következő fordulódat.
lesson-sea-power = Több lap van a kezedben, mint amennyit a felső rakománylapod lobogói (⚑) megvédenek. A többit tedd képpel lefelé a kalózpaklidra.
lesson-venice = Előkerült a Velencekártya, és azonnal kifizetik a hírnevet: a legtöbbért 6, a másodikért 3 dukát jár. Aztán mindenki újra 0-ról indul.
lesson-last-turn = Az árupakli elfogyott, ez az utolsó forduló. Több lapot nem húztok, akkor sem, ha járna.
lesson-end = Most mindent kifizetnek: a rakományt áru és hossz szerint, a legtöbb jelzőért 6 dukátot, a legtöbb hírnévért még egyszer 6-ot. A kalózpakli minden lapja 1 dukátba kerül. A legtöbb dukát nyer.
