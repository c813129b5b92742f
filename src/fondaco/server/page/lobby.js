// The lobby: a name, tables, invitations. Addresses: #table=ID, #join=CODE.

import { element } from "./draw.js";
import { enter } from "./table.js";

const $ = (id) => document.getElementById(id);
let offer = { games: [], bots: [] };

export function trouble(sentence) {
  $("trouble").textContent = sentence;
}

export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body && JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.sentence ?? "The house did not answer.");
  return said;
}

function trying(work) {
  return async (event) => {
    event?.preventDefault();
    trouble("");
    try {
      await work(event);
    } catch (error) {
      trouble(error.message);
    }
  };
}

async function inside() {
  $("guest").hidden = true;
  const [key, value] = location.hash.slice(1).split("=");
  if (key === "join") {
    const joined = await ask("POST", "/api/join", { code: value });
    // The code is spent: it must not stay in the address.
    history.replaceState(null, "", `/#table=${joined.table}`);
    return enter(joined.table);
  }
  if (key === "table") return enter(value);
  $("inside").hidden = false;
  await Promise.all([list("mine", "/api/tables/mine"), list("public", "/api/tables")]);
}

async function list(id, path) {
  const cards = await ask("GET", path);
  const rows = cards.map((card) => {
    const names = card.names.map((name, seat) => (card.open.includes(seat) ? "open" : name || "?"));
    const link = element("a", { href: `#table=${card.table}` }, card.title);
    return element("li", {}, link, ` · ${card.status} · ${names.join(", ")}`);
  });
  $(id).replaceChildren(...(rows.length ? rows : [element("li", {}, "none yet")]));
}

function chosenGame() {
  return offer.games.find((game) => game.name === $("create").elements.game.value);
}

function drawSeats() {
  const game = chosenGame();
  const form = $("create").elements;
  const wanted = Number(form.count.value) || Math.min(4, game.seats.at(-1));
  const counts = game.seats.map((count) =>
    element("option", { value: count, selected: count === wanted }, String(count)),
  );
  form.count.replaceChildren(...counts);
  const kinds = (seat) => [
    element("option", { value: "me", selected: seat === 0 }, "me"),
    element("option", { value: "open" }, "whoever is invited"),
    ...offer.bots.map((bot) =>
      element("option", { value: `bot ${bot.name}`, selected: seat > 0 && bot.level === 1 }, bot.name),
    ),
  ];
  const seats = Array.from({ length: Number(form.count.value) }, (_, seat) =>
    element("label", {}, `Seat ${seat + 1}`, element("select", { name: "seat" }, ...kinds(seat))),
  );
  $("seats").replaceChildren($("seats").firstElementChild, ...seats);
  const options = game.options.map((name) =>
    element("label", {}, element("input", { type: "checkbox", name: "option", value: name }), name),
  );
  $("options").replaceChildren($("options").firstElementChild, ...options);
  $("options").hidden = options.length === 0;
}

async function create() {
  const fields = new FormData($("create"));
  const seats = fields.getAll("seat").map((chosen) => {
    const [kind, ...bot] = chosen.split(" ");
    return kind === "bot" ? { kind, bot: bot.join(" ") } : { kind };
  });
  const card = await ask("POST", "/api/tables", {
    game: fields.get("game"),
    seats,
    options: fields.getAll("option"),
    visibility: fields.get("visibility"),
  });
  location.hash = `table=${card.table}`;
}

async function open() {
  offer = await ask("GET", "/api/games");
  const games = offer.games.map((game) => element("option", { value: game.name }, game.title));
  $("create").elements.game.replaceChildren(...games);
  drawSeats();
  $("lobby").hidden = false;
  const known = await fetch("/api/guest");
  if (known.ok) await inside();
  else if (location.hash.startsWith("#table=")) await enter(location.hash.slice(7));
}

$("guest").addEventListener(
  "submit",
  trying(async () => {
    await ask("POST", "/api/guest", { name: new FormData($("guest")).get("name") });
    await inside();
  }),
);
$("create").addEventListener("submit", trying(create));
$("create").elements.game.addEventListener("change", drawSeats);
$("create").elements.count.addEventListener("change", drawSeats);
window.addEventListener("hashchange", () => location.reload());
trying(open)();
