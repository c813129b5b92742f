// The rule book: a clause for every why.

import { ask, trying } from "./ask.js";
import { element, show } from "./dom.js";
import { known } from "./table.js";

const books = {};

async function book() {
  books[known.game] ??= await ask("GET", `/api/games/${known.game}/rules`);
  return books[known.game];
}

export function clauseButton(id, text) {
  const work = trying(async () => {
    const clause = (await book()).find((one) => one.id === id);
    show(`${id} · ${clause?.chapter ?? ""}`, element("p", {}, clause?.text ?? "The book has no such clause."));
  });
  return element("button", { type: "button", class: "clause", onclick: work, "aria-label": `Rule ${id}` }, text);
}

export const showRules = trying(async () => {
  const parts = [];
  let chapter = "";
  for (const clause of await book()) {
    if (clause.chapter !== chapter) parts.push(element("h3", {}, (chapter = clause.chapter)));
    parts.push(element("p", {}, element("b", {}, clause.id), ` ${clause.text}`));
  }
  show("The rules", ...parts);
});
