/** Making a move from this screen: once for two clicks, and asked twice where somebody wants that. */
import type { Sitting } from "../connection/client.svelte";
import { settings } from "../settings/settings.svelte";

class Playing {
  /** The move that waits for a second yes. */
  unsure = $state.raw<{ number: number; move: string }>();
  /** The kinds of moves that could be taken back when they were made. */
  private readonly reversible = new Set<string>();
  private sent = "";

  play(sitting: Sitting, move: string): void {
    if (this.asks(sitting, move)) this.unsure = { number: sitting.number, move };
    else this.make(sitting, move);
  }

  async make(sitting: Sitting, move: string): Promise<void> {
    this.unsure = undefined;
    // A second click on the way to the house is the same wish, not another.
    const wish = `${sitting.table} ${sitting.number} ${move}`;
    if (wish === this.sent) return;
    this.sent = wish;
    const kind = sitting.choices.find((choice) => choice.move === move)?.says;
    const refused = await sitting.play(move);
    this.sent = "";
    if (!refused && kind && sitting.undo) this.reversible.add(kind);
  }

  private asks(sitting: Sitting, move: string): boolean {
    if (!settings.confirm) return false;
    const choice = sitting.choices.find((one) => one.move === move);
    return choice !== undefined && !this.reversible.has(choice.says);
  }
}

export const playing = new Playing();

export function played(sitting: Sitting, move: string): void {
  playing.play(sitting, move);
}
