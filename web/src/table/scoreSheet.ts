/** A score sheet, as the server keeps it, and how it is read. */

export interface SheetLine {
  source: string;
  clause: string;
  /** What each seat was paid; null where these eyes may not know. */
  amounts: (number | null)[];
}

export interface Period {
  name: string;
  lines: SheetLine[];
  totals: (number | null)[];
}

export interface Sheet {
  periods: Period[];
  totals: (number | null)[];
  unit: string;
}

/** A sum as it is printed: costs with a true minus, what is not known as a question. */
export function figure(amount: number | null | undefined): string {
  if (amount === null || amount === undefined) return "?";
  return amount < 0 ? `−${-amount}` : String(amount);
}

/** All periods as one: every source once, in the order in which they first paid. */
export function whole(sheet: Sheet, name: string): Period {
  const lines = new Map<string, SheetLine>();
  for (const line of sheet.periods.flatMap((period) => period.lines)) {
    const sum = lines.get(line.source);
    const amounts = sum
      ? line.amounts.map((one, seat) => added(one, sum.amounts[seat]))
      : line.amounts;
    lines.set(line.source, { ...line, amounts });
  }
  return { name, lines: [...lines.values()], totals: sheet.totals };
}

function added(one: number | null, other: number | null | undefined): number | null {
  return one === null ? (other ?? null) : one + (other ?? 0);
}

/** The day or round that was just scored: the first page of its kind, and not one seat's affair. */
export function justScored(before: Sheet | undefined, now: Sheet): Period | undefined {
  const last = now.periods.at(-1);
  if (!last || now.periods.length <= (before?.periods.length ?? 0)) return undefined;
  const isShared = last.totals.filter((total) => total !== 0).length > 1;
  return isShared && last.lines.length > 1 ? last : undefined;
}
