import { expect, test } from "vitest";
import { canonical, hashOf } from "./digest";

const fixtures = import.meta.glob<{ positions: { view: { view: unknown; hash: string } }[] }>(
  "../../fixtures/*.json",
  { eager: true, import: "default" },
);

test("keys are sorted and nothing is blank", () => {
  expect(canonical({ b: [1, null, "ő"], a: { d: true, c: 2 } })).toBe(
    '{"a":{"c":2,"d":true},"b":[1,null,"ő"]}',
  );
});

test.each(Object.entries(fixtures))(
  "every position of %s has the server's hash",
  async (_, one) => {
    expect(one.positions.length).toBeGreaterThan(0);
    for (const { view } of one.positions) expect(await hashOf(view.view)).toBe(view.hash);
  },
);
