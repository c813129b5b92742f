import { expect, test } from "vitest";
import { chapters, matching } from "./ruleBook";
import { clockText } from "./clock";
import { grouped } from "./choiceGroups";
import { Lesson } from "./lesson.svelte";
import { ranking } from "./ranking";

const choice = (move: string, says: string) => ({ move, says, names: {} });

test("choices of one kind stand together, in the order of the kinds", () => {
  const groups = grouped([choice("a 1", "a"), choice("b", "b"), choice("a 2", "a")]);

  expect(groups).toEqual([
    { says: "a", numbers: [0, 2] },
    { says: "b", numbers: [1] },
  ]);
});

test("choices that are all of different kinds stand in one group", () => {
  expect(grouped([choice("a", "a"), choice("b", "b")])).toEqual([{ says: "", numbers: [0, 1] }]);
  expect(grouped([])).toEqual([]);
});

test("a search finds clauses that have every word, by number too", () => {
  const clauses = [
    { id: "MED-2.6", chapter: "Taking", text: "The last card must be taken." },
    { id: "MED-4.2", chapter: "Ships", text: "Ships are paid." },
  ];

  expect(matching(clauses, "card LAST").map((one) => one.id)).toEqual(["MED-2.6"]);
  expect(matching(clauses, "4.2").map((one) => one.id)).toEqual(["MED-4.2"]);
  expect(chapters(clauses).map((one) => one.title)).toEqual(["Taking", "Ships"]);
});

test("a clock shows hours only where there are any, and never less than nothing", () => {
  expect(clockText(65_000)).toBe("1:05");
  expect(clockText(3_725_000)).toBe("1:02:05");
  expect(clockText(-1)).toBe("0:00");
});

test("who won is the server's word, even with fewer points than another", () => {
  const rows = ranking([40, 50, 40], [0]);

  expect(rows.map((row) => [row.seat, row.rank])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

test("a step of a lesson is told when what it waits for first happens", () => {
  const lesson = new Lesson();
  lesson.steps = [
    { id: "start", when: { start: true }, text: "Welcome.", clause: "" },
    { id: "take", when: { choice: "move-take" }, text: "You may take.", clause: "MED-2.5" },
    { id: "end", when: { event: "day-ended" }, text: "A day ends.", clause: "MED-4.1" },
  ];

  lesson.meet({ events: [], choices: [choice("reveal", "move-reveal")], view: {} });
  expect(lesson.shown?.id).toBe("start");
  lesson.next();
  expect(lesson.shown).toBeUndefined();
  lesson.meet({ events: [], choices: [choice("take 1", "move-take")], view: {} });
  lesson.meet({
    events: [{ event: "day-ended", clause: "", with: {} }],
    choices: [],
    view: {},
  });

  expect(lesson.shown?.id).toBe("take");
  lesson.next();
  lesson.next();
  expect(lesson.isDone).toBe(true);
});

test("a lesson is enough when all is told but what comes late, and the rest can be heard at once", () => {
  const lesson = new Lesson();
  lesson.steps = [
    { id: "start", when: { start: true }, text: "Welcome.", clause: "" },
    { id: "venice", when: { event: "venice" }, text: "Venice.", clause: "", late: true },
    { id: "end", when: { event: "won" }, text: "The end.", clause: "", late: true },
  ];
  expect(lesson.isEnough).toBe(false);
  lesson.meet({ events: [], choices: [], view: {} });
  lesson.next();
  expect(lesson.isEnough).toBe(true);

  lesson.tellTheRest();

  expect(lesson.shown?.id).toBe("venice");
  lesson.next();
  lesson.next();
  expect(lesson.isDone).toBe(true);
});

test("who plays on is not asked again whether it is enough", () => {
  const lesson = new Lesson();
  lesson.steps = [{ id: "start", when: { start: true }, text: "Welcome.", clause: "" }];
  lesson.meet({ events: [], choices: [], view: {} });
  lesson.next();

  lesson.playsOn = true;

  expect(lesson.isEnough).toBe(false);
});
