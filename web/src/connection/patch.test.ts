import { expect, test } from "vitest";
import { patched } from "./patch";

test("a change is put at the end of its path, and the old view stays as it was", () => {
  const view = {
    deck: 3,
    seats: [
      { florins: 0, ship: ["fur2"] },
      { florins: 5, ship: [] },
    ],
  };

  const next = patched(view, [
    [["deck"], 2],
    [
      ["seats", 0, "ship"],
      ["fur2", "dye4"],
    ],
  ]);

  expect(next.deck).toBe(2);
  expect(next.seats[0]?.ship).toEqual(["fur2", "dye4"]);
  expect(view.seats[0]?.ship).toEqual(["fur2"]);
});

test("what did not change is the same as before", () => {
  const view = { seats: [{ florins: 0 }, { florins: 5 }], bonus: {} };

  const next = patched(view, [[["seats", 0, "florins"], 1]]);

  expect(next.seats[1]).toBe(view.seats[1]);
  expect(next.bonus).toBe(view.bonus);
});

test("an empty path stands for the whole view", () => {
  expect(patched({ a: 1 } as object, [[[], { b: 2 }]])).toEqual({ b: 2 });
});
