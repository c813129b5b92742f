import { expect, it } from "vitest";
import type { TableCard } from "../protocol";
import { actionFor, mine, others } from "./tables";

function table(about: Partial<TableCard>): TableCard {
  const plain = { table: "t", game: "medici", title: "Medici", names: [], visibility: "public" };
  return { ...plain, status: "playing", open: [], yours: [], ...about };
}

it("a table of mine is gone on with, waited at, or looked at again", () => {
  expect(actionFor(table({ yours: [0] })).does).toBe("resume");
  expect(actionFor(table({ yours: [0], status: "open", open: [1] })).does).toBe("enter");
  expect(actionFor(table({ yours: [0], status: "over" }))).toMatchObject({
    does: "replay",
    address: "#/replay/t",
  });
});

it("a table of others is joined while a seat is open, else watched", () => {
  expect(actionFor(table({ status: "open", open: [2] })).does).toBe("join");
  expect(actionFor(table({ status: "open" })).does).toBe("watch");
  expect(actionFor(table({ status: "playing", open: [2] })).does).toBe("watch");
});

it("my tables fall into those under way and those that are over", () => {
  const lists = mine([table({}), table({ status: "over" }), table({ status: "open" })]);

  expect(lists.underway.map((one) => one.status)).toEqual(["playing", "open"]);
  expect(lists.finished.map((one) => one.status)).toEqual(["over"]);
});

it("what I visit is neither mine nor over", () => {
  expect(others([table({ yours: [1] }), table({ status: "over" }), table({})])).toHaveLength(1);
});
