/** Says messages of the shell's and the games' Fluent catalogues; the games' are the server's own. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Say } from "../board/contract";

export const LANGUAGES = ["en", "hu", "it", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

type Catalogues = Record<string, () => Promise<string>>;

const raw = { query: "?raw", import: "default" } as const;
const SHELL: Catalogues = import.meta.glob<string>("./*.ftl", raw);
const BOARDS: Catalogues = import.meta.glob<string>("../games/*/*.ftl", raw);
const GAMES: Catalogues = import.meta.glob<string>("../../../src/fondaco/games/*/*.ftl", raw);

/** A voice in a language, for the shell and for a game where one is named. */
export async function voice(language: Language, game = ""): Promise<Say> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = [
    SHELL[`./${language}.ftl`],
    GAMES[`../../../src/fondaco/games/${game}/${language}.ftl`],
    BOARDS[`../games/${game}/${language}.ftl`],
  ];
  for (const load of wanted) {
    if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
  }
  return (message, values = {}) => {
    const found = bundle.getMessage(message);
    return found?.value ? bundle.formatPattern(found.value, values) : message;
  };
}
