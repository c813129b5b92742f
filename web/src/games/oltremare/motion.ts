/** How cards and letters move; not at all for who prefers reduced motion. */
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import { crossfade, type TransitionConfig } from "svelte/transition";

const QUICK = 250; // --quick in look.css

/** How long something takes. */
export const quick = () => (prefersReducedMotion.current ? 0 : QUICK);

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
