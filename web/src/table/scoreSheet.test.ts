import { expect, test } from "vitest";
import { bars } from "./scoreBars";
import { figure, justScored, whole, type Period, type Sheet } from "./scoreSheet";

const day = (name: string, ships: number[], furs: (number | null)[]): Period => ({
  name,
  lines: [
    { source: "Ships", clause: "MED-4.2", amounts: ships },
    { source: "Fur", clause: "MED-5.4", amounts: furs },
  ],
  totals: ships.map((ship, seat) => ship + (furs[seat] ?? 0)),
});
const sheet = (...periods: Period[]): Sheet => ({ periods, totals: [], unit: "florins" });
const first = day("Day 1", [30, 20], [10, 5]);
const second = day("Day 2", [5, 3], [0, null]);

test("the whole game has every source once, with what it paid in all", () => {
  const lines = whole(sheet(first, second), "The whole game").lines;

  expect(lines.map((line) => line.source)).toEqual(["Ships", "Fur"]);
  expect(lines.map((line) => line.amounts)).toEqual([
    [35, 23],
    [10, 5],
  ]);
});

test("a day is laid out when it was scored, and once", () => {
  expect(justScored(undefined, sheet(first))).toBe(first);
  expect(justScored(sheet(first), sheet(first, second))).toBe(second);
  expect(justScored(sheet(first, second), sheet(first, second))).toBeUndefined();
});

test("the bars are as long as what was paid, beside the longest", () => {
  const { rows, ends, zero } = bars(first, 2);

  expect(zero).toBe(0);
  expect(ends).toEqual([1, 25 / 40]);
  expect(rows[0]?.map((part) => [part.from, part.share])).toEqual([
    [0, 0.75],
    [0.75, 0.25],
  ]);
});

test("costs lie to the left of zero, on the same scale as the gains", () => {
  const voyage: Period = {
    name: "Voyage",
    lines: [
      { source: "Cargo", clause: "OLT-9.3", amounts: [10, 30, null] },
      { source: "Cards bought", clause: "OLT-4.1", amounts: [-6, 0, null] },
      { source: "Pirates", clause: "OLT-9.2", amounts: [-4, -2, null] },
    ],
    totals: [0, 28, null],
  };

  const { rows, ends, zero } = bars(voyage, 3);

  expect(zero).toBeCloseTo(10 / 40);
  expect(ends).toEqual([20 / 40, 1, 10 / 40]);
  expect(rows[0]?.map(({ line, from, share }) => [line, from, share])).toEqual([
    [1, 4 / 40, 6 / 40],
    [2, 0, 4 / 40],
    [0, 10 / 40, 10 / 40],
  ]);
  expect(rows[2]).toEqual([]);
});

test("where nobody gained, the costs take all of the width", () => {
  const lines = [{ source: "Pirates", clause: "OLT-9.2", amounts: [-4, -2] }];

  const { rows, zero } = bars({ name: "The end", lines, totals: [-4, -2] }, 2);

  expect(zero).toBe(1);
  expect(rows.map(([part]) => part?.from)).toEqual([0, 0.5]);
});

test("costs are printed with a minus, what is not known with a question", () => {
  expect([12, 0, -4, null, undefined].map(figure)).toEqual(["12", "0", "−4", "?", "?"]);
});
