// Draws any view from its JSON: tables of names and values, with no knowledge of any game.

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

export function drawn(value) {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object") return String(value);
  if (!Array.isArray(value)) return pairs(value);
  if (value.length === 0) return "–";
  if (value.every((row) => row !== null && typeof row === "object" && !Array.isArray(row))) {
    return grid(value);
  }
  if (value.some((row) => typeof row === "object" && row !== null)) {
    return element("ol", {}, ...value.map((row) => element("li", {}, drawn(row))));
  }
  return value.map((item) => (item === null ? "–" : String(item))).join(" · ");
}

function pairs(fields) {
  const rows = Object.entries(fields).map(([name, value]) =>
    element("tr", {}, element("th", { scope: "row" }, spoken(name)), element("td", {}, drawn(value))),
  );
  return rows.length ? element("table", {}, ...rows) : "–";
}

function grid(rows) {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = names.map((name) => element("th", { scope: "col" }, spoken(name)));
  const body = rows.map((row, number) =>
    element(
      "tr",
      {},
      element("th", { scope: "row" }, String(number)),
      ...names.map((name) => element("td", {}, name in row ? drawn(row[name]) : "")),
    ),
  );
  return element("table", {}, element("tr", {}, element("th", {}), ...head), ...body);
}

function spoken(name) {
  return name.replaceAll("_", " ");
}

export function patched(view, changes) {
  for (const [path, value] of changes) {
    if (path.length === 0) {
      view = value;
      continue;
    }
    let place = view;
    for (const step of path.slice(0, -1)) place = place[step];
    place[path.at(-1)] = value;
  }
  return view;
}
