import { afterEach, expect, test, vi } from "vitest";
import { path, sharesAt } from "./forecast";
import { Playback, views, type Recording, type Step } from "./playback.svelte";

const step = (number: number, more: Partial<Step>): Step => ({
  number,
  seat: 0,
  turn: 0,
  events: [{ event: `event-${number}`, clause: "", with: {} }],
  words: [],
  headline: "",
  ...more,
});
const steps = [
  step(0, { view: { deck: 3 } }),
  step(1, { changes: [[["deck"], 2]] }),
  step(4, { changes: [[["deck"], 1]] }),
];

function playback(): Playback {
  const made = new Playback();
  made.recording = { steps, names: ["Anna", "Bruno"] } as unknown as Recording;
  return made;
}

test("every view follows from the one before", () => {
  expect(views(steps)).toEqual([{ deck: 3 }, { deck: 2 }, { deck: 1 }]);
});

test("a moment of the game is what was seen last before it", () => {
  const one = playback();

  one.goToMove(3);
  expect(one.at).toBe(1);
  one.goToMove(99);
  expect(one.at).toBe(2);
});

test("only a step forward moves anything", () => {
  const one = playback();

  one.go(1);
  expect(one.events).toHaveLength(1);
  one.go(0);
  expect(one.events).toEqual([]);
});

test("a playback that ran to its end begins again", () => {
  const one = playback();
  one.go(2);

  one.playOrPause();

  expect([one.at, one.isPlaying]).toEqual([0, true]);
});

/** A house that answers when it is told to, to one question after the other. */
function slowHouse(): ((names: string[]) => void)[] {
  const answers: ((names: string[]) => void)[] = [];
  vi.stubGlobal("fetch", () => {
    return new Promise<Response>((done) => {
      answers.push((names) => done(Response.json({ steps, names })));
    });
  });
  return answers;
}

afterEach(() => vi.unstubAllGlobals());

test("a playback that is wound on while other eyes are asked for stays there", async () => {
  const answers = slowHouse();
  const one = playback();

  const asked = one.fetch("table", "en");
  one.go(2);
  answers[0]?.(["Anna", "Bruno"]);
  await asked;

  expect(one.at).toBe(2);
});

test("of two pairs of eyes those asked for last are seen by", async () => {
  const answers = slowHouse();
  const one = playback();

  const both = [one.fetch("table", "en"), one.fetch("table", "en")];
  answers[1]?.(["Last"]);
  answers[0]?.(["First"]);
  await Promise.all(both);

  expect(one.places.map((place) => place.name)).toEqual(["Last"]);
  expect(one.isLoading).toBe(false);
});

const curve = {
  done: 2,
  of: 2,
  points: [
    { number: 0, shares: [0.5, 0.5] },
    { number: 10, shares: [1, 0] },
  ],
  turning: [],
};

test("the curve goes from left to right, and up for who wins", () => {
  expect(path(curve, 0, { width: 100, height: 50, last: 10 })).toBe("M0 25L100 0");
});

test("the chances of a moment are those of the last position thought about", () => {
  expect(sharesAt(curve, 9)).toEqual([0.5, 0.5]);
  expect(sharesAt(curve, 10)).toEqual([1, 0]);
});
