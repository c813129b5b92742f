/** What the server shows of a table of Oltremare. */
import type { Surveyed } from "./survey";

/** What it tells of an edition that is not the game's own. */
export interface Box {
  harbours?: Surveyed[];
}

export interface Known {
  hand: number;
  top: string;
  cargo: number;
  pirates: number;
  ducats: number;
  fame: number;
  ship: number;
  token: string | null;
  tokens: number;
  traded: boolean;
  cargo_cards?: string[];
}

export interface Given {
  good: string;
  claim: string | null;
  loading: number | null;
}

export interface Terms {
  seat: number;
  gives: Given[];
  wants: string[];
  ducats: number;
}

export interface Answer {
  seat: number;
  answer: "silent" | "declined" | "accepted" | "countered" | null;
  counter: Terms | null;
}

export interface Draft extends Partial<Terms> {
  to?: number[];
  cards: string[];
  about?: string | null;
}

export interface OltremareView extends Record<string, unknown> {
  seat: number;
  turn: number;
  active: number;
  deck: number;
  venice: boolean;
  tokens: (string | null)[];
  sea: number[][];
  seats: Known[];
  bought: number;
  price: number;
  to_play: number;
  offer: Terms | null;
  addressed: number[];
  played: string[];
  routes_left: number;
  stage: string;
  hand: string[];
  own_pirates: (string | null)[];
  proposals_left: number | null;
  answers: Answer[];
  draft: Draft | null;
}

/** The own offer while it is being built; what is chosen to be played or handed over is none. */
export function isOffer(draft: Draft | null): draft is Draft & Terms & { to: number[] } {
  return draft?.to !== undefined;
}
