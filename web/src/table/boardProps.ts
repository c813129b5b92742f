/** What a game's board and prompt are given at a table where somebody sits or watches. */
import type { BoardProps, Say } from "../board/contract";
import type { Sitting } from "../connection/client.svelte";
import { played } from "./moveConfirmation.svelte";

/** Each is read when it is asked for, so that a board is drawn anew only where something changed. */
export function seated(table: () => { sitting: Sitting; t: Say }): BoardProps {
  const sitting = () => table().sitting;
  return {
    get view() {
      return sitting().view ?? {};
    },
    get choices() {
      return sitting().choices;
    },
    get sentences() {
      return sitting().sentences;
    },
    get places() {
      return sitting().places;
    },
    get me() {
      return sitting().seat;
    },
    get turn() {
      return sitting().turn;
    },
    get events() {
      return sitting().events;
    },
    get box() {
      return sitting().welcome?.box;
    },
    get t() {
      return table().t;
    },
    play: (move) => played(sitting(), move),
  };
}
