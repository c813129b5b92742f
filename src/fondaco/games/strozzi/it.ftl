# Strozzi, in Italian.

game-line = Reclama navi con i vessilli, portale a Venezia, Roma o Napoli, e sali in quattro città.

## Pieces

city-venice = Venezia
city-rome = Roma
city-naples = Napoli
city-florence = Firenze
category-art = arti
category-science = scienze
category-architecture = architettura
flag-pirate = vessillo pirata
flag-plus-one = vessillo +1
flag-ware = vessillo mercanzia
ship = nave { $sail }{ $venice ->
    [0] { "" }
   *[other] { " " }· { $venice }× Venezia
}{ $rome ->
    [0] { "" }
   *[other] { " " }· { $rome }× Roma
}{ $naples ->
    [0] { "" }
   *[other] { " " }· { $naples }× Napoli
}{ $scrolls ->
    [0] { "" }
   *[other] { " " }· { $scrolls }× Firenze
}{ $promotion ->
    [0] { "" }
   *[other] { " " }· ✦
}
tile-plain = { $category } { $value }
tile-ware = { $category } { $value } con una merce per { $port }

## Moves

how-to-move = Un numero, oppure la mossa a parole: decline, flag pirate, flag +1, port rome, tile 2.
move-decline = Rifiuta la nave
move-let-go = Lasciala andare
move-pirate = Prendila con il { $flag }
move-flag = Issa il { $flag }
move-port = Salpa per { $port }
move-tile = Prendi { $tile }

## What happens

started = { $seat } comincia la partita.
tile-turned = Una pedina progresso è scoperta: { $tile }.
ships-removed = { $removed } navi vengono tolte senza guardarle; { $ships } formano la riserva.
turned-over = { $seat } scopre la { $ship }.
declined = { $seat } rifiuta.
let-go = { $seat } la lascia andare.
flagged = { $seat } issa il { $flag }.
claimed = { $seat } reclama la nave con il vessillo pirata.
flag-returned = { $seat } riprende il { $flag }.
set-aside = Nessuno vuole la { $ship }; { $seat } la mette da parte.
taken = { $seat } prende la nave.
moored = La nave di { $seat } va a { $port } a velocità { $speed }, posto { $place }: { $ship }.
moved = { $seat } sale di { $steps } a { $city }, fino allo spazio { $space }.
moved-further = { $seat } sale di { $steps } a { $city } con il vessillo mercanzia, fino allo spazio { $space }.
moved-by-scrolls = { $seat } sale di { $steps } a Firenze, fino allo spazio { $space }.
tile-taken = { $seat } prende { $tile }.
moved-by-tile = La pedina fa salire { $seat } a { $city }, fino allo spazio { $space }.
tile-replaced = Al suo posto arriva: { $tile }.
flags-used-up = Tutti i vessilli sono usati: il round { $round } finisce.
supply-used-up = Tutte le navi sono state scoperte: il round { $round } finisce.
ship-paid = La nave di { $seat } è { place } a { $port }: { $coins } monete.
marker-paid = Il segnalino di { $seat } è { place } a { $city }: { $coins } monete.
bonus-paid = Il segnalino di { $seat } è su uno spazio bonus a { $city }: { $coins } monete.
round-started = Il round { $round } comincia con { $seat }, più in alto di tutti a Firenze.
tiles-paid = { $seat } è { place } in { $category } con { $merit }: { $coins } monete.
tiles-paid-by-florence = { $seat } è { place } in { $category } con { $merit }, come decide Firenze: { $coins } monete.
won = { $seat } vince con { $coins } monete.
won-by-florence = { $seat } vince con { $coins } monete, alla pari ma più in alto a Firenze.
place = { $place ->
    [1] al primo posto
    [2] al secondo posto
   *[other] al terzo posto
  }

## What is refused

game-over = La partita è finita: sono stati contati tre round.
no-flags = Non hai più vessilli, quindi non partecipi al resto del round. Decide { $seat }.
not-your-turn = Ora decide { $seat }.
no-such-move = Questa mossa non c’è: rifiuta, issa un vessillo, scegli un porto o una pedina.
decide-first = Prima di’ se vuoi la nave: rifiuta, oppure issa un vessillo.
flag-not-held = In questo round non hai più il tuo { $flag }.
pirate-only = Sulla nave c’è il vessillo di { $seat }: solo il vessillo pirata può prenderla.
port-first = Hai preso la nave: scegli per lei Venezia, Roma o Napoli.
port-taken = In questo round hai già una nave a { $port }.
tile-first = La nave porta una pedina progresso: scegline una tra quelle scoperte.
no-tile = Lì non c’è nessuna pedina.

## The table

headline = round { $round } di 3
label-offer = In offerta
label-cities = Città
label-ports = Porti
label-captains = Capitani
label-tiles = Pedine scoperte
label-captain = Capitano
label-flags = Vessilli
label-decision = Questa nave
label-coins = Monete
label-hidden = nascoste
label-supply = ancora { $ships ->
    [one] 1 nave
    [many] { $ships } di navi
   *[other] { $ships } navi
  } in questo round
label-empty = ancora nessuno
label-start = partenza
label-no-ship = nessuna nave in offerta
label-sail = velocità { $sail }
label-space = Spazio
decision-active = l’ha scoperta
decision-flag = { $flag } issato
decision-asked = decide ora
decision-waiting = può decidere
decision-pirate = ha il vessillo pirata
decision-declined = ha rifiutato
decision-out = non decide
source-ships = navi
source-bonus = bonus
source-tiles = pedine
sheet-unit = monete
period-round = Round { $number }
period-end = La fine della partita
option-to-the-letter = alla lettera
option-secret-coins = monete segrete

## Reasons

reason-coin = monete
reason-flags-kept = Tiene i vessilli per un’altra nave
reason-pirate-kept = Tiene il vessillo pirata per un’altra nave
reason-supply = Per i vessilli in questo round { $ships ->
    [0] non arrivano altre navi
    [one] arriva ancora 1 nave
    [many] arrivano ancora { $ships } di navi
   *[other] arrivano ancora { $ships } navi
  }
reason-flag-spent = Usa il { $flag }
reason-claim = Meglio a { $port }: { reason-rank } posto per velocità{ $steps ->
    [0] { "" }
   *[other] , { $steps } in su a { $port }
  }{ $scrolls ->
    [0] { "" }
   *[other] , { $scrolls } in su a Firenze
  }{ $promotion ->
    [0] { "" }
   *[other] , una pedina
  }{ $risk ->
    [0] { "" }
   *[other] , se non la prende un pirata
  }
reason-ship = Velocità { $speed } a { $port }: { reason-rank } posto finora
reason-marker = Spazio { $space } a { $city }: { reason-rank } posto{ $bonus ->
    [0] { "" }
   *[other] { " " }e un bonus di { $bonus }
  }{ $rounds ->
    [1] { "" }
   *[other] , in ciascuno di { $rounds } round
  }
reason-tiles = { $merit } in { $category }: { reason-rank } posto alla fine
reason-tile-to-come = Una pedina da scegliere
reason-round-ends = Chiude il round { $round }
reason-ship-paid = Chiude il round con la nave al { reason-rank } posto a { $port }
reason-marker-paid = Chiude il round al { reason-rank } posto a { $city }
reason-bonus-paid = Lo spazio bonus a { $city } alla fine del round
reason-tiles-paid = Chiude la partita con { $merit } in { $category }: { reason-rank } posto

## The lesson

lesson-welcome = Sei un capitano degli Strozzi. Per tre round reclami navi e le mandi a Venezia, Roma e Napoli. Vince chi ha più monete.
lesson-ship = Si scopre una nave. La vela mostra la sua velocità; merci, pergamene e una pedina sono ciò che porta. Rifiutala, o issa un vessillo per reclamarla.
lesson-flags = Ogni vessillo ti dà una nave per round. Il vessillo +1 rende la nave più veloce di uno, il vessillo mercanzia fa salire il tuo segnalino di uno spazio in più, e il vessillo pirata prende subito una nave.
lesson-ports = Scegli il porto. In un round puoi avere una nave in ciascuno, quindi pensa alle navi che verranno.
lesson-speed = In un porto la nave più veloce sta in cima, e tra pari quella arrivata prima. Alla fine del round le prime tre guadagnano 15, 10 e 5 monete.
lesson-markers = Ogni merce che appartiene al porto fa salire lì il tuo segnalino di uno spazio. Su uno spazio occupato stai dietro a chi è arrivato prima.
lesson-pirates = Su questa nave c’è il vessillo di qualcuno. Finché hai il tuo vessillo pirata puoi prenderla lo stesso; l’altro vessillo torna al suo proprietario.
lesson-florence = Le pergamene fanno salire un segnalino a Firenze, che non è un porto. Chi lì è più in alto comincia il round seguente e vince le parità.
lesson-tiles = Questa nave porta una pedina progresso: scegline una. Una pedina di valore 1 fa anche salire il tuo segnalino nella città della sua merce. Alla fine le pedine di ogni categoria danno monete.
lesson-ships-paid = Il round è finito. In ogni porto le navi sono pagate dall’alto: 15, 10 e 5 monete.
lesson-markers-paid = Poi i segnalini: in ognuna delle quattro città i tre più in alto guadagnano 15, 10 e 5 monete. Chi è ancora alla partenza non guadagna nulla.
lesson-next-round = I vessilli tornano e arrivano nuove navi, ma i segnalini restano dove sono. Un passo fatto presto è pagato in ogni round.
lesson-bonus = Un segnalino su uno spazio bonus guadagna anche ciò che vi è scritto, round dopo round.
lesson-tiles-paid = Alla fine si contano le pedine. In arti, scienze e architettura il totale più alto guadagna 30 monete, il secondo 20, il terzo 10.
lesson-end = Vince chi ha più monete, e tra pari decide Firenze. I conti mostrano da dove sono venute le tue monete.
