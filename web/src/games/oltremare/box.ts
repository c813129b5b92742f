/** The cards of the edition on the table. */
import { OpenBox } from "../../board/box.svelte";
import { BOX, type Box, type Card } from "./view.gen";

export const box = new OpenBox<Box>(BOX);

const UNKNOWN: Card = { good: "grain", icons: [], loading: 0, sea_power: 0, harbour: null };

/** What the card shows that is written so: `silk-ms3`, with a harbour `silk-ks2@7`. */
export function cardFace(name: string): Card {
  return box.now.cards[name] ?? UNKNOWN;
}
