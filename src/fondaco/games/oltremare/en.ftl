# Oltremare, in English.

game-line = Load your ship in the right order, trade cards and half-truths, and sail the Levant.

## Pieces

good-spice = spice
good-silk = silk
good-silver = silver
good-sugar = sugar
good-wine = wine
good-wood = wood
good-grain = grain
icon-money = money
icon-pirates = pirates
icon-market = market
icon-ship = ship
pair-money-money = money twice
pair-money-pirates = money and pirates
pair-money-market = money and market
pair-money-ship = money and ship
pair-pirates-pirates = pirates twice
pair-pirates-market = pirates and market
pair-pirates-ship = pirates and ship
pair-market-market = market twice
pair-market-ship = market and ship
pair-ship-ship = ship twice
token-compass = compass
token-victory-over-pirates = victory over pirates
token-good-purchase = good purchase
token-influence = influence
token-big-deal = big deal
token-calm-sea = calm sea
source-deck = the deck
source-pirates = the own pirate pile
harbour = { $name }
player = { $seat }
card = { $good } ({ $pair }, loads { $loads }, power { $power })

## Moves

how-to-move =
    A number, or the move in words: buy deck, card 2, sail Candia, done.
    A whole offer fits in one line: give silk ship+money, want 2 wood, ask 1 ducat, to all.
    A counter begins with the word counter: counter give wine, pay 2 ducats, want spice.
move-done = Go on to playing cards
move-offer = Make an offer
move-buy-deck = Buy a card from the deck
move-buy-pirates = Buy the top card of your pirate pile
move-next = Go on
move-send = Send the offer
move-drop = Drop the offer
move-accept = Accept
move-decline = Decline
move-counter = Make a counter-offer
move-withdraw = Trade with nobody
move-stay = Stay here
move-say-nothing = Say nothing about it
move-to-all = Offer to all
move-address = Offer to { $seat }
move-conclude = Trade with { $seat }
move-want = Ask for { $good }
move-say-icons = Say it shows { $pair }
move-say-loading = Say it loads { $loading }
move-ducats-none = No ducats
move-ducats-pay = Pay { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
}
move-ducats-ask = Ask for { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
}
move-card-lay = Lay { $card } on your pirate pile
move-card-give = Give { $card }
move-card-hand-over = Hand over { $card }
move-card-play = Play { $card }
move-card-load = Load { $card }
move-sail = Sail to { $harbour }

## What happens

started = { $seat } starts the game.
token-laid = { $harbour } holds { $token }.
turned-up = { $seat } turns up { $card }, which names no harbour.
berthed = { $seat } starts in { $harbour }, with { $card } on board.
token-removed = { $token } leaves { $harbour }.
dealt = { $seat } is dealt { $cards } cards.
dealt-card = { $seat }: you are dealt { $card }.
shuffled = { $cards } cards form the deck; the Venice card lies somewhere in the middle.
turn-started = It is { $seat }’s turn.
influenced = { $seat }’s influence brings { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
laid = { $seat } has too many cards, and lays one on the own pirate pile.
laid-card = { $seat }: you laid { $card } there.
offered = { $seat } makes { $partner } an offer.
offered-to-all = { $seat } makes all others an offer.
countered = { $seat } answers { $partner } with a counter-offer.
offer-gives = — { $seat } would give { $good }.
offer-claims = — { $seat } says the { $good } shows { $pair }.
offer-claims-loading = — { $seat } says the { $good } loads { $loading }.
offer-wants = — { $seat } wants { $good }.
offer-pays = — { $seat } would pay { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
offer-asks = — { $seat } asks for { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
answered = { $seat } has answered.
accepted = { $seat } accepts.
declined = { $seat } declines.
withdrawn = { $seat } trades with nobody this time.
traded = { $seat } and { $partner } trade.
handed-over = { $seat } hands { $good } to { $partner }.
gave = { $seat }: you gave { $card }.
received = { $seat }: you received { $card }.
paid = { $seat } pays { $partner } { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
fame-gained = { $seat } gains fame for the trade.
bought = { $seat } buys a card from { $source } for { $ducats } ducats.
bought-dearly = { $seat } has no ducats left and buys a card from { $source } for { $ducats }.
bought-by-token = { $seat } buys a card from { $source } at a good price: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
bought-card = { $seat }: you bought { $card }.
bought-nothing = { $seat } finds nothing to buy: the Venice card was the last one.
skipped = { $seat } has too few cards to play, and nothing more to buy.
played = { $seat } plays { $card }.
dealt-big = { $seat }’s big deal counts as one more money icon.
earned = { $seat } earns { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
} for { $icons ->
    [1] 1 money icon.
   *[other] { $icons } money icons.
}
calm = The calm sea brings { $seat } { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
repelled = { $seat } has beaten the pirates: their icons are ignored.
raided = Pirates: { $cards ->
    [1] 1 card of the deck is
   *[other] { $cards } cards of the deck are
} due to { $seat }’s pirate pile.
raid-card = { $card } went to { $seat }’s pirate pile.
went-to-market = { $seat } may draw { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} at the market.
drew = { $seat }: you drew { $card }.
sailed = { $seat } sails to { $harbour }.
way-blocked = { $seat } can sail { $routes ->
    [1] 1 route only.
   *[other] { $routes } routes only.
}
token-taken = { $seat } takes { $token } in { $harbour }.
token-turned = { $harbour } holds no token: { $seat } has none active now.
compass-found = { $seat } finds a compass in { $harbour }.
compass-followed = { $seat } follows the compass to { $harbour }.
compass-ignored = { $seat } stays, and has no active token.
loaded = { $seat } loads { $card }.
venice-drawn = The Venice card! Fame is paid.
fame-paid = { $seat } is { $place ->
    [1] first
    [2] second
   *[other] third
} in fame with { $fame }: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
fame-shared = { $seat } shares { $place ->
    [1] the first place
    [2] the second place
   *[other] the third place
} in fame with { $fame }: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
fame-reset = Everybody’s fame goes back to 0.
deck-ran-out = The deck is used up. This is the last turn.
cargo-paid = { $seat } is paid { $ducats ->
    [0] nothing
    [1] 1 ducat
   *[other] { $ducats } ducats
} for { $length } { $good }.
tokens-paid = { $seat } is { $place ->
    [1] first
    [2] second
   *[other] third
} in harbour tokens with { $tokens }: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
tokens-shared = { $seat } shares { $place ->
    [1] the first place
    [2] the second place
   *[other] the third place
} in harbour tokens with { $tokens }: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
last-fame-paid = At the end { $seat } is { $place ->
    [1] first
    [2] second
   *[other] third
} in fame with { $fame }: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
last-fame-shared = At the end { $seat } shares { $place ->
    [1] the first place
    [2] the second place
   *[other] the third place
} in fame with { $fame }: { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
pirates-cost = { $seat }’s pirates cost { $ducats ->
    [1] 1 ducat.
   *[other] { $ducats } ducats.
}
won = { $seat } wins with { $ducats } ducats.
victory-shared = { $seat } shares the victory with { $ducats } ducats.

## Why not

game-over = The game is over.
not-your-turn = It is for { $seat } to decide now.
lay-first = First lay your surplus cards on your pirate pile.
trade-first = This is the time to trade and to buy; say done to play cards.
address-first = First say to whom the offer goes.
give-first = Choose cards to give, or go on.
want-first = Choose goods to ask for, or go on.
pay-first = Say how many ducats you pay or ask for.
claim-first = Say what the card shows, true or not, or nothing.
send-first = Send the offer or drop it.
answer-first = Accept, decline or make a counter-offer.
hand-over-first = Choose a card to hand over.
conclude-first = Choose with whom to trade, or withdraw.
play-first = Choose a card to play.
sail-first = Choose the harbour to which your ship sails.
compass-first = Follow the compass to another harbour, or stay.
load-first = Choose the card to load next.
no-proposals-left = You have made all the offers of this turn.
nobody-to-trade-with = Nobody can trade with you now.
four-bought = You have bought four cards this turn, and that is all.
deck-used-up = The deck is used up.
no-pirates = Your pirate pile is empty.
cards-missing = You need { $cards ->
    [1] one more card
   *[other] { $cards } more cards
} to play: buy or trade.
nothing-given = An offer needs something from you: a card, or ducats you have.
in-order = Choose cards in the order of your hand.
three-at-most = An offer has at most three cards on each side.
cards-needed = You need these cards: else you could not play enough this turn.
nothing-wanted = An offer needs something from the others: a card, or ducats they have.
want-too-much = You cannot ask for that: nobody addressed has so many cards, or goods are named in their order.
ducats-missing = { $ducats ->
    [1] 1 ducat is
   *[other] { $ducats } ducats are
} more than there is to pay with.
one-sided = Each side must give something.
sent-before = You have made this very offer before in this turn.
no-counter = You may counter an offer once only, and need something to give.
goods-missing = You do not have the goods asked for.
other-good = Hand over { $good } first.
no-agreement = You cannot trade with { $seat } on these terms.
route-used = The route to { $harbour } has been sailed this turn.
dead-end = From { $harbour } the rest of the way cannot be sailed.
no-route = No route leads from here to { $harbour }.
compass-there = { $harbour } holds a compass: a compass may not lead there.
already-there = Your ship is there already.

## The table

headline = { $seat }’s turn
label-deck = { $venice ->
    [in] deck of { $cards }, Venice in it
   *[gone] { $cards ->
        [0] the deck is used up
       *[other] deck of { $cards }, Venice gone
    }
}
label-sea = The sea
label-harbour = { $harbour }
label-no-token = none
short-compass = compass
short-victory-over-pirates = victory
short-good-purchase = purchase
short-influence = influence
short-big-deal = big deal
short-calm-sea = calm sea
mark-compass = C
mark-victory-over-pirates = V
mark-good-purchase = P
mark-influence = I
mark-big-deal = B
mark-calm-sea = S
label-traders = Traders
label-plays = { $seat } plays { $cards ->
    [1] 1 card
   *[other] { $cards } cards
} this turn
label-buys = { $cards ->
    [0] no more cards can be bought
   *[other] { $cards } more can be bought, the next for { $price ->
        [1] 1 ducat
       *[other] { $price } ducats
    }
}
label-trader = trader
label-ducats = ducats
label-fame = fame
label-hand = hand
label-cargo = cargo: on top
label-pirates = pirates
label-tokens = tokens: active
label-ship = ship at
label-cargoes = Cargo, the first loaded on the left
label-offer = { $seat }’s offer
label-claims = goods are true, what stands in “quotes” may be a lie
label-gives = gives
label-wants = wants
label-empty = empty
ducats = { $ducats ->
    [1] 1 ducat
   *[other] { $ducats } ducats
}
answer-asked = is to answer
answer-waiting = answers later
answer-sealed = has answered; all answers are shown together
answer-declined = declines
answer-accepted = accepts
answer-countered = would rather trade like this:
label-own-hand = Your hand: { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}
label-card-numbers = ⚑ sea power, ▤ loading
label-own = Your side
label-routes = { $routes ->
    [1] 1 route
   *[other] { $routes } routes
} away
label-own-pirates = pirates from top
label-unknown = { $cards } unknown
label-token = your token
label-chosen = chosen
label-played = played
label-you-give = you give
label-you-want = you want
label-now = now
effect-compass = compass: it has no effect any more
effect-victory-over-pirates = victory over pirates: pirate icons you play are ignored
effect-good-purchase = good purchase: the cards you buy cost 1, 2, 3 and 4 ducats
effect-influence = influence: at the start of your turn, ducats for the sea power above 3 of your top cargo card
effect-big-deal = big deal: one more money icon each turn
effect-calm-sea = calm sea: 1 ducat for each ship icon you play
ask-wait = It is for { $seat } to decide.
ask-lay = Lay { $surplus ->
    [1] 1 card
   *[other] { $surplus } cards
} on your pirate pile: your top cargo card lets you keep { $power } (⚑). At the end each card in the pile costs 1 ducat.
ask-trade = { $missing ->
    [0] Make offers, buy cards, or go on and play { $to_play }.
    [1] You need 1 more card to play { $to_play }: trade or buy.
   *[other] You need { $missing } more cards to play { $to_play }: trade or buy.
} { $offers ->
    [0] You have made all your offers.
    [1] 1 more offer this turn.
   *[other] { $offers } more offers this turn.
} Each partner of a trade gains 1 fame (⇄), once a turn; you gain none.
ask-address = Who may answer your offer? (All of an offer can also be said in one line: type help.)
ask-give = Which cards do you give? Go on when you have chosen them; to give ducats only, go on at once.
ask-want = Which goods do you want for it? Go on when you have named them; for ducats only, go on at once.
ask-pay = How many ducats do you add, or ask for?
ask-claim = What do you say of the icons on your { $about }? It may be true or not.
ask-claim-loading = What do you say of the loading number of your { $about }? It may be true or not.
ask-send = Send this offer, or drop it?
ask-answer = { $able ->
    [yes] Accept, decline, or make a counter-offer, which you may do once.
   *[no] You do not have what is asked for: decline, or make a counter-offer, which you may do once.
} Answers are shown together. { $traded ->
    [yes] You have gained your fame for trading this turn.
   *[no] A trade brings you 1 fame.
}
ask-hand-over = Choose the card you hand over: its icons are seen by its new owner only.
ask-conclude = Trade with one of those who accept or make a counter-offer, or with nobody.
ask-play = Choose { $left ->
    [1] 1 card
   *[other] { $left } cards
} to play, in the order of your hand. All money icons together bring 1, 3 or 6 ducats (for 1, 2 or 3), pirates 1, 3 or 6 pirate cards, market 1, 3 or 6 cards to draw; each ship icon is one route to sail.
ask-sail = { $routes ->
    [1] Sail 1 route: to which harbour?
   *[other] Sail { $routes } routes: first to which harbour?
} You take the token where you stop, not where you pass.
ask-compass = Sail on to any harbour without a compass and take its token, or stay without a token.
ask-load = Load which card next? Equal goods on one another are paid together (why OLT-9.3). The last card loaded rules your next turn: ⚑ cards to keep, ▤ cards to play.
sheet-start = start
sheet-money = money
sheet-active-token = active token
sheet-bought = cards bought
sheet-trades = trades
sheet-fame = fame
sheet-cargo = cargo
sheet-tokens = tokens
sheet-pirates = pirates
sheet-unit = ducats
period-sea = At sea
period-end = The end of the game

## Reasons

reason-coin = ducats
reason-hand-more = The hand promises more
reason-hand-less = The hand promises less
reason-ducats-more = Ducats come in
reason-ducats-less = Ducats are paid
reason-guard-more = Fewer cards for the pirates to take
reason-guard-less = More cards than the top cargo card can guard
reason-pirates = { $cards ->
    [0] No card
    [1] 1 card
   *[other] { $cards } cards
  } in the pirate pile, a ducat each at the end
reason-fame-more = Gains fame
reason-fame-less = The partner gains fame
reason-venice = The Venice card may come: fame is paid and begins anew
reason-tokens = { $tokens ->
    [1] 1 harbour token
   *[other] { $tokens } harbour tokens
  }: { reason-standing }
reason-no-trade = Keeps all cards and ducats
reason-deal-good = The trade in sight promises a gain
reason-deal-bad = The trade in sight costs more than it brings
reason-deal-none = No trade is in sight
reason-true = Tells the truth
reason-bluff = Bluffs, as is allowed about icons
reason-silent = Gives nothing away
reason-go-on = Plays { $loads } of { $cards } cards without another trade
reason-skip = Too few cards to play: the turn ends
reason-run = { $length ->
    [1] A { $good } card alone in the cargo
   *[other] { $length } { $good } on one another in the cargo
  }
reason-game-ends = Ends the game
reason-cargo-paid = Ends the game with more in the cargo
reason-top = On top of the cargo: { $power } cards to keep, { $loads } to play next turn
reason-money = { $icons ->
    [1] 1 money icon
   *[other] { $icons } money icons
  }
reason-raid = { $icons ->
    [1] 1 pirate icon
   *[other] { $icons } pirate icons
  }
reason-market = { $icons ->
    [1] 1 market icon
   *[other] { $icons } market icons
  } to draw cards
reason-routes = { $icons ->
    [1] 1 route
   *[other] { $icons } routes
  } to sail
reason-sail-on = { $routes ->
    [1] 1 more route to a token
   *[other] { $routes } more routes to a token
  }
reason-sail-empty = 1 more route, and no token there
reason-compass = Finds a compass: any harbour without one is open
reason-token = Makes { $token } the active token
reason-token-lost = No token here: { $token } is turned face down
reason-token-none = Stops without a token

## The lesson

lesson-welcome = You are a merchant of Venice with 11 ducats and a ship in the Levant. Load cargo, trade, and visit harbours until the deck is used up. The most ducats win.
lesson-cards = Every card is a good with two icons, pennants (⚑) and crates (▤). The top card of your cargo rules your turn: as many cards as it shows crates must be played.
lesson-trade = Before you play you may trade and buy. A card from the deck costs 3 ducats, or 4 if you have none; four a turn are the most. In a trade you give cards or ducats for what the other has.
lesson-honesty = Listen well to an offer. The good of a card is always told truly, but about its icons anybody may lie, and so may you.
lesson-answer = You are made an offer. Accept it, decline it, or answer with an offer of your own.
lesson-fame = Who trades with the player whose turn it is gains 1 fame, once a turn. The player whose turn it is gains none, so trades are worth more to the others.
lesson-play = Choose the cards you play. Their icons count together: 1, 2 or 3 of a kind bring 1, 3 or 6 ducats, pirates or cards from the market. Every sail is one route for your ship.
lesson-pirates = Pirate icons lay cards of the deck face down on your pirate pile. At the end each of them costs you 1 ducat, unless you buy it back from the top.
lesson-market = Market icons let you draw cards into your hand. They are the goods and icons of your next turns.
lesson-sail = Your ship sails exactly as many routes as you played sails, and none of them twice. It matters where it stops, not where it passes.
lesson-tokens = Where a ship stops, it takes the token of the harbour. The one taken last is active and helps on every turn; all of them count at the end.
lesson-load = The cards you played become cargo, in the order you choose. Equal goods lying on one another are paid together at the end, and much better than apart. The last card rules your next turn.
lesson-sea-power = You hold more cards than the pennants (⚑) on your top cargo card can guard. Lay the surplus on your pirate pile, face down.
lesson-venice = The Venice card is drawn, and fame is paid at once: 6 ducats for the most, 3 for the second. Then everybody begins again at 0.
lesson-last-turn = The deck is used up, so this is the last turn. Nothing more is drawn, even where a draw is due.
lesson-end = Now all is paid: cargo by good and length, the most tokens 6 ducats, the most fame 6 once more. Each card in a pirate pile costs 1. The most ducats win.
