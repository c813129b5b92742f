/** What each seat has said about the ship on offer, or may still say, as the view tells it. */
import type { Position } from "./position";

export type Decision = "flag" | "asked" | "waiting" | "pirate" | "declined" | "out" | "";

/** The word of the catalogue (`decision-…`) that stands beside a seat; none between two ships. */
export function decision(view: Position, seat: number): Decision {
  if (view.turn < 0 || !view.ship) return "";
  if (seat === view.claimant) return "flag";
  if (seat === view.turn) return "asked";
  if (view.stage !== "decide") return "";
  const flags = view.seats[seat]?.flags ?? [];
  if (later(view, view.turn, seat)) {
    const claimed = view.claimant !== null && later(view, seat, view.claimant);
    const asked = claimed ? flags.includes("pirate") : flags.length > 0;
    return asked ? "declined" : "out";
  }
  if (view.flag !== null) return flags.includes("pirate") ? "pirate" : "out";
  return flags.length > 0 ? "waiting" : "out";
}

/** Whether one seat decides later than another, clockwise from the active one. */
function later(view: Position, one: number, other: number): boolean {
  return fromActive(view, one) > fromActive(view, other);
}

function fromActive(view: Position, seat: number): number {
  const seats = view.seats.length;
  return (seat - view.active + seats) % seats;
}
