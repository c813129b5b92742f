/** The captured positions of Medici and an English translator, for the tests. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import game from "../../../../src/fondaco/games/medici/en.ftl?raw";
import captured from "../../../fixtures/medici.json?raw";
import type { BoardProps, Translate } from "../../board/contract";
import type { Place, View as Told, Words } from "../../protocol";
import own from "./en.ftl?raw";
import type { View } from "./view.gen";

export interface Position {
  view: Told;
  words: Words;
}

const fixture = JSON.parse(captured) as { places: Place[]; positions: Position[] };
export const POSITIONS = fixture.positions;

const bundle = new FluentBundle("en", { useIsolating: false });
for (const text of [game, own]) bundle.addResource(new FluentResource(text));

/** Says a message; one that is not there, or lacks a value, is a failure. */
export const say: Translate = (message, values = {}) => {
  const found = bundle.getMessage(message)?.value;
  if (!found) throw new Error(`no message ${message}`);
  return bundle.formatPattern(found, values);
};

/** What the board is given in a position. */
export function laid(position: Position, play: (move: string) => void): BoardProps<View> {
  const { view, seat, turn, choices = [], log } = position.view;
  return {
    view: view as unknown as View,
    choices,
    places: fixture.places,
    me: seat,
    turn,
    events: log.slice(-3),
    t: say,
    play,
  };
}
