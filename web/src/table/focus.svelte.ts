/** Keeps the focus in the game: a button that is gone hands it on to what can be done next. */

let wasPlaying = true;

if (typeof document !== "undefined") {
  document.addEventListener("focusin", (event) => {
    wasPlaying = (event.target as HTMLElement).closest("[data-play]") !== null;
  });
}

/** After the table was drawn anew: who played by keyboard still stands where the game is. */
export function keepFocus(root: ParentNode): void {
  const here = document.activeElement;
  const isLost = !here || here === document.body;
  const isWaiting = here?.matches("[data-anchor]");
  if (isWaiting || (isLost && wasPlaying)) comeBack(root);
}

/** Goes to what can be done, or to the sentence that says who does something. */
export function comeBack(root: ParentNode = document): void {
  const deed = root.querySelector<HTMLElement>("[data-deeds] button:not(:disabled)");
  const anchor = root.querySelector<HTMLElement>("[data-anchor]");
  (deed ?? anchor)?.focus({ preventScroll: true });
}
