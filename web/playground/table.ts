/**
 * A table or a replay of a running house: /playground/table.html?table=ID, ?replay=ID, ?replay
 * With ?new=medici&seats=3&bot=Pippo a guest is made and a table put up first; see vite.table.ts.
 */
import "@fontsource-variable/eb-garamond";
import "@fontsource-variable/inter";
import { mount } from "svelte";
import { request } from "../src/api/request";
import "../src/styles/theme.css";
import type { TableCard } from "../src/protocol";
import Replay from "../src/replay/Replay.svelte";
import Table from "../src/table/Table.svelte";

const asked = new URLSearchParams(location.search);
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;
const target = document.getElementById("app") as HTMLElement;

async function sitDown(game: string): Promise<void> {
  await request("GET", "/api/guest").catch(() =>
    request("POST", "/api/guest", { name: asked.get("name") ?? "Zita" }),
  );
  const kinds = asked.get("kinds")?.split(",") ?? ["me"];
  const others = Math.max(0, Number(asked.get("seats") ?? 3) - kinds.length);
  const bot = asked.get("bot") ?? "Pippo";
  const seats = [...kinds, ...Array<string>(others).fill("bot")].map((kind, number) =>
    kind === "bot"
      ? { kind, bot }
      : kind === "me" && number
        ? { kind, name: `Anna${number}` }
        : { kind },
  );
  const clock = asked.has("clock") ? { seconds: 300, increment: 5 } : null;
  const made = await request<TableCard>("POST", "/api/tables", {
    game,
    seats,
    clock,
    visibility: "public",
  });
  asked.delete("new");
  asked.set("table", made.table);
  location.search = `${asked}`;
}

const game = asked.get("new");
if (game) await sitDown(game);
else if (asked.has("replay")) {
  mount(Replay, { target, props: asked.get("replay") ? { table: asked.get("replay") ?? "" } : {} });
} else mount(Table, { target, props: { table: asked.get("table") ?? "" } });
