/** Tells a person that it is their turn: in the title, by a sound, by a note of the system. */
import { untrack } from "svelte";
import type { Translate } from "../board/contract";
import type { TableClient } from "../connection/client.svelte";
import { settings } from "../settings/settings.svelte";
import { sound, type Tune } from "./sound";

let heard = { table: "", number: -1, lines: 0, isOver: false, wasMine: false };

/** Called whenever the table changes. */
export function notify(client: TableClient, t: Translate | undefined): void {
  const { title = "" } = client.welcome ?? {};
  const isMine = client.status === "playing" && client.yours.includes(client.turn);
  const name = t ? (isMine ? t("table-title-your-turn", { title }) : title) : "";
  if (name) document.title = `${name} · Fondaco`;
  const now = {
    table: client.table,
    number: client.number,
    lines: client.chat.length,
    isOver: !!client.over,
    wasMine: isMine,
  };
  const isNew = heard.table !== now.table || heard.number < 0;
  const tune = isNew ? undefined : tuneFor(now, client.payments > 0 && client.events.length > 3);
  if (!isNew && isMine && !heard.wasMine && t) note(t("table-notify-now", { title }));
  heard = now;
  if (tune && untrack(() => settings.sound)) sound(tune);
}

function tuneFor(now: typeof heard, wasPaid: boolean): Tune | undefined {
  if (now.isOver && !heard.isOver) return "over";
  if (now.wasMine && !heard.wasMine) return "turn";
  if (now.lines > heard.lines) return "chat";
  if (now.number > heard.number) return wasPaid ? "paid" : "move";
  return undefined;
}

function note(text: string): void {
  if (!document.hidden || !("Notification" in globalThis)) return;
  if (Notification.permission !== "granted") return;
  try {
    new Notification(text, { tag: "turn" }).onclick = () => window.focus();
  } catch {
    // Some phones let only a service worker do that; title and sound remain.
  }
}

/** Whether the browser could tell it, and has not been asked yet. */
export function mayNotify(): boolean {
  return "Notification" in globalThis && Notification.permission === "default";
}

export async function requestNotifications(): Promise<void> {
  await Notification.requestPermission();
}
