# What the house says, in Italian.

## The home

house-opening = La porta si apre …
house-home = Fondaco, alla pagina iniziale
house-you-settings = { $name }, le tue impostazioni
house-title = Tre giochi di mercanti dell’Italia del Rinascimento
house-line = Siediti in un fondaco sul canale: contro i mercanti della casa, con amici ovunque siano, o insieme davanti a uno schermo.
house-against = I tuoi avversari
house-strength = forza { $level } di { $of }
house-by = di { $designer }
house-seats = da { $least } a { $most } giocatori
house-players = { $count ->
    [one] { $count } giocatore
    [many] { $count } di giocatori
   *[other] { $count } giocatori
  }
house-players-at = In quanti si gioca a { $title }
house-length-medici = tre giorni, da 30 a 45 minuti
house-length-strozzi = tre round
house-length-oltremare = circa un’ora
house-play = Gioca
house-play-this = Gioca ora a { $title }
house-learn = Impara
house-learn-this = Impara { $title } con una partita guidata
house-host = Apri tavolo
house-host-this = Apri tavolo: { $title }
house-with-others = Con altri
house-with-others-line = Invita gli amici con un link, completa il tavolo con i bot, o fate girare uno schermo.
house-link = Un link che hai ricevuto
house-link-go = Entra
house-link-unread = In questo testo non c’è nessun invito. Si presenta così: https://…/#join=…
house-mine = Riprendi da dove eri
house-public = Tavoli da visitare
house-public-none = Al momento non aspetta nessun tavolo pubblico. Aprine uno, e starà qui per gli altri.
house-replays = Le tue partite finite
house-replays-none = Le partite che finisci si possono rivedere qui, mossa per mossa.
house-open-file = Apri un file di partita
house-open-seat = posto libero
house-status-open = aspetta giocatori
house-status-playing = in corso
house-status-over = finita
house-resume = Continua
house-resume-this = Continua { $title } ({ $names })
house-enter = Vai
house-enter-this = Vai al tavolo di { $title } ({ $names })
house-replay = Rivedi
house-replay-this = Rivedi { $title } ({ $names })
house-join = Entra
house-join-this = Entra in { $title } ({ $names })
house-watch = Guarda
house-watch-this = Guarda { $title } ({ $names })

## When the house does not answer

house-away-title = La casa è chiusa
house-away-text = Al momento nessuno apre la porta. I tuoi tavoli sono al sicuro; questa pagina bussa di nuovo ogni pochi secondi.
house-away-how = Se la casa è sul tuo computer, aprila con
house-away-again = Bussa di nuovo

## Hosting

host-title = Apri un tavolo
host-game = Gioco
host-seats = Posti
host-who = Chi siede dove
host-seat = Posto { $number }
host-me = Tu
host-friend = Un amico, con un link
host-neighbour = Qualcuno a questo schermo
host-bots = I bot della casa
host-name-at = Nome al posto { $number }
host-options = Regole di questo tavolo
host-clock = Orologio
host-clock-none = Senza orologio
host-clock-quick = 5 minuti a testa, e 5 secondi a mossa
host-clock-calm = 15 minuti a testa, e 10 secondi a mossa
host-clock-days = Un giorno a testa, e un’ora a mossa
host-visibility = Chi può vederlo
host-visibility-unlisted = Chiunque abbia l’indirizzo
host-visibility-public = Tutti, nell’elenco dei tavoli
host-visibility-private = I giocatori, e chi lasciano guardare
host-edition = Carte
host-edition-house = { $edition }
host-edition-own = Un file con le carte della tua scatola
host-edition-why = Si fa con “fondaco edition new { $game }”. Tutti al tavolo vedono con quale edizione si gioca.
host-edition-long = Questo file è troppo grande per essere un’edizione.
host-more = Orologio, carte, chi può guardare
host-go = Apri il tavolo
host-go-now = Apri il tavolo e comincia
option-medici-greater-bonus = Il bonus maggiore: i magazzini pieni danno 20 invece di 10 da otto simboli in su (dieci in due giocatori)
option-medici-to-the-letter = Alla lettera: entra in classifica per una merce anche chi non ne ha
option-strozzi-to-the-letter = Alla lettera: entra in classifica per una categoria anche chi non ha pedine
option-strozzi-secret-coins = Monete segrete: nessuno vede quante ne hanno gli altri
option-oltremare-to-the-letter = Alla lettera: entra in classifica anche chi non ha nulla
option-oltremare-perfect-memory = Memoria perfetta: tutti possono riguardare il carico caricato apertamente
option-oltremare-four-proposals = Al massimo quattro offerte per turno, invece di otto
option-oltremare-two-proposals = Al massimo due offerte per turno, invece di otto
option-short-greater-bonus = bonus maggiore
option-short-to-the-letter = regole alla lettera
option-short-secret-coins = monete segrete
option-short-perfect-memory = memoria perfetta
option-short-four-proposals = quattro offerte per turno
option-short-two-proposals = due offerte per turno

## Inviting and joining

invite-title = Invita i tuoi amici
invite-line = Ogni link vale per un posto e per una persona: chi lo segue per primo si siede.
invite-seat = Posto { $number }
invite-make = Crea un link
invite-make-for = Crea un link per il posto { $number }
invite-copy = Copia
invite-copied = Copiato
invite-share = Condividi
invite-share-text = Siediti con me a { $title }
invite-link-of = Link per il posto { $number }
invite-qr = Codice QR del link per il posto { $number }
invite-only-here = Questa casa è aperta solo su questo computer, quindi questi link funzionano solo qui. Aprila agli altri con
invite-go = Vai al tavolo
invite-none = Tutti i posti sono occupati.
join-title = Hai un invito
join-line = Scegli come ti chiami al tavolo, e siediti.
join-name = Il tuo nome
join-go = Siediti
join-going = Arriva una sedia …
join-home = Alla pagina iniziale

## Settings

settings-title = Impostazioni
settings-close = Chiudi le impostazioni
settings-name = Il tuo nome
settings-name-why = Per i prossimi tavoli; dove siedi già, resta quello di prima.
settings-language = Lingua
settings-theme = Luce
settings-theme-auto = come il sistema
settings-theme-light = giorno
settings-theme-dark = notte
settings-motion = Movimento
settings-motion-auto = come il sistema
settings-motion-off = nessuno
settings-motion-fast = veloce
settings-sound = Suoni
settings-confirm = Chiedi prima di una mossa che non si può annullare
settings-done = Fatto
