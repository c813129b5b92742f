/** Making a move from this screen: once for two clicks, and asked twice where somebody wants that. */
import type { TableClient } from "../connection/client.svelte";
import { settings } from "../settings/settings.svelte";

class MoveConfirmation {
  /** The move that waits for a second yes. */
  unsure = $state.raw<{ number: number; move: string }>();
  /** The kinds of moves that could be taken back when they were made. */
  private readonly reversible = new Set<string>();
  private sent = "";

  play(client: TableClient, move: string): void {
    if (this.asks(client, move)) this.unsure = { number: client.number, move };
    else this.make(client, move);
  }

  async make(client: TableClient, move: string): Promise<void> {
    this.unsure = undefined;
    // A second click on the way to the house is the same wish, not another.
    const wish = `${client.table} ${client.number} ${move}`;
    if (wish === this.sent) return;
    this.sent = wish;
    const kind = client.choices.find((choice) => choice.move === move)?.says;
    const refused = await client.play(move);
    this.sent = "";
    if (!refused && kind && client.undo) this.reversible.add(kind);
  }

  private asks(client: TableClient, move: string): boolean {
    if (!settings.confirm) return false;
    const choice = client.choices.find((one) => one.move === move);
    return choice !== undefined && !this.reversible.has(choice.says);
  }
}

export const moveConfirmation = new MoveConfirmation();

export function playMove(client: TableClient, move: string): void {
  moveConfirmation.play(client, move);
}
