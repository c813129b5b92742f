# At a table and at a replay, in Italian.

## The frame

table-house = Fondaco
table-home = Torna alla casa
table-seats = Posti
table-board = Il tabellone
table-prompt = Che cosa puoi fare
table-side = Diario, chat e regole
table-edition = edizione: { $edition }
table-options = con { $options }
table-seat-count = { $seats ->
    [one] 1 posto
    [many] { $seats } di posti
   *[other] { $seats } posti
  }
table-lesson = prima partita guidata
table-panel-open = Diario e altro
table-panel-close = Chiudi
table-title-your-turn = ● Tocca a te · { $title }

## The line

table-line-calling = Chiamiamo la casa …
table-line-lost = Connessione persa, riproviamo. Nulla è perduto.
table-line-refused = Qui la casa non ti lascia entrare.
table-line-back = La connessione è tornata.
table-line-open = Si apparecchia il tavolo …

## Whose turn it is

table-your-turn = Tocca a te.
table-your-turn-named = { $name }, tocca a te.
table-thinking = { $name } pensa …
table-waiting-for-players = Il tavolo aspetta giocatori.
table-everybody-here = Ci siamo tutti. La partita può cominciare.
table-over-one = La partita è finita: vince { $name }.
table-over-shared = La partita è finita: la vittoria è divisa tra { $names }.
table-asks-back = { $name } chiede di annullare una mossa.
table-you-ask-back = Chiedi di annullare la tua mossa. Gli altri devono essere d’accordo.
table-taken-back = Una mossa è stata annullata.
table-hand-over = Passa lo schermo a { $name }.
table-i-am = Sono { $name }: mostrami il tavolo
table-watching = Stai guardando.

## Seats

table-to-move = di turno
table-you = tu
table-bot = bot
table-away = via
table-kept-warm = via, un bot tiene il posto
table-open-seat = posto libero
table-guest = ospite
table-clock = A { $name } restano { $time }
table-has-florins = { $count ->
    [one] 1 fiorino
    [many] { $count } di fiorini
   *[other] { $count } fiorini
  }
table-has-coins = { $count ->
    [one] 1 moneta
    [many] { $count } di monete
   *[other] { $count } monete
  }
table-has-ducats = { $count ->
    [one] 1 ducato
    [many] { $count } di ducati
   *[other] { $count } ducati
  }
table-has-fame = fama { $count }
table-has-hand = { $count ->
    [one] 1 carta
    [many] { $count } di carte
   *[other] { $count } carte
  }

## What may be done

table-choices = Le tue scelte
table-key = Tasto { $key }
table-more-choices = scelte: { $count }
table-sure = Lo fai? «{ $move }» non si può annullare.
table-do-it = Sì, fallo
table-not-yet = Non ancora
table-hint = Consigliami
table-hint-thinking = Ci pensiamo …
table-hint-chance = { $percent }%
table-hint-about = Probabilità di vincere, da { $tries ->
    [one] 1 prova
    [many] { $tries } di prove
   *[other] { $tries } prove
  }. Un clic gioca la mossa.
table-hint-label = Gioca il consiglio: { $move }, { $percent }% di vincere
table-hint-close = Metti via il consiglio
table-undo = Annulla
table-why = Perché?
table-why-clause = Perché? Regola { $clause }
table-dismiss = Va bene
table-let-back = Permetti
table-refuse-back = No, si continua
table-refused = Così non si può

## Log, chat, rules, score

table-log = Diario
table-log-empty = Non è ancora successo nulla.
table-chat = Chat
table-chat-empty = Nessuno ha ancora detto nulla.
table-chat-say = Di’ qualcosa
table-chat-send = Invia
table-chat-new = nuovi: { $count }
table-rules = Regole
table-rules-search = Cerca nelle regole
table-rules-found = { $count ->
    [0] Nessuna clausola lo dice.
    [one] 1 clausola
    [many] { $count } di clausole
   *[other] { $count } clausole
  }
table-rules-loading = Apriamo il libro …
table-score = Conti
table-score-empty = Non è ancora stato pagato nulla.
table-score-source = Voce
table-score-sum = Somma
table-score-total = Totale
table-score-whole = Tutta la partita
table-score-unknown = a te non noto
table-score-chart = { $name }: { $parts }
table-score-part = { $source } { $amount }
table-score-go-on = Avanti
table-score-skip = Mostra tutto
table-score-of = I conti: { $period }

## Before the game

table-sit-down = Siediti al posto { $seat }
table-invite = Invita al posto { $seat }
table-invite-more = Invita con un codice QR
table-start = Comincia
table-start-with-bots = Riempi i posti liberi e comincia
table-opponent = Bot ai posti liberi
table-link = Link
table-link-copy = Copia
table-link-copied = Copiato
table-link-invite = Mandalo a un ospite. Chi lo apre per primo si siede.
table-link-transfer = Aprilo sull’altro dispositivo. Porta lì il tuo posto, una volta.
table-link-watch = Mandalo a un ospite, che così può guardare.
table-link-share = Chi lo apre vede la partita.

## The menu

table-menu = Altro
table-ask-back = Chiedi di annullare la tua mossa
table-vote = Vota: un bot al posto di { $name }
table-voices = { $count ->
    [one] 1 voto
    [many] { $count } di voti
   *[other] { $count } voti
  }
table-hide = Nascondi ciò che è segreto
table-show-as = Mostra il tavolo a { $name }
table-watch-link = Link per guardare
table-elsewhere = Continua altrove come { $name }
table-leave = Lascia il tavolo
table-leave-sure = Lasci il tavolo?
table-leave-playing = Un bot continua al tuo posto, e il posto non torna più.
table-leave-open = Il posto torna libero.
table-leave-yes = Sì, lascia
table-leave-no = No, resta
table-sound = Suono
table-confirm = Chiedi prima di ciò che non si può annullare
table-language = Lingua
table-notify = Avvisami quando tocca a me
table-notify-now = Tocca a te: { $title }.

## The end

table-result = Il risultato
table-winner = vince
table-rank = { $rank }.
table-again = Gioca ancora
table-again-waiting = Aspettiamo gli altri …
table-next-game = Alla prossima partita
table-replay = Rivedi la partita
table-record = Scarica la partita
table-share = Condividi

## The guided game

table-coach = La tua guida
table-coach-next = Avanti
table-coach-progress = { $done } di { $all }
table-coach-rule = La regola
table-coach-wait = Continua a giocare. Torno quando succede qualcosa di nuovo.
table-coach-enough = Ora sai giocare.
table-coach-enough-more = Il resto viene alla fine della partita. Continua, e te lo dirò quando conta; ascoltalo adesso; oppure fermati qui.
table-coach-on = Continua a giocare
table-coach-rest = Dimmi il resto
table-coach-stop = Mi fermo qui
table-coach-done = Ora conosci il gioco.
table-coach-done-more = Giocalo fino alla fine, o trova altri avversari nella casa.
table-coach-over-more = Trova altri avversari nella casa, o gioca di nuovo.
table-coach-away = Per questo gioco non c’è una guida.

## The replay

replay-title = { $title } da rivedere
replay-open = Apri un file di partita
replay-open-about = È il file che scarichi alla fine di una partita. Contiene ogni mossa, e viene controllato prima di essere mostrato.
replay-file = Scegli un file di partita
replay-loading = Leggiamo la partita …
replay-eyes = Vista da
replay-eyes-all = chi muove
replay-eyes-spectator = uno spettatore
replay-step = Mossa { $number } di { $last }
replay-scrub = Mossa
replay-first = All’inizio
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-last = Alla fine
replay-play = Avvia
replay-pause = Pausa
replay-speed = Velocità
replay-start = L’inizio della partita.
replay-curve = Probabilità di vincere
replay-curve-about = Le probabilità di vincere lungo la partita, come le vede un programma di ricerca. Fai clic per andare a una mossa.
replay-curve-progress = Pensiamo alla partita: { $done } di { $all } posizioni.
replay-curve-away = Non è stato possibile calcolare la curva.
replay-turning = Punti di svolta
replay-turning-at = Mossa { $number }: { $words }
replay-play-on = Continua a giocare da qui
replay-play-on-seat = Siedi come
replay-play-on-bot = Contro
replay-play-on-go = Continua
replay-share-of = { $name } { $percent }%
replay-other = Apri un’altra partita
