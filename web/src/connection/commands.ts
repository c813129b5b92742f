/** Commands that wait for an answer; they are sent again when the connection was broken. */
import type { Refused } from "../protocol";

export type Command = { type: string; id: string } & Record<string, unknown>;

type Answer = (refused: Refused | undefined) => void;

export class PendingCommands {
  private readonly waiting = new Map<string, { command: Command; answer: Answer }>();

  constructor(private readonly transmit: (command: Command) => boolean) {}

  /** Sends a command under a new id. */
  send(wish: { type: string } & Record<string, unknown>): Promise<Refused | undefined> {
    const command = { ...wish, id: freshId() };
    return new Promise((answer) => {
      this.waiting.set(command.id, { command, answer });
      this.transmit(command);
    });
  }

  /** Sends again what was not answered: the server does the same id once. */
  repeat(): void {
    for (const { command } of this.waiting.values()) this.transmit(command);
  }

  done(id: string): void {
    this.answered(id, undefined);
  }

  refused(refused: Refused): void {
    this.answered(refused.id, refused);
  }

  private answered(id: string, refused: Refused | undefined): void {
    this.waiting.get(id)?.answer(refused);
    this.waiting.delete(id);
  }
}

function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
