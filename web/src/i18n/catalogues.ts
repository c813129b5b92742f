/** Says messages of the shell's and the games' Fluent catalogues; the games' are the server's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Translate } from "../board/contract";

export const LANGUAGES = ["en", "hu", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

type Catalogues = Record<string, () => Promise<string>>;

/** Every part of the app has its own: words, table, replay, and whatever else is there. */
const PARTS: Catalogues = import.meta.glob<string>(["../*/*.ftl", "./*.ftl"], {
  query: "?raw",
  import: "default",
});
const BOARDS: Catalogues = import.meta.glob<string>("../games/*/*.ftl", {
  query: "?raw",
  import: "default",
});
const GAMES: Catalogues = import.meta.glob<string>("../../../src/fondaco/games/*/*.ftl", {
  query: "?raw",
  import: "default",
});

/** A translator into a language, for the shell and for a game where one is named. */
export async function translator(language: Language, game = ""): Promise<Translate> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // What a language does not say yet is said in English.
  const spoken = [...new Set<Language>(["en", language])];
  const texts = await Promise.all(spoken.flatMap((one) => wanted(one, game)).map((load) => load()));
  for (const text of texts) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  return (message, values = {}) => {
    const found = bundle.getMessage(message);
    return found?.value ? bundle.formatPattern(found.value, values) : message;
  };
}

function wanted(language: Language, game: string): (() => Promise<string>)[] {
  const parts = Object.entries(PARTS).filter(([path]) => path.endsWith(`/${language}.ftl`));
  return [
    ...parts.map(([, load]) => load),
    GAMES[`../../../src/fondaco/games/${game}/${language}.ftl`],
    BOARDS[`../games/${game}/${language}.ftl`],
  ].filter((load) => load !== undefined);
}
