/** Lays a period of a score sheet out as stacked bars, one for each seat: gains right, costs left. */
import type { Period } from "./scoreSheet";

/** Strokes that tell sources apart without colour, in a square of eight. */
export const PATTERNS = [
  "M0 0",
  "M-2 2 2-2M0 8 8 0M6 10 10 6",
  "M4 0V8",
  "M0 4H8",
  "M4 4h.1M0 0h.1M8 0h.1M0 8h.1M8 8h.1",
  "M0 0 8 8M8 0 0 8",
  "M-2 6 2 10M0 0 8 8M6-2 10 2",
  "M0 6 4 2 8 6",
  "M4 1.5a2.5 2.5 0 1 1-.1 0",
];

export interface Part {
  /** The line of the sheet. */
  line: number;
  /** What was paid; less than 0 for a cost. */
  amount: number;
  /** Where the part begins and how wide it is, as shares of the chart's width. */
  from: number;
  share: number;
}

export interface Bars {
  rows: Part[][];
  /** Where costs end and gains begin. */
  zero: number;
  /** Where the gains of each seat end. */
  ends: number[];
}

type Paid = Pick<Part, "line" | "amount">;

/** The bars of all seats on one scale, wide enough for the greatest gains and the greatest costs. */
export function bars(period: Period, seats: number): Bars {
  const all = Array.from({ length: seats }, (_, seat) => paidTo(period, seat));
  const most = (sign: number) => Math.max(0, ...all.map((parts) => sumOf(parts, sign)));
  const width = Math.max(1, most(1) + most(-1));
  const zero = most(-1) / width;
  return {
    rows: all.map((parts) => [...laid(parts, -1, zero, width), ...laid(parts, 1, zero, width)]),
    zero,
    ends: all.map((parts) => zero + sumOf(parts, 1) / width),
  };
}

function paidTo(period: Period, seat: number): Paid[] {
  return period.lines
    .map((line, number) => ({ line: number, amount: line.amounts[seat] ?? 0 }))
    .filter((part) => part.amount !== 0);
}

/** All gains, or with the sign -1 all costs, as a number above 0. */
function sumOf(parts: Paid[], sign: number): number {
  return parts.reduce((sum, { amount }) => sum + Math.max(0, sign * amount), 0);
}

/** The gains one after another to the right of zero, or the costs to the left. */
function laid(parts: Paid[], sign: number, zero: number, width: number): Part[] {
  let edge = zero;
  return parts
    .filter(({ amount }) => sign * amount > 0)
    .map((part) => {
      const share = Math.abs(part.amount) / width;
      edge += sign * share;
      return { ...part, share, from: sign > 0 ? edge - share : edge };
    });
}
