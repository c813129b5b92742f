import { describe, expect, it } from "vitest";
import { isReachable, joinLink, pastedCode, route } from "./route";

describe("an address", () => {
  it("without anything is the home", () => {
    expect(route("")).toEqual({ screen: "home" });
    expect(route("#/")).toEqual({ screen: "home" });
  });

  it("names a table, in the long form and in the short one of the command line", () => {
    expect(route("#/table/abc")).toEqual({ screen: "table", table: "abc" });
    expect(route("#table=abc")).toEqual({ screen: "table", table: "abc" });
  });

  it("brings a code, and perhaps the name to sit down under", () => {
    expect(route("#join=c0de")).toEqual({ screen: "join", code: "c0de", name: "" });
    expect(route("#join=c0de&name=Anna%20B")).toEqual({
      screen: "join",
      code: "c0de",
      name: "Anna B",
    });
  });

  it("opens a replay of a table, or one that waits for a file", () => {
    expect(route("#/replay/abc")).toEqual({ screen: "replay", table: "abc" });
    expect(route("#/replay")).toEqual({ screen: "replay", table: "" });
  });

  it("that nobody knows, or that is broken, is the home", () => {
    for (const hash of ["#/nowhere", "#/table", "#/invite/", "#/table/%E0%A4%A", "#hello"]) {
      expect(route(hash)).toEqual({ screen: "home" });
    }
  });
});

describe("a pasted text", () => {
  it("gives its code away, as a link or alone", () => {
    expect(pastedCode("https://play.example.org/#join=c0de")).toBe("c0de");
    expect(pastedCode("  c0de ")).toBe("c0de");
  });

  it("without a code gives nothing", () => {
    expect(pastedCode("https://play.example.org/#/table/abc")).toBe("");
    expect(pastedCode("")).toBe("");
  });

  it("that we made ourselves comes back", () => {
    expect(pastedCode(joinLink("c0de", "https://play.example.org"))).toBe("c0de");
  });
});

it("a house on this machine alone is not reachable by others", () => {
  expect(isReachable("127.0.0.1")).toBe(false);
  expect(isReachable("localhost")).toBe(false);
  expect(isReachable("play.example.org")).toBe(true);
});
