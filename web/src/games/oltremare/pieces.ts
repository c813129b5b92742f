/** Reads cards and choices as the server writes them, and says what they are. */
import type { Say } from "../../board/contract";
import type { Choice, Piece, Place } from "../../protocol";
import { harbourName } from "./chart.svelte";

export const GOODS = ["spice", "silk", "silver", "sugar", "wine", "wood", "grain"];
const ICONS: Record<string, string> = { m: "money", p: "pirates", k: "market", s: "ship" };
const USUAL_SUM = 7; // of sea power and loading, where a card does not say

export interface Card {
  name: string;
  good: string;
  icons: string[];
  loading: number;
  power: number;
  harbour: string | null;
}

/** A card as it is written: `silk-ms3`, with sea power and harbour `silk-ms3/5@19`. */
export function readCard(name: string): Card {
  const [, good = "", letters = "", loads = "0", power, harbour] =
    /^([a-z]+)-([a-z]+)(\d+)(?:\/(\d+))?(?:@(\d+))?$/.exec(name) ?? [];
  return {
    name,
    good,
    icons: [...letters].map((letter) => ICONS[letter] ?? letter),
    loading: Number(loads),
    power: power === undefined ? USUAL_SUM - Number(loads) : Number(power),
    harbour: harbour === undefined ? null : harbourName(Number(harbour) - 1),
  };
}

/** The icons of a card or a claim, as records join them. */
export function sayPair(t: Say, icons: string[]): string {
  return t(`pair-${icons.join("-")}`);
}

/** What a card is, in words. */
export function sayCard(t: Say, name: string): string {
  const card = readCard(name);
  const said = t("card", {
    good: t(`good-${card.good}`),
    pair: sayPair(t, card.icons),
    loads: card.loading,
    power: card.power,
  });
  return card.harbour ? t("oltremare-card-of", { card: said, harbour: card.harbour }) : said;
}

/** What a token is called. */
export function sayToken(t: Say, token: string): string {
  return t(`token-${token.replaceAll("_", "-")}`);
}

/** What a token does for who has it. */
export function sayEffect(t: Say, token: string): string {
  return t(`effect-${token.replaceAll("_", "-")}`);
}

/** Who sits there. */
export function nameOf(places: Place[], seat: number): string {
  return places.find((place) => place.seat === seat)?.name || String(seat + 1);
}

/** A choice as a sentence. */
export function sayChoice(t: Say, choice: Choice, places: Place[]): string {
  const values = Object.entries(choice.names).map(([role, pieces]) => [
    role,
    pieces[0] ? sayPiece(t, pieces[0], places) : "",
  ]);
  return t(choice.says, Object.fromEntries(values));
}

function sayPiece(t: Say, [kind, value]: Piece, places: Place[]): string | number {
  if (kind === "seat") return nameOf(places, Number(value));
  if (kind === "card") return sayCard(t, String(value));
  if (kind === "good") return t(`good-${value}`);
  if (kind === "pair") return t(`pair-${String(value).replace("+", "-")}`);
  return value;
}

/** Cards with a key of their own each: two cards may look the same. */
export function keyed(cards: string[]): { key: string; card: string; place: number }[] {
  const met = new Map<string, number>();
  return cards.map((card, place) => {
    const before = met.get(card) ?? 0;
    met.set(card, before + 1);
    return { key: `${card}#${before}`, card, place };
  });
}

/** The places in the hand of the cards chosen, which are named in the order of the hand. */
export function placesOf(hand: string[], chosen: string[]): Set<number> {
  const left = [...chosen];
  const found = new Set<number>();
  hand.forEach((card, place) => {
    const at = left.indexOf(card);
    if (at < 0) return;
    left.splice(at, 1);
    found.add(place);
  });
  return found;
}

/** Cargo as runs of one good lying on one another, the first loaded first. */
export function runsOf(cards: string[]): { good: string; length: number }[] {
  const runs: { good: string; length: number }[] = [];
  for (const name of cards) {
    const { good } = readCard(name);
    const last = runs.at(-1);
    if (last?.good === good) last.length += 1;
    else runs.push({ good, length: 1 });
  }
  return runs;
}
