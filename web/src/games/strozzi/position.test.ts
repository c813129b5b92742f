import { describe, expect, test } from "vitest";
import { decision } from "./decisions";
import { shipFace, tileFace, type Flag, type Position } from "./position";

describe("the notation", () => {
  test("a ship is its sail, its wares and scrolls, and whether it brings a tile", () => {
    expect(shipFace("2rrnnp")).toEqual({
      sail: 2,
      load: ["rome", "rome", "naples", "naples"],
      promotion: true,
    });
    expect(shipFace("3vss").load).toEqual(["venice", "florence", "florence"]);
    expect(shipFace("8")).toEqual({ sail: 8, load: [], promotion: false });
  });

  test("a tile is its category, its value and the port of its ware", () => {
    expect(tileFace("art1v")).toEqual({ category: "art", value: 1, port: "venice" });
    expect(tileFace("science2")).toEqual({ category: "science", value: 2, port: null });
  });
});

/** A ship that seat 1 has turned over, with the flags that each seat still holds. */
function offer(turn: number, flags: Flag[][], told: Partial<Position> = {}): Position {
  const seats = flags.map((held) => ({
    flags: held,
    tiles: [],
    merit: { art: 0, science: 0, architecture: 0 },
    coins: 0,
  }));
  const quiet = { round: 1, stage: "decide", ship: "5np", flag: null, claimant: null } as const;
  return { ...quiet, turn, active: 1, seats, ...told } as Position;
}

const round = (view: Position): string[] => view.seats.map((_, seat) => decision(view, seat));

describe("the round of decisions", () => {
  const all: Flag[] = ["pirate", "+1", "ware"];

  test("who was asked has declined, who comes later may decide", () => {
    expect(round(offer(2, [all, all, all]))).toEqual(["waiting", "declined", "asked"]);
  });

  test("who has no flag left is not asked", () => {
    expect(round(offer(2, [[], all, all]))).toEqual(["out", "declined", "asked"]);
  });

  test("once a flag lies on the ship only those with the pirate flag are waited for", () => {
    const flagged = { flag: "ware", claimant: 1 } as const;

    const view = offer(2, [["+1"], ["pirate"], all, all], flagged);

    expect(round(view)).toEqual(["out", "flag", "asked", "pirate"]);
  });

  test("who let a flagged ship go has declined, who had no pirate flag was not asked", () => {
    const flagged = { flag: "ware", claimant: 1 } as const;

    const view = offer(0, [all, ["pirate"], ["+1"], all], flagged);

    expect(round(view)).toEqual(["asked", "flag", "out", "declined"]);
  });

  test("nobody says anything between two ships or when the game is over", () => {
    expect(round(offer(-1, [all, all, all]))).toEqual(["", "", ""]);
    expect(round(offer(0, [all, all, all], { ship: null }))).toEqual(["", "", ""]);
  });
});
