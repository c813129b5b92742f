/** The chances to win along a game, and how they are drawn. */

export interface Curve {
  done: number;
  of: number;
  points: { number: number; shares: number[] }[];
  turning: number[];
}

export interface Frame {
  width: number;
  height: number;
  /** The number of the last move. */
  last: number;
}

/** The line of one seat, as the path of an SVG. */
export function path(curve: Curve, seat: number, { width, height, last }: Frame): string {
  return curve.points
    .filter((point) => point.shares[seat] !== undefined)
    .map(({ number, shares }, place) => {
      const x = round((number / Math.max(1, last)) * width);
      const y = round((1 - (shares[seat] ?? 0)) * height);
      return `${place ? "L" : "M"}${x} ${y}`;
    })
    .join("");
}

/** The shares at a moment: those of the last position that was thought about before it. */
export function sharesAt(curve: Curve, number: number): number[] {
  return curve.points.findLast((point) => point.number <= number)?.shares ?? [];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
