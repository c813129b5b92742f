// What happened and what was said, the newest last.

import { trouble } from "./ask.js";
import { $, element } from "./dom.js";
import { command } from "./line.js";
import { clauseButton } from "./rules.js";

const LINES = 300;

export function beginLog(lines) {
  $("log").replaceChildren(...lines.map(line));
  toTheEnd();
}

export function happened(lines) {
  $("log").append(...lines.map(line));
  while ($("log").children.length > LINES) $("log").firstElementChild.remove();
  toTheEnd();
  $("news").textContent = lines.map((one) => one.text).join(" ");
}

function line({ text, clause }) {
  return element("li", {}, text, " ", clause ? clauseButton(clause, clause) : "");
}

function toTheEnd() {
  $("log").scrollTop = $("log").scrollHeight;
}

export function spokeBefore(lines) {
  $("lines").replaceChildren(...lines.map(said));
}

export function spoke(one) {
  $("lines").append(said(one));
  $("lines").scrollTop = $("lines").scrollHeight;
  $("news").textContent = `${one.name} says: ${one.text}`;
  if (!$("talk").open) $("talk").open = true;
}

function said({ name, seat, text }) {
  return element("li", {}, element("b", { class: seat >= 0 ? `seat-${seat}` : "" }, `${name}: `), text);
}

$("chat").addEventListener("submit", (event) => {
  event.preventDefault();
  const field = event.target.elements.text;
  if (!field.value.trim()) return trouble("There is nothing to say yet.");
  command("chat", { text: field.value });
  field.value = "";
});
