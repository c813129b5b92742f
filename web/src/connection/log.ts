/** The lines of the log: events, and what is said of them. */
import type { Event, Words } from "../protocol";

export interface LogLine {
  /** The number of the view or update that brought it. */
  number: number;
  event: Event;
  /** Empty until the words come. */
  text: string;
}

/** The lines with new words: they belong to the last events up to their number. */
export function relabelled(log: LogLine[], words: Pick<Words, "number" | "events">): LogLine[] {
  const told = log.filter(
    (line) => line.number <= words.number && line.event.event !== "taken-back",
  );
  const first = told.length - words.events.length;
  return log.map((line) => {
    const place = told.indexOf(line) - first;
    const text = told.includes(line) ? words.events[place] : undefined;
    return text === undefined ? line : { ...line, text };
  });
}
