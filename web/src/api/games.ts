/** What the house offers: asked for once in each language. */
import type { Offer } from "../protocol";
import { request } from "./request";

const asked = new Map<string, Promise<Offer>>();

/** Games and bots, described in a language. */
export function gamesAndBots(language: string): Promise<Offer> {
  let answer = asked.get(language);
  if (!answer) {
    answer = request<Offer>("GET", `/api/games?language=${language}`);
    asked.set(language, answer);
    // What failed once may be asked for again.
    answer.catch(() => asked.delete(language));
  }
  return answer;
}
