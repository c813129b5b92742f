/** Puts the wish for a new table together; what may be wished for is the server's to say. */
import type { ClockTerms, GameCard, SeatWish, TableWish } from "../protocol";

const USUAL = 4;

/** Who has a seat in the form: me, somebody at this screen, a friend by link, or a bot by name. */
export interface Chair {
  who: string;
  name: string;
}

export const ME = "me";
export const FRIEND = "friend";
export const NEIGHBOUR = "neighbour";

/** How many sit down if nobody says otherwise. */
export function usualSeats(game: GameCard, before = 0): number {
  if (game.seats.includes(before)) return before;
  return game.seats.includes(USUAL) ? USUAL : (game.seats[0] ?? 2);
}

/** The seats of a game against bots alone: me and as many of one bot as it takes. */
export function againstBots(seats: number, bot: string): SeatWish[] {
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot }));
  return [{ kind: "me" }, ...others];
}

/** What the server is told about a chair. */
export function seatWish({ who, name }: Chair): SeatWish {
  if (who === ME) return { kind: "me" };
  if (who === FRIEND) return { kind: "open" };
  if (who === NEIGHBOUR) return { kind: "me", name: name.trim() };
  return { kind: "bot", bot: who };
}

/** As many chairs as wanted: those that stand there, and more of what stood there last. */
export function chairs(before: Chair[], count: number, bot: string, guest: string): Chair[] {
  return Array.from({ length: count }, (_, seat) => {
    const there = before[seat];
    if (there) return there;
    const who = seat === 0 ? ME : seat === 1 ? FRIEND : bot;
    return { who, name: `${guest} ${seat + 1}` };
  });
}

export const CLOCKS: Record<string, ClockTerms | null> = {
  none: null,
  quick: { seconds: 300, increment: 5 },
  calm: { seconds: 900, increment: 10 },
  days: { seconds: 86_400, increment: 3_600 },
};

/** The whole wish; what is as usual is left out. */
export function tableWish(
  game: string,
  seats: Chair[],
  rest: Pick<TableWish, "options" | "edition" | "clock" | "visibility">,
): TableWish {
  return { game, seats: seats.map(seatWish), ...rest };
}
