import { expect, test } from "vitest";
import { box, face } from "./box";
import { cardsWords, cardWords } from "./labels";
import { CardTracker } from "./cardTracker";
import { POSITIONS, say } from "./testPositions";
import { dayScores } from "./scoring";
import type { View } from "./view.gen";

const seat = { value: 0, room: 5, warehouse: [], gathered: [], leads: [], florins: 0 };
const symbols = { grain: 0, spice: 0, fur: 0, dye: 0, cloth: 0 };
const fixed = { day: 1, turn: 0, revealed: 0, reveals: 3, last_turn: false, deck: 50, seat: 0 };

function table(market: string[], ...ships: string[][]): View {
  const seats = ships.map((ship) => ({ ...seat, symbols, ship }));
  return { ...fixed, market, reach: market.length, berths: 5, bonus_from: [5], seats };
}

test("a card that is taken from the market is the same card in the ship", () => {
  const tracker = new CardTracker();
  const before = tracker.follow(table(["dye2", "fur3", "fur3"], [], ["fur3"]));

  const after = tracker.follow(table(["dye2", "fur3"], ["fur3"], ["fur3"]));

  expect(after.market).toEqual(before.market.slice(0, 2));
  expect(after.ships[1]).toEqual(before.ships[1]);
  expect(after.ships[0]).toEqual([before.market[2]]);
});

test("a card from the deck is a new one, and no two are the same", () => {
  const tracker = new CardTracker();
  const before = tracker.follow(table(["dye2"], []));

  const after = tracker.follow(table(["dye2", "dye2"], []));

  expect(after.market[0]).toEqual(before.market[0]);
  expect(after.market[1]?.key).not.toBe(before.market[0]?.key);
});

test("cards are named as the server writes them", () => {
  expect(cardWords("fur3", say)).toBe("fur 3");
  expect(cardsWords(["green2", "grain0x2", "dye0*"], say)).toBe("green 2, grain 0 ×2 and dye 0 ⚑");
});

test("another edition brings its own cards, and the next table has those of the game", () => {
  const card = { good: "grain" as const, value: 5, symbols: 2, green: true };
  box.open({ cards: { "grain5x2*": card } });
  const sent = face("grain5x2*");
  box.open(undefined);

  expect(sent).toEqual(card);
  expect(face("grain0x2")).toMatchObject({ good: "grain", symbols: 2 });
});

test("the first day's reckoning adds up to everybody's florins", () => {
  const first = POSITIONS.filter(
    ({ view }) => view.view["day"] === 2 && view.log.some(({ event }) => event === "day-ended"),
  );
  expect(first.length).toBeGreaterThan(1);

  for (const { view } of first) {
    const { seats } = view.view as unknown as View;
    const told = dayScores(
      view.log,
      seats.map((_, at) => `seat ${at}`),
      say,
    );
    const sums = seats.map((_, at) =>
      told?.sources.reduce((sum, source) => sum + (source.florins[at] ?? 0), 0),
    );
    expect(told?.day).toBe(1);
    expect(sums).toEqual(seats.map(({ florins }) => florins));
  }
});
