import { afterEach, expect, it, vi } from "vitest";
import { MOTIONS, quick, read, settings, spoken, type Motion } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

it("the first language of the browser that we speak is spoken", () => {
  expect(spoken(["fr-FR", "hu-HU", "de"])).toBe("hu");
  expect(spoken(["IT"])).toBe("it");
  expect(spoken(["fr"])).toBe("en");
  expect(spoken([])).toBe("en");
});

it("a new browser gets settings that fit everybody", () => {
  expect(read(null, ["de-AT"])).toMatchObject({
    language: "de",
    theme: "auto",
    motion: "auto",
    sound: true,
    confirm: false,
  });
});

it("what was chosen comes back", () => {
  const chosen = { ...read(null, []), language: "it", theme: "dark", motion: "off", sound: false };

  expect(read(JSON.stringify(chosen), ["en"])).toEqual(chosen);
});

it("what a browser kept and nobody understands is put right", () => {
  const odd = JSON.stringify({ language: "xx", theme: 7, motion: null, seats: 3, bot: {} });

  for (const kept of ["not json", "[]", "5", odd]) {
    expect(read(kept, [])).toEqual(read(null, []));
  }
});

it("movements are as quick as the person wants, and as the system says where they do not", () => {
  const asks = (reduced: boolean) =>
    vi.stubGlobal("matchMedia", () => ({ matches: reduced }) as MediaQueryList);
  const took = (motion: Motion) => {
    settings.motion = motion;
    return quick();
  };

  asks(false);
  expect(MOTIONS.map(took)).toEqual([250, 0, 100]);
  asks(true);
  expect(MOTIONS.map(took)).toEqual([0, 0, 100]);
});
