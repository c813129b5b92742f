/** What a view of Medici holds, as the server sends it. */
export interface View {
  day: number;
  turn: number;
  /** Cards revealed in this turn so far. */
  revealed: number;
  last_turn: boolean;
  /** Cards left in the deck. */
  deck: number;
  /** The market, oldest first, in notation. */
  market: string[];
  seats: SeatView[];
}

/** What lies before a seat. */
export interface SeatView {
  ship: string[];
  value: number;
  room: number;
  warehouse: string[];
  symbols: Record<Good, number>;
  florins: number;
}

export const GOODS = ["grain", "spice", "fur", "dye", "cloth"] as const;
export type Good = (typeof GOODS)[number];

/** How many cards at the end of the market stand forward. */
export const REACH = 3; // MED-2.8

/** The symbols of a good at which the warehouses' mark for the bonus is drawn. */
export function bonusMark(seats: number): number {
  return seats === 2 ? 7 : 5; // MED-5.6, MED-5.7
}
