/**
 * Which cards of the market are meant to be taken.
 *
 * The board and the prompt stand apart in the frame and show the same choice, so it lives here.
 * The last card is meant unless it was put back; what may really be taken, the server says.
 */
import { SvelteSet } from "svelte/reactivity";

/** The market as the view has it, and how many cards at its end are within reach. */
interface Row {
  market: unknown[];
  reach: number;
}

class CardSelection {
  /** Cards before the last that were picked, and the last if it was put back, by their index. */
  #turned = new SvelteSet<number>();
  /** Whether the frame has a place for the verbs, so that the board need not show them. */
  prompted = $state(false);

  /** Whether the card at this index of the market is meant. */
  means(index: number, { market, reach }: Row): boolean {
    const last = index === market.length - 1;
    return last !== this.#turned.has(index) && market.length - index <= reach;
  }

  /** Means the card, or no longer. */
  toggle(index: number): void {
    if (!this.#turned.delete(index)) this.#turned.add(index);
  }

  /** A new turn: nothing is picked. */
  clear(): void {
    this.#turned.clear();
  }

  /** The places of the cards that are meant, counted from the end of the market. */
  places(row: Row): number[] {
    const { length } = row.market;
    const places = [];
    for (let index = length - 1; index >= 0; index--) {
      if (this.means(index, row)) places.push(length - index);
    }
    return places;
  }
}

export const selection = new CardSelection();

/** The move that takes the cards at these places. */
export function takeAt(places: number[]): string {
  return ["take", ...places].join(" ");
}
