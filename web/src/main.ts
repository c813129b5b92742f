/** Where the page begins. */
import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/controls.css";
import "./styles/theme.css";
import "./styles/motion.css";
import { obey } from "./settings/settings.svelte";

const RELOADED = "fondaco-reloaded";
const A_MINUTE = 60_000;

// A newer house has other files: a page of before begins again, once, and then has the new ones.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem(RELOADED));
  if (Date.now() - last < A_MINUTE) return;
  sessionStorage.setItem(RELOADED, `${Date.now()}`);
  location.reload();
});

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Where a browser refuses, the page works all the same, only not without the house.
  addEventListener("load", () => navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}

obey();
const target = document.getElementById("app");
if (target) mount(App, { target });
