# What the house says, in English.

## The home

house-opening = The door opens …
house-home = Fondaco, to the home page
house-you-settings = { $name }, your settings
house-title = Three merchant games of Renaissance Italy
house-line = Sit down in a trading house on the canal: against its own merchants, with friends anywhere, or together at one screen.
house-against = Your opponents
house-strength = strength { $level } of { $of }
house-by = by { $designer }
house-seats = { $least } to { $most } players
house-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
  }
house-players-at = How many play { $title }
house-length-medici = three days, 30 to 45 minutes
house-length-strozzi = three rounds
house-length-oltremare = about an hour
house-play = Play now
house-play-this = Play { $title } now
house-learn = Learn
house-learn-this = Learn { $title } in a guided game
house-host = Host a table
house-host-this = Host a table of { $title }
house-with-others = With others
house-with-others-line = Invite friends by a link, fill up with bots, or pass one screen around.
house-link = A link that you were sent
house-link-go = Join
house-link-unread = There is no invitation in this text. It looks like https://…/#join=…
house-mine = Go on where you left
house-public = Tables to visit
house-public-none = No public table waits at the moment. Host one, and it stands here for others.
house-replays = Your finished games
house-replays-none = Games that you finish can be looked at again here, move by move.
house-open-file = Open a record file
house-open-seat = open seat
house-status-open = waits for players
house-status-playing = under way
house-status-over = over
house-resume = Go on
house-resume-this = Go on with { $title } ({ $names })
house-enter = Go to it
house-enter-this = Go to the table of { $title } ({ $names })
house-replay = Replay
house-replay-this = Replay { $title } ({ $names })
house-join = Join
house-join-this = Join { $title } ({ $names })
house-watch = Watch
house-watch-this = Watch { $title } ({ $names })

## When the house does not answer

house-away-title = The house is closed
house-away-text = Nobody answers the door at the moment. Your tables are kept; this page knocks again every few seconds.
house-away-how = If the house is on your own machine, open it with
house-away-again = Knock again

## Hosting

host-title = Host a table
host-game = Game
host-seats = Seats
host-who = Who sits where
host-seat = Seat { $number }
host-me = You
host-friend = A friend, by link
host-neighbour = Somebody at this screen
host-bots = Bots of the house
host-name-at = Name at seat { $number }
host-options = Rules of this table
host-clock = Clock
host-clock-none = No clock
host-clock-quick = 5 minutes each, and 5 seconds a move
host-clock-calm = 15 minutes each, and 10 seconds a move
host-clock-days = A day each, and an hour a move
host-visibility = Who may see it
host-visibility-unlisted = Whoever has the address
host-visibility-public = Everybody, in the list of tables
host-visibility-private = The players, and whom they let watch
host-edition = Cards
host-edition-house = { $edition }
host-edition-own = A file with the cards of your own box
host-edition-why = Made with “fondaco edition new { $game }”. Everybody at the table sees which edition is played.
host-edition-long = This file is too large to be an edition.
host-more = Clock, cards, who may watch
host-go = Put it up
host-go-now = Put it up and begin
option-medici-greater-bonus = The greater bonus: full warehouses pay 20 instead of 10 from eight symbols on (ten with two players)
option-medici-to-the-letter = To the letter: who has none of a good is ranked in it as well
option-strozzi-to-the-letter = To the letter: who has no tile of a kind is ranked in it as well
option-strozzi-secret-coins = Secret coins: nobody sees how much the others have
option-oltremare-to-the-letter = To the letter: who has none of something is ranked in it as well
option-oltremare-perfect-memory = Perfect memory: all may look through the cargo that was loaded openly
option-oltremare-four-proposals = Four proposals a turn at most, instead of eight
option-oltremare-two-proposals = Two proposals a turn at most, instead of eight
option-short-greater-bonus = the greater bonus
option-short-to-the-letter = rules to the letter
option-short-secret-coins = secret coins
option-short-perfect-memory = perfect memory
option-short-four-proposals = four proposals a turn
option-short-two-proposals = two proposals a turn

## Inviting and joining

invite-title = Invite your friends
invite-line = Each link is good for one seat and for one person: the first who follows it sits down.
invite-seat = Seat { $number }
invite-make = Make a link
invite-make-for = Make a link for seat { $number }
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-share-text = Sit down with me at { $title }
invite-link-of = Link to seat { $number }
invite-qr = QR code of the link to seat { $number }
invite-only-here = This house is open on this machine alone, so these links work only here. Open it to others with
invite-go = Go to the table
invite-none = All seats are taken.
join-title = You are invited
join-line = Choose how you are called at the table, and sit down.
join-name = Your name
join-go = Sit down
join-going = A chair is brought …
join-home = To the home page

## Settings

settings-title = Settings
settings-close = Close the settings
settings-name = Your name
settings-name-why = At tables to come; where you sit already, you keep the old one.
settings-language = Language
settings-theme = Light
settings-theme-auto = as the system
settings-theme-light = day
settings-theme-dark = night
settings-motion = Motion
settings-motion-auto = as the system
settings-motion-off = none
settings-motion-fast = fast
settings-sound = Sounds
settings-confirm = Ask before a move that cannot be taken back
settings-done = Done
