/** What a game's board and prompt are given at a table where somebody sits or watches. */
import type { BoardProps, Translate } from "../board/contract";
import type { TableClient } from "../connection/client.svelte";
import { playMove } from "./moveConfirmation.svelte";

/** Each is read when it is asked for, so that a board is drawn anew only where something changed. */
export function boardProps(table: () => { client: TableClient; t: Translate }): BoardProps {
  const client = () => table().client;
  return {
    get view() {
      return client().view ?? {};
    },
    get choices() {
      return client().choices;
    },
    get sentences() {
      return client().sentences;
    },
    get places() {
      return client().places;
    },
    get me() {
      return client().seat;
    },
    get turn() {
      return client().turn;
    },
    get events() {
      return client().events;
    },
    get box() {
      return client().welcome?.box;
    },
    get t() {
      return table().t;
    },
    play: (move) => playMove(client(), move),
  };
}
