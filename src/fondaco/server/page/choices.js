// What may be done now: one sentence that says so, and a button for every choice.

import { $, button, element, redraw } from "./dom.js";
import { advised } from "./hints.js";
import { command } from "./line.js";
import { known, waitsBehindCurtain } from "./table.js";

const KEYS = 9;
let sent = "";

export function drawPrompt() {
  $("prompt").textContent = prompt();
}

function prompt() {
  const name = (seat) => known.places[seat]?.name ?? "";
  const { status, turn, yours, over, places } = known;
  if (status === "open") {
    const open = places.some((one) => one.kind === "open");
    return open ? "The table waits for players." : "Everybody is here; the game can begin.";
  }
  if (over) {
    const winners = over.winners.map(name).join(" and ");
    return `The game is over: ${winners} ${over.winners.length > 1 ? "share the victory" : "wins"}.`;
  }
  if (known.asking >= 0) {
    const asked = name(known.asking);
    return yours.includes(known.asking) ? "You ask to take your move back." : `${asked} asks to take a move back.`;
  }
  if (waitsBehindCurtain()) return `It is ${name(turn)}’s turn. Give the screen to ${name(turn)}.`;
  if (yours.includes(turn)) return yours.length > 1 ? `${name(turn)}, it is your turn.` : "It is your turn.";
  return turn >= 0 ? `${name(turn)} is thinking …` : "";
}

export function drawChoices() {
  $("typing").hidden = known.status !== "playing" || !known.yours.includes(known.seat);
  const groups = waitsBehindCurtain() ? [curtain()] : grouped();
  const lost = redraw($("choices"), ...groups);
  // Who plays by keyboard stays where the choices are, and is there when the next ones come.
  if (lost) $("prompt").focus({ preventScroll: true });
  else if (document.activeElement === $("prompt")) $("choices").querySelector("button")?.focus();
}

function curtain() {
  const name = known.places[known.turn]?.name;
  return button(`I am ${name}: show me the table`, () => command("look", { seat: known.turn }));
}

function grouped() {
  const groups = new Map();
  known.choices.forEach((choice, number) => {
    const [word] = choice.move.split(" ");
    if (!groups.has(word)) groups.set(word, []);
    groups.get(word).push(made(choice, number));
  });
  const alone = [...groups.values()].every((list) => list.length === 1);
  if (alone) return [...groups.values()].flat();
  return [...groups].map(([word, list]) =>
    element("div", { class: "group", role: "group", "aria-label": word }, ...list),
  );
}

function made({ move }, number) {
  const text = known.sentences[number] ?? move;
  const hinted = advised(move);
  const key = number < KEYS ? element("kbd", {}, `${number + 1}`) : "";
  const attributes = { type: "button", "data-key": move, class: hinted?.best ? "hinted" : "", onclick: () => choose(move) };
  return element("button", attributes, key, text, hinted ? element("small", {}, ` ${hinted.text}`) : "");
}

function choose(move) {
  // A second click on the way to the house is the same wish, not another.
  const once = `${known.number} ${move}`;
  if (once === sent) return;
  sent = once;
  setTimeout(() => (sent = ""), 2000);
  command("move", { seat: known.seat, expected: known.number, move });
}

// Whoever types may try anything: the house says which rule is against it.
$("typed").addEventListener("submit", (event) => {
  event.preventDefault();
  const move = event.target.elements.move.value.trim();
  if (move) command("move", { seat: known.seat, expected: known.number, move });
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, select, textarea, dialog");
  if (typing || event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
  const choice = known.choices[Number(event.key) - 1];
  if (choice && !waitsBehindCurtain()) choose(choice.move);
});
