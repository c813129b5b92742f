// Asking the house by HTTP, and saying what went wrong.

import { $ } from "./dom.js";

export function trouble(...parts) {
  $("trouble").replaceChildren(...parts);
}

export async function ask(method, path, body) {
  const answer = await fetch(path, {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body && JSON.stringify(body),
  }).catch(() => {
    throw new Error("The house does not answer. Is it still open?");
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.sentence ?? "The house did not answer.");
  return said;
}

export function trying(work) {
  return async (event) => {
    event?.preventDefault();
    trouble();
    try {
      await work(event);
    } catch (error) {
      trouble(error.message);
    }
  };
}
