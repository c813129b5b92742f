/** The cards of the edition on the table. */
import { OpenBox } from "../../board/box.svelte";
import { BOX, type Box, type Card } from "./view.gen";

export const box = new OpenBox<Box>(BOX);

const UNKNOWN: Card = { good: null, value: 0, symbols: 0, green: false };

/** What the card shows that is written so: `fur3`, `grain0x2`, `dye0*`, `black7`. */
export function face(name: string): Card {
  return box.now.cards[name] ?? UNKNOWN;
}
