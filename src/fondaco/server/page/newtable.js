// The form for a table of one's own: who sits where, options, clock, who may see it.

import { ask, trying } from "./ask.js";
import { $, element } from "./dom.js";

const USUAL = 4;
let offer = { games: [], bots: [] };

export function drawForm(found) {
  offer = found;
  const games = offer.games.map((game) => element("option", { value: game.name }, game.title));
  $("create").elements.game.replaceChildren(...games);
  drawSeats();
}

function drawSeats() {
  const form = $("create").elements;
  const game = offer.games.find((one) => one.name === form.game.value);
  const before = Number(form.count.value);
  const wanted = game.seats.includes(before) ? before : Math.min(USUAL, game.seats.at(-1));
  const counts = game.seats.map((count) =>
    element("option", { value: count, selected: count === wanted }, `${count}`),
  );
  form.count.replaceChildren(...counts);
  const seats = Array.from({ length: wanted }, (_, seat) => seatField(seat));
  $("seats").replaceChildren($("seats").firstElementChild, ...seats);
  const options = game.options.map((name) =>
    element("label", {}, element("input", { type: "checkbox", name: "option", value: name }), name),
  );
  $("options").replaceChildren($("options").firstElementChild, ...options);
  $("options").hidden = options.length === 0;
}

// Those who share a screen are told apart by a name of their own.
function seatField(seat) {
  const name = element("input", { name: "name", maxlength: 40, hidden: true, "aria-label": `Name at seat ${seat + 1}` });
  name.value = `Guest ${seat + 1}`;
  const kind = element("select", { name: "seat" }, ...kinds(seat));
  kind.addEventListener("change", () => (name.hidden = kind.value !== "me" || seat === 0));
  return element("div", {}, element("label", {}, `Seat ${seat + 1}`, kind), name);
}

function kinds(seat) {
  const bots = offer.bots.map((bot) =>
    element("option", { value: `bot ${bot.name}`, selected: seat > 1 && bot.level === 1 }, bot.name),
  );
  return [
    element("option", { value: "me", selected: seat === 0 }, seat ? "somebody at this screen" : "me"),
    element("option", { value: "open", selected: seat === 1 }, "whoever is invited"),
    ...bots,
  ];
}

async function create() {
  const fields = new FormData($("create"));
  const names = fields.getAll("name");
  const seats = fields.getAll("seat").map((chosen, number) => {
    const [kind, ...bot] = chosen.split(" ");
    if (kind === "bot") return { kind, bot: bot.join(" ") };
    return kind === "me" && number ? { kind, name: names[number] } : { kind };
  });
  const [seconds, increment] = fields.get("clock").split(" ").map(Number);
  const made = await ask("POST", "/api/tables", {
    game: fields.get("game"),
    seats,
    options: fields.getAll("option"),
    clock: seconds ? { seconds, increment } : null,
    visibility: fields.get("visibility"),
  });
  location.hash = `table=${made.table}`;
}

$("create").addEventListener("submit", trying(create));
$("create").elements.game.addEventListener("change", drawSeats);
$("create").elements.count.addEventListener("change", drawSeats);
