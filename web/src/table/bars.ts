/** Lays a period of a score sheet out as stacked bars, one for each seat. */
import type { Period } from "./sheet";

/** Strokes that tell sources apart without colour, in a square of eight. */
export const PATTERNS = [
  "M0 0",
  "M-2 2 2-2M0 8 8 0M6 10 10 6",
  "M4 0V8",
  "M0 4H8",
  "M4 4h.1M0 0h.1M8 0h.1M0 8h.1M8 8h.1",
  "M0 0 8 8M8 0 0 8",
  "M-2 6 2 10M0 0 8 8M6-2 10 2",
];

export interface Part {
  /** The line of the sheet. */
  line: number;
  amount: number;
  from: number;
  share: number;
}

export interface Bars {
  rows: Part[][];
  /** Where each bar ends, as a share of the longest. */
  ends: number[];
}

export function bars(period: Period, seats: number): Bars {
  const paid = (seat: number): Omit<Part, "from" | "share">[] =>
    period.lines
      .map((line, number) => ({ line: number, amount: line.amounts[seat] ?? 0 }))
      .filter((part) => part.amount > 0);
  const all = Array.from({ length: seats }, (_, seat) => paid(seat));
  const sums = all.map((parts) => parts.reduce((sum, part) => sum + part.amount, 0));
  const longest = Math.max(1, ...sums);
  const rows = all.map((parts) => {
    let from = 0;
    return parts.map((part) => {
      const laid = { ...part, from, share: part.amount / longest };
      from += laid.share;
      return laid;
    });
  });
  return { rows, ends: sums.map((sum) => sum / longest) };
}
