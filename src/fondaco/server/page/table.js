// A table: hears what the house says and keeps it; the parts beside this file draw it.

import { drawActions } from "./actions.js";
import { ask, trouble } from "./ask.js";
import { colour, drawBoard, patched } from "./board.js";
import { forgetHints, hearHints } from "./hints.js";
import { drawChoices, drawPrompt } from "./choices.js";
import { $, element } from "./dom.js";
import { callUp } from "./line.js";
import { beginLog, happened, spoke, spokeBefore } from "./log.js";
import { clocks, drawPlaces } from "./places.js";
import { drawResult } from "./result.js";
import { clauseButton } from "./rules.js";

const PROTOCOL = 1;
export const known = {
  table: "", game: "", title: "", status: "", yours: [], places: [], host: false,
  seat: -1, number: 0, hash: "", turn: -1, undo: false, choices: [], sentences: [],
  asking: -1, agreed: [], votes: {}, over: null, wishes: [], next: "", view: null, words: null,
};
let untold = { events: [], afresh: true };

export async function enter(table) {
  $("table").hidden = false;
  known.table = table;
  const { games } = await ask("GET", "/api/games");
  colour(Object.fromEntries(games.map((game) => [game.name, game.palette])));
  callUp(
    () => ({ protocol: PROTOCOL, table, seat: known.seat, language: "en", board: true }),
    hear,
  );
}

const hearing = {
  welcome(said) {
    const { game, title, yours, host } = said;
    Object.assign(known, { game, title, yours, host });
    const options = said.options.length ? ` · ${said.options.join(", ")}` : "";
    $("title").textContent = title;
    $("title").title = `edition: ${said.edition}${options}`;
    spokeBefore(said.chat);
  },
  seats(said) {
    Object.assign(known, { places: said.places, status: said.status });
  },
  view(said) {
    known.view = said.view;
    untold = { events: said.log, afresh: true };
    took(said);
  },
  update(said) {
    known.view = patched(known.view, said.changes);
    untold = { events: said.events, afresh: false, takenBack: said.taken_back };
    known.asking = -1; // the table went on, or went back
    took(said);
  },
  words(said) {
    const lines = said.events.map((text, number) => ({ text, clause: untold.events[number]?.clause }));
    if (untold.takenBack) lines.push({ text: "A move was taken back." });
    if (untold.afresh) beginLog(lines);
    else happened(lines);
    untold = { events: [], afresh: false };
    if (said.seat === known.seat && said.number === known.number) {
      known.sentences = said.choices;
      known.words = said;
    }
  },
  chat: (said) => spoke(said.line),
  hints: hearHints,
  refused(said) {
    forgetHints();
    trouble(said.sentence, " ", said.clause ? clauseButton(said.clause, "Why?") : "");
  },
  error: (said) => trouble(said.sentence),
  back: (said) => Object.assign(known, { asking: said.by, agreed: said.agreed }),
  votes(said) {
    known.votes[said.against] = said.voices;
  },
  over(said) {
    known.over = said;
  },
  wishes(said) {
    known.wishes = said.seats;
    if (!said.table || known.next === said.table) return;
    known.next = said.table;
    if (known.yours.some((seat) => said.seats.includes(seat))) location.hash = `table=${said.table}`;
  },
  clocks,
};
const QUIET = new Set(["ack", "pong", "hints", "chat", "in-step"]);

function took(said) {
  const { seat, number, hash, turn, undo = false, choices = [] } = said;
  if (number !== known.number || seat !== known.seat) forgetHints();
  Object.assign(known, { seat, number, hash, turn, undo, choices, sentences: [] });
}

function hear(said) {
  hearing[said.type]?.(said);
  // The sentences for what a view or update holds are on their way: drawing waits for them.
  if (!QUIET.has(said.type) && !["view", "update"].includes(said.type)) draw();
}

// Several seats at one screen: while the turn is with another of them, nothing secret is shown.
export function waitsBehindCurtain() {
  const { yours, turn, seat, status } = known;
  return status === "playing" && yours.length > 1 && yours.includes(turn) && turn !== seat;
}

function draw() {
  const { yours, turn, status, title, words } = known;
  $("table").dataset.number = known.number;
  drawPlaces();
  $("headline").textContent = words?.headline ?? "";
  if (waitsBehindCurtain()) $("board").replaceChildren(element("p", { class: "curtain" }, "⚜"));
  else if (known.view) drawBoard();
  drawResult();
  drawPrompt();
  drawChoices();
  drawActions();
  const mine = status === "playing" && yours.includes(turn);
  document.title = `${mine ? "● Your turn · " : ""}${title} · Fondaco`;
}
