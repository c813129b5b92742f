/** For tests: what a browser has and jsdom has not. Nothing moves there. */
Object.assign(window, {
  matchMedia: (query: string) => ({
    matches: query.includes("reduce"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
  ResizeObserver: class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
});

// jsdom lays nothing out, so there is nothing to scroll to.
Element.prototype.scrollIntoView = () => undefined;

Element.prototype.getAnimations = () => [];
