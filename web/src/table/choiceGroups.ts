/** Puts choices of one kind together, in the order in which the kinds first come. */
import type { Choice } from "../protocol";

export interface Group {
  says: string;
  /** Their places in the list of choices. */
  numbers: number[];
}

export function grouped(choices: Choice[]): Group[] {
  const groups = new Map<string, number[]>();
  choices.forEach(({ says }, number) => {
    groups.set(says, [...(groups.get(says) ?? []), number]);
  });
  // Kinds of one choice each need no groups.
  if (groups.size === choices.length)
    return choices.length ? [{ says: "", numbers: [...choices.keys()] }] : [];
  return [...groups].map(([says, numbers]) => ({ says, numbers }));
}
