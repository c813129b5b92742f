import { expect, test } from "vitest";
import { box, cardFace } from "./box";
import { harbourAt, harbourNumber, routesOf, seaway } from "./chart.svelte";
import { keyed, sayCard } from "./labels";
import { t } from "./testPositions";

test("a card shows what the box of the edition says, and another edition brings its own", () => {
  expect(cardFace("silk-ms3")).toMatchObject({
    good: "silk",
    icons: ["money", "ship"],
    loading: 3,
    sea_power: 4,
  });

  const strong = { ...cardFace("silk-ms3"), sea_power: 5, harbour: 18 };
  box.open({ cards: { "silk-ms3/5@19": strong } });
  const said = sayCard(t, "silk-ms3/5@19");
  box.open(undefined);

  expect(said).toContain("Varna");
});

test("two cards that look the same have keys of their own", () => {
  expect(keyed(["wine-mp3", "silk-ms3", "wine-mp3"]).map(({ key }) => key)).toEqual([
    "wine-mp3#0",
    "silk-ms3#0",
    "wine-mp3#1",
  ]);
});

test("every route is drawn once, from harbour to harbour", () => {
  const routes = routesOf([[1, 2], [0], [0]]);

  expect(routes.map(({ key }) => key)).toEqual(["0-1", "0-2"]);
  const { x, y } = harbourAt(0);
  expect(seaway(1, 0).startsWith(`M${x},${y}C`)).toBe(true);
  expect(harbourNumber("Candia")).toBe(13);
});
