/** Keeps the focus in the game: a button that is gone hands it on to what can be done next. */

// Held loosely: a table that was left must not stay in memory for the button pressed there last.
let last: WeakRef<Element> | undefined;

if (typeof document !== "undefined") {
  document.addEventListener("focusin", (event) => {
    last = new WeakRef(event.target as Element);
  });
}

/** After the table was drawn anew: who plays by keyboard still stands somewhere. */
export function keepFocus(root: ParentNode): void {
  const here = document.activeElement;
  const isLost = !here || here === document.body;
  const isWaiting = here?.matches("[data-anchor]");
  if (isWaiting || (isLost && wasPlaying())) comeBack(root);
}

/** Whether it was lost in the game or with its button, and not given up by a click beside. */
function wasPlaying(): boolean {
  const from = last?.deref();
  if (!from?.isConnected || from.matches(":disabled")) return true;
  return from.closest("[data-play]") !== null;
}

/** Goes to what can be done, or to the sentence that says who does something. */
export function comeBack(root: ParentNode = document): void {
  const deed = root.querySelector<HTMLElement>("[data-deeds] button:not(:disabled)");
  const anchor = root.querySelector<HTMLElement>("[data-anchor]");
  (deed ?? anchor)?.focus({ preventScroll: true });
}
