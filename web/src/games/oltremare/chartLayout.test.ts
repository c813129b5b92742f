import { afterEach, expect, test } from "vitest";
import { harbourName, harbourNumber, layOut, seaway, sideOf, harbourAt } from "./chart.svelte";
import { chartOf, PRINTED, SHEET, type GeoHarbour } from "./chartLayout";

afterEach(() => layOut(undefined));

const VENEZIA = { name: "Venezia", lon: 12.34, lat: 45.44 };
const ANCONA = { name: "Ancona", lon: 13.52, lat: 43.62 };
const GENOVA = { name: "Genova", lon: 8.93, lat: 44.41 };

test("a harbour of another edition lies where the coast has it", () => {
  const { harbours, hasCoast, area } = chartOf([GENOVA, VENEZIA]);
  const [genova, venezia] = harbours;
  const [printed] = PRINTED.harbours;

  expect(hasCoast).toBe(true);
  expect(Math.abs((venezia?.x ?? 0) - (printed?.x ?? 0))).toBeLessThan(0.1);
  expect(Math.abs((venezia?.y ?? 0) - (printed?.y ?? 0))).toBeLessThan(0.1);
  expect(genova?.x).toBeLessThan(printed?.x ?? 0);
  expect(area.x).toBeLessThan(genova?.x ?? 0);
});

test("names and routes follow the edition, with our curves where both ends are ours", () => {
  layOut([GENOVA, ANCONA, VENEZIA]);

  expect(harbourName(0)).toBe("Genova");
  expect(harbourNumber("Venezia")).toBe(2);
  expect(harbourNumber("Candia")).toBe(-1);
  expect(seaway(1, 2)).toContain("C");
  expect(seaway(0, 2)).toMatch(/^M[\d.-]+,[\d.-]+L/);
  expect(sideOf(harbourAt(0))).toHaveLength(2);
});

test("harbours far away are drawn on the open sea, all within the printed frame", () => {
  const far: GeoHarbour[] = [
    { name: "Lima", lon: -77, lat: -12 },
    { name: "Goa", lon: 74, lat: 15 },
    { name: "Bergen", lon: 5, lat: 60 },
  ];

  const { harbours, hasCoast, area } = chartOf(far);

  expect(hasCoast).toBe(false);
  for (const { x, y } of harbours) {
    expect(x).toBeGreaterThan(area.x);
    expect(x).toBeLessThan(area.x + area.width);
    expect(y).toBeGreaterThan(area.y);
    expect(y).toBeLessThan(area.y + area.height);
  }
  expect(area.width).toBeLessThanOrEqual(SHEET.width);
});

test("harbours in one place are told apart, even where nobody knows where they lie", () => {
  const lost = Array.from({ length: 30 }, (_, number) => ({ name: `P${number}`, lon: 0, lat: 0 }));

  const { harbours } = chartOf(lost);

  const gaps = harbours.flatMap((one, first) =>
    harbours.slice(first + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  expect(Math.min(...gaps)).toBeGreaterThan(30);
});

test("the printed chart comes back when the next game has the usual edition", () => {
  layOut([GENOVA, VENEZIA]);
  layOut(undefined);

  expect(harbourName(0)).toBe("Venezia");
  expect(harbourNumber("Derna")).toBe(29);
});
