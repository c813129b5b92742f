/** What the house offers: asked for once in each language. */
import type { GameOffer } from "../protocol";
import { request } from "./request";

const asked = new Map<string, Promise<GameOffer>>();

/** Games and bots, described in a language. */
export function gamesAndBots(language: string): Promise<GameOffer> {
  let answer = asked.get(language);
  if (!answer) {
    answer = request<GameOffer>("GET", `/api/games?language=${language}`);
    asked.set(language, answer);
    // What failed once may be asked for again.
    answer.catch(() => asked.delete(language));
  }
  return answer;
}
