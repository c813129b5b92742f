/** How pieces move: from where they were to where they go, as quickly as the reader wants it. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { quick } from "../../settings/settings.svelte";

/** A ship that leaves the offer and one that comes to a port are the same ship. */
export const [sent, received] = crossfade({
  duration: () => 2 * quick(),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: quick() }),
});
