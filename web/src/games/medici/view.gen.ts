// Generated from the game's own definitions by: python -m fondaco.typescript.views
// Do not edit: a test compares this file with what the game says.

/**
 * What a seat may know; -1 is who only watches.
 *
 * Cards are in notation, the market's oldest first; so many at its end are within reach. Of the
 * reveals of a turn so many are made. Every ship has so many berths. So many symbols of a good
 * earn its bonus, and in the variant so many the greater one.
 */
export interface View {
  day: number;
  turn: number;
  revealed: number;
  reveals: number;
  last_turn: boolean;
  deck: number;
  market: string[];
  reach: number;
  berths: number;
  bonus_from: number[];
  seats: Merchant[];
  seat: number;
}

/**
 * What lies before a seat.
 *
 * Symbols are those in the warehouse; gathered, in the order of the goods, are those aboard as
 * well. The seat leads in the goods of which it has gathered some, and nobody more.
 */
export interface Merchant {
  ship: string[];
  value: number;
  room: number;
  warehouse: string[];
  symbols: Record<Good, number>;
  gathered: number[];
  leads: Good[];
  florins: number;
}

export const GOODS = ["grain", "spice", "fur", "dye", "cloth"] as const;
export type Good = (typeof GOODS)[number];

/** What a screen must know of an edition: its cards, by their notation. */
export interface Box {
  cards: Record<string, Card>;
}

/** What a card shows; a neutral one has no good, a green one takes no berth. */
export interface Card {
  good: Good | null;
  value: number;
  symbols: number;
  green: boolean;
}

/** What the game's own edition holds. */
export const BOX: Box = {
  cards: {
    grain0x2: { good: "grain", value: 0, symbols: 2, green: false },
    grain2: { good: "grain", value: 2, symbols: 1, green: false },
    grain3: { good: "grain", value: 3, symbols: 1, green: false },
    grain4: { good: "grain", value: 4, symbols: 1, green: false },
    grain5: { good: "grain", value: 5, symbols: 1, green: false },
    "grain0*": { good: "grain", value: 0, symbols: 1, green: true },
    spice0x2: { good: "spice", value: 0, symbols: 2, green: false },
    spice2: { good: "spice", value: 2, symbols: 1, green: false },
    spice3: { good: "spice", value: 3, symbols: 1, green: false },
    spice4: { good: "spice", value: 4, symbols: 1, green: false },
    spice5: { good: "spice", value: 5, symbols: 1, green: false },
    "spice0*": { good: "spice", value: 0, symbols: 1, green: true },
    fur0x2: { good: "fur", value: 0, symbols: 2, green: false },
    fur2: { good: "fur", value: 2, symbols: 1, green: false },
    fur3: { good: "fur", value: 3, symbols: 1, green: false },
    fur4: { good: "fur", value: 4, symbols: 1, green: false },
    fur5: { good: "fur", value: 5, symbols: 1, green: false },
    "fur0*": { good: "fur", value: 0, symbols: 1, green: true },
    dye0x2: { good: "dye", value: 0, symbols: 2, green: false },
    dye2: { good: "dye", value: 2, symbols: 1, green: false },
    dye3: { good: "dye", value: 3, symbols: 1, green: false },
    dye4: { good: "dye", value: 4, symbols: 1, green: false },
    dye5: { good: "dye", value: 5, symbols: 1, green: false },
    "dye0*": { good: "dye", value: 0, symbols: 1, green: true },
    cloth0x2: { good: "cloth", value: 0, symbols: 2, green: false },
    cloth2: { good: "cloth", value: 2, symbols: 1, green: false },
    cloth3: { good: "cloth", value: 3, symbols: 1, green: false },
    cloth4: { good: "cloth", value: 4, symbols: 1, green: false },
    cloth5: { good: "cloth", value: 5, symbols: 1, green: false },
    "cloth0*": { good: "cloth", value: 0, symbols: 1, green: true },
    green2: { good: null, value: 2, symbols: 0, green: true },
    black7: { good: null, value: 7, symbols: 0, green: false },
  },
};
