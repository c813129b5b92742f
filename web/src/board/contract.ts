/**
 * What a game's board is given, and what it gives back.
 *
 * A board knows no rule: it shows the view that the server sent, lights what the server listed as
 * choices, and sends a move in notation when a piece is picked. A piece that is not among the
 * choices may be picked as well: the server refuses, and the frame shows the sentence with its
 * clause. `src/games/GAME/Board.svelte` is found by being there; a game without one is drawn from
 * the panels that the server paints.
 */
import type { Choice, Event, Place } from "../protocol";

export interface BoardProps<View = Record<string, unknown>> {
  /** What these eyes may know, as the server sent it. */
  view: View;
  /** What may be done now; empty unless it is my turn. */
  choices: Choice[];
  /** The choices in words, in the same order, once they have come; for prompts. */
  sentences?: string[];
  /** Who sits where. */
  places: Place[];
  /** The seat whose eyes these are; -1 for a spectator or a replay seen by all. */
  me: number;
  /** Whose decision it is; -1 when the game is over. */
  turn: number;
  /** The events that led to this view, for what moves: they are shown once. */
  events: Event[];
  /** What the board must know of the edition, where it is not the game's own. */
  box?: Record<string, unknown> | undefined;
  /** Says a message of the shell's or the game's catalogue in the reader's language. */
  t: Translate;
  /** Sends a move in notation, allowed or not. */
  play: (move: string) => void;
}

export type Translate = (message: string, values?: Record<string, string | number>) => string;
