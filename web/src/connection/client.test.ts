import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "./digest";
import { TableClient } from "./client.svelte";

/** The browser's own sockets, as the house would answer them. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor() {
    Wire.all.push(this);
  }

  static get last(): Wire {
    return Wire.all.at(-1) as Wire;
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  says(...messages: object[]): void {
    this.onmessage?.({ data: JSON.stringify(messages) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const WELCOME = { type: "welcome", yours: [0], chat: [], game: "medici", title: "Medici" };
const SEATS = { type: "seats", status: "playing", places: [] };
const choice = { move: "reveal", says: "move-reveal", names: {} };
const event = { event: "revealed", clause: "MED-2.3", with: { seat: 0 } };
let client: TableClient;

async function sitDown(): Promise<void> {
  client = new TableClient("t1", "en", "ws://house/socket");
  Wire.last.open();
  const view = { deck: 3, market: [] };
  Wire.last.says(
    WELCOME,
    SEATS,
    {
      type: "view",
      seat: 0,
      number: 4,
      hash: await hashOf(view),
      turn: 0,
      view,
      log: [],
      choices: [choice],
    },
    {
      type: "words",
      seat: 0,
      number: 4,
      events: [],
      choices: ["Reveal a card"],
      headline: "day 1",
    },
  );
}

async function update(number: number, deck: number, more: object = {}): Promise<object> {
  const hash = await hashOf({ deck, market: [] });
  const changes = [[["deck"], deck]];
  return { type: "update", seat: 0, number, hash, turn: 1, events: [event], changes, ...more };
}

beforeEach(() => {
  Wire.all = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval", "clearTimeout", "clearInterval"] });
  vi.stubGlobal("WebSocket", Wire);
});

afterEach(() => {
  client.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a hello opens the table, and what may be done is there in words", async () => {
  await sitDown();

  expect(Wire.last.sent[0]).toMatchObject({ type: "hello", table: "t1", language: "en" });
  expect(client.mine).toBe(true);
  expect(client.sentences).toEqual(["Reveal a card"]);
  expect(client.connection).toBe("open");
});

test("the board comes as text once it was asked for, also on a new socket", async () => {
  await sitDown();

  void client.askForBoard();
  void client.askForBoard();
  Wire.last.says(await update(6, 1));
  Wire.last.open();

  const [hello, ...commands] = Wire.all[0]?.sent ?? [];
  expect(hello).not.toHaveProperty("board");
  expect(commands).toMatchObject([{ type: "speak", language: "en", board: true }]);
  expect(Wire.last.sent[0]).toMatchObject({ type: "hello", board: true });
});

test("an update changes the view and the log", async () => {
  await sitDown();

  Wire.last.says(await update(5, 2), {
    type: "words",
    seat: 0,
    number: 5,
    events: ["Anna reveals."],
    choices: [],
  });

  expect(client.view).toEqual({ deck: 2, market: [] });
  expect(client.log.map((line) => line.text)).toEqual(["Anna reveals."]);
  expect(client.mine).toBe(false);
});

test("a gap makes a new hello that says what is known", async () => {
  await sitDown();

  Wire.last.says(await update(6, 1));

  expect(Wire.all).toHaveLength(2);
  Wire.last.open();
  expect(Wire.last.sent[0]).toMatchObject({
    seat: 0,
    number: 4,
    hash: await hashOf({ deck: 3, market: [] }),
  });
});

test("a wrong hash makes a new hello that knows nothing", async () => {
  await sitDown();

  Wire.last.says(await update(5, 2, { hash: "0000000000000000" }));

  await vi.waitFor(() => expect(Wire.all).toHaveLength(2));
  Wire.last.open();
  expect(Wire.last.sent[0]).not.toHaveProperty("hash");
});

test("a command that was not answered is sent again under its id on the next socket", async () => {
  await sitDown();
  const answered = client.play("reveal");
  const command = Wire.last.sent.at(-1);

  Wire.last.close(1006);
  expect(client.connection).toBe("lost");
  vi.advanceTimersByTime(600);
  Wire.last.open();
  Wire.last.says(WELCOME);

  expect(Wire.all).toHaveLength(2);
  expect(Wire.last.sent.at(-1)).toEqual(command);
  Wire.last.says({ type: "ack", id: command?.["id"], number: 5 });
  expect(await answered).toBeUndefined();
});

test("a refusal belongs to the command it answers", async () => {
  await sitDown();
  const answered = client.play("take fur2");
  const id = Wire.last.sent.at(-1)?.["id"];

  Wire.last.says({
    type: "refused",
    id,
    code: "x",
    sentence: "The market is empty.",
    clause: "MED-2.5",
  });

  expect((await answered)?.clause).toBe("MED-2.5");
  expect(client.refusal?.sentence).toBe("The market is empty.");
});

test("whoever is not let in does not call again", async () => {
  await sitDown();

  Wire.last.close(4003);
  vi.advanceTimersByTime(60_000);

  expect(client.connection).toBe("refused");
  expect(Wire.all).toHaveLength(1);
});

test("a screen with several seats waits behind the curtain", async () => {
  await sitDown();

  Wire.last.says({ ...WELCOME, yours: [0, 1] }, await update(5, 2));

  expect(client.curtain).toBe(true);
});
