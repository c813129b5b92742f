import { expect, it } from "vitest";
import type { GameCard } from "../protocol";
import { againstBots, chairs, FRIEND, ME, NEIGHBOUR, tableWish, usualSeats } from "./newTable";

const game = { name: "strozzi", seats: [3, 4, 5, 6] } as GameCard;

it("four sit down, unless the game or the person wants otherwise", () => {
  expect(usualSeats(game)).toBe(4);
  expect(usualSeats(game, 5)).toBe(5);
  expect(usualSeats(game, 2)).toBe(4);
  expect(usualSeats({ ...game, seats: [2] })).toBe(2);
});

it("against bots, all other seats are theirs", () => {
  expect(againstBots(3, "Nina")).toEqual([
    { kind: "me" },
    { kind: "bot", bot: "Nina" },
    { kind: "bot", bot: "Nina" },
  ]);
});

it("a new table has me, a friend, and bots, and keeps what was chosen when it grows", () => {
  const three = chairs([], 3, "Nina", "Anna");
  expect(three.map((chair) => chair.who)).toEqual([ME, FRIEND, "Nina"]);

  const chosen = chairs(
    [
      { who: ME, name: "" },
      { who: "Cosimo", name: "" },
    ],
    3,
    "Nina",
    "Anna",
  );
  expect(chosen.map((chair) => chair.who)).toEqual([ME, "Cosimo", "Nina"]);

  expect(chairs(three, 2, "Nina", "Anna")).toHaveLength(2);
});

it("every chair becomes what the server calls it", () => {
  const seats = [
    { who: ME, name: "ignored" },
    { who: FRIEND, name: "ignored" },
    { who: NEIGHBOUR, name: " Berta " },
    { who: "Cosimo", name: "ignored" },
  ];
  const wish = tableWish("medici", seats, { options: [], edition: "", clock: null });

  expect(wish.seats).toEqual([
    { kind: "me" },
    { kind: "open" },
    { kind: "me", name: "Berta" },
    { kind: "bot", bot: "Cosimo" },
  ]);
});
