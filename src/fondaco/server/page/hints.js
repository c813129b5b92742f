// Hints: what a thinker would do, how likely it wins, and why.

import { trouble } from "./ask.js";
import { $, element } from "./dom.js";
import { drawChoices } from "./choices.js";
import { command } from "./line.js";
import { known } from "./table.js";

let found = [];

export function askForHint() {
  $("hints").replaceChildren(element("p", { class: "faint" }, "Thinking about it …"));
  command("hint", { seat: known.seat, expected: known.number });
}

export function hearHints(said) {
  if (said.number !== known.number || said.seat !== known.seat) return;
  found = said.hints;
  trouble();
  const rows = found.map((one) => {
    const chance = element("b", {}, `${Math.round(one.share * 100)} %`);
    const why = one.reasons.length ? ` · ${one.reasons.join("; ")}` : "";
    return element("li", {}, chance, ` ${one.sentence}`, element("span", { class: "faint" }, why));
  });
  const tries = found.reduce((sum, one) => sum + one.tries, 0);
  const below = element("p", { class: "faint" }, `Chances to win, from ${tries.toLocaleString("en")} tries.`);
  $("hints").replaceChildren(element("ol", {}, ...rows), below);
  drawChoices();
}

export function forgetHints() {
  found = [];
  $("hints").replaceChildren();
}

export function advised(move) {
  const hint = found.find((one) => one.move === move);
  return hint && { text: `${Math.round(hint.share * 100)} %`, best: hint === found[0] };
}
