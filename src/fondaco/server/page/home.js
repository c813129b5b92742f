// The home: games to begin at once, tables to go back to, links to follow.

import { ask, trying } from "./ask.js";
import { $, element } from "./dom.js";
import { arrive, isKnown } from "./guest.js";
import { drawForm } from "./newtable.js";

const USUAL = 4;
const STATUS = { open: "waits for players", playing: "is played", over: "is over" };

export async function openHome(comesByLink) {
  $("home").hidden = false;
  const offer = await ask("GET", "/api/games");
  // Who follows a link wants to sit down there, and needs a name for it, no more.
  $("games-part").hidden = comesByLink;
  $("lists").hidden = comesByLink || !isKnown();
  $("games").replaceChildren(...offer.games.map((game) => card(game, offer.bots)));
  drawForm(offer);
  const lists = [list("public", "/api/tables")];
  if (isKnown()) lists.push(list("mine", "/api/tables/mine"));
  await Promise.all(lists);
}

function card(game, bots) {
  const counts = game.seats.map((count) =>
    element("option", { value: count, selected: count === Math.min(USUAL, game.seats.at(-1)) }, `${count}`),
  );
  const levels = bots.map((bot) =>
    element("option", { value: bot.name, selected: bot.level === 1 }, `${bot.name} (${bot.level})`),
  );
  const seats = element("select", { name: "seats" }, ...counts);
  const bot = element("select", { name: "bot" }, ...levels);
  const character = element("p", { class: "faint" });
  const describe = () => {
    character.textContent = bots.find((one) => one.name === bot.value).character;
  };
  bot.addEventListener("change", describe);
  describe();
  const begin = trying(() => playNow(game.name, Number(seats.value), bot.value));
  return element(
    "form",
    { class: "game", onsubmit: begin, "aria-label": game.title },
    element("h3", {}, game.title),
    element("p", { class: "faint" }, `by ${game.designer}`),
    element("p", {}, game.line),
    element("label", {}, "Players ", seats),
    element("label", {}, "Against ", bot),
    character,
    element("button", {}, "Play"),
  );
}

async function playNow(game, seats, bot) {
  await arrive($("guest").elements.name.value.trim() || "Anna");
  const others = Array.from({ length: seats - 1 }, () => ({ kind: "bot", bot }));
  const made = await ask("POST", "/api/tables", { game, seats: [{ kind: "me" }, ...others] });
  location.hash = `table=${made.table}`;
}

async function list(id, path) {
  const cards = await ask("GET", path);
  const rows = cards.map((one) => {
    const names = one.names.map((name, seat) => (one.open.includes(seat) ? "open seat" : name || "guest"));
    const link = element("a", { href: `#table=${one.table}` }, one.title);
    const about = element("span", { class: "faint" }, ` ${STATUS[one.status]} · ${names.join(", ")}`);
    return element("li", {}, link, about);
  });
  const empty = element("li", { class: "faint" }, "None yet.");
  $(id).replaceChildren(...(rows.length ? rows : [empty]));
}

$("join").addEventListener("submit", (event) => {
  event.preventDefault();
  const link = $("join").elements.link.value.trim();
  location.hash = link.includes("#") ? link.slice(link.indexOf("#") + 1) : `join=${link}`;
});
