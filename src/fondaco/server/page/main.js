// Where the page begins. Addresses: #table=ID, #join=CODE, both perhaps with &name=NAME.

import { ask, trying } from "./ask.js";
import { $ } from "./dom.js";
import { arrive, isKnown, recognise } from "./guest.js";
import { openHome } from "./home.js";
import { enter } from "./table.js";

async function open() {
  const wish = new URLSearchParams(location.hash.slice(1));
  await recognise();
  if (wish.get("name")) $("guest").elements.name.value = wish.get("name");
  if (wish.get("join")) {
    if (!isKnown() && wish.get("name")) await arrive(wish.get("name"));
    if (isKnown()) return join(wish.get("join"));
  }
  if (wish.get("table")) return enter(wish.get("table"));
  await openHome(wish.has("join"));
}

async function join(code) {
  try {
    const joined = await ask("POST", "/api/join", { code });
    // The code is spent: it must not stay in the address.
    history.replaceState(null, "", `#table=${joined.table}`);
    await enter(joined.table);
  } catch (error) {
    history.replaceState(null, "", location.pathname);
    await openHome(false);
    throw error;
  }
}

$("guest").addEventListener(
  "submit",
  trying(async () => {
    await arrive($("guest").elements.name.value);
    $("home").hidden = true;
    await open();
  }),
);
window.addEventListener("hashchange", () => location.reload());
trying(open)();
