# The board of Oltremare, in English.

## Pieces

oltremare-card-of = { $card }, names { $harbour }
oltremare-ship-of = { $name }’s ship
oltremare-no-token = no token
oltremare-compass = compass: who stops here may sail on to any harbour without a compass

## The chart

oltremare-chart-buttons = The chart
oltremare-chart-closer = Closer
oltremare-chart-farther = Farther
oltremare-chart-to-ship = Show the ship
oltremare-chart-whole = Show the whole chart
