import { expect, test } from "vitest";
import { madeWay, moved, nearest, ordered } from "./cardOrder";

test("an order keeps its wishes while cards go aboard, two alike included", () => {
  expect(ordered([], ["silk", "wine", "silk"])).toEqual(["silk", "wine", "silk"]);
  expect(ordered(["wine", "silk", "silk"], ["silk", "wine", "silk"])).toEqual([
    "wine",
    "silk",
    "silk",
  ]);
  expect(ordered(["wine", "silk", "silk"], ["silk", "silk"])).toEqual(["silk", "silk"]);
  expect(ordered(["wine"], ["wood", "wine"])).toEqual(["wine", "wood"]);
});

test("a card moves to its new place, and no farther than the ends", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
  expect(moved(["a", "b", "c"], 1, 9)).toEqual(["a", "c", "b"]);
  expect(moved(["a", "b", "c"], 1, -9)).toEqual(["b", "a", "c"]);
});

test("the others make way on the side where the card comes from", () => {
  expect([0, 1, 2, 3].map((place) => madeWay(place, 0, 2))).toEqual([2, 0, 1, 3]);
  expect([0, 1, 2, 3].map((place) => madeWay(place, 3, 1))).toEqual([0, 2, 3, 1]);
});

test("a card falls into the nearest place, in the next row too", () => {
  const spots = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 150 },
  ];

  expect(nearest(spots, { x: 60, y: 20 })).toBe(1);
  expect(nearest(spots, { x: 30, y: 90 })).toBe(2);
});
