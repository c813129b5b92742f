/** Charts: the one in the box, and those made for editions with other harbours. */
import drawn from "./chart.json";
import { BOX, type Harbour as GeoHarbour } from "./view.gen";

export type { GeoHarbour };

export interface Harbour {
  name: string;
  x: number;
  y: number;
}

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Chart {
  harbours: Harbour[];
  /** All that is worth seeing of it. */
  area: Area;
  /** Whether it shows the coast on which its harbours lie. */
  hasCoast: boolean;
}

export const LAND = drawn.land;
/** As far as the coast is drawn. */
export const SHEET: Area = {
  x: -720,
  y: -320,
  width: drawn.width + 1440,
  height: drawn.height + 640,
};
const MARGIN = 80;
const APART = 46; // between two harbours, so that both can be hit
const ROUNDS = 400;

/** The chart of the game's own edition. */
export const PRINTED: Chart = {
  harbours: drawn.harbours,
  area: { x: 0, y: 0, width: drawn.width, height: drawn.height },
  hasCoast: true,
};

/** The chart of an edition: on our coast if its harbours lie there, else on the open sea. */
export function chartOf(places: GeoHarbour[]): Chart {
  if (isPrinted(places)) return PRINTED;
  const spots = new Set(places.map(({ lon, lat }) => `${lon} ${lat}`));
  if (2 * spots.size < places.length) return ringed(places.map(({ name }) => name));
  const found = places.map(({ name, lon, lat }) => ({ name, ...projected(lon, lat) }));
  const hasCoast = found.every((harbour) => isWithin(harbour, SHEET));
  const harbours = pushedApart(hasCoast ? found : fitted(found));
  return { harbours, area: around(harbours), hasCoast };
}

/** Whether the harbours are those of the game's own edition, all where they lie there. */
function isPrinted(places: GeoHarbour[]): boolean {
  return (
    places.length === BOX.harbours.length &&
    places.every(({ name, lon, lat }, number) => {
      const own = BOX.harbours[number];
      return name === own?.name && lon === own.lon && lat === own.lat;
    })
  );
}

/** Nobody said where the harbours lie: they stand around an open sea. */
function ringed(names: string[]): Chart {
  const { width, height } = PRINTED.area;
  const harbours = names.map((name, number) => {
    const turn = (2 * Math.PI * number) / names.length;
    return {
      name,
      x: width / 2 + (width / 2 - 2 * MARGIN) * Math.sin(turn),
      y: height / 2 - (height / 2 - MARGIN) * Math.cos(turn),
    };
  });
  return { harbours, area: PRINTED.area, hasCoast: false };
}

/** Mercator's projection, as the coast was drawn. */
function projected(lon: number, lat: number): { x: number; y: number } {
  const { scale, at } = drawn.mercator;
  const radians = Math.PI / 180;
  const [x = 0, y = 0] = at;
  // At the poles the sheet would be endless.
  const north = Math.asinh(Math.tan(Math.max(-85, Math.min(85, lat)) * radians));
  return { x: x + scale * lon * radians, y: y - scale * north };
}

function isWithin({ x, y }: Harbour, area: Area): boolean {
  return x >= area.x && y >= area.y && x <= area.x + area.width && y <= area.y + area.height;
}

/** The same places at a scale at which they fill the printed chart. */
function fitted(places: Harbour[]): Harbour[] {
  const box = around(places, 0);
  const { width, height } = PRINTED.area;
  const scale = Math.min(
    (width - 2 * MARGIN) / Math.max(1, box.width),
    (height - 2 * MARGIN) / Math.max(1, box.height),
  );
  return places.map(({ name, x, y }) => ({
    name,
    x: MARGIN + (x - box.x) * scale,
    y: MARGIN + (y - box.y) * scale,
  }));
}

/** The smallest area with all places and a margin, never smaller than a part of the printed chart. */
function around(places: Harbour[], margin = MARGIN): Area {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [right, bottom] = [Math.max(...xs) + margin, Math.max(...ys) + margin];
  const [wide, high] = [right - left, bottom - top];
  const width = margin ? Math.max(wide, PRINTED.area.width / 2) : wide;
  const height = margin ? Math.max(high, PRINTED.area.height / 2) : high;
  return { x: left - (width - wide) / 2, y: top - (height - high) / 2, width, height };
}

/** Harbours that lie too close to be told apart move away from each other, a little at a time. */
function pushedApart(places: Harbour[]): Harbour[] {
  const found = places.map((harbour) => ({ ...harbour }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let isClear = true;
    found.forEach((one, first) => {
      found.slice(first + 1).forEach((other, second) => {
        const away = Math.hypot(other.x - one.x, other.y - one.y);
        if (away >= APART) return;
        isClear = false;
        // Two in the very same place part in a direction of their own.
        const turn = away ? Math.atan2(other.y - one.y, other.x - one.x) : first + 2.4 * second;
        const push = (APART - away) / 2 + 0.5;
        one.x -= Math.cos(turn) * push;
        one.y -= Math.sin(turn) * push;
        other.x += Math.cos(turn) * push;
        other.y += Math.sin(turn) * push;
      });
    });
    if (isClear) break;
  }
  return found;
}
