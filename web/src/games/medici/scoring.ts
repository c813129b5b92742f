/** Gathers what a day paid from the events that told it: who got what from which source, and why. */
import type { Translate } from "../../board/contract";
import type { Event } from "../../protocol";
import type { Good } from "./view.gen";

/** What one source paid: the ships, or a good. */
export interface Source {
  of: Good | "ship";
  clauses: string[];
  /** Florins by seat. */
  florins: number[];
  /** The sentences by seat. */
  words: string[][];
}

export interface DayScores {
  day: number;
  sources: Source[];
}

const PAID = new Set([
  "ship-paid",
  "ship-shared",
  "good-paid",
  "good-shared",
  "bonus",
  "bonus-for-two",
  "greater-bonus",
]);

/** The reckoning of the day that ended in these events, if one did. */
export function dayScores(events: Event[], names: string[], t: Translate): DayScores | undefined {
  const end = events.findLastIndex(({ event }) => event === "day-ended");
  if (end < 0) return undefined;
  const sources: Source[] = [];
  for (const event of events.slice(end)) {
    if (PAID.has(event.event)) enter(sources, event, names, t);
  }
  return { day: Number(events[end]?.with["day"]), sources };
}

function enter(
  sources: Source[],
  { event, clause, with: told }: Event,
  names: string[],
  t: Translate,
) {
  const of = (told["good"] ?? "ship") as Source["of"];
  const seat = Number(told["seat"]);
  let source = sources.find((known) => known.of === of);
  if (!source) {
    source = { of, clauses: [], florins: names.map(() => 0), words: names.map(() => []) };
    sources.push(source);
  }
  const said = { ...told, seat: names[seat] ?? "" };
  const sentence = t(event, of === "ship" ? said : { ...said, good: t(`good-${of}`) });
  source.florins[seat] = (source.florins[seat] ?? 0) + Number(told["florins"]);
  source.words[seat]?.push(sentence);
  if (!source.clauses.includes(clause)) source.clauses.push(clause);
}
