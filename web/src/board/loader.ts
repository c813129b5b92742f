/** Finds what a game brings for the table: its board and its prompt, where it has them. */
import type { Component } from "svelte";
import type { BoardProps } from "./contract";

/** A board that shows a scoring itself says so: `<script module> export const showsScoring = true`. */
interface Made {
  default: Component<BoardProps>;
  showsScoring?: boolean;
}
type Found = Record<string, () => Promise<Made>>;

const BOARDS: Found = import.meta.glob<Made>("../games/*/Board.svelte");
const PROMPTS: Found = import.meta.glob<Made>("../games/*/Prompt.svelte");

export interface GameComponents {
  Board?: Component<BoardProps>;
  Prompt?: Component<BoardProps>;
  showsScoring: boolean;
}

/** A game's own board and prompt; a game without them is drawn from the server's panels. */
export async function loadComponents(game: string): Promise<GameComponents> {
  const [board, prompt] = await Promise.all([
    BOARDS[`../games/${game}/Board.svelte`]?.(),
    PROMPTS[`../games/${game}/Prompt.svelte`]?.(),
  ]);
  return {
    showsScoring: board?.showsScoring ?? false,
    ...(board ? { Board: board.default } : {}),
    ...(prompt ? { Prompt: prompt.default } : {}),
  };
}
