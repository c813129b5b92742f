import { afterEach, expect, test } from "vitest";
import { box, shipFace, tileFace } from "./box";

afterEach(() => box.open(undefined));

test("a ship is its sail, its wares and scrolls, and whether it brings a tile", () => {
  expect(shipFace("5vvs")).toMatchObject({
    sail: 5,
    load: ["venice", "venice", "florence"],
    promotion: false,
  });
  expect(shipFace("8")).toMatchObject({ sail: 8, load: [], scrolls: 0 });
});

test("a tile is its category, its value and the port of its ware", () => {
  expect(tileFace("art1v")).toEqual({ category: "art", value: 1, port: "venice" });
  expect(tileFace("science2")).toEqual({ category: "science", value: 2, port: null });
});

test("another edition brings its own ships, and the tiles of the game where it sends none", () => {
  const wares = { venice: 3, rome: 3, naples: 3 };
  const ship = { sail: 1, load: [], wares, scrolls: 0, promotion: true };
  box.open({ ships: { "1vvvrrrnnnp": ship } });

  expect(shipFace("1vvvrrrnnnp")).toEqual(ship);
  expect(tileFace("art1v").port).toBe("venice");
});
