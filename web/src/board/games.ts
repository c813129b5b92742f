/** Finds what a game brings for the table: its board and its prompt, where it has them. */
import type { Component } from "svelte";
import type { BoardProps } from "./contract";

type Found = Record<string, () => Promise<{ default: Component<BoardProps> }>>;

const BOARDS: Found = import.meta.glob<{ default: Component<BoardProps> }>(
  "../games/*/Board.svelte",
);
const PROMPTS: Found = import.meta.glob<{ default: Component<BoardProps> }>(
  "../games/*/Prompt.svelte",
);

export interface Furniture {
  Board?: Component<BoardProps>;
  Prompt?: Component<BoardProps>;
}

/** A game's own board and prompt; a game without them is drawn from the server's panels. */
export async function furniture(game: string): Promise<Furniture> {
  const [board, prompt] = await Promise.all([
    BOARDS[`../games/${game}/Board.svelte`]?.(),
    PROMPTS[`../games/${game}/Prompt.svelte`]?.(),
  ]);
  return {
    ...(board ? { Board: board.default } : {}),
    ...(prompt ? { Prompt: prompt.default } : {}),
  };
}
