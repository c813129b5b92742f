// How it ended, once it has.

import { $, element } from "./dom.js";
import { known } from "./table.js";

export function drawResult() {
  if (!known.over) return;
  const { totals, winners } = known.over;
  const order = totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a]);
  const rows = order.map((seat) =>
    element(
      "tr",
      { class: winners.includes(seat) ? "winner" : "" },
      element("th", { scope: "row" }, `${winners.includes(seat) ? "★ " : ""}${known.places[seat]?.name}`),
      element("td", {}, `${totals[seat]}`),
    ),
  );
  const table = element("table", {}, element("tbody", {}, ...rows));
  $("board").prepend(element("section", { class: "panel result" }, element("h2", {}, "The result"), table));
}
