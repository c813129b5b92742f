// Generated from the game's own definitions by: python -m fondaco.typescript.views
// Do not edit: a test compares this file with what the game says.

/**
 * What a seat may know; -1 is who only watches.
 *
 * Ships and tiles are in notation. The ship in hand is offered until it is moored; a tile may be
 * chosen for it after that. Ships at a port are listed by speed, markers in a city by rank.
 */
export interface View {
  round: number;
  turn: number;
  active: number;
  stage: Stage;
  ship: string | null;
  offered: string | null;
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
  seats: Captain[];
  seat: number;
}

export const STAGES = ["decide", "place", "promote"] as const;
export type Stage = (typeof STAGES)[number];

export const FLAGS = ["pirate", "+1", "ware"] as const;
export type Flag = (typeof FLAGS)[number];

export const PORTS = ["venice", "rome", "naples"] as const;
export type Port = (typeof PORTS)[number];

/** A ship at a port: its speed, and how much of it is a flag's. */
export interface Moored {
  seat: number;
  ship: string;
  speed: number;
  plus: number;
}

export const CITIES = ["venice", "rome", "naples", "florence"] as const;
export type City = (typeof CITIES)[number];

/** A marker in a city. */
export interface Marker {
  seat: number;
  space: number;
}

/**
 * What lies before a seat, and what it has said about the ship on offer or may still say.
 *
 * Its flag lies on it; it is asked; it waits to be asked; it may still play the pirate flag; it
 * has declined; it is out, never to be asked. Coins that are secret are null.
 */
export interface Captain {
  flags: Flag[];
  tiles: string[];
  merit: Record<Category, number>;
  coins: number | null;
  decision: Decision | null;
  turned_over: boolean;
}

export const CATEGORIES = ["art", "science", "architecture"] as const;
export type Category = (typeof CATEGORIES)[number];

export const DECISIONS = ["flag", "asked", "waiting", "pirate", "declined", "out"] as const;
export type Decision = (typeof DECISIONS)[number];

/** What a screen must know of an edition: its ships and tiles, by their notation. */
export interface Box {
  ships: Record<string, Ship>;
  tiles: Record<string, Tile>;
}

/** What a ship shows: its sail, its load in the order of the card, whether it brings a tile. */
export interface Ship {
  sail: number;
  load: City[];
  wares: Record<Port, number>;
  scrolls: number;
  promotion: boolean;
}

/** What a tile shows; one without a ware has no port. */
export interface Tile {
  category: Category;
  value: number;
  port: Port | null;
}

/** What the game's own edition holds. */
export const BOX: Box = {
  ships: {
    "8": { sail: 8, load: [], wares: { venice: 0, rome: 0, naples: 0 }, scrolls: 0, promotion: false },
    "7v": { sail: 7, load: ["venice"], wares: { venice: 1, rome: 0, naples: 0 }, scrolls: 0, promotion: false },
    "7r": { sail: 7, load: ["rome"], wares: { venice: 0, rome: 1, naples: 0 }, scrolls: 0, promotion: false },
    "7n": { sail: 7, load: ["naples"], wares: { venice: 0, rome: 0, naples: 1 }, scrolls: 0, promotion: false },
    "6vs": { sail: 6, load: ["venice", "florence"], wares: { venice: 1, rome: 0, naples: 0 }, scrolls: 1, promotion: false },
    "6rs": { sail: 6, load: ["rome", "florence"], wares: { venice: 0, rome: 1, naples: 0 }, scrolls: 1, promotion: false },
    "6ns": { sail: 6, load: ["naples", "florence"], wares: { venice: 0, rome: 0, naples: 1 }, scrolls: 1, promotion: false },
    "5vvs": { sail: 5, load: ["venice", "venice", "florence"], wares: { venice: 2, rome: 0, naples: 0 }, scrolls: 1, promotion: false },
    "5rrs": { sail: 5, load: ["rome", "rome", "florence"], wares: { venice: 0, rome: 2, naples: 0 }, scrolls: 1, promotion: false },
    "5nns": { sail: 5, load: ["naples", "naples", "florence"], wares: { venice: 0, rome: 0, naples: 2 }, scrolls: 1, promotion: false },
    "5vp": { sail: 5, load: ["venice"], wares: { venice: 1, rome: 0, naples: 0 }, scrolls: 0, promotion: true },
    "5rp": { sail: 5, load: ["rome"], wares: { venice: 0, rome: 1, naples: 0 }, scrolls: 0, promotion: true },
    "5np": { sail: 5, load: ["naples"], wares: { venice: 0, rome: 0, naples: 1 }, scrolls: 0, promotion: true },
    "4vvr": { sail: 4, load: ["venice", "venice", "rome"], wares: { venice: 2, rome: 1, naples: 0 }, scrolls: 0, promotion: false },
    "4rrn": { sail: 4, load: ["rome", "rome", "naples"], wares: { venice: 0, rome: 2, naples: 1 }, scrolls: 0, promotion: false },
    "4vnn": { sail: 4, load: ["venice", "naples", "naples"], wares: { venice: 1, rome: 0, naples: 2 }, scrolls: 0, promotion: false },
    "4vrns": { sail: 4, load: ["venice", "rome", "naples", "florence"], wares: { venice: 1, rome: 1, naples: 1 }, scrolls: 1, promotion: false },
    "3vvrn": { sail: 3, load: ["venice", "venice", "rome", "naples"], wares: { venice: 2, rome: 1, naples: 1 }, scrolls: 0, promotion: false },
    "3vrrn": { sail: 3, load: ["venice", "rome", "rome", "naples"], wares: { venice: 1, rome: 2, naples: 1 }, scrolls: 0, promotion: false },
    "3vrnn": { sail: 3, load: ["venice", "rome", "naples", "naples"], wares: { venice: 1, rome: 1, naples: 2 }, scrolls: 0, promotion: false },
    "3vss": { sail: 3, load: ["venice", "florence", "florence"], wares: { venice: 1, rome: 0, naples: 0 }, scrolls: 2, promotion: false },
    "3rss": { sail: 3, load: ["rome", "florence", "florence"], wares: { venice: 0, rome: 1, naples: 0 }, scrolls: 2, promotion: false },
    "3nss": { sail: 3, load: ["naples", "florence", "florence"], wares: { venice: 0, rome: 0, naples: 1 }, scrolls: 2, promotion: false },
    "2vvrrp": { sail: 2, load: ["venice", "venice", "rome", "rome"], wares: { venice: 2, rome: 2, naples: 0 }, scrolls: 0, promotion: true },
    "2rrnnp": { sail: 2, load: ["rome", "rome", "naples", "naples"], wares: { venice: 0, rome: 2, naples: 2 }, scrolls: 0, promotion: true },
    "2vvnnp": { sail: 2, load: ["venice", "venice", "naples", "naples"], wares: { venice: 2, rome: 0, naples: 2 }, scrolls: 0, promotion: true },
    "1vvrnsp": { sail: 1, load: ["venice", "venice", "rome", "naples", "florence"], wares: { venice: 2, rome: 1, naples: 1 }, scrolls: 1, promotion: true },
    "1vrrnsp": { sail: 1, load: ["venice", "rome", "rome", "naples", "florence"], wares: { venice: 1, rome: 2, naples: 1 }, scrolls: 1, promotion: true },
    "1vrnnsp": { sail: 1, load: ["venice", "rome", "naples", "naples", "florence"], wares: { venice: 1, rome: 1, naples: 2 }, scrolls: 1, promotion: true },
  },
  tiles: {
    art1v: { category: "art", value: 1, port: "venice" },
    art1r: { category: "art", value: 1, port: "rome" },
    art1n: { category: "art", value: 1, port: "naples" },
    art2: { category: "art", value: 2, port: null },
    science1v: { category: "science", value: 1, port: "venice" },
    science1r: { category: "science", value: 1, port: "rome" },
    science1n: { category: "science", value: 1, port: "naples" },
    science2: { category: "science", value: 2, port: null },
    architecture1v: { category: "architecture", value: 1, port: "venice" },
    architecture1r: { category: "architecture", value: 1, port: "rome" },
    architecture1n: { category: "architecture", value: 1, port: "naples" },
    architecture2: { category: "architecture", value: 2, port: null },
  },
};
