/**
 * Tells which card is which from one view to the next, so that it can be seen to move.
 *
 * Views name cards by their faces, and several cards may share one. A card that is still where it
 * was is the same; one that has left the market for a ship is found there again by its face.
 */
import type { View } from "./view.gen";

export interface Piece {
  /** The same for the same card as long as it is on the table. */
  key: number;
  /** The card in notation. */
  name: string;
}

export interface Pieces {
  market: Piece[];
  ships: Piece[][];
}

/** Follows the cards of one table. */
export class CardTracker {
  #known: Pieces = { market: [], ships: [] };
  #next = 1;

  /** The cards of the view, each with its key. */
  follow(view: View): Pieces {
    const left = { market: [...this.#known.market], ships: this.#known.ships.map((s) => [...s]) };
    const staying = {
      market: stay(view.market, left.market),
      ships: view.seats.map((seat, at) => stay(seat.ship, left.ships[at] ?? [])),
    };
    const gone = [...left.market, ...left.ships.flat()];
    const find = (name: string, stayed: Piece | undefined): Piece =>
      stayed ?? taken(gone, name) ?? { key: this.#next++, name };
    this.#known = {
      ships: view.seats.map((seat, at) =>
        seat.ship.map((name, berth) => find(name, staying.ships[at]?.[berth])),
      ),
      market: view.market.map((name, place) => find(name, staying.market[place])),
    };
    return this.#known;
  }
}

/** The known pieces that lie in this row still, in order; they leave the list. */
function stay(names: string[], known: Piece[]): (Piece | undefined)[] {
  return names.map((name) => taken(known, name));
}

function taken(known: Piece[], name: string): Piece | undefined {
  const at = known.findIndex((piece) => piece.name === name);
  return at < 0 ? undefined : known.splice(at, 1)[0];
}
