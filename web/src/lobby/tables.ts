/** Sorts the tables of the house into the lists that a guest looks for. */
import type { IconName } from "../components/icons";
import type { TableCard } from "../protocol";

/** The one thing to do about a table, and where that is done. */
export interface TableAction {
  does: "resume" | "enter" | "replay" | "join" | "watch";
  icon: IconName;
  address: string;
}

/** My tables, those that can still be played first. */
export interface Mine {
  underway: TableCard[];
  finished: TableCard[];
}

/** What the list of a guest's own tables falls into. */
export function mine(tables: TableCard[]): Mine {
  return {
    underway: tables.filter((table) => table.status !== "over"),
    finished: tables.filter((table) => table.status === "over"),
  };
}

/** Public tables of others that are worth a visit. */
export function others(tables: TableCard[]): TableCard[] {
  return tables.filter((table) => table.yours.length === 0 && table.status !== "over");
}

/** What a guest most likely wants at a table. */
export function actionFor(table: TableCard): TableAction {
  const address = `#/table/${table.table}`;
  if (table.status === "over") {
    return { does: "replay", icon: "replay", address: `#/replay/${table.table}` };
  }
  if (table.yours.length) {
    return table.status === "open"
      ? { does: "enter", icon: "next", address }
      : { does: "resume", icon: "play", address };
  }
  return table.open.length && table.status === "open"
    ? { does: "join", icon: "next", address }
    : { does: "watch", icon: "watch", address };
}
