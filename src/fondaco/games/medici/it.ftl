# Medici: The Card Game, in Italian.

game-line = Riempi la tua nave al mercato, per tre giorni; pagano le navi ricche e i magazzini pieni.

## Cards and goods

good-grain = grano
good-spice = spezie
good-fur = pellicce
good-dye = tinture
good-cloth = stoffe
card-plain = { $good } { $value }
card-two = { $good } { $value } ×2
card-green = { $good } { $value } ⚑
card-greentwo = { $good } { $value } ×2 ⚑
card-green2 = verde 2
card-black7 = nero 7

## Moves

how-to-move = Un numero, oppure la mossa a parole: reveal, take 1 3, take fur2 cloth5.
move-reveal = Rivela una carta
move-take = Prendi { $cards }

## What happens

started = { $seat } comincia il primo giorno.
shuffled = { $cards } carte vengono mescolate nel mazzo.
revealed = { $seat } rivela { $card }.
deck-ran-out = Era l’ultima carta del mazzo.
taken = { $seat } prende { $card }.
announced = { $seat } annuncia una nave da { $value }.
filled = La nave di { $seat } è piena.
last-turn = Solo { $seat } ha ancora posto, e gioca un ultimo turno.
passed = { $seat } passa: mercato e mazzo sono vuoti.
day-ended = Finisce il giorno { $day }.
ship-paid = La nave di { $seat }, da { $value }, è { $place ->
    [1] la più ricca
    [2] la seconda
    [3] la terza
    [4] la quarta
    [5] la quinta
   *[other] la sesta
  }: { florins }.
ship-shared = La nave di { $seat }, da { $value }, divide il { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
   *[other] quinto
  } posto con { $tied ->
    [2] un’altra
   *[other] altre
  }: { florins }.
stored = { $seat } mette in magazzino { $card }.
removed = { $card } di { $seat } esce dal gioco.
good-paid = { $seat } ha { $place ->
    [1] la quantità più grande
   *[other] la seconda quantità più grande
  } di { $good } ({ $symbols }): { florins }.
good-shared = { $seat } ha, alla pari con altri, { $place ->
    [1] la quantità più grande
   *[other] la seconda quantità più grande
  } di { $good } ({ $symbols }): { florins }.
bonus = { $seat } ha almeno cinque simboli di { $good } ({ $symbols }): ancora { florins }.
bonus-for-two = { $seat } ha almeno sette simboli di { $good } ({ $symbols }): ancora { florins }.
greater-bonus = { $seat } ha raccolto { $symbols } simboli di { $good }: ancora { florins }.
market-returned = { $cards ->
    [0] Nel mercato non resta nessuna carta
    [one] L’ultima carta del mercato torna nel mazzo
    [many] Le { $cards } di carte rimaste nel mercato tornano nel mazzo
   *[other] Le { $cards } carte rimaste nel mercato tornano nel mazzo
  }; il mazzo di { $deck } viene mescolato.
day-started = Il giorno { $day } comincia con { $seat }, che ha meno fiorini di tutti ({ $florins }).
won = { $seat } vince con { florins }.
victory-shared = Vittoria condivisa per { $seat }, con { florins }.
florins = { $florins ->
    [0] niente
    [one] 1 fiorino
    [many] { $florins } di fiorini
   *[other] { $florins } fiorini
  }

## What is refused

game-over = La partita è finita: sono stati contati tre giorni.
ship-full = La tua nave è piena, quindi per oggi non giochi altri turni. Tocca a { $seat }.
not-your-turn = Tocca a { $seat }.
no-such-move = Questa mossa non c’è: rivela una carta, oppure prendi carte.
three-revealed = In questo turno hai rivelato tre carte; ora prendi.
deck-empty = Il mazzo è vuoto: non si rivelano più carte.
market-empty = Il mercato è vuoto: prima rivela una carta.
out-of-reach = Si possono prendere solo le ultime tre carte del mercato, e al posto { $place } dal fondo non c’è nulla da prendere.
last-must-go = Devi prendere anche l’ultima carta, { $card }.
not-in-market = Nel mercato non c’è questa carta: { $card }.
no-room = I posti che servono per queste carte sono { $needed }, e sulla tua nave ne restano { $room }.

## The table

label-market = Mercato
label-deck = mazzo { $cards }
label-in-reach = { $place ->
    [1] ultima
    [2] seconda
   *[other] terza
  }
label-empty = vuoto
label-ships = Navi
label-warehouses = Magazzini
label-merchant = Mercante
label-ship = Nave
label-value = Valore
label-room = Posto
label-florins = Fiorini
label-bonus = bonus da { $symbols }
headline = giorno { $day } di 3
option-greater-bonus = il bonus maggiore
option-to-the-letter = alla lettera
source-ship = nave
source-bonus = bonus
sheet-unit = fiorini
period-day = Giorno { $number }

## Reasons

reason-coin = fiorini
reason-look = Guarda un’altra carta prima di decidere
reason-ship = Una nave da { $value }: { reason-standing }, { $room ->
    [0] e piena
    [1] con posto per un’altra carta
   *[other] con posto per altre { $room } carte
  }
reason-good = { reason-gathered }: { reason-standing } per { $good }{ reason-days }
reason-good-bonus = { reason-gathered }: { reason-standing } per { $good }, e il bonus{ reason-days }
reason-gathered = { $symbols ->
    [1] Il primo simbolo di { $good }
    [2] Il secondo simbolo di { $good }
    [3] Il terzo simbolo di { $good }
    [4] Il quarto simbolo di { $good }
    [5] Il quinto simbolo di { $good }
    [6] Il sesto simbolo di { $good }
    [7] Il settimo simbolo di { $good }
   *[other] { $symbols } simboli di { $good }
  }
reason-days = { $days ->
    [1] { "" }
   *[other] , in ciascuno di { $days } giorni
  }
reason-day-ends = Chiude il giorno { $day }
reason-ship-paid = Chiude il giorno con una nave da { $value }: { reason-standing }
reason-good-paid = Chiude il giorno con { $symbols } di { $good }: { reason-standing }
reason-bonus-paid = Chiude il giorno con il bonus per { $symbols } di { $good }

## The lesson

lesson-welcome = Sei un mercante di Firenze. Per tre giorni riempi una nave al mercato, e la sera ne metti le merci in magazzino. Vince chi ha più fiorini.
lesson-market = Comincia dal mercato. Rivela una carta; quando l’hai vista, rivelane un’altra o fermati. Al massimo sono tre per turno.
lesson-reach = Prendi sempre l’ultima carta del mercato. Puoi prendere anche una o tutte e due le carte prima. Ciò che sta più indietro è fuori portata.
lesson-room = La tua nave ha posto per cinque carte. Le carte verdi non ne occupano: a bordo sono sempre benvenute.
lesson-value = I numeri delle tue carte sommati danno il valore della tua nave. La sera la nave più ricca è pagata meglio, quindi tieni d’occhio gli altri.
lesson-full = Una nave è piena. Chi la guida per oggi non gioca altri turni, e gli altri continuano senza fretta.
lesson-last-turn = Solo una nave ha ancora posto. Gioca un ultimo turno, poi il giorno finisce, che la nave sia piena o no.
lesson-ships = Il giorno è finito, e le navi sono pagate secondo il valore. In tre mercanti la più ricca guadagna 30 fiorini e la seconda 15. Le navi pari dividono.
lesson-warehouses = Ora le merci vanno nei magazzini e ci restano. Per ogni merce, chi ha più simboli riceve 10 fiorini e il secondo 5, di nuovo ogni sera.
lesson-next-day = Il nuovo giorno lo comincia chi ha meno fiorini, con la nave vuota come tutti. Il tuo magazzino continua a rendere, quindi cerca merci in cui puoi primeggiare.
lesson-bonus = Cinque simboli di una merce portano altri 10 fiorini, ogni sera in cui ci sono. Conviene raccogliere presto.
lesson-end = I tre giorni sono finiti, e vince chi ha più fiorini. Guarda i conti: dicono da dove è venuto ogni fiorino.
