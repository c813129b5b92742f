// Everything at the table that is no move: undo, hints, links, votes, leaving, another game.

import { ask, trying } from "./ask.js";
import { $, button, element, redraw, show } from "./dom.js";
import { askForHint } from "./hints.js";
import { command } from "./line.js";
import { showRules } from "./rules.js";
import { known } from "./table.js";

export function drawActions() {
  const { status, yours, over } = known;
  const atHand = [];
  const inMenu = [];
  if (status === "open") beforeTheGame(atHand, inMenu);
  if (status === "playing" && yours.length) duringTheGame(atHand, inMenu);
  if (over) afterTheGame(atHand);
  atHand.push(button("Rules", showRules));
  if (yours.length || known.host) inMenu.push(button("Link to watch", watchLink));
  if (yours.length && status !== "over") inMenu.push(button("Leave the table", leave));
  const open = $("actions").querySelector("details")?.open ?? false;
  const more = inMenu.length
    ? [element("details", { open }, element("summary", { "data-key": "more" }, "More"), element("div", {}, ...inMenu))]
    : [];
  redraw($("actions"), ...atHand, ...more);
}

// A menu that was used, or left, is put away.
document.addEventListener("click", (event) => {
  const menu = $("actions").querySelector("details[open]");
  if (menu && !event.target.closest("summary")) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && $("actions").querySelector("details[open]");
  if (menu) menu.open = false;
});

function beforeTheGame(atHand, inMenu) {
  const { places, yours, host } = known;
  const open = places.filter((one) => one.kind === "open");
  const sits = yours.length > 0;
  if (!sits) {
    for (const { seat } of open) atHand.push(button(`Sit down at seat ${seat + 1}`, () => command("sit", { seat })));
  }
  if (!sits && !host) return;
  for (const { seat } of open) atHand.push(button(`Invite to seat ${seat + 1}`, () => link("invite", seat)));
  if (open.length) atHand.push(button("Start with bots", () => command("start", { bot: "Nina" })));
  else atHand.push(button("Start", () => command("start"), { class: "first" }));
  for (const seat of yours) inMenu.push(transferButton(seat));
}

function duringTheGame(atHand, inMenu) {
  const { seat, yours, number, turn, places, asking, agreed } = known;
  const here = { seat, expected: number };
  const mine = yours.includes(seat);
  if (mine && turn === seat && known.choices.length) atHand.push(button("Hint", askForHint));
  if (mine && known.undo) atHand.push(button("Undo", () => command("undo", here)));
  if (mine && asking >= 0 && asking !== seat && !agreed.includes(seat)) {
    atHand.push(button("Let them", () => command("answer-back", { seat, agree: true })));
    atHand.push(button("No, play on", () => command("answer-back", { seat, agree: false })));
  }
  if (yours.length > 1 && seat >= 0) inMenu.push(button("Hide what is secret", () => command("look", { seat: -1 })));
  for (const other of yours.filter((one) => yours.length > 1 && one !== seat)) {
    inMenu.push(button(`Show as ${places[other]?.name}`, () => command("look", { seat: other })));
  }
  if (!mine) return;
  if (asking < 0 && !known.undo) inMenu.push(button("Ask to take back", () => command("ask-back", here)));
  for (const one of places.filter((other) => other.kind === "person" && !yours.includes(other.seat))) {
    const voices = known.votes[one.seat]?.length ?? 0;
    const text = `Vote: a bot for ${one.name}${voices ? ` (${voices} so inMenu)` : ""}`;
    inMenu.push(button(text, () => command("vote-out", { seat, against: one.seat })));
  }
  inMenu.push(transferButton(seat));
}

function afterTheGame(atHand) {
  const { yours, wishes, next, table } = known;
  if (next) atHand.push(element("a", { href: `#table=${next}`, class: "button first" }, "To the next game"));
  else {
    for (const seat of yours.filter((one) => !wishes.includes(one)).slice(0, 1)) {
      atHand.push(button("Play again", playAgain, { class: "first" }));
    }
    if (wishes.length && !next) atHand.push(element("span", { class: "faint" }, "Waiting for the others …"));
  }
  atHand.push(element("a", { href: `/api/tables/${table}/record`, download: "record.json", class: "button" }, "Record"));
}

function playAgain() {
  for (const seat of known.yours) command("rematch", { seat });
}

function transferButton(seat) {
  return button(`Go on elsewhere as ${known.places[seat]?.name}`, () => link("transfer", seat));
}

const link = (kind, seat) => trying(() => shown(kind, { seat }))();
const watchLink = trying(() => shown("watch", {}));
const ABOUT = {
  invite: "Send this to one guest. Whoever opens it first sits down.",
  transfer: "Open this on the other device. It brings your seat there, once.",
  watch: "Send this to one guest, who may then watch.",
};

async function shown(kind, body) {
  const made = await ask("POST", `/api/tables/${known.table}/${kind}`, body);
  const field = element("input", { readonly: true, value: `${location.origin}/#join=${made.code}`, "aria-label": "The link" });
  const copy = button("Copy", async () => {
    field.select();
    await navigator.clipboard?.writeText(field.value);
    copy.textContent = "Copied";
  });
  show("A link", element("p", {}, ABOUT[kind]), field, copy);
}

function leave() {
  const seat = known.yours.includes(known.seat) ? known.seat : known.yours[0];
  const name = known.places[seat]?.name;
  const sure = button(`Yes, ${name} leaves`, () => {
    command("leave", { seat });
    $("paper").close();
  });
  const about = known.status === "playing" ? "A bot plays on in your place, and the seat does not come back." : "The seat is free again.";
  show("Leave the table?", element("p", {}, about), sure);
}
