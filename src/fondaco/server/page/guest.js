// Who sits at this screen: a name is enough, and it can be changed.

import { ask, trying } from "./ask.js";
import { $, button } from "./dom.js";

let name = "";

export const isKnown = () => name !== "";

export async function recognise() {
  const answer = await fetch("/api/guest");
  if (answer.ok) ({ name } = await answer.json());
  drawMe();
}

// Whoever wants something of the house has a name first.
export async function arrive(wished) {
  if (isKnown()) return;
  ({ name } = await ask("POST", "/api/guest", { name: wished }));
  drawMe();
}

export function drawMe() {
  $("me").hidden = !isKnown();
  $("guest").hidden = isKnown();
  if (isKnown()) $("me").replaceChildren(`You are ${name}. `, button("Change", trying(rename)));
}

async function rename() {
  const wished = prompt("What shall we call you, at tables to come?", name)?.trim();
  if (!wished) return;
  ({ name } = await ask("PATCH", "/api/guest", { name: wished }));
  drawMe();
}
