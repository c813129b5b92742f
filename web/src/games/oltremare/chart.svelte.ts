/** The chart on the table: its harbours and seaways, and where names stand. */
import drawn from "./chart.json";
import { chartOf, PRINTED, type Chart, type Harbour, type GeoHarbour } from "./chartLayout";

export type { Harbour };
type Side = readonly [x: number, y: number];

const SEAWAYS: Record<string, string> = drawn.seaways;
const chart = $state<{ now: Chart }>({ now: PRINTED });

/** The chart that lies on the table. */
export function chartNow(): Chart {
  return chart.now;
}

/** Lays out the chart of the edition that is played; without one of its own, the printed one. */
export function layOut(harbours: GeoHarbour[] | undefined): void {
  chart.now = harbours ? chartOf(harbours) : PRINTED;
}

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

/** A harbour by its number. */
export function harbourAt(number: number): Harbour {
  const { harbours, area } = chart.now;
  return harbours[number] ?? { name: String(number + 1), x: area.x, y: area.y };
}

/** What a harbour is called. */
export function harbourName(number: number): string {
  return harbourAt(number).name;
}

/** The number of the harbour with this name, or -1. */
export function harbourNumber(name: string): number {
  return chart.now.harbours.findIndex((harbour) => harbour.name === name);
}

/** On which side of a harbour its name stands. */
export function sideOf(harbour: Harbour): Side {
  return (isPrinted(harbour) ? SIDES[harbour.name] : undefined) ?? clearest(harbour);
}

/** On which side of a harbour its ships lie. */
export function berthOf(harbour: Harbour): Side {
  const [x, y] = sideOf(harbour);
  return (isPrinted(harbour) ? BERTHS[harbour.name] : undefined) ?? [-x, -y];
}

/** Whether a harbour lies where the printed chart has it. */
function isPrinted({ name, x, y }: Harbour): boolean {
  const there = PRINTED.harbours.find((harbour) => harbour.name === name);
  return there !== undefined && Math.hypot(there.x - x, there.y - y) < 2;
}

/** The side on which no other harbour is near. */
function clearest({ name, x, y }: Harbour): Side {
  const others = chart.now.harbours.filter((harbour) => harbour.name !== name);
  const room = ([right, down]: Side) =>
    Math.min(
      ...others.map((other) => Math.hypot(other.x - x - 60 * right, other.y - y - 30 * down)),
    );
  return [E, W, N, S].reduce((best, side) => (room(side) > room(best) ? side : best));
}

/** The curve between two harbours; a straight line where the printed chart has none. */
export function seaway(one: number, other: number): string {
  const [from, to] = one < other ? [one, other] : [other, one];
  const [a, b] = [harbourAt(from), harbourAt(to)];
  const straight = `M${a.x},${a.y}L${b.x},${b.y}`;
  if (!isPrinted(a) || !isPrinted(b)) return straight;
  const [first, second] = [printedNumber(a), printedNumber(b)].sort((x, y) => x - y);
  return SEAWAYS[`${first}-${second}`] ?? straight;
}

function printedNumber({ name }: Harbour): number {
  return PRINTED.harbours.findIndex((harbour) => harbour.name === name);
}

/** Every route once, from the neighbours that the view lists. */
export function routesOf(sea: number[][]): { key: string; one: number; other: number }[] {
  return sea.flatMap((neighbours, one) =>
    neighbours
      .filter((other) => one < other)
      .map((other) => ({ key: `${one}-${other}`, one, other })),
  );
}
