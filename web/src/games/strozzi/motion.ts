/** How pieces move: from where they were to where they go, as quickly as the reader wants it. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

/** Milliseconds of a movement: the page's `--quick`, none for who wants no motion. */
export function quick(): number {
  const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  if (still) return 0;
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--quick"));
}

/** A ship that leaves the offer and one that comes to a port are the same ship. */
export const [sent, received] = crossfade({
  duration: () => 2 * quick(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: quick() }),
});
