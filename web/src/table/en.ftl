# At a table and at a replay, in English.

## The frame

table-house = Fondaco
table-home = Back to the house
table-seats = Seats
table-board = The board
table-prompt = What you may do
table-side = Log, chat and rules
table-edition = edition: { $edition }
table-options = with { $options }
table-seat-count = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  }
table-lesson = guided first game
table-panel-open = Log and more
table-panel-close = Close
table-title-your-turn = ● Your turn · { $title }

## The line

table-line-calling = Calling the house …
table-line-lost = Connection lost, trying again. Nothing is lost.
table-line-refused = The house does not let you in here.
table-line-back = Connected again.
table-line-open = The table is being laid …

## Whose turn it is

table-your-turn = It is your turn.
table-your-turn-named = { $name }, it is your turn.
table-thinking = { $name } is thinking …
table-waiting-for-players = The table waits for players.
table-everybody-here = Everybody is here. The game can begin.
table-over-one = The game is over: { $name } wins.
table-over-shared = The game is over: { $names } share the victory.
table-asks-back = { $name } asks to take a move back.
table-you-ask-back = You ask to take your move back. The others must agree.
table-taken-back = A move was taken back.
table-hand-over = Hand the screen to { $name }.
table-i-am = I am { $name }: show me the table
table-watching = You watch.

## Seats

table-to-move = to move
table-you = you
table-bot = bot
table-away = away
table-kept-warm = away, a bot keeps the seat
table-open-seat = open seat
table-guest = guest
table-clock = { $name } has { $time } left
table-has-florins = { $count ->
    [one] 1 florin
   *[other] { $count } florins
  }
table-has-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
  }
table-has-ducats = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
  }
table-has-fame = { $count } fame
table-has-hand = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

## What may be done

table-choices = Your choices
table-key = Key { $key }
table-more-choices = { $count } choices
table-sure = Do it? “{ $move }” cannot be taken back.
table-do-it = Yes, do it
table-not-yet = Not yet
table-hint = Hint
table-hint-thinking = Thinking about it …
table-hint-chance = { $percent } %
table-hint-about = Chances to win, from { $tries ->
    [one] 1 try
   *[other] { $tries } tries
  }. A click plays the move.
table-hint-label = Play the hint: { $move }, { $percent } % to win
table-hint-close = Put the hint away
table-undo = Undo
table-why = Why?
table-why-clause = Why? Rule { $clause }
table-dismiss = All right
table-let-back = Let them
table-refuse-back = No, play on
table-refused = That does not go

## Log, chat, rules, score

table-log = Log
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-new = { $count } new
table-rules = Rules
table-rules-search = Search the rules
table-rules-found = { $count ->
    [0] No clause says that.
    [one] 1 clause
   *[other] { $count } clauses
  }
table-rules-loading = Opening the book …
table-score = Score
table-score-empty = Nothing has been paid yet.
table-score-source = Source
table-score-sum = Sum
table-score-total = Total
table-score-whole = The whole game
table-score-unknown = not known to you
table-score-chart = { $name }: { $parts }
table-score-part = { $source } { $amount }
table-score-go-on = Go on
table-score-skip = Show all
table-score-of = The score of { $period }

## Before the game

table-sit-down = Sit down at seat { $seat }
table-invite = Invite to seat { $seat }
table-invite-more = Invite with a QR code
table-start = Start
table-start-with-bots = Fill the open seats and start
table-opponent = Bots at the open seats
table-link = Link
table-link-copy = Copy
table-link-copied = Copied
table-link-invite = Send this to one guest. Whoever opens it first sits down.
table-link-transfer = Open this on the other device. It brings your seat there, once.
table-link-watch = Send this to one guest, who may then watch.
table-link-share = Whoever opens this sees the replay.

## The menu

table-menu = More
table-ask-back = Ask to take my move back
table-vote = Vote: a bot for { $name }
table-voices = { $count ->
    [one] 1 voice
   *[other] { $count } voices
  }
table-hide = Hide what is secret
table-show-as = Show the table to { $name }
table-watch-link = Link to watch
table-elsewhere = Go on elsewhere as { $name }
table-leave = Leave the table
table-leave-sure = Leave the table?
table-leave-playing = A bot plays on in your place, and the seat does not come back.
table-leave-open = The seat is free again.
table-leave-yes = Yes, leave
table-leave-no = No, stay
table-sound = Sound
table-confirm = Ask before what cannot be undone
table-language = Language
table-notify = Tell me when it is my turn
table-notify-now = It is your turn at { $title }.

## The end

table-result = The result
table-winner = wins
table-rank = { $rank }.
table-again = Play again
table-again-waiting = Waiting for the others …
table-next-game = To the next game
table-replay = Watch the replay
table-record = Download the record
table-share = Share

## The guided game

table-coach = Your guide
table-coach-next = Next
table-coach-progress = { $done } of { $all }
table-coach-rule = The rule
table-coach-wait = Play on. I am back when something new happens.
table-coach-enough = You know how to play now.
table-coach-enough-more = The rest comes at the end of the game. Play on and I will tell you when it matters, hear it now, or stop here.
table-coach-on = Play on
table-coach-rest = Tell me the rest
table-coach-stop = Stop here
table-coach-done = You know the game now.
table-coach-done-more = Play it to its end, or find other opponents in the house.
table-coach-over-more = Find other opponents in the house, or play it again.
table-coach-away = There is no guide for this game.

## The replay

replay-title = Replay of { $title }
replay-open = Open a record file
replay-open-about = A record is the file that you download at the end of a game. It holds every move, and is checked before it is shown.
replay-file = Choose a record file
replay-loading = Reading the game …
replay-eyes = Seen by
replay-eyes-all = whoever moves
replay-eyes-spectator = a spectator
replay-step = Move { $number } of { $last }
replay-scrub = Move
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-start = The start of the game.
replay-curve = Chances to win
replay-curve-about = Chances to win along the game, as a searcher sees them. Click to go to a move.
replay-curve-progress = Thinking about the game: { $done } of { $all } positions.
replay-curve-away = The curve could not be computed.
replay-turning = Turning points
replay-turning-at = Move { $number }: { $words }
replay-play-on = Play on from here
replay-play-on-seat = You sit as
replay-play-on-bot = Against
replay-play-on-go = Play on
replay-share-of = { $name } { $percent } %
replay-other = Open another record
