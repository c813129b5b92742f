/** Orders that were given and wait for an answer; they are repeated when the line was broken. */
import type { Refused } from "../protocol";

export type Order = { type: string; id: string } & Record<string, unknown>;

type Answer = (refused: Refused | undefined) => void;

export class Orders {
  private readonly waiting = new Map<string, { order: Order; answer: Answer }>();

  constructor(private readonly say: (order: Order) => boolean) {}

  /** Gives an order under a new id. */
  give(wish: { type: string } & Record<string, unknown>): Promise<Refused | undefined> {
    const order = { ...wish, id: freshId() };
    return new Promise((answer) => {
      this.waiting.set(order.id, { order, answer });
      this.say(order);
    });
  }

  /** Says again what was not answered: the house does the same id once. */
  repeat(): void {
    for (const { order } of this.waiting.values()) this.say(order);
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
