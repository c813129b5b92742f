/** Lets nothing move in the tests: their browser knows no media, so Svelte is told what it asks. */
window.matchMedia = ((media: string) => ({
  media,
  matches: media.includes("reduced-motion"),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;

Element.prototype.getAnimations = () => [];
