// A small game for the peer's server: four seats, hidden hands, 160 moves, every seat updated.
"use strict";

const SEATS = 4;
const HAND = 5;
const CARDS = 160;

const setup = ({ random }) => {
  const deck = random.Shuffle(Array.from({ length: CARDS }, (_, card) => `card${card}`));
  const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
  return { deck, hands, piles: hands.map(() => []), coins: hands.map(() => 0) };
};

// The chosen card goes to the own pile, and another one comes from the deck while there are any.
const lay = ({ G, playerID }, place) => {
  const seat = Number(playerID);
  const [card] = G.hands[seat].splice(place, 1);
  G.piles[seat].push(card);
  G.coins[seat] += card.length;
  if (G.deck.length > 0) G.hands[seat].push(G.deck.pop());
};

const playerView = ({ G, playerID }) => ({
  ...G,
  deck: G.deck.length,
  hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
});

module.exports = {
  SEATS,
  CARDS,
  game: {
    name: "cards",
    setup,
    playerView,
    minPlayers: SEATS,
    maxPlayers: SEATS,
    turn: { minMoves: 1, maxMoves: 1 },
    moves: { lay: { move: lay, client: false } },
    endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? { coins: G.coins } : undefined),
  },
};
