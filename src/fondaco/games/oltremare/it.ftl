# Oltremare, in Italian.

game-line = Carica la tua nave nell’ordine giusto, scambia carte e mezze verità, e solca i mari del Levante.

## Pieces

good-spice = spezie
good-silk = seta
good-silver = argento
good-sugar = zucchero
good-wine = vino
good-wood = legno
good-grain = grano
icon-money = denaro
icon-pirates = pirati
icon-market = mercato
icon-ship = nave
pair-money-money = due volte denaro
pair-money-pirates = denaro e pirati
pair-money-market = denaro e mercato
pair-money-ship = denaro e nave
pair-pirates-pirates = due volte pirati
pair-pirates-market = pirati e mercato
pair-pirates-ship = pirati e nave
pair-market-market = due volte mercato
pair-market-ship = mercato e nave
pair-ship-ship = due volte nave
token-compass = bussola
token-victory-over-pirates = vittoria sui pirati
token-good-purchase = buon acquisto
token-influence = influenza
token-big-deal = grande affare
token-calm-sea = mare calmo
# Where a bought card comes from, as it stands in the sentences below.
source-deck = dal mazzo
source-pirates = dalla propria pila dei pirati
harbour = { $name }
player = { $seat }
card = { $good } ({ $pair }, carico { $loads }, potenza { $power })

## Moves

how-to-move =
    Un numero, oppure la mossa a parole: buy deck, card 2, sail Candia, done.
    Un’offerta intera sta in una riga: give silk ship+money, want 2 wood, ask 1 ducat, to all.
    Una controfferta comincia con la parola counter: counter give wine, pay 2 ducats, want spice.
move-done = Passa a giocare le carte
move-offer = Fai un’offerta
move-buy-deck = Compra una carta dal mazzo
move-buy-pirates = Compra la prima carta della tua pila dei pirati
move-next = Continua
move-send = Invia l’offerta
move-drop = Lascia perdere l’offerta
move-accept = Accetta
move-decline = Rifiuta
move-counter = Fai una controfferta
move-withdraw = Non commerciare con nessuno
move-stay = Resta qui
move-say-nothing = Non dirne nulla
move-to-all = Offri a tutti
move-address = Offri a { $seat }
move-conclude = Commercia con { $seat }
move-want = Chiedi { $good }
move-say-icons = Di’ che mostra { $pair }
move-say-loading = Di’ che ha carico { $loading }
move-ducats-none = Nessun ducato
move-ducats-pay = Paga { $ducats ->
    [1] 1 ducato
   *[other] { $ducats } ducati
}
move-ducats-ask = Chiedi { $ducats ->
    [1] 1 ducato
   *[other] { $ducats } ducati
}
move-card-lay = Metti { $card } sulla tua pila dei pirati
move-card-give = Dai { $card }
move-card-hand-over = Consegna { $card }
move-card-play = Gioca { $card }
move-card-load = Carica { $card }
move-sail = Salpa per { $harbour }

## What happens

started = { $seat } comincia la partita.
token-laid = Nel porto di { $harbour } c’è un gettone: { $token }.
turned-up = { $seat } scopre una carta senza nome di porto: { $card }.
berthed = { $seat } parte dal porto di { $harbour }, con { $card } a bordo.
token-removed = Il gettone nel porto di { $harbour } esce dal gioco: { $token }.
dealt = { $seat } riceve { $cards } carte.
dealt-card = { $seat }, hai ricevuto { $card }.
shuffled = { $cards } carte formano il mazzo; la carta Venezia è da qualche parte verso la metà.
turn-started = Tocca a { $seat }.
influenced = L’influenza di { $seat } porta { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
laid = { $seat } ha troppe carte, e ne mette una sulla propria pila dei pirati.
laid-card = { $seat }, ci hai messo { $card }.
offered = { $seat } fa un’offerta a { $partner }.
offered-to-all = { $seat } fa un’offerta a tutti.
countered = { $seat } risponde a { $partner } con una controfferta.
offer-gives = — { $seat } darebbe { $good }.
offer-claims = — { $seat } dice che la carta ({ $good }) mostra { $pair }.
offer-claims-loading = — { $seat } dice che la carta ({ $good }) ha carico { $loading }.
offer-wants = — { $seat } vuole { $good }.
offer-pays = — { $seat } pagherebbe { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
offer-asks = — { $seat } chiede { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
answered = { $seat } ha risposto.
accepted = { $seat } accetta.
declined = { $seat } rifiuta.
withdrawn = { $seat } questa volta non commercia con nessuno.
traded = { $seat } e { $partner } commerciano.
handed-over = { $seat } consegna { $good } a { $partner }.
gave = { $seat }, hai dato { $card }.
received = { $seat }, hai ricevuto { $card }.
paid = { $seat } paga a { $partner } { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
fame-gained = { $seat } guadagna fama per lo scambio.
bought = { $seat } compra una carta { $source } per { $ducats } ducati.
bought-dearly = { $seat } non ha più ducati, e compra una carta { $source } per { $ducats }.
bought-by-token = { $seat } compra una carta { $source } a buon prezzo: { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
bought-card = { $seat }, hai comprato { $card }.
bought-nothing = { $seat } non trova nulla da comprare: la carta Venezia era l’ultima.
skipped = { $seat } ha troppo poche carte da giocare, e nulla più da comprare.
played = { $seat } gioca { $card }.
dealt-big = Il grande affare di { $seat } vale un’icona denaro in più.
earned = { $seat } guadagna { $ducats ->
    [1] 1 ducato
   *[other] { $ducats } ducati
} per { $icons ->
    [1] 1 icona denaro.
   *[other] { $icons } icone denaro.
}
calm = Il mare calmo porta a { $seat } { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
repelled = { $seat } ha sconfitto i pirati: le loro icone non contano.
raided = Pirati: { $cards ->
    [1] 1 carta del mazzo spetta
   *[other] { $cards } carte del mazzo spettano
} alla pila dei pirati di { $seat }.
raid-card = Nella pila dei pirati di { $seat } è finita una carta: { $card }.
went-to-market = { $seat } può pescare { $cards ->
    [1] 1 carta
   *[other] { $cards } carte
} al mercato.
drew = { $seat }, hai pescato { $card }.
sailed = { $seat } salpa per { $harbour }.
way-blocked = { $seat } può percorrere solo { $routes ->
    [1] 1 rotta.
   *[other] { $routes } rotte.
}
token-taken = { $seat } prende un gettone nel porto di { $harbour }: { $token }.
token-turned = Nel porto di { $harbour } non c’è gettone: ora { $seat } non ne ha nessuno attivo.
compass-found = { $seat } trova una bussola nel porto di { $harbour }.
compass-followed = { $seat } segue la bussola fino al porto di { $harbour }.
compass-ignored = { $seat } resta, e non ha gettoni attivi.
loaded = { $seat } carica { $card }.
venice-drawn = La carta Venezia! Si paga la fama.
fame-paid = { $seat } è al { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} posto per fama ({ $fame }): { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
fame-shared = { $seat } condivide { $place ->
    [1] il primo posto
    [2] il secondo posto
   *[other] il terzo posto
} per fama ({ $fame }): { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
fame-reset = La fama di tutti torna a 0.
deck-ran-out = Il mazzo è finito. Questo è l’ultimo turno.
cargo-paid = { $seat } riceve { $ducats ->
    [0] nulla
    [1] 1 ducato
   *[other] { $ducats } ducati
} per { $length } di { $good }.
tokens-paid = { $seat } è al { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} posto per gettoni porto ({ $tokens }): { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
tokens-shared = { $seat } condivide { $place ->
    [1] il primo posto
    [2] il secondo posto
   *[other] il terzo posto
} per gettoni porto ({ $tokens }): { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
last-fame-paid = Alla fine { $seat } è al { $place ->
    [1] primo
    [2] secondo
   *[other] terzo
} posto per fama ({ $fame }): { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
last-fame-shared = Alla fine { $seat } condivide { $place ->
    [1] il primo posto
    [2] il secondo posto
   *[other] il terzo posto
} per fama ({ $fame }): { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
pirates-cost = I pirati di { $seat } costano { $ducats ->
    [1] 1 ducato.
   *[other] { $ducats } ducati.
}
won = { $seat } vince con { $ducats } ducati.
victory-shared = Vittoria condivisa per { $seat }, con { $ducats } ducati.

## Why not

game-over = La partita è finita.
not-your-turn = Ora tocca a { $seat } decidere.
lay-first = Prima metti le carte in più sulla tua pila dei pirati.
trade-first = È il momento di commerciare e comprare; di’ done per giocare le carte.
address-first = Prima di’ a chi va l’offerta.
give-first = Scegli le carte da dare, oppure continua.
want-first = Scegli le merci da chiedere, oppure continua.
pay-first = Di’ quanti ducati paghi o chiedi.
claim-first = Di’ che cosa mostra la carta, vero o no, oppure nulla.
send-first = Invia l’offerta o lasciala perdere.
answer-first = Accetta, rifiuta o fai una controfferta.
hand-over-first = Scegli una carta da consegnare.
conclude-first = Scegli con chi commerciare, oppure rinuncia.
play-first = Scegli una carta da giocare.
sail-first = Scegli il porto verso cui salpa la tua nave.
compass-first = Segui la bussola verso un altro porto, oppure resta.
load-first = Scegli la prossima carta da caricare.
no-proposals-left = Hai fatto tutte le offerte di questo turno.
nobody-to-trade-with = Adesso nessuno può commerciare con te.
four-bought = In questo turno hai comprato quattro carte, e non se ne comprano altre.
deck-used-up = Il mazzo è finito.
no-pirates = La tua pila dei pirati è vuota.
cards-missing = Per giocare ti { $cards ->
    [1] serve ancora una carta
   *[other] servono ancora { $cards } carte
}: compra o commercia.
nothing-given = Un’offerta vuole qualcosa da te: una carta, o ducati che hai.
in-order = Scegli le carte nell’ordine della tua mano.
three-at-most = Un’offerta ha al massimo tre carte per parte.
cards-needed = Queste carte ti servono: senza, in questo turno non potresti giocarne abbastanza.
nothing-wanted = Un’offerta vuole qualcosa dagli altri: una carta, o ducati che hanno.
want-too-much = Questo non puoi chiederlo: nessuno di quelli a cui offri ha tante carte, o le merci vanno nominate nel loro ordine.
ducats-missing = { $ducats ->
    [1] 1 ducato è
   *[other] { $ducats } ducati sono
} più di quanto c’è per pagare.
one-sided = Ognuna delle due parti deve dare qualcosa.
sent-before = In questo turno hai già fatto proprio questa offerta.
no-counter = A un’offerta puoi fare una sola controfferta, e ti serve qualcosa da dare.
goods-missing = Non hai le merci richieste.
other-good = Prima consegna { $good }.
no-agreement = A queste condizioni non puoi commerciare con { $seat }.
route-used = La rotta per { $harbour } è già stata percorsa in questo turno.
dead-end = Dal porto di { $harbour } non si può percorrere il resto della via.
no-route = Da qui nessuna rotta porta a { $harbour }.
compass-there = Nel porto di { $harbour } c’è una bussola: una bussola non può portare lì.
already-there = La tua nave è già lì.

## The table

headline = turno di { $seat }
label-deck = { $venice ->
    [in] mazzo di { $cards }, con dentro Venezia
   *[gone] { $cards ->
        [0] il mazzo è finito
       *[other] mazzo di { $cards }, Venezia è uscita
    }
}
label-sea = Il mare
label-harbour = { $harbour }
label-no-token = nessuno
short-compass = bussola
short-victory-over-pirates = vittoria
short-good-purchase = acquisto
short-influence = influenza
short-big-deal = grande affare
short-calm-sea = mare calmo
mark-compass = B
mark-victory-over-pirates = V
mark-good-purchase = A
mark-influence = I
mark-big-deal = G
mark-calm-sea = M
label-traders = Mercanti
label-plays = { $seat } gioca { $cards ->
    [1] 1 carta
   *[other] { $cards } carte
} in questo turno
label-buys = { $cards ->
    [0] non si possono comprare altre carte
    [1] si può comprare ancora 1 carta, a { $price ->
        [1] 1 ducato
       *[other] { $price } ducati
    }
   *[other] si possono comprare ancora { $cards } carte, la prossima a { $price ->
        [1] 1 ducato
       *[other] { $price } ducati
    }
}
label-trader = mercante
label-ducats = ducati
label-fame = fama
label-hand = mano
label-cargo = carico: in cima
label-pirates = pirati
label-tokens = gettoni: attivo
label-ship = nave a
label-cargoes = Carico, la prima carta caricata a sinistra
label-offer = Offerta di { $seat }
label-claims = le merci sono vere, ciò che sta tra “virgolette” può essere una bugia
label-gives = dà
label-wants = vuole
label-empty = vuoto
ducats = { $ducats ->
    [1] 1 ducato
   *[other] { $ducats } ducati
}
answer-asked = deve rispondere
answer-waiting = risponde più tardi
answer-sealed = ha risposto; le risposte si mostrano insieme
answer-declined = rifiuta
answer-accepted = accetta
answer-countered = commercerebbe piuttosto così:
label-own-hand = La tua mano: { $cards ->
    [1] 1 carta
   *[other] { $cards } carte
}
label-card-numbers = ⚑ potenza navale, ▤ carico
label-own = La tua parte
label-routes = a { $routes ->
    [1] 1 rotta
   *[other] { $routes } rotte
}
label-own-pirates = pirati dall’alto
label-unknown = { $cards ->
    [1] 1 sconosciuta
   *[other] { $cards } sconosciute
}
label-token = il tuo gettone
label-chosen = scelte
label-played = giocate
label-you-give = tu dai
label-you-want = tu vuoi
label-now = ora
effect-compass = bussola: non ha più effetto
effect-victory-over-pirates = vittoria sui pirati: le icone pirati che giochi non contano
effect-good-purchase = buon acquisto: le carte che compri costano 1, 2, 3 e 4 ducati
effect-influence = influenza: all’inizio del tuo turno, ducati per la potenza navale oltre 3 della carta in cima al tuo carico
effect-big-deal = grande affare: un’icona denaro in più a ogni turno
effect-calm-sea = mare calmo: 1 ducato per ogni icona nave che giochi
ask-wait = Tocca a { $seat } decidere.
ask-lay = Metti { $surplus ->
    [1] 1 carta
   *[other] { $surplus } carte
} sulla tua pila dei pirati: la carta in cima al tuo carico ti lascia tenerne { $power } (⚑). Alla fine ogni carta della pila costa 1 ducato.
ask-trade = { $missing ->
    [0] Fai offerte, compra carte, oppure continua e giocane { $to_play }.
    [1] Ti serve ancora 1 carta per giocarne { $to_play }: commercia o compra.
   *[other] Ti servono ancora { $missing } carte per giocarne { $to_play }: commercia o compra.
} { $offers ->
    [0] Hai fatto tutte le tue offerte.
    [1] Ancora 1 offerta in questo turno.
   *[other] Ancora { $offers } offerte in questo turno.
} Chi commercia con te guadagna 1 punto fama (⇄), una volta per turno; tu nessuno.
ask-address = Chi può rispondere alla tua offerta? (Un’offerta intera si può anche dire in una riga: scrivi help.)
ask-give = Quali carte dai? Continua quando le hai scelte; per dare solo ducati, continua subito.
ask-want = Quali merci vuoi in cambio? Continua quando le hai nominate; per soli ducati, continua subito.
ask-pay = Quanti ducati aggiungi, o chiedi?
ask-claim = Che cosa dici delle icone della tua carta ({ $about })? Può essere vero o no.
ask-claim-loading = Che cosa dici del numero di carico della tua carta ({ $about })? Può essere vero o no.
ask-send = Invii questa offerta, o la lasci perdere?
ask-answer = { $able ->
    [yes] Accetta, rifiuta, o fai una controfferta, una volta sola.
   *[no] Non hai ciò che ti si chiede: rifiuta, o fai una controfferta, una volta sola.
} Le risposte si mostrano insieme. { $traded ->
    [yes] In questo turno hai già guadagnato il tuo punto fama.
   *[no] Uno scambio ti porta 1 punto fama.
}
ask-hand-over = Scegli la carta da consegnare: le sue icone le vede solo chi la riceve.
ask-conclude = Commercia con chi accetta o fa una controfferta, oppure con nessuno.
ask-play = Scegli { $left ->
    [1] 1 carta
   *[other] { $left } carte
} da giocare, nell’ordine della tua mano. Tutte insieme, le icone denaro portano 1, 3 o 6 ducati (per 1, 2 o 3), i pirati 1, 3 o 6 carte alla pila dei pirati, il mercato 1, 3 o 6 carte da pescare; ogni icona nave è una rotta da percorrere.
ask-sail = { $routes ->
    [1] Percorri 1 rotta: verso quale porto?
   *[other] Percorri { $routes } rotte: prima verso quale porto?
} Prendi il gettone dove ti fermi, non dove passi.
ask-compass = Salpa ancora per un porto senza bussola e prendi il suo gettone, oppure resta senza gettone.
ask-load = Quale carta carichi ora? Merci uguali una sull’altra si pagano insieme (why OLT-9.3). L’ultima carta caricata regola il tuo prossimo turno: ⚑ carte da tenere, ▤ carte da giocare.
sheet-start = inizio
sheet-money = denaro
sheet-active-token = gettone attivo
sheet-bought = carte comprate
sheet-trades = scambi
sheet-fame = fama
sheet-cargo = carico
sheet-tokens = gettoni
sheet-pirates = pirati
sheet-unit = ducati
period-sea = In mare
period-end = La fine della partita

## Reasons

reason-coin = ducati
reason-hand-more = La mano promette di più
reason-hand-less = La mano promette di meno
reason-ducats-more = Entrano ducati
reason-ducats-less = Si pagano ducati
reason-guard-more = Meno carte da prendere per i pirati
reason-guard-less = Più carte di quante ne difende la carta in cima al carico
reason-pirates = { $cards ->
    [0] Nessuna carta
    [1] 1 carta
   *[other] { $cards } carte
  } nella pila dei pirati, alla fine un ducato l’una
reason-fame-more = Guadagna fama
reason-fame-less = L’altro guadagna fama
reason-venice = Può arrivare la carta Venezia: la fama si paga e ricomincia
reason-tokens = { $tokens ->
    [1] 1 gettone porto
   *[other] { $tokens } gettoni porto
  }: { reason-standing }
reason-no-trade = Tiene tutte le carte e i ducati
reason-deal-good = Lo scambio in vista promette un guadagno
reason-deal-bad = Lo scambio in vista costa più di quanto porta
reason-deal-none = Nessuno scambio in vista
reason-true = Dice la verità
reason-bluff = Bluffa, com’è permesso sulle icone
reason-silent = Non rivela nulla
reason-go-on = Gioca { $loads } di { $cards } carte senza altri scambi
reason-skip = Troppo poche carte da giocare: il turno finisce
reason-run = { $length ->
    [1] Una carta di { $good } da sola nel carico
   *[other] { $length } di { $good } una sull’altra nel carico
  }
reason-game-ends = Chiude la partita
reason-cargo-paid = Chiude la partita con più merci nel carico
reason-top = In cima al carico: { $power } carte da tenere, { $loads } da giocare nel prossimo turno
reason-money = { $icons ->
    [1] 1 icona denaro
   *[other] { $icons } icone denaro
  }
reason-raid = { $icons ->
    [1] 1 icona pirati
   *[other] { $icons } icone pirati
  }
reason-market = { $icons ->
    [1] 1 icona mercato
   *[other] { $icons } icone mercato
  } per pescare carte
reason-routes = { $icons ->
    [1] 1 rotta
   *[other] { $icons } rotte
  } da percorrere
reason-sail-on = { $routes ->
    [1] Ancora 1 rotta fino a un gettone
   *[other] Ancora { $routes } rotte fino a un gettone
  }
reason-sail-empty = Ancora 1 rotta, e lì nessun gettone
reason-compass = Trova una bussola: ogni porto che non ne ha è aperto
reason-token = Rende attivo un gettone: { $token }
reason-token-lost = Qui nessun gettone, e si gira a faccia in giù: { $token }
reason-token-none = Si ferma senza gettone

## The lesson

lesson-welcome = Sei un mercante di Venezia con 11 ducati e una nave nel Levante. Carica merci, commercia e visita porti finché il mazzo non è finito. Vince chi ha più ducati.
lesson-cards = Ogni carta è una merce con due icone, bandierine (⚑) e casse (▤). La carta in cima al tuo carico regola il tuo turno: devi giocare tante carte quante sono le sue casse.
lesson-trade = Prima di giocare puoi commerciare e comprare. Una carta del mazzo costa 3 ducati, o 4 se non ne hai; al massimo sono quattro per turno. In uno scambio dai carte o ducati per ciò che ha l’altro.
lesson-honesty = Ascolta bene un’offerta. Sulla merce di una carta si dice sempre il vero, ma sulle sue icone chiunque può mentire, e anche tu.
lesson-answer = Ti fanno un’offerta. Accettala, rifiutala, o rispondi con un’offerta tua.
lesson-fame = Chi commercia con il giocatore di turno guadagna 1 punto fama, una volta per turno. Il giocatore di turno non ne guadagna, quindi gli scambi valgono di più per gli altri.
lesson-play = Scegli le carte da giocare. Le loro icone contano insieme: 1, 2 o 3 dello stesso tipo portano 1, 3 o 6 ducati, pirati o carte dal mercato. Ogni vela è una rotta per la tua nave.
lesson-pirates = Le icone pirati mettono carte del mazzo a faccia in giù sulla tua pila dei pirati. Alla fine ognuna ti costa 1 ducato, se non la ricompri dalla cima.
lesson-market = Le icone mercato ti fanno pescare carte. Sono le merci e le icone dei tuoi prossimi turni.
lesson-sail = La tua nave percorre esattamente tante rotte quante vele hai giocato, e nessuna due volte. Conta dove si ferma, non dove passa.
lesson-tokens = Dove una nave si ferma, prende il gettone del porto. L’ultimo preso è attivo e aiuta a ogni turno; alla fine contano tutti.
lesson-load = Le carte che hai giocato diventano carico, nell’ordine che scegli. Merci uguali una sull’altra alla fine si pagano insieme, e molto meglio che separate. L’ultima carta regola il tuo prossimo turno.
lesson-sea-power = Hai più carte di quante ne difendano le bandierine (⚑) della carta in cima al tuo carico. Metti quelle in più sulla tua pila dei pirati, a faccia in giù.
lesson-venice = Esce la carta Venezia, e la fama si paga subito: 6 ducati a chi ne ha di più, 3 al secondo. Poi tutti ricominciano da 0.
lesson-last-turn = Il mazzo è finito, quindi questo è l’ultimo turno. Non si pesca più, neanche dove si dovrebbe.
lesson-end = Ora si paga tutto: il carico secondo merce e lunghezza, 6 ducati per il maggior numero di gettoni, e ancora 6 per la fama più grande. Ogni carta in una pila dei pirati costa 1. Vince chi ha più ducati.
