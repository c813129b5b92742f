# Oltremare, in English.

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
    [1] 1 card goes
   *[other] { $cards } cards go
} to { $seat }’s pirate pile.
raid-card = { $card } went to { $seat }’s pirate pile.
went-to-market = { $seat } draws { $cards ->
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
