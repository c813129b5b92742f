# The board of Oltremare, in Italian.

## Pieces

oltremare-card-of = { $card }, porto: { $harbour }
oltremare-ship-of = La nave di { $name }
oltremare-no-token = nessun gettone
oltremare-compass = bussola: chi si ferma qui può salpare per un porto qualsiasi senza bussola
oltremare-legend = Che cosa fanno i gettoni
oltremare-deck = Mazzo
oltremare-venice-in = Venezia deve ancora uscire
oltremare-venice-gone = Venezia è già uscita
oltremare-price = { $ducats ->
    [1] per 1 ducato
   *[other] per { $ducats } ducati
  }
oltremare-own-pirates = Pirati
oltremare-pirates-cost = alla fine 1 ducato l’una
oltremare-known = Ci hai messo: { $cards }
oltremare-cargo = { $cards ->
    [1] carico di 1
   *[other] carico di { $cards }
  }
oltremare-top = tieni { $power }, gioca { $loading }
oltremare-fame = fama { $fame }
oltremare-in-hand = { $cards ->
    [1] 1 carta in mano
   *[other] { $cards } carte in mano
  }
oltremare-pirates = { $cards ->
    [0] nessuna carta dei pirati
    [1] 1 carta dei pirati
   *[other] { $cards } carte dei pirati
  }
oltremare-tokens = { $tokens ->
    [0] nessun gettone porto
    [1] 1 gettone porto
   *[other] { $tokens } gettoni porto
  }
oltremare-decides = decide
oltremare-trades = di turno
oltremare-traded = ha commerciato in questo turno
oltremare-played = Giocate da { $name }

## Loading

oltremare-order-how = Metti le carte nell’ordine di carico, trascinandole o con i tasti freccia. Oppure fai clic su una carta per caricarla subito.
oltremare-order-top = in cima
oltremare-order-load = Carica in quest’ordine
oltremare-order-moved = { $card } è ora al posto { $place }.

## The chart

oltremare-chart-buttons = La carta nautica
oltremare-chart-closer = Più vicino
oltremare-chart-farther = Più lontano
oltremare-chart-to-ship = Mostra la nave
oltremare-chart-whole = Mostra tutta la carta

## Bargaining

oltremare-table = Il tavolo degli scambi
oltremare-truth = Le merci sono vere. Ciò che si dice delle icone può essere una bugia.
oltremare-says = Dice: { $said }
oltremare-says-nothing = non dice nulla
oltremare-loads = carico { $loading }
oltremare-slot-to = Offerta a
oltremare-pick-cards = Scegli carte dalla tua mano.
oltremare-claims = Che cosa dici della carta
oltremare-honest-claim = { $claim } (vero)
oltremare-true = vero
oltremare-ducats-less = Un ducato in meno
oltremare-ducats-more = Un ducato in più
oltremare-ask = chiedi
oltremare-pay = paga

## What is to be decided

oltremare-ask-lay = Puoi tenere { $power } carte. Metti le altre sulla tua pila dei pirati.
oltremare-ask-trade = { $able ->
    [yes] Commercia, compra carte, oppure continua e giocane { $cards }.
   *[no] Devi giocare { $cards }: commercia o compra finché ne hai abbastanza.
  } { $offers ->
    [0] Hai fatto tutte le tue offerte.
    [1] Puoi fare ancora 1 offerta.
   *[other] Puoi fare ancora { $offers } offerte.
  }
oltremare-ask-address = Chi può rispondere alla tua offerta?
oltremare-ask-give = Quali carte dai? Sceglile dalla tua mano, da sinistra a destra, poi continua.
oltremare-ask-want = Quali merci vuoi in cambio?
oltremare-ask-pay = Quanti ducati paghi, o chiedi?
oltremare-ask-claim = Che cosa dici delle icone della tua carta ({ $good })? Può essere vero o no.
oltremare-ask-claim-loading = E che numero di carico dici per la tua carta ({ $good })?
oltremare-ask-send = Invii questa offerta, o la lasci perdere?
oltremare-ask-answer = { $able ->
    [yes] Accetta, rifiuta, o fai una controfferta. Le risposte si mostrano insieme.
   *[no] Non hai ciò che ti si chiede: rifiuta, o fai una controfferta.
  } { $traded ->
    [yes] In questo turno hai già guadagnato il tuo punto fama.
   *[no] Uno scambio ti porta 1 punto fama.
  }
oltremare-ask-hand-over = Quale carta consegni? Le icone le vede solo chi la riceve.
oltremare-ask-conclude = Con chi commerci?
oltremare-ask-play = { $cards ->
    [1] Scegli 1 carta da giocare.
   *[other] Scegli { $cards } carte da giocare, da sinistra a destra.
  }
oltremare-ask-sail = { $routes ->
    [1] Salpa per un porto che brilla. Prendi il gettone dove ti fermi.
   *[other] { $routes } rotte da percorrere: prima dove? Prendi il gettone dove ti fermi.
  }
oltremare-ask-compass = La bussola ti lascia salpare per ogni porto che brilla, o restare senza gettone.
oltremare-ask-load = In quale ordine carichi le carte? L’ultima sta in cima e regola il tuo prossimo turno.
