// The seats: who sits there, whose turn it is, who is away, and what the clocks show.

import { $, element } from "./dom.js";
import { known } from "./table.js";

const SHAPES = ["●", "◆", "▼", "▲", "■", "★"];
let clock = null;

export function clocks(said) {
  clock = { left: said.left, running: said.running, at: performance.now() };
}

export function drawPlaces() {
  $("places").replaceChildren(...known.places.map(place));
}

function place({ seat, name, kind, bot, present }) {
  const turn = known.status === "playing" && seat === known.turn;
  const notes = [];
  if (known.yours.includes(seat)) notes.push("you");
  if (kind === "bot") notes.push("bot");
  if (kind === "person" && !present) notes.push(bot ? "away, a bot keeps the seat" : "away");
  const parts = [
    element("span", { class: `seat-${seat}`, "aria-hidden": "true" }, `${SHAPES[seat] ?? seat} `),
    element("b", {}, kind === "open" ? "open seat" : name || "guest"),
  ];
  if (notes.length) parts.push(element("span", { class: "faint" }, ` ${notes.join(", ")}`));
  if (clock) parts.push(element("time", { "data-seat": seat }, left(seat)));
  if (turn) parts.push(element("span", { class: "turn-mark" }, "to move"));
  return element("li", { class: turn ? "turn" : "", "aria-current": turn ? "true" : false }, ...parts);
}

function left(seat) {
  const gone = seat === clock.running ? performance.now() - clock.at : 0;
  const seconds = Math.max(0, Math.ceil((clock.left[seat] - gone) / 1000));
  const hours = Math.floor(seconds / 3600);
  const minutes = `${Math.floor(seconds / 60) % 60}`.padStart(hours ? 2 : 1, "0");
  return `${hours ? `${hours}:` : ""}${minutes}:${`${seconds % 60}`.padStart(2, "0")}`;
}

setInterval(() => {
  if (!clock) return;
  for (const shown of $("places").querySelectorAll("time")) shown.textContent = left(Number(shown.dataset.seat));
}, 1000);
