/** The client of a table: what this screen knows of it, kept in step with the server. */
import type {
  Advice,
  ChatLine,
  Choice,
  Clocks,
  Event,
  Over,
  Panel,
  Place,
  Refused,
  ServerMessage,
  Update,
  View,
  Welcome,
  Words,
} from "../protocol";
import { PROTOCOL } from "../protocol";
import { hashOf } from "./digest";
import { relabelled, type LogLine } from "./log";
import { PendingCommands, type Command } from "./commands";
import { patched } from "./patch";
import { TableSocket, socketAddress, type ConnectionState } from "./socket";

const LINES_KEPT = 400;

/** A welcome may say that the table is a guided first game. */
export type Greeting = Welcome & { lesson?: boolean };
export type Paid = Update & { sheet?: boolean };

export class TableClient {
  connection = $state.raw<ConnectionState>("calling");
  welcome = $state.raw<Greeting>();
  status = $state.raw("");
  places = $state.raw<Place[]>([]);
  view = $state.raw<Record<string, unknown>>();
  seat = $state.raw(-1);
  number = $state.raw(0);
  turn = $state.raw(-1);
  undo = $state.raw(false);
  choices = $state.raw<Choice[]>([]);
  /** What may be done, in words; they come right after what they describe. */
  sentences = $state.raw<string[]>([]);
  headline = $state.raw("");
  panels = $state.raw<Panel[]>([]);
  /** The events that led to this view. */
  events = $state.raw<Event[]>([]);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  asking = $state.raw(-1);
  agreed = $state.raw<number[]>([]);
  votes = $state.raw<Record<number, number[]>>({});
  over = $state.raw<Over>();
  wishes = $state.raw<number[]>([]);
  next = $state.raw("");
  clocks = $state.raw<Clocks & { at: number }>();
  refusal = $state.raw<Refused>();
  hints = $state.raw<Advice[]>();
  thinking = $state.raw(false);
  /** How often something was paid; a new score sheet is worth asking for. */
  payments = $state.raw(0);
  /** What was just heard, for those who cannot see it. */
  news = $state.raw("");
  trouble = $state.raw("");

  private hash = "";
  private wasTakenBack = false;
  /** Whether the board shall come as text with the words. */
  private board = false;
  private readonly commands: PendingCommands;
  private readonly socket: TableSocket;

  constructor(
    readonly table: string,
    private language: string,
    address = socketAddress(),
  ) {
    this.commands = new PendingCommands((command) => this.socket.send(command));
    this.socket = new TableSocket(address, {
      hello: () => this.hello(),
      receive: (message) => this.receive(message as ServerMessage),
      state: (state) => (this.connection = state),
    });
  }

  get yours(): number[] {
    return this.welcome?.yours ?? [];
  }

  /** Whether these eyes are those of somebody who must decide now. */
  get mine(): boolean {
    return this.status === "playing" && this.turn >= 0 && this.turn === this.seat && this.plays;
  }

  get plays(): boolean {
    return this.yours.includes(this.seat);
  }

  /** Several seats at one screen: the turn is with another of them, and nothing secret is shown. */
  get curtain(): boolean {
    const { yours, turn, seat, status } = this;
    return status === "playing" && yours.length > 1 && yours.includes(turn) && turn !== seat;
  }

  name(seat: number): string {
    return this.places[seat]?.name ?? "";
  }

  // What is sent

  /** Sends a command; the answer says why not, or nothing when it is done. */
  async send(type: string, more: object = {}): Promise<Refused | undefined> {
    this.refusal = undefined;
    const refused = await this.commands.send({ type, ...more });
    if (refused) this.refusal = refused;
    return refused;
  }

  play(move: string): Promise<Refused | undefined> {
    return this.send("move", { seat: this.seat, expected: this.number, move });
  }

  ask(type: "undo" | "ask-back"): Promise<Refused | undefined> {
    return this.send(type, { seat: this.seat, expected: this.number });
  }

  async hint(): Promise<void> {
    this.thinking = true;
    this.hints = undefined;
    if (await this.send("hint", { seat: this.seat, expected: this.number })) this.thinking = false;
  }

  async changeLanguage(language: string): Promise<void> {
    if (language === this.language) return;
    this.language = language;
    // After a take-back the lines here are more than the house remembers: begin afresh.
    if (this.wasTakenBack) this.beginAfresh();
    else await this.commands.send({ type: "speak", ...this.words });
  }

  /** Asks for the board as text, where nobody has drawn one for the game. */
  async askForBoard(): Promise<void> {
    if (this.board) return;
    this.board = true;
    await this.commands.send({ type: "speak", ...this.words });
  }

  leave(): void {
    this.socket.close();
  }

  /** In which language words come, and whether with the board. */
  private get words(): object {
    return { language: this.language, ...(this.board ? { board: true } : {}) };
  }

  // What is received

  private hello(): object {
    const isKnown = this.hash && !this.wasTakenBack;
    const known = isKnown ? { seat: this.seat, number: this.number, hash: this.hash } : {};
    const seat = this.seat >= 0 ? { seat: this.seat } : {};
    return { protocol: PROTOCOL, table: this.table, ...this.words, ...seat, ...known };
  }

  private receive(said: ServerMessage): void {
    switch (said.type) {
      case "welcome":
        this.welcome = said;
        this.chat = said.chat;
        this.commands.repeat();
        break;
      case "seats":
        this.status = said.status;
        this.places = said.places;
        break;
      case "view":
        this.look(said);
        break;
      case "update":
        this.follow(said);
        break;
      case "words":
        this.listen(said);
        break;
      case "ack":
        this.commands.done(said.id);
        break;
      case "refused":
        this.commands.refused(said);
        break;
      case "hints":
        this.commands.done(said.id);
        this.thinking = false;
        if (said.number === this.number && said.seat === this.seat) this.hints = said.hints;
        break;
      case "chat":
        this.chat = [...this.chat, said.line];
        this.news = `${said.line.name}: ${said.line.text}`;
        break;
      case "back":
        this.asking = said.by;
        this.agreed = said.agreed;
        break;
      case "votes":
        this.votes = { ...this.votes, [said.against]: said.voices };
        break;
      case "clocks":
        this.clocks = { ...said, at: performance.now() };
        break;
      case "over":
        this.over = said;
        break;
      case "wishes":
        this.wishes = said.seats;
        this.next = said.table ?? "";
        break;
      case "error":
        this.trouble = said.sentence;
        break;
    }
  }

  private look(said: View): void {
    this.view = said.view;
    this.events = [];
    this.log = said.log.map((event) => ({ number: said.number, event, text: "" }));
    this.wasTakenBack = false;
    this.took(said);
  }

  private follow(said: Paid): void {
    if (said.number <= this.number && said.seat === this.seat) return;
    if (said.seat !== this.seat || said.number !== this.number + 1 || !this.view) {
      this.socket.reconnect();
      return;
    }
    this.view = patched(this.view, said.changes);
    this.events = said.events;
    const lines = said.events.map((event) => ({ number: said.number, event, text: "" }));
    if (said.taken_back) {
      this.wasTakenBack = true;
      const event = { event: "taken-back", clause: "", with: {} };
      this.log = [...this.log, { number: said.number - 1, event, text: "" }];
    }
    this.log = [...this.log, ...lines].slice(-LINES_KEPT);
    this.asking = -1; // the table went on, or went back
    if (said.sheet) this.payments += 1;
    this.took(said);
    void this.check(said.number, said.hash);
  }

  private took(said: View | Update): void {
    this.seat = said.seat;
    this.number = said.number;
    this.hash = said.hash;
    this.turn = said.turn;
    this.undo = said.undo ?? false;
    this.choices = said.choices ?? [];
    this.sentences = [];
    this.hints = undefined;
    this.thinking = false;
    this.trouble = "";
  }

  private listen(said: Words): void {
    const isAfresh = this.log.every((line) => !line.text);
    this.log = relabelled(this.log, said);
    if (!isAfresh && said.number === this.number) this.news = said.events.join(" ");
    if (said.seat !== this.seat || said.number !== this.number) return;
    this.sentences = said.choices;
    this.headline = said.headline ?? "";
    this.panels = said.board ?? [];
  }

  private async check(number: number, hash: string): Promise<void> {
    const found = await hashOf(this.view);
    if (found && number === this.number && hash === this.hash && found !== hash) this.beginAfresh();
  }

  private beginAfresh(): void {
    this.hash = "";
    this.socket.reconnect();
  }
}

export type { LogLine, Command };
