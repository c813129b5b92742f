# The board of Oltremare, in Hungarian.

## Pieces

oltremare-card-of = { $card }, kikötő: { $harbour }
oltremare-ship-of = { $name } hajója
oltremare-no-token = nincs jelző
oltremare-compass = iránytű: aki itt megáll, továbbhajózhat bármely kikötőbe, ahol nincs iránytű
oltremare-legend = Mire valók a jelzők
oltremare-deck = Árupakli
oltremare-venice-in = Velence még hátravan
oltremare-venice-gone = Velence már volt
oltremare-price = { $ducats ->
    [1] 1 dukátért
   *[other] { $ducats } dukátért
  }
oltremare-own-pirates = Kalózok
oltremare-pirates-cost = a végén darabja 1 dukát
oltremare-known = Te tetted oda: { $cards }
oltremare-cargo = { $cards ->
    [1] 1 lap rakomány
   *[other] { $cards } lap rakomány
  }
oltremare-top = megtartható { $power }, kijátszandó { $loading }
oltremare-fame = { $fame } hírnév
oltremare-in-hand = { $cards ->
    [1] 1 lap kézben
   *[other] { $cards } lap kézben
  }
oltremare-pirates = { $cards ->
    [0] nincs kalózlap
    [1] 1 kalózlap
   *[other] { $cards } kalózlap
  }
oltremare-tokens = { $tokens ->
    [0] nincs kikötőjelző
    [1] 1 kikötőjelző
   *[other] { $tokens } kikötőjelző
  }
oltremare-decides = most dönt
oltremare-trades = aktív
oltremare-traded = ebben a fordulóban már kereskedett
oltremare-played = { $name } kijátszotta

## Loading

oltremare-order-how = Rakd a lapokat a berakodás sorrendjébe húzással vagy a nyílbillentyűkkel. Vagy kattints egy lapra, hogy azonnal berakodd.
oltremare-order-top = felül
oltremare-order-load = Berakodás ebben a sorrendben
oltremare-order-moved = { $card }: most a(z) { $place }. helyen áll.

## The chart

oltremare-chart-buttons = A térkép
oltremare-chart-closer = Közelebb
oltremare-chart-farther = Távolabb
oltremare-chart-to-ship = Mutasd a hajót
oltremare-chart-whole = Mutasd az egész térképet

## Bargaining

oltremare-table = Az alku asztala
oltremare-truth = Az áru igaz. Amit az ikonjairól mondanak, hazugság is lehet.
oltremare-says = Azt mondja: { $said }
oltremare-says-nothing = nem mond semmit
oltremare-loads = berakodás { $loading }
oltremare-slot-to = Kinek szól
oltremare-pick-cards = Válassz lapokat a kezedből.
oltremare-claims = Mit mondasz a lapról
oltremare-honest-claim = { $claim } (igaz)
oltremare-true = igaz
oltremare-ducats-less = Egy dukáttal kevesebb
oltremare-ducats-more = Egy dukáttal több
oltremare-ask = kérsz
oltremare-pay = fizetsz

## What is to be decided

oltremare-ask-lay = { $power } lapot tarthatsz meg. A többit tedd a kalózpaklidra.
oltremare-ask-trade = { $able ->
    [yes] Kereskedj, vegyél lapokat, vagy lépj tovább és játssz ki { $cards } lapot.
   *[no] { $cards } lapot kell kijátszanod: kereskedj vagy vegyél, amíg nincs elég.
  } { $offers ->
    [0] Minden ajánlatodat megtetted.
    [1] Még 1 ajánlatot tehetsz.
   *[other] Még { $offers } ajánlatot tehetsz.
  }
oltremare-ask-address = Ki válaszolhat az ajánlatodra?
oltremare-ask-give = Mely lapokat adod? Válaszd ki őket a kezedből, balról jobbra, aztán lépj tovább.
oltremare-ask-want = Mely árukat kéred érte?
oltremare-ask-pay = Hány dukátot fizetsz vagy kérsz?
oltremare-ask-claim = Mit mondasz a lapod ({ $good }) ikonjairól? Nem kell igaznak lennie.
oltremare-ask-claim-loading = És mit mondasz, mennyi a lapod ({ $good }) berakodása?
oltremare-ask-send = Elküldöd ezt az ajánlatot, vagy elveted?
oltremare-ask-answer = { $able ->
    [yes] Fogadd el, utasítsd el, vagy tegyél ellenajánlatot. A válaszokat együtt mutatjuk meg.
   *[no] Nincs meg neked, amit kérnek: utasítsd el, vagy tegyél ellenajánlatot.
  } { $traded ->
    [yes] Ebben a fordulóban már megkaptad a hírnévpontodat.
   *[no] Az üzlet 1 hírnévpontot hoz neked.
  }
oltremare-ask-hand-over = Melyik lapot adod át? Az ikonjait csak az új gazdája látja.
oltremare-ask-conclude = Kivel kötsz üzletet?
oltremare-ask-play = { $cards ->
    [1] Válassz 1 lapot a kijátszáshoz.
   *[other] Válassz { $cards } lapot a kijátszáshoz, balról jobbra.
  }
oltremare-ask-sail = { $routes ->
    [1] Hajózz egy világító kikötőbe. A jelzőt ott kapod meg, ahol megállsz.
   *[other] { $routes } útvonalat hajózol: merre először? A jelzőt ott kapod meg, ahol megállsz.
  }
oltremare-ask-compass = Az iránytűvel továbbhajózhatsz bármelyik világító kikötőbe, vagy maradhatsz jelző nélkül.
oltremare-ask-load = Milyen sorrendben rakodod be a lapokat? Az utolsó kerül felülre, és az szabja meg a következő fordulódat.
