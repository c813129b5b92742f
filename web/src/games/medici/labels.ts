/** Names cards as records write them. */
import type { Translate } from "../../board/contract";
import { face } from "./box";

/** The card in a few words: fur 3, grain 0 ×2. */
export function cardWords(name: string, t: Translate): string {
  const card = face(name);
  if (!card.good) return t(`card-${name}`);
  const look = (card.green ? "green" : "") + (card.symbols > 1 ? "two" : "") || "plain";
  return t(`card-${look}`, { good: t(`good-${card.good}`), value: card.value });
}

/** One to three cards in a few words: fur 3, spice 2 and cloth 5. */
export function cardsWords(names: string[], t: Translate): string {
  const [first = "", second = "", third = ""] = names.map((name) => cardWords(name, t));
  if (names.length > 2) return t("medici-three-cards", { first, second, third });
  return names.length > 1 ? t("medici-two-cards", { first, second }) : first;
}

/** What the card is good for, in one sentence. */
export function cardNote(name: string, t: Translate): string {
  const card = face(name);
  return t("medici-note", {
    card: cardWords(name, t),
    good: card.good ? t(`good-${card.good}`) : "",
    value: card.value,
    symbols: card.symbols,
    green: card.green ? 1 : 0,
  });
}
