import { expect, test } from "vitest";
import { harbourAt, harbourNumber, routesOf, seaway } from "./chart.svelte";
import { keyed, placesOf, readCard, runsOf } from "./pieces";

test("a card is read as records write it", () => {
  expect(readCard("silk-ms3")).toMatchObject({
    good: "silk",
    icons: ["money", "ship"],
    loading: 3,
    power: 4,
  });
  expect(readCard("silk-ms3/5@19")).toMatchObject({ power: 5, harbour: "Varna" });
});

test("two cards that look the same have keys of their own", () => {
  expect(keyed(["wine-mp3", "silk-ms3", "wine-mp3"]).map(({ key }) => key)).toEqual([
    "wine-mp3#0",
    "silk-ms3#0",
    "wine-mp3#1",
  ]);
});

test("as many cards are marked as are chosen", () => {
  expect([...placesOf(["wine-mp3", "silk-ms3", "wine-mp3"], ["wine-mp3"])]).toEqual([0]);
  expect([...placesOf(["wine-mp3", "silk-ms3", "wine-mp3"], ["wine-mp3", "wine-mp3"])]).toEqual([
    0, 2,
  ]);
});

test("equal goods on one another are one run, with another between them two", () => {
  expect(runsOf(["wood-ms3", "wood-ks1", "silk-ms3", "wood-mk2"])).toEqual([
    { good: "wood", length: 2 },
    { good: "silk", length: 1 },
    { good: "wood", length: 1 },
  ]);
});

test("every route is drawn once, from harbour to harbour", () => {
  const routes = routesOf([[1, 2], [0], [0]]);

  expect(routes.map(({ key }) => key)).toEqual(["0-1", "0-2"]);
  const { x, y } = harbourAt(0);
  expect(seaway(1, 0).startsWith(`M${x},${y}C`)).toBe(true);
  expect(harbourNumber("Candia")).toBe(13);
});
