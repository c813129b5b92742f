/** An order of cards: how it follows the wishes of who lays it, and where a dragged card falls. */

export interface Spot {
  x: number;
  y: number;
}

/** The cards that are there, in the order that was wished for; the others follow as they come. */
export function ordered(wished: string[], there: string[]): string[] {
  const left = [...there];
  const kept = wished.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...kept, ...left];
}

/** The same order with one card moved to another place; beyond the ends it stays at the end. */
export function moved(order: string[], from: number, to: number): string[] {
  const rest = order.filter((_, at) => at !== from);
  const card = order[from];
  if (card === undefined) return order;
  return [...rest.slice(0, Math.max(0, to)), card, ...rest.slice(Math.max(0, to))];
}

/** The spot that lies nearest to a point. */
export function nearest(spots: Spot[], { x, y }: Spot): number {
  const away = spots.map((spot) => Math.hypot(spot.x - x, spot.y - y));
  return away.indexOf(Math.min(...away));
}

/** Where a place of the order is while the card at `from` is held over `to`. */
export function madeWay(place: number, from: number, to: number): number {
  if (place === from) return to;
  if (from < place && place <= to) return place - 1;
  if (to <= place && place < from) return place + 1;
  return place;
}
