# The board of Oltremare, in English.

## Pieces

oltremare-card-of = { $card }, names { $harbour }
oltremare-ship-of = { $name }’s ship
oltremare-no-token = no token
oltremare-compass = compass: who stops here may sail on to any harbour without a compass
oltremare-legend = What the tokens do
oltremare-deck = Deck
oltremare-venice-in = Venice still to come
oltremare-venice-gone = Venice has been
oltremare-price = { $ducats ->
    [1] for 1 ducat
   *[other] for { $ducats } ducats
}
oltremare-own-pirates = Pirates
oltremare-pirates-cost = 1 ducat each at the end
oltremare-known = You laid there: { $cards }
oltremare-cargo = { $cards ->
    [1] cargo of 1
   *[other] cargo of { $cards }
}
oltremare-top = keep { $power }, play { $loading }
oltremare-fame = { $fame } fame
oltremare-in-hand = { $cards ->
    [1] 1 card in hand
   *[other] { $cards } cards in hand
}
oltremare-pirates = { $cards ->
    [0] no pirate cards
    [1] 1 pirate card
   *[other] { $cards } pirate cards
}
oltremare-tokens = { $tokens ->
    [0] no harbour tokens
    [1] 1 harbour token
   *[other] { $tokens } harbour tokens
}
oltremare-decides = to decide
oltremare-trades = active
oltremare-traded = has traded this turn
oltremare-played = Played by { $name }

## Loading

oltremare-order-how = Lay the cards in the order of loading, by dragging or with the arrow keys. Or click a card to load it at once.
oltremare-order-top = on top
oltremare-order-load = Load in this order
oltremare-order-moved = { $card } is now number { $place }.

## The chart

oltremare-chart-buttons = The chart
oltremare-chart-closer = Closer
oltremare-chart-farther = Farther
oltremare-chart-to-ship = Show the ship
oltremare-chart-whole = Show the whole chart

## Bargaining

oltremare-table = The bargaining table
oltremare-truth = The goods are true. What is said of their icons may be a lie.
oltremare-says = Says: { $said }
oltremare-says-nothing = says nothing
oltremare-loads = loads { $loading }
oltremare-slot-to = Offer to
oltremare-pick-cards = Pick cards from your hand.
oltremare-claims = What you say of the card
oltremare-honest-claim = { $claim } (true)
oltremare-true = true
oltremare-ducats-less = One ducat less
oltremare-ducats-more = One ducat more
oltremare-ask = ask
oltremare-pay = pay

## What is to be decided

oltremare-ask-lay = You may keep { $power } cards. Lay the others on your pirate pile.
oltremare-ask-trade = { $able ->
    [yes] Trade, buy cards, or go on and play { $cards }.
   *[no] You must play { $cards }: trade or buy until you have enough.
} { $offers ->
    [0] You have made all your offers.
    [1] You may make 1 more offer.
   *[other] You may make { $offers } more offers.
}
oltremare-ask-address = Who may answer your offer?
oltremare-ask-give = Which cards do you give? Pick them from your hand, from left to right, then go on.
oltremare-ask-want = Which goods do you want for it?
oltremare-ask-pay = How many ducats do you pay, or ask for?
oltremare-ask-claim = What do you say of the icons on your { $good }? It may be true or not.
oltremare-ask-claim-loading = And how much do you say your { $good } loads?
oltremare-ask-send = Send this offer, or drop it?
oltremare-ask-answer = { $able ->
    [yes] Accept, decline, or make a counter-offer. All answers are shown together.
   *[no] You do not have what is asked for: decline, or make a counter-offer.
} { $traded ->
    [yes] You have gained your fame this turn.
   *[no] A trade brings you 1 fame.
}
oltremare-ask-hand-over = Which card do you hand over? Only its new owner sees the icons.
oltremare-ask-conclude = With whom do you trade?
oltremare-ask-play = { $cards ->
    [1] Pick 1 card to play.
   *[other] Pick { $cards } cards to play, from left to right.
}
oltremare-ask-sail = { $routes ->
    [1] Sail to a harbour that glows. You take the token where you stop.
   *[other] { $routes } routes to sail: where to first? You take the token where you stop.
}
oltremare-ask-compass = The compass lets you sail on to any harbour that glows, or stay without a token.
oltremare-ask-load = In which order do you load the cards? The last one lies on top and rules your next turn.
