// Draws a table from its panels, or, where nobody has painted any, from its view as it stands.

import { $, element } from "./dom.js";
import { known } from "./table.js";

const STROKE = /[\u2800-\u28ff]/;
const PICTURE = /[\u2800-\u28ff]|\s{12}/;
const LETTERS = /\p{L}/u;
const SHORT = 14;
let palettes = {};

export function colour(found) {
  palettes = found;
}

export function drawBoard() {
  const panels = known.words?.board ?? [];
  const drawn = panels.length ? panels.map(panel) : [outline(known.view)];
  $("board").replaceChildren(...drawn);
  fit();
}

function panel({ title, headings, rows }) {
  const parts = [element("h2", {}, title)];
  const picture = rows.filter(isPicture);
  if (picture.length) parts.push(element("div", { class: "picture" }, ...picture.map(pictureLine)));
  const others = rows.filter((row) => !isPicture(row));
  if (headings.length) parts.push(grid(headings, others));
  else if (others.length) parts.push(loose(others));
  return element("section", { class: "panel" }, ...parts);
}

const textOf = (cell) => cell.map(([text]) => text).join("");

function isPicture(row) {
  return row.length === 1 && PICTURE.test(textOf(row[0]));
}

// A line drawn in letters: every stroke keeps to its own square, whatever the font.
function pictureLine([cell]) {
  const strokes = cell.flatMap(([text, role]) =>
    STROKE.test(text)
      ? Array.from(text, (letter) => (STROKE.test(letter) ? element("i", {}, letter) : letter))
      : [mark([text, role])],
  );
  return element("div", {}, ...strokes);
}

function grid(headings, rows) {
  const head = headings.map((text) => element("th", { scope: "col" }, text));
  const body = rows.map((row) => {
    const [first, ...rest] = row;
    const cells = rest.map((cell, column) =>
      element("td", { "data-label": headings[column + 1] ?? "" }, ...cell.map(mark)),
    );
    return element("tr", {}, element("th", { scope: "row" }, ...first.map(mark)), ...cells);
  });
  return element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...body));
}

// Rows without headings: cards that lie side by side, each with its note below where it has one.
function loose(rows) {
  const [first, second] = rows;
  const noted = rows.length === 2 && first.length === second.length && second.every((cell) => textOf(cell).length < SHORT);
  if (noted && first.length > 1) {
    const stacks = first.map((cell, column) =>
      element("div", {}, element("div", {}, ...cell.map(mark)), element("div", {}, ...second[column].map(mark))),
    );
    return element("div", { class: "row" }, ...stacks);
  }
  const made = rows.map((row) =>
    element("div", { class: "row" }, ...row.map((cell) => element("div", {}, ...cell.map(mark)))),
  );
  return element("div", { class: "rows" }, ...made);
}

function mark([text, role]) {
  if (!role) return document.createTextNode(text);
  const look = palettes[known.game]?.[role] ?? {};
  const weight = ["bold", "dim", "underline"].filter((one) => look[one]).join(" ");
  const made = element("span", { class: `${role} ${look.paper ? "card" : ""} ${weight}` }, text);
  if (look.paper) Object.assign(made.style, { color: look.ink, backgroundColor: look.paper });
  // On light paper a light ink cannot be read, so below words it becomes a line.
  else if (look.ink && LETTERS.test(text)) made.style.textDecoration = `underline 0.2em ${look.ink}`;
  else if (look.ink) made.style.color = `color-mix(in srgb, ${look.ink} 75%, var(--ink))`;
  return made;
}

function outline(view) {
  const rows = Object.entries(view).map(([name, value]) =>
    element("tr", {}, element("th", { scope: "row" }, name.replaceAll("_", " ")), element("td", {}, plain(value))),
  );
  return element("section", { class: "panel" }, element("table", {}, element("tbody", {}, ...rows)));
}

function plain(value) {
  if (value === null) return "–";
  if (typeof value !== "object") return typeof value === "boolean" ? (value ? "yes" : "no") : `${value}`;
  const parts = Array.isArray(value) ? value : Object.entries(value).map(([key, one]) => `${key} ${words(one)}`);
  if (!parts.some((one) => typeof one === "object" && one !== null)) return parts.join(" · ") || "–";
  return element("ul", {}, ...parts.map((one) => element("li", {}, plain(one))));
}

function words(value) {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : `${value}`;
}

// A table too wide for its place is laid out row by row instead of being scrolled sideways.
function fit() {
  for (const table of $("board").querySelectorAll("table")) {
    table.className = "measured";
    const place = table.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(place);
    const room = place.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    table.className = table.offsetWidth > room ? "stacked" : "";
  }
}
window.addEventListener("resize", fit);

export function patched(view, changes) {
  let whole = view;
  for (const [path, value] of changes) {
    if (path.length === 0) {
      whole = value;
      continue;
    }
    let place = whole;
    for (const step of path.slice(0, -1)) place = place[step];
    place[path.at(-1)] = value;
  }
  return whole;
}
