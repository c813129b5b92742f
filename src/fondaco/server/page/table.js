// A table: shows the view, offers the choices, says what happened. The server knows the rules.

import { drawn, element, patched } from "./draw.js";
import { ask, trouble } from "./lobby.js";

const $ = (id) => document.getElementById(id);
const LINES = 300;
const known = { table: "", yours: [], places: [], choices: [], seat: -1, number: 0, turn: -1 };
let socket, view, wait;

export async function enter(table) {
  $("lobby").hidden = true;
  $("table").hidden = false;
  known.table = table;
  connect();
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}/socket`);
  socket.onopen = () => {
    trouble("");
    wait = 500;
    say({ type: "hello", protocol: 1, table: known.table, seat: known.seat, words: true });
  };
  socket.onmessage = (event) => [JSON.parse(event.data)].flat().forEach(hear);
  socket.onclose = (event) => {
    if (event.code === 4003) return;
    trouble("The line is down; trying again …");
    wait = Math.min(10000, (wait ?? 500) * 2);
    setTimeout(connect, wait);
  };
}

function say(message) {
  socket.send(JSON.stringify(message));
}

function command(type, more = {}) {
  trouble("");
  const id = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  say({ type, id, ...more });
}

const hearing = {
  welcome(said) {
    Object.assign(known, { yours: said.yours, host: said.host });
    $("title").textContent = `${said.title} · ${said.edition}`;
    document.title = `${said.title} · Fondaco`;
    $("log").replaceChildren(...said.chat.map(spoken));
  },
  seats(said) {
    Object.assign(known, { places: said.places, status: said.status });
    drawPlaces();
    drawActions();
  },
  view(said) {
    view = said.view;
    took(said);
  },
  update(said) {
    view = patched(view, said.changes);
    took(said);
    if (said.taken_back) log(element("li", {}, `${said.taken_back} taken back`));
  },
  words(said) {
    for (const line of said.events) log(element("li", {}, line));
    if (said.seat !== known.seat || said.number !== known.number) return;
    known.sentences = said.choices;
    drawChoices();
  },
  chat(said) {
    log(spoken(said.line));
  },
  refused(said) {
    trouble(said.clause ? `${said.sentence} (${said.clause})` : said.sentence);
  },
  error(said) {
    trouble(said.sentence);
  },
  back(said) {
    known.asking = said.by;
    drawActions();
  },
  over(said) {
    const winners = said.winners.map((seat) => known.places[seat]?.name ?? seat).join(", ");
    $("status").textContent = `Over: ${winners} won; ${said.totals.join(" · ")}.`;
    known.over = true;
    drawActions();
  },
  wishes(said) {
    if (said.table) location.hash = `table=${said.table}`;
  },
  clocks(said) {
    known.clocks = said.left.map((left) => `${Math.ceil(left / 1000)} s`);
    drawPlaces();
  },
};

function hear(said) {
  hearing[said.type]?.(said);
}

function took(said) {
  const { seat, number, turn, undo = false, choices = [] } = said;
  Object.assign(known, { seat, number, turn, undo, choices, sentences: [] });
  $("view").replaceChildren(drawn(view));
  drawPlaces();
  drawChoices();
  drawActions();
}

function spoken(line) {
  return element("li", { class: "said" }, `${line.name}: ${line.text}`);
}

function log(line) {
  $("log").append(line);
  while ($("log").children.length > LINES) $("log").firstElementChild.remove();
  $("log").scrollTop = $("log").scrollHeight;
}

function drawPlaces() {
  const rows = known.places.map((place) => {
    const kept = place.kind === "person" && place.bot ? ", kept warm by a bot" : "";
    const away = place.kind === "person" && !place.present ? ", away" : "";
    const clock = known.clocks ? ` · ${known.clocks[place.seat]}` : "";
    const text = `${place.seat + 1} · ${place.name || "open"} (${place.kind}${away}${kept})${clock}`;
    return element("li", { class: place.seat === known.turn ? "turn" : "" }, text);
  });
  $("places").replaceChildren(...rows);
  const mine = known.yours.includes(known.turn);
  if (known.status === "playing") {
    const name = known.places[known.turn]?.name ?? "";
    $("status").textContent = mine ? `${name}, it is your turn.` : `It is the turn of ${name}.`;
  } else if (known.status === "open") {
    $("status").textContent = "The game has not begun.";
  }
}

function drawChoices() {
  const rows = known.choices.map((choice, number) => {
    const text = known.sentences?.[number] ?? choice.move;
    const made = () =>
      command("move", { seat: known.seat, expected: known.number, move: choice.move });
    return element("li", {}, element("button", { onclick: made }, text));
  });
  $("choices").replaceChildren(...rows);
}

async function link(kind, seat) {
  const made = await ask("POST", `/api/tables/${known.table}/${kind}`, { seat });
  const address = `${location.origin}/#join=${made.code}`;
  log(element("li", { class: "said" }, `For one guest, once: ${address}`));
}

function drawActions() {
  const made = [];
  const add = (text, work) => made.push(element("button", { onclick: work }, text));
  const { seat, yours } = known;
  const mine = yours.includes(seat);
  if (known.status === "open" && (known.host || yours.length)) {
    add("Start", () => command("start"));
    add("Start with bots", () => command("start", { bot: "greedy" }));
    for (const place of known.places.filter((one) => one.kind === "open")) {
      add(`Invite to seat ${place.seat + 1}`, () => link("invite", place.seat));
    }
  }
  if (known.status === "open" && !yours.length) {
    for (const place of known.places.filter((one) => one.kind === "open")) {
      add(`Sit at ${place.seat + 1}`, () => command("sit", { seat: place.seat }));
    }
  }
  if (yours.length > 1) {
    for (const other of yours.filter((one) => one !== seat)) {
      add(`Look as ${known.places[other]?.name}`, () => command("look", { seat: other }));
    }
    if (seat >= 0) add("Hide", () => command("look", { seat: -1 }));
  }
  if (known.status === "playing" && mine) {
    const here = { seat, expected: known.number };
    if (known.undo) add("Undo", () => command("undo", here));
    else add("Ask to take back", () => command("ask-back", here));
    if (known.asking >= 0 && known.asking !== seat) {
      const name = known.places[known.asking]?.name;
      add(`Let ${name} take back`, () => command("answer-back", { seat, agree: true }));
      add(`Do not let ${name}`, () => command("answer-back", { seat, agree: false }));
    }
    for (const place of known.places.filter((one) => one.kind === "person" && !one.present)) {
      const against = place.seat;
      add(`A bot for ${place.name}`, () => command("vote-out", { seat, against }));
    }
    add("Go on elsewhere", () => link("transfer", seat));
    add("Leave", () => command("leave", { seat }));
  }
  if (known.over && yours.length) add("Another game", () => command("rematch", { seat: yours[0] }));
  $("actions").replaceChildren(...made);
}

$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (field.value.trim()) command("chat", { text: field.value });
  field.value = "";
});
