import { expect, test } from "vitest";
import { bars } from "./bars";
import { justScored, whole, type Period, type Sheet } from "./sheet";

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
  const { rows, ends } = bars(first, 2);

  expect(ends).toEqual([1, 25 / 40]);
  expect(rows[0]?.map((part) => [part.from, part.share])).toEqual([
    [0, 0.75],
    [0.75, 0.25],
  ]);
});
