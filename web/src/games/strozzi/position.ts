/** The view of Strozzi as the server sends it, and how its ships and tiles are written. */

export const CITIES = ["venice", "rome", "naples", "florence"] as const;
export const PORTS = ["venice", "rome", "naples"] as const;
export const CATEGORIES = ["art", "science", "architecture"] as const;
export const FLAGS = ["pirate", "+1", "ware"] as const;

export type City = (typeof CITIES)[number];
export type Port = (typeof PORTS)[number];
export type Category = (typeof CATEGORIES)[number];
export type Flag = (typeof FLAGS)[number];

/** A ship at a port, in the order of speed. */
export interface Moored {
  seat: number;
  ship: string;
  speed: number;
}

/** A marker in a city, the highest first. */
export interface Marker {
  seat: number;
  space: number;
}

/** What a seat has in front of it. */
export interface Holdings {
  flags: Flag[];
  tiles: string[];
  merit: Record<Category, number>;
  coins: number | null;
}

export interface Position {
  round: number;
  turn: number;
  active: number;
  stage: "decide" | "place" | "promote";
  ship: string | null;
  flag: Flag | null;
  claimant: number | null;
  supply: number;
  aside: string[];
  stack: number;
  face_up: (string | null)[];
  top: number;
  bonus: Record<string, number>;
  ports: Record<Port, Moored[]>;
  cities: Record<City, Marker[]>;
  seats: Holdings[];
}

/** What a ship shows: its sail, its load in the order of the card, whether it brings a tile. */
export interface ShipFace {
  sail: number;
  load: City[];
  promotion: boolean;
}

const LETTERS: Record<string, City> = { v: "venice", r: "rome", n: "naples", s: "florence" };

/** The face of a ship that is written like `5vvs` or `2rrnnp`. */
export function shipFace(ship: string): ShipFace {
  const letters = [...ship.replace(/^\d+/, "")];
  return {
    sail: Number.parseInt(ship, 10),
    load: letters.flatMap((letter) => LETTERS[letter] ?? []),
    promotion: letters.includes("p"),
  };
}

/** What a tile shows: its category, its value, the port of its ware if it has one. */
export interface TileFace {
  category: Category;
  value: number;
  port: City | null;
}

/** The face of a tile that is written like `art1v` or `science2`. */
export function tileFace(tile: string): TileFace {
  const [, category = "art", value = "0", letter = ""] = /^([a-z]+)(\d)([a-z]?)$/.exec(tile) ?? [];
  return {
    category: category as Category,
    value: Number(value),
    port: LETTERS[letter] ?? null,
  };
}
