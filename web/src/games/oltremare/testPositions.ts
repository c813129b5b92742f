/** For tests: the captured positions, and a board with its prompt laid out in one of them. */
import usual from "../../../fixtures/oltremare.json";
import others from "../../../fixtures/oltremare-seats.json";
import type { BoardProps, Translate } from "../../board/contract";
import type { View as Told } from "../../protocol";
import { translator } from "../../i18n/catalogues";
import type { View } from "./view.gen";

export type Shown = Omit<Told, "view"> & { view: View };

const captured = [...usual.positions, ...others.positions].map(
  ({ view }) => view as unknown as Shown,
);

/** Every position, with a name that tells it from the others. */
export const POSITIONS = captured.map(
  (shown, at) =>
    [
      `${at}: ${shown.view.stage}, ${shown.view.seats.length} seats, eyes ${shown.seat}`,
      shown,
    ] as const,
);

/** The first position of a stage as its decider sees it. */
export function atStage(stage: string): Shown {
  const found = captured.find((shown) => shown.view.stage === stage && shown.seat === shown.turn);
  if (!found) throw new Error(`no position captured at ${stage}`);
  return found;
}

const speak = await translator("en", "oltremare");

/** Says a message, and fails where no catalogue has it. */
export const t: Translate = (message, values) => {
  const said = speak(message, values);
  if (said === message) throw new Error(`no message ${message}`);
  return said;
};

/** What board and prompt are given in a position. */
export function laid(shown: Shown, play: (move: string) => void): BoardProps<View> {
  return {
    view: shown.view,
    choices: shown.choices ?? [],
    places: others.places.slice(0, shown.view.seats.length),
    me: shown.seat,
    turn: shown.turn,
    events: shown.log,
    t,
    play,
  };
}
