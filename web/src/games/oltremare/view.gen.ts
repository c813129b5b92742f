// Generated from the game's own definitions by: python -m fondaco.typescript.views
// Do not edit: a test compares this file with what the game says.

/**
 * What a seat may know; -1 is who only watches.
 *
 * Cards are in notation. Tokens and sea go by harbour: the token there, and the harbours that
 * one route joins to it. The own pirates lie from the bottom up, and unknown ones are null.
 */
export interface View {
  turn: number;
  active: number;
  deck: number;
  venice: boolean;
  tokens: (Token | null)[];
  sea: number[][];
  seats: Trader[];
  bought: number;
  price: number;
  to_play: number;
  offer: OfferTerms | null;
  addressed: number[];
  played: string[];
  routes_left: number;
  seat: number;
  stage: Stage;
  hand: string[];
  own_pirates: (string | null)[];
  proposals_left: number | null;
  answers: Answer[];
  draft: OwnOffer | Picked | null;
}

export const TOKENS = ["compass", "victory_over_pirates", "good_purchase", "influence", "big_deal", "calm_sea"] as const;
export type Token = (typeof TOKENS)[number];

/**
 * What everybody may know of a seat: counts, the top of the cargo, where the ship lies.
 *
 * The cargo, the first loaded first, is shown at the end, and always where memory is perfect.
 */
export interface Trader {
  hand: number;
  top: string;
  cargo: number;
  pirates: number;
  ducats: number;
  fame: number;
  ship: number;
  token: Token | null;
  tokens: number;
  traded: boolean;
  cargo_cards?: string[];
  cargo_runs?: Run[];
}

/** Cards of one good that lie on one another. */
export interface Run {
  good: Good;
  cards: number;
}

export const GOODS = ["spice", "silk", "silver", "sugar", "wine", "wood", "grain"] as const;
export type Good = (typeof GOODS)[number];

/** An offer as everybody hears it; ducats below 0 are asked for. */
export interface OfferTerms {
  seat: number;
  gives: Given[];
  wants: Good[];
  ducats: number;
}

/** A card that is offered: its good, and what is said of its icons, true or not. */
export interface Given {
  good: Good;
  claim: Pair | null;
  loading: number | null;
}

export const PAIRS = ["money+money", "money+pirates", "money+market", "money+ship", "pirates+pirates", "pirates+market", "pirates+ship", "market+market", "market+ship", "ship+ship"] as const;
export type Pair = (typeof PAIRS)[number];

export const STAGES = ["lay", "trade", "address", "give", "want", "pay", "claim", "claim-loading", "send", "answer", "hand-over", "conclude", "play", "sail", "compass", "load"] as const;
export type Stage = (typeof STAGES)[number];

/** An answer as far as it is known: its place in the order of answering, and how it stands. */
export interface Answer {
  seat: number;
  order: number;
  standing: Standing;
  answer: Reply | null;
  counter: OfferTerms | null;
}

export const STANDINGS = ["asked", "waiting", "sealed"] as const;
export type Standing = (typeof STANDINGS)[number];

export const REPLIES = ["silent", "declined", "accepted", "countered"] as const;
export type Reply = (typeof REPLIES)[number];

/** The own offer while it is built: to whom, which cards, of which of them one speaks now. */
export interface OwnOffer {
  seat: number;
  gives: Given[];
  wants: Good[];
  ducats: number;
  to: number[];
  cards: string[];
  places: number[];
  about: string | null;
  claiming: number | null;
}

/** The own cards chosen, by name and place in the hand; how many are still to be played. */
export interface Picked {
  cards: string[];
  places: number[];
  left?: number;
}

/** What a screen must know of an edition: its harbours, and its cards by their notation. */
export interface Box {
  harbours: Harbour[];
  cards: Record<string, Card>;
}

/** A harbour, and where it lies by degrees. */
export interface Harbour {
  name: string;
  lon: number;
  lat: number;
}

/** What a card shows; its harbour, by number, if it names one. */
export interface Card {
  good: Good;
  icons: Icon[];
  loading: number;
  sea_power: number;
  harbour: number | null;
}

export const ICONS = ["money", "pirates", "market", "ship"] as const;
export type Icon = (typeof ICONS)[number];

/** What the game's own edition holds. */
export const BOX: Box = {
  harbours: [
    { name: "Venezia", lon: 12.34, lat: 45.44 },
    { name: "Ancona", lon: 13.52, lat: 43.62 },
    { name: "Zara", lon: 15.23, lat: 44.12 },
    { name: "Ragusa", lon: 18.11, lat: 42.65 },
    { name: "Brindisi", lon: 17.94, lat: 40.64 },
    { name: "Corfu", lon: 19.92, lat: 39.62 },
    { name: "Messina", lon: 15.55, lat: 38.19 },
    { name: "Napoli", lon: 14.27, lat: 40.84 },
    { name: "Palermo", lon: 13.36, lat: 38.12 },
    { name: "Tunisi", lon: 10.32, lat: 36.85 },
    { name: "Siracusa", lon: 15.29, lat: 37.06 },
    { name: "Tripoli", lon: 13.18, lat: 32.9 },
    { name: "Modone", lon: 21.7, lat: 36.82 },
    { name: "Candia", lon: 25.13, lat: 35.34 },
    { name: "Negroponte", lon: 23.6, lat: 38.46 },
    { name: "Salonicco", lon: 22.94, lat: 40.63 },
    { name: "Gallipoli", lon: 26.67, lat: 40.41 },
    { name: "Costantinopoli", lon: 28.98, lat: 41.01 },
    { name: "Varna", lon: 27.92, lat: 43.2 },
    { name: "Caffa", lon: 35.38, lat: 45.03 },
    { name: "Moncastro", lon: 30.35, lat: 46.19 },
    { name: "Trebisonda", lon: 39.72, lat: 41.0 },
    { name: "Sinope", lon: 35.15, lat: 42.03 },
    { name: "Scio", lon: 26.14, lat: 38.37 },
    { name: "Rodi", lon: 28.22, lat: 36.44 },
    { name: "Famagosta", lon: 33.94, lat: 35.12 },
    { name: "Beirut", lon: 35.5, lat: 33.9 },
    { name: "Acri", lon: 35.07, lat: 32.93 },
    { name: "Alessandria", lon: 29.9, lat: 31.2 },
    { name: "Derna", lon: 22.64, lat: 32.77 },
  ],
  cards: {
    "spice-mp3": { good: "spice", icons: ["money", "pirates"], loading: 3, sea_power: 4, harbour: null },
    "spice-mp4": { good: "spice", icons: ["money", "pirates"], loading: 4, sea_power: 3, harbour: null },
    "spice-mk2": { good: "spice", icons: ["money", "market"], loading: 2, sea_power: 5, harbour: null },
    "spice-mk4": { good: "spice", icons: ["money", "market"], loading: 4, sea_power: 3, harbour: null },
    "spice-ms2": { good: "spice", icons: ["money", "ship"], loading: 2, sea_power: 5, harbour: null },
    "spice-pk1@24": { good: "spice", icons: ["pirates", "market"], loading: 1, sea_power: 6, harbour: 23 },
    "spice-pk3": { good: "spice", icons: ["pirates", "market"], loading: 3, sea_power: 4, harbour: null },
    "spice-ps1@9": { good: "spice", icons: ["pirates", "ship"], loading: 1, sea_power: 6, harbour: 8 },
    "silk-mp1": { good: "silk", icons: ["money", "pirates"], loading: 1, sea_power: 6, harbour: null },
    "silk-mp2@20": { good: "silk", icons: ["money", "pirates"], loading: 2, sea_power: 5, harbour: 19 },
    "silk-mk1": { good: "silk", icons: ["money", "market"], loading: 1, sea_power: 6, harbour: null },
    "silk-mk3": { good: "silk", icons: ["money", "market"], loading: 3, sea_power: 4, harbour: null },
    "silk-ms1": { good: "silk", icons: ["money", "ship"], loading: 1, sea_power: 6, harbour: null },
    "silk-ms3": { good: "silk", icons: ["money", "ship"], loading: 3, sea_power: 4, harbour: null },
    "silk-pk4": { good: "silk", icons: ["pirates", "market"], loading: 4, sea_power: 3, harbour: null },
    "silk-ps2@30": { good: "silk", icons: ["pirates", "ship"], loading: 2, sea_power: 5, harbour: 29 },
    "silk-ps4": { good: "silk", icons: ["pirates", "ship"], loading: 4, sea_power: 3, harbour: null },
    "silk-ks2@7": { good: "silk", icons: ["market", "ship"], loading: 2, sea_power: 5, harbour: 6 },
    "silver-mp4": { good: "silver", icons: ["money", "pirates"], loading: 4, sea_power: 3, harbour: null },
    "silver-mk1@10": { good: "silver", icons: ["money", "market"], loading: 1, sea_power: 6, harbour: 9 },
    "silver-mk2": { good: "silver", icons: ["money", "market"], loading: 2, sea_power: 5, harbour: null },
    "silver-ms2": { good: "silver", icons: ["money", "ship"], loading: 2, sea_power: 5, harbour: null },
    "silver-ms4": { good: "silver", icons: ["money", "ship"], loading: 4, sea_power: 3, harbour: null },
    "silver-pk2@12": { good: "silver", icons: ["pirates", "market"], loading: 2, sea_power: 5, harbour: 11 },
    "silver-pk3@15": { good: "silver", icons: ["pirates", "market"], loading: 3, sea_power: 4, harbour: 14 },
    "silver-ps1": { good: "silver", icons: ["pirates", "ship"], loading: 1, sea_power: 6, harbour: null },
    "silver-ps3": { good: "silver", icons: ["pirates", "ship"], loading: 3, sea_power: 4, harbour: null },
    "silver-ks1@14": { good: "silver", icons: ["market", "ship"], loading: 1, sea_power: 6, harbour: 13 },
    "silver-ks3": { good: "silver", icons: ["market", "ship"], loading: 3, sea_power: 4, harbour: null },
    "silver-ks4": { good: "silver", icons: ["market", "ship"], loading: 4, sea_power: 3, harbour: null },
    "sugar-mp1@3": { good: "sugar", icons: ["money", "pirates"], loading: 1, sea_power: 6, harbour: 2 },
    "sugar-mp2": { good: "sugar", icons: ["money", "pirates"], loading: 2, sea_power: 5, harbour: null },
    "sugar-mk3": { good: "sugar", icons: ["money", "market"], loading: 3, sea_power: 4, harbour: null },
    "sugar-mk4@27": { good: "sugar", icons: ["money", "market"], loading: 4, sea_power: 3, harbour: 26 },
    "sugar-ms1": { good: "sugar", icons: ["money", "ship"], loading: 1, sea_power: 6, harbour: null },
    "sugar-ms3": { good: "sugar", icons: ["money", "ship"], loading: 3, sea_power: 4, harbour: null },
    "sugar-ms4": { good: "sugar", icons: ["money", "ship"], loading: 4, sea_power: 3, harbour: null },
    "sugar-pk1": { good: "sugar", icons: ["pirates", "market"], loading: 1, sea_power: 6, harbour: null },
    "sugar-pk2@4": { good: "sugar", icons: ["pirates", "market"], loading: 2, sea_power: 5, harbour: 3 },
    "sugar-ps2": { good: "sugar", icons: ["pirates", "ship"], loading: 2, sea_power: 5, harbour: null },
    "sugar-ps3@28": { good: "sugar", icons: ["pirates", "ship"], loading: 3, sea_power: 4, harbour: 27 },
    "sugar-ks1": { good: "sugar", icons: ["market", "ship"], loading: 1, sea_power: 6, harbour: null },
    "sugar-ks2": { good: "sugar", icons: ["market", "ship"], loading: 2, sea_power: 5, harbour: null },
    "sugar-ks4": { good: "sugar", icons: ["market", "ship"], loading: 4, sea_power: 3, harbour: null },
    "wine-mp1@23": { good: "wine", icons: ["money", "pirates"], loading: 1, sea_power: 6, harbour: 22 },
    "wine-mp3": { good: "wine", icons: ["money", "pirates"], loading: 3, sea_power: 4, harbour: null },
    "wine-mk1": { good: "wine", icons: ["money", "market"], loading: 1, sea_power: 6, harbour: null },
    "wine-mk2": { good: "wine", icons: ["money", "market"], loading: 2, sea_power: 5, harbour: null },
    "wine-ms1": { good: "wine", icons: ["money", "ship"], loading: 1, sea_power: 6, harbour: null },
    "wine-ms2": { good: "wine", icons: ["money", "ship"], loading: 2, sea_power: 5, harbour: null },
    "wine-ms3@17": { good: "wine", icons: ["money", "ship"], loading: 3, sea_power: 4, harbour: 16 },
    "wine-pk4": { good: "wine", icons: ["pirates", "market"], loading: 4, sea_power: 3, harbour: null },
    "wine-ps2": { good: "wine", icons: ["pirates", "ship"], loading: 2, sea_power: 5, harbour: null },
    "wine-ps4@29": { good: "wine", icons: ["pirates", "ship"], loading: 4, sea_power: 3, harbour: 28 },
    "wine-ps4@11": { good: "wine", icons: ["pirates", "ship"], loading: 4, sea_power: 3, harbour: 10 },
    "wine-ks1@19": { good: "wine", icons: ["market", "ship"], loading: 1, sea_power: 6, harbour: 18 },
    "wine-ks2": { good: "wine", icons: ["market", "ship"], loading: 2, sea_power: 5, harbour: null },
    "wine-ks3": { good: "wine", icons: ["market", "ship"], loading: 3, sea_power: 4, harbour: null },
    "wood-mp1": { good: "wood", icons: ["money", "pirates"], loading: 1, sea_power: 6, harbour: null },
    "wood-mp2": { good: "wood", icons: ["money", "pirates"], loading: 2, sea_power: 5, harbour: null },
    "wood-mp4": { good: "wood", icons: ["money", "pirates"], loading: 4, sea_power: 3, harbour: null },
    "wood-mk2": { good: "wood", icons: ["money", "market"], loading: 2, sea_power: 5, harbour: null },
    "wood-mk3@6": { good: "wood", icons: ["money", "market"], loading: 3, sea_power: 4, harbour: 5 },
    "wood-mk4": { good: "wood", icons: ["money", "market"], loading: 4, sea_power: 3, harbour: null },
    "wood-ms1": { good: "wood", icons: ["money", "ship"], loading: 1, sea_power: 6, harbour: null },
    "wood-ms2": { good: "wood", icons: ["money", "ship"], loading: 2, sea_power: 5, harbour: null },
    "wood-ms4": { good: "wood", icons: ["money", "ship"], loading: 4, sea_power: 3, harbour: null },
    "wood-pk1@16": { good: "wood", icons: ["pirates", "market"], loading: 1, sea_power: 6, harbour: 15 },
    "wood-pk2": { good: "wood", icons: ["pirates", "market"], loading: 2, sea_power: 5, harbour: null },
    "wood-pk3": { good: "wood", icons: ["pirates", "market"], loading: 3, sea_power: 4, harbour: null },
    "wood-ps1@18": { good: "wood", icons: ["pirates", "ship"], loading: 1, sea_power: 6, harbour: 17 },
    "wood-ps2@2": { good: "wood", icons: ["pirates", "ship"], loading: 2, sea_power: 5, harbour: 1 },
    "wood-ps3@5": { good: "wood", icons: ["pirates", "ship"], loading: 3, sea_power: 4, harbour: 4 },
    "wood-ks3": { good: "wood", icons: ["market", "ship"], loading: 3, sea_power: 4, harbour: null },
    "wood-ks4@22": { good: "wood", icons: ["market", "ship"], loading: 4, sea_power: 3, harbour: 21 },
    "wood-ks4": { good: "wood", icons: ["market", "ship"], loading: 4, sea_power: 3, harbour: null },
    "grain-mp2": { good: "grain", icons: ["money", "pirates"], loading: 2, sea_power: 5, harbour: null },
    "grain-mp3": { good: "grain", icons: ["money", "pirates"], loading: 3, sea_power: 4, harbour: null },
    "grain-mp4@25": { good: "grain", icons: ["money", "pirates"], loading: 4, sea_power: 3, harbour: 24 },
    "grain-mk1@8": { good: "grain", icons: ["money", "market"], loading: 1, sea_power: 6, harbour: 7 },
    "grain-mk3": { good: "grain", icons: ["money", "market"], loading: 3, sea_power: 4, harbour: null },
    "grain-mk4@1": { good: "grain", icons: ["money", "market"], loading: 4, sea_power: 3, harbour: 0 },
    "grain-ms1": { good: "grain", icons: ["money", "ship"], loading: 1, sea_power: 6, harbour: null },
    "grain-ms2": { good: "grain", icons: ["money", "ship"], loading: 2, sea_power: 5, harbour: null },
    "grain-ms3": { good: "grain", icons: ["money", "ship"], loading: 3, sea_power: 4, harbour: null },
    "grain-ms4": { good: "grain", icons: ["money", "ship"], loading: 4, sea_power: 3, harbour: null },
    "grain-pk1": { good: "grain", icons: ["pirates", "market"], loading: 1, sea_power: 6, harbour: null },
    "grain-pk2": { good: "grain", icons: ["pirates", "market"], loading: 2, sea_power: 5, harbour: null },
    "grain-pk3": { good: "grain", icons: ["pirates", "market"], loading: 3, sea_power: 4, harbour: null },
    "grain-pk4": { good: "grain", icons: ["pirates", "market"], loading: 4, sea_power: 3, harbour: null },
    "grain-ps1@13": { good: "grain", icons: ["pirates", "ship"], loading: 1, sea_power: 6, harbour: 12 },
    "grain-ps3": { good: "grain", icons: ["pirates", "ship"], loading: 3, sea_power: 4, harbour: null },
    "grain-ps4@26": { good: "grain", icons: ["pirates", "ship"], loading: 4, sea_power: 3, harbour: 25 },
    "grain-ks1": { good: "grain", icons: ["market", "ship"], loading: 1, sea_power: 6, harbour: null },
    "grain-ks2@21": { good: "grain", icons: ["market", "ship"], loading: 2, sea_power: 5, harbour: 20 },
    "grain-ks3": { good: "grain", icons: ["market", "ship"], loading: 3, sea_power: 4, harbour: null },
  },
};
