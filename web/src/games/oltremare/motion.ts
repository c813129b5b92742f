/** How cards and letters move: as quickly as the person at this screen wants it. */
import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { quick } from "../../settings/settings.svelte";

/** A card goes from where it was to where it is; one that comes from nowhere rises into place. */
export const [leave, arrive] = crossfade({
  duration: () => quick(),
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: quick(),
    easing: cubicOut,
    css: (now, left) => `opacity: ${now}; translate: 0 ${18 * left}px`,
  }),
});

/** A letter opens; the larger, the farther away one sees it. */
export function unfold(letter: Element): TransitionConfig {
  const away = 300 + 2 * letter.clientHeight;
  return {
    duration: 2 * quick(),
    easing: cubicOut,
    css: (now, left) => `
      opacity: ${Math.min(1, 2 * now)};
      transform-origin: top;
      transform: perspective(${away}px) rotateX(${-85 * left}deg)`,
  };
}
