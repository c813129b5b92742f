/** How cards travel over the table: from where they were to where they go. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { quick } from "../../settings/settings.svelte";

/** A card that comes from the deck slides in; one that leaves the table fades. */
function slide(_node: Element, _options: object, intro: boolean): TransitionConfig {
  const css = intro
    ? (t: number, u: number) =>
        `opacity: ${t}; transform: translateX(${-u * 40}px) scale(${1 - u / 6})`
    : (t: number, u: number) => `opacity: ${t}; transform: translateY(${u * 12}px)`;
  return { duration: quick(), easing: cubicOut, css };
}

/** A pair of transitions that carry a card, by its key, from one place to another. */
export function travels() {
  return crossfade({ duration: () => quick(), easing: cubicOut, fallback: slide });
}

export type Travels = ReturnType<typeof travels>;
