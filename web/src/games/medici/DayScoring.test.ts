// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { settings } from "../../settings/settings.svelte";
import DayScoring from "./DayScoring.svelte";
import { GOODS } from "./view.gen";

// Things move here, as they do for most people.
window.matchMedia = ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})) as unknown as typeof window.matchMedia;
Element.prototype.animate = () =>
  ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;

const sources = (["ship", ...GOODS] as const).map((of, at) => ({
  of,
  clauses: ["MED-5.4"],
  florins: [10 * (at + 1), at],
  words: [["paid"], ["paid"]],
}));
const names = ["Anna", "Bruno"];
const shown = () => document.querySelectorAll("tbody tr:not(.waiting)").length;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "auto";
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("the sheet of a day comes to its end by itself, source by source", async () => {
  const props = { scores: { day: 1, sources }, names, t: (id: string) => id, close: vi.fn() };
  render(DayScoring, { props });

  expect(shown()).toBe(1);
  for (let wait = 1; wait < sources.length; wait += 1) {
    vi.advanceTimersByTime(1000);
    await tick();
    expect(shown()).toBe(1 + wait);
  }

  expect(document.querySelector("tfoot")?.textContent).toContain("210");
  expect(document.querySelector("tfoot")?.textContent).toContain("15");
});
