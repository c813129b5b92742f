/** The chart: coast and seaways as scripts/coast.mjs drew them, and where names stand. */
import drawn from "./chart.json";

export interface Harbour {
  name: string;
  x: number;
  y: number;
}

type Side = readonly [x: number, y: number];

export const WIDTH = drawn.width;
export const HEIGHT = drawn.height;
export const LAND = drawn.land;
const HARBOURS: Harbour[] = drawn.harbours;
const SEAWAYS: Record<string, string> = drawn.seaways;

// Names stand ashore where they can, and ships lie on the other side.
const N: Side = [0, -1];
const S: Side = [0, 1];
const W: Side = [-1, 0];
const E: Side = [1, 0];
const NE: Side = [0.8, -0.8];
const NW: Side = [-0.8, -0.8];
const SE: Side = [0.8, 0.8];
const SW: Side = [-0.8, 0.8];
const SIDES: Record<string, Side> = {
  Venezia: NW,
  Ancona: W,
  Zara: NE,
  Ragusa: NE,
  Brindisi: SW,
  Corfu: E,
  Messina: E,
  Napoli: NE,
  Palermo: NW,
  Tunisi: SW,
  Siracusa: W,
  Tripoli: S,
  Modone: NE,
  Candia: SW,
  Negroponte: W,
  Salonicco: N,
  Gallipoli: N,
  Costantinopoli: SE,
  Varna: W,
  Caffa: NE,
  Moncastro: NW,
  Trebisonda: S,
  Sinope: S,
  Scio: E,
  Rodi: NE,
  Famagosta: NE,
  Beirut: E,
  Acri: E,
  Alessandria: S,
  Derna: S,
};

// Where the other side is land as well, ships lie here.
const BERTHS: Record<string, Side> = {
  Ancona: SE,
  Palermo: NE,
  Costantinopoli: NE,
  Famagosta: SE,
};

/** A harbour by its number; one that the chart does not know lies in the open sea to the south. */
export function harbourAt(number: number): Harbour {
  const unknown = { name: String(number + 1), x: 300 + 26 * number, y: HEIGHT - 30 };
  return HARBOURS[number] ?? unknown;
}

/** What a harbour is called. */
export function harbourName(number: number): string {
  return harbourAt(number).name;
}

/** The number of the harbour with this name, or -1. */
export function harbourNumber(name: string): number {
  return HARBOURS.findIndex((harbour) => harbour.name === name);
}

/** On which side of a harbour its name stands. */
export function sideOf(harbour: Harbour): Side {
  return SIDES[harbour.name] ?? E;
}

/** On which side of a harbour its ships lie. */
export function berthOf(harbour: Harbour): Side {
  const [x, y] = sideOf(harbour);
  return BERTHS[harbour.name] ?? [-x, -y];
}

/** The curve between two harbours; a straight line where the chart has none. */
export function seaway(one: number, other: number): string {
  const [from, to] = one < other ? [one, other] : [other, one];
  const [a, b] = [harbourAt(from), harbourAt(to)];
  return SEAWAYS[`${from}-${to}`] ?? `M${a.x},${a.y}L${b.x},${b.y}`;
}

/** Every route once, from the neighbours that the view lists. */
export function routesOf(sea: number[][]): { key: string; one: number; other: number }[] {
  return sea.flatMap((neighbours, one) =>
    neighbours
      .filter((other) => one < other)
      .map((other) => ({ key: `${one}-${other}`, one, other })),
  );
}
