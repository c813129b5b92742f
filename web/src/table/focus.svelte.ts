/** Keeps the focus in the game: a button that is gone hands it on to what can be done next. */

let wasPlaying = false;

if (typeof document !== "undefined") {
  document.addEventListener("focusin", (event) => {
    wasPlaying = (event.target as HTMLElement).closest("[data-play]") !== null;
  });
}

/** After the table was drawn anew: who played by keyboard still stands where the game is. */
export function keepFocus(root: HTMLElement): void {
  const anchor = root.querySelector<HTMLElement>("[data-anchor]");
  const here = document.activeElement;
  const isLost = !here || here === document.body;
  if (isLost && wasPlaying) anchor?.focus({ preventScroll: true });
  if (document.activeElement !== anchor) return;
  root.querySelector<HTMLElement>("[data-deeds] button:not(:disabled)")?.focus();
}
