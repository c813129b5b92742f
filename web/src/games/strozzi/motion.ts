/** How pieces move: from where they were to where they go, at once for who wants no motion. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, fade } from "svelte/transition";

const QUICK = 250;

export const quick = (): number => (prefersReducedMotion.current ? 0 : QUICK);

/** A ship that leaves the offer and one that comes to a port are the same ship. */
export const [sent, received] = crossfade({
  duration: quick,
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: quick() }),
});
