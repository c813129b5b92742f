# What all games say, in English.

nothing-to-undo = There is nothing to take back: the last move showed something new, or was not yours.
list-two = { $first } and { $last }
reason-standing = { $tied ->
    [1] { reason-rank } place
   *[other] shared { reason-rank } place
  }
reason-rank = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  }

## The bots of the house

bot-pippo = Does whatever comes into his head, and enjoys it.
bot-nina = Takes the best bargain in sight and never looks twice.
bot-bartolo = Forty years on the quays: he knows what comes of it.
bot-clarice = Has tried every move in her head before she makes it.
bot-lucrezia = Quick, and always one thought ahead of you.
bot-cosimo = Takes his time, and sees where you are going.

## What the house refuses

sorry-guest-unknown = Say your name first.
sorry-guest-name = A name has at least one letter.
sorry-table-unknown = There is no such table.
sorry-table-private = This table is private.
sorry-table-full = Too many people watch this table already.
sorry-table-busy = The table could not be reached; try again.
sorry-table-not-started = The game has not begun yet.
sorry-table-started = The game has begun already.
sorry-table-over = The game is over.
sorry-stale = Something happened at the table since; look again.
sorry-seat-not-yours = That seat is not yours.
sorry-seat-unknown = The table has the seats 0 to { $last }.
sorry-seat-taken = That seat is taken.
sorry-seat-by-invitation = At this table one sits down by invitation.
sorry-start-guest = The game is started by somebody who sits at the table.
sorry-start-open-seats = Some seats are still open.
sorry-hint-not-your-turn = There is nothing for you to decide now.
sorry-back-not-asked = Nobody else asks to take a move back.
sorry-chat-empty = There is nothing to read in that line.
sorry-rematch-not-over = Another game can be had when this one is over.
sorry-rematch-there = The next game is there already.
sorry-vote-not-playing = Seats are voted on while a game is played.
sorry-vote-nobody = There is no other person at that seat.
sorry-invite-not-yours = Guests are invited by those at the table.
sorry-link-spent = This link was used already, or is too old.
sorry-limit-too-often = That was too often; wait a little.
sorry-limit-too-many = There are too many of these open; close one first.
sorry-command-unknown = The table does not know what to do with that.
sorry-lesson-none = There is no lesson for { $game } yet.
sorry-fork-number = The game has the moves 0 to { $last }.
sorry-fork-over = After its last move there is nothing left to play.
sorry-replay-eyes = Eyes are those of a seat, 0 to { $last }, of a spectator, -1, or all.
sorry-bot-unknown = There is no such bot. The bots are: { $bots }.
sorry-record-not-over = The record is there when the game is over.
sorry-record-damaged = The file is cut off or damaged.
sorry-record-none = The file is empty.
sorry-record-large = The file is larger than any game.
sorry-record-foreign = The file is no record of a game.
sorry-record-several = The file holds several records; bring one.
sorry-record-newer = The record is written in a newer way than this house can read.
sorry-record-rules = The record follows another version of the rules than this house plays by.
sorry-record-secret = The record lacks the secret behind its chance, so that it cannot be checked.
sorry-record-game = The record is of a game that this house does not have.
sorry-record-untrue = The record is not true: what it tells cannot have happened like that.
sorry-fault = Something broke here; it was written down as { $id }.
sorry-no-hint = Something broke here; no hint came.
