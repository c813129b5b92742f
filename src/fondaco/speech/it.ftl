# What all games say, in Italian.

nothing-to-undo = Non c’è nulla da annullare: l’ultima mossa ha mostrato qualcosa di nuovo, oppure non era tua.
list-two = { $first } e { $last }
reason-standing = { $tied ->
    [1] { reason-rank } posto
   *[other] { reason-rank } posto condiviso
  }
reason-rank = { $place ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
  }

## The bots of the house

bot-pippo = Fa quello che gli passa per la testa, e ci si diverte.
bot-nina = Prende il miglior affare in vista e non guarda mai due volte.
bot-bartolo = Quarant’anni sulle banchine: sa come va a finire.
bot-clarice = Ha provato a mente ogni mossa prima di farla.
bot-lucrezia = Veloce, e sempre un pensiero avanti a te.
bot-cosimo = Si prende il suo tempo, e vede dove vuoi arrivare.

## What the house refuses

sorry-guest-unknown = Prima di’ il tuo nome.
sorry-guest-name = Un nome ha almeno una lettera.
sorry-table-unknown = Questo tavolo non c’è.
sorry-table-private = Questo tavolo è privato.
sorry-table-full = Troppe persone guardano già questo tavolo.
sorry-table-busy = Il tavolo non è raggiungibile; riprova.
sorry-table-not-started = La partita non è ancora cominciata.
sorry-table-started = La partita è già cominciata.
sorry-table-over = La partita è finita.
sorry-stale = Nel frattempo al tavolo è successo qualcosa; guarda di nuovo.
sorry-seat-not-yours = Quel posto non è tuo.
sorry-seat-unknown = Il tavolo ha i posti da 0 a { $last }.
sorry-seat-taken = Quel posto è occupato.
sorry-seat-by-invitation = A questo tavolo ci si siede su invito.
sorry-start-guest = La partita la comincia chi siede al tavolo.
sorry-start-open-seats = Alcuni posti sono ancora liberi.
sorry-hint-not-your-turn = Adesso non hai nulla da decidere.
sorry-back-not-asked = Nessun altro chiede di annullare una mossa.
sorry-chat-empty = In quella riga non c’è nulla da leggere.
sorry-rematch-not-over = Un’altra partita si può fare quando questa è finita.
sorry-rematch-there = La prossima partita c’è già.
sorry-vote-not-playing = Sui posti si vota mentre si gioca.
sorry-vote-nobody = A quel posto non c’è un’altra persona.
sorry-invite-not-yours = Gli ospiti li invita chi siede al tavolo.
sorry-link-spent = Questo link è già stato usato, o è troppo vecchio.
sorry-limit-too-often = Così è troppo spesso; aspetta un poco.
sorry-limit-too-many = Ne sono aperti troppi; prima chiudine uno.
sorry-command-unknown = Il tavolo non sa che cosa farne.
sorry-lesson-none = Per { $game } non c’è ancora una lezione.
sorry-fork-number = La partita ha le mosse da 0 a { $last }.
sorry-fork-over = Dopo l’ultima mossa non c’è più nulla da giocare.
sorry-replay-eyes = Si guarda con gli occhi di un posto, da 0 a { $last }, di uno spettatore, -1, o di tutti, all.
sorry-bot-unknown = Questo bot non c’è. I bot sono: { $bots }.
sorry-record-not-over = Il file di partita c’è quando la partita è finita.
sorry-record-damaged = Il file è troncato o danneggiato.
sorry-record-none = Il file è vuoto.
sorry-record-large = Il file è più grande di qualunque partita.
sorry-record-foreign = Il file non è un file di partita.
sorry-record-several = Il file contiene più partite; portane una.
sorry-record-newer = Il file di partita è scritto in un modo più nuovo di quello che questa casa sa leggere.
sorry-record-rules = Il file di partita segue un’altra versione delle regole rispetto a quella con cui gioca questa casa.
sorry-record-secret = Al file di partita manca il segreto dietro il caso, perciò non si può verificare.
sorry-record-game = Il file di partita è di un gioco che questa casa non ha.
sorry-record-untrue = Il file di partita non è vero: così non può essere andata.
sorry-fault = Qui si è rotto qualcosa; è stato annotato come { $id }.
sorry-no-hint = Qui si è rotto qualcosa; non è arrivato nessun consiglio.
