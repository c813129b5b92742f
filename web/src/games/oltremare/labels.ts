/** Says what cards, tokens and choices are that the server writes. */
import type { Translate } from "../../board/contract";
import type { Choice, Piece, Place } from "../../protocol";
import { cardFace } from "./box";
import { harbourName } from "./chart.svelte";

/** The icons of a card or a claim, as records join them. */
export function sayPair(t: Translate, icons: string[]): string {
  return t(`pair-${icons.join("-")}`);
}

/** What a card is, in words. */
export function sayCard(t: Translate, name: string): string {
  const card = cardFace(name);
  const said = t("card", {
    good: t(`good-${card.good}`),
    pair: sayPair(t, card.icons),
    loads: card.loading,
    power: card.sea_power,
  });
  if (card.harbour === null) return said;
  return t("oltremare-card-of", { card: said, harbour: harbourName(card.harbour) });
}

/** What a token is called. */
export function sayToken(t: Translate, token: string): string {
  return t(`token-${token.replaceAll("_", "-")}`);
}

/** What a token does for who has it. */
export function sayEffect(t: Translate, token: string): string {
  return t(`effect-${token.replaceAll("_", "-")}`);
}

/** What a token does for who finds it on the chart: a compass leads on at once. */
export function sayOnChart(t: Translate, token: string): string {
  return token === "compass" ? t("oltremare-compass") : sayEffect(t, token);
}

/** Who sits there. */
export function nameOf(places: Place[], seat: number): string {
  return places.find((place) => place.seat === seat)?.name || String(seat + 1);
}

/** A choice as a sentence. */
export function sayChoice(t: Translate, choice: Choice, places: Place[]): string {
  const values = Object.entries(choice.names).map(([role, pieces]) => [
    role,
    pieces[0] ? sayPiece(t, pieces[0], places) : "",
  ]);
  return t(choice.says, Object.fromEntries(values));
}

function sayPiece(t: Translate, [kind, value]: Piece, places: Place[]): string | number {
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
