/** Finds among the server's choices those that a piece stands for. */
import type { Choice } from "../protocol";

/** The choices whose notation is this move. */
export function exactly(choices: Choice[], move: string): Choice | undefined {
  return choices.find((choice) => choice.move === move);
}

/** The choices that name this piece in any of their roles. */
export function naming(choices: Choice[], kind: string, value: number | string): Choice[] {
  return choices.filter((choice) =>
    Object.values(choice.names).some((pieces) =>
      pieces.some(([of, which]) => of === kind && which === value),
    ),
  );
}

/** The choices whose notation begins with this word. */
export function beginning(choices: Choice[], word: string): Choice[] {
  return choices.filter((choice) => choice.move.split(" ")[0] === word);
}
