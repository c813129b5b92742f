/** Reads cards as records write them (`fur3`, `grain0x2`, `dye0*`, `black7`), and names them. */
import type { Say } from "../../board/contract";
import type { Good } from "./view";

export interface Card {
  /** The card in notation. */
  name: string;
  /** Its good; a neutral card has none. */
  good: Good | "";
  value: number;
  symbols: number;
  /** Whether it takes no berth. */
  green: boolean;
}

const GOODS_CARD = /^(grain|spice|fur|dye|cloth)(\d+)(x2)?(\*)?$/;

/** The card that is written so. */
export function read(name: string): Card {
  const found = GOODS_CARD.exec(name);
  if (found) {
    const [, good, value, two, flag] = found;
    return {
      name,
      good: good as Good,
      value: Number(value),
      symbols: two ? 2 : 1,
      green: Boolean(flag),
    };
  }
  const value = Number(/\d+$/.exec(name)?.[0] ?? 0);
  return { name, good: "", value, symbols: 0, green: name.startsWith("green") };
}

/** The card in a few words: fur 3, grain 0 ×2. */
export function cardWords(name: string, t: Say): string {
  const card = read(name);
  if (!card.good) return t(`card-${name}`);
  const look = (card.green ? "green" : "") + (card.symbols > 1 ? "two" : "") || "plain";
  return t(`card-${look}`, { good: t(`good-${card.good}`), value: card.value });
}

/** One to three cards in a few words: fur 3, spice 2 and cloth 5. */
export function cardsWords(names: string[], t: Say): string {
  const [first = "", second = "", third = ""] = names.map((name) => cardWords(name, t));
  if (names.length > 2) return t("medici-three-cards", { first, second, third });
  return names.length > 1 ? t("medici-two-cards", { first, second }) : first;
}

/** What the card is good for, in one sentence. */
export function cardNote(name: string, t: Say): string {
  const card = read(name);
  return t("medici-note", {
    card: cardWords(name, t),
    good: card.good ? t(`good-${card.good}`) : "",
    value: card.value,
    symbols: card.symbols,
    green: card.green ? 1 : 0,
  });
}

/** How many symbols of a good these cards show. */
export function symbolsOf(good: Good, names: string[]): number {
  return names
    .map(read)
    .filter((card) => card.good === good)
    .reduce((sum, card) => sum + card.symbols, 0);
}
