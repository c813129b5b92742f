// Generated from the server's own definitions by: python -m fondaco.server.wire.typescript
// Do not edit: a test compares this file with what the server says.

export const PROTOCOL = 1;

/** The first words on a socket: which table, what of it is known, in which language to speak. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  seat?: number;
  number?: number;
  hash?: string;
  language?: string;
  board?: boolean;
}

/** Still here. */
export interface Ping {
  type: "ping";
}

/** Who is at the screen now: one of the own seats, or nobody (-1). */
export interface Look {
  type: "look";
  id: string;
  seat: number;
}

/** From now on, words in this language: `en`, `hu`, …; an unknown one is answered in English. */
export interface Speak {
  type: "speak";
  id: string;
  language: string;
  board?: boolean;
}

/** A move in notation, made at the number that the seat was told last. */
export interface Move {
  type: "move";
  id: string;
  seat: number;
  expected: number;
  move: string;
}

/** Take the own last move back, as far as it showed nothing new. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  expected: number;
}

/** Ask the others to let the own last move be taken back, with all that followed. */
export interface AskBack {
  type: "ask-back";
  id: string;
  seat: number;
  expected: number;
}

/** Agree to a take-back, or not. */
export interface AnswerBack {
  type: "answer-back";
  id: string;
  seat: number;
  agree: boolean;
}

/** Ask what a thinker would do at the own seat. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  expected: number;
}

/** A line for everybody at the table. */
export interface Chat {
  type: "chat";
  id: string;
  text: string;
}

/** Take an open seat. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
}

/** Give a seat up: it is open again, or a bot's if the game has begun. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** Begin; bots sit down on open seats if one is named. */
export interface Start {
  type: "start";
  id: string;
  bot?: string;
}

/** Wish for another game; it is there when all people wish for it. */
export interface Rematch {
  type: "rematch";
  id: string;
  seat: number;
}

/** Vote that a bot takes over somebody's seat. */
export interface VoteOut {
  type: "vote-out";
  id: string;
  seat: number;
  against: number;
}

/** The table as such, for a client that has come in. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  game: string;
  title: string;
  rules: number;
  edition: string;
  options: string[];
  commitment: string;
  yours: number[];
  host: boolean;
  chat: ChatLine[];
  lesson?: boolean;
  box?: Record<string, unknown>;
}

/** A line that somebody said. */
export interface ChatLine {
  name: string;
  seat: number;
  text: string;
}

/** Who sits where, and whether the table is open, playing or over. */
export interface Seats {
  type: "seats";
  status: string;
  places: Place[];
}

/** A seat as everybody sees it; a bot may be its player or only keep it warm. */
export interface Place {
  seat: number;
  name: string;
  kind: string;
  bot: string;
  present: boolean;
}

/** All that a seat may know, and the last events it knows of. */
export interface View {
  type: "view";
  seat: number;
  number: number;
  hash: string;
  turn: number;
  view: Record<string, unknown>;
  log: Event[];
  choices?: Choice[];
  undo?: boolean;
}

/** Something that happened: its name in the catalogue, the clause behind it, its arguments. */
export interface Event {
  event: string;
  clause: string;
  with: Record<string, number | string>;
}

/** A move that may be made: its notation, its message in the catalogue, what it names. */
export interface Choice {
  move: string;
  says: string;
  names: Record<string, Piece[]>;
}

/** A thing that a move names: what kind of thing, and which. */
export type Piece = [kind: string, value: number | string];

/** What a seat learns when something happens: the events, and what changed in its view. */
export interface Update {
  type: "update";
  seat: number;
  number: number;
  hash: string;
  turn: number;
  events: Event[];
  changes: Change[];
  choices?: Choice[];
  undo?: boolean;
  taken_back?: number;
  sheet?: boolean;
}

/** One part of a view that is new: the way to it, and what stands there now. */
export type Change = [path: (string | number)[], value: unknown];

/** Nothing was missed. */
export interface InStep {
  type: "in-step";
  seat: number;
  number: number;
  hash: string;
}

/** The view or update with this number in words: events, choices, and the table drawn. */
export interface Words {
  type: "words";
  seat: number;
  number: number;
  events: string[];
  choices: string[];
  headline?: string;
  board?: Panel[];
  language?: string;
  whole?: boolean;
}

/** A part of the table, drawn as a grid of cells of marks. */
export interface Panel {
  title: string;
  headings: string[];
  rows: Mark[][][];
}

/** A piece of text with a role, such as `faint`, `seat-0` or one of the game's palette. */
export type Mark = [text: string, role: string];

/** A command is done and durable; the number its seat has now. */
export interface Ack {
  type: "ack";
  id: string;
  number: number;
}

/** A command is not done: a code, the clause if a rule stands against it, a sentence. */
export interface Refused {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  clause?: string;
  names?: Record<string, number | string>;
}

/** The answer to a wish for a hint at this number: the moves that promise most, best first. */
export interface Hints {
  type: "hints";
  id: string;
  seat: number;
  number: number;
  hints: Advice[];
}

/** A move that a thinker would make: its share of the victory, its tries, what speaks for it. */
export interface Advice {
  move: string;
  sentence: string;
  share: number;
  tries: number;
  reasons: string[];
}

/** Somebody said something. */
export interface Spoken {
  type: "chat";
  line: ChatLine;
}

/** A take-back is asked for: by whom, and who has agreed; nobody asks any more at -1. */
export interface Back {
  type: "back";
  by: number;
  agreed: number[];
}

/** The votes to hand a seat over to a bot. */
export interface Votes {
  type: "votes";
  against: number;
  voices: number[];
}

/** Milliseconds left to each seat, and whose clock runs (-1: nobody's). */
export interface Clocks {
  type: "clocks";
  left: number[];
  running: number;
}

/** The game has ended; the secret behind its chance is out. */
export interface Over {
  type: "over";
  totals: number[];
  winners: number[];
  secret: string;
}

/** Who wishes for another game; the table where it is played, once it is there. */
export interface Wishes {
  type: "wishes";
  seats: number[];
  table?: string;
}

/** Here as well. */
export interface Pong {
  type: "pong";
}

/** Something could not be read or done: a code and a sentence. */
export interface Trouble {
  type: "error";
  code: string;
  sentence: string;
  retry?: number;
}

/** What went wrong; an id stands for what only the log may tell. */
export interface Problem {
  code: string;
  sentence: string;
  id?: string;
}

/** How somebody wants to be called. */
export interface GuestName {
  name: string;
}

/** Who the server takes somebody for. */
export interface Me {
  name: string;
}

/** What can be played, and against whom. */
export interface GameOffer {
  games: GameCard[];
  bots: BotCard[];
}

/** A game of the server. */
export interface GameCard {
  name: string;
  title: string;
  line: string;
  designer: string;
  seats: number[];
  options: string[];
  edition: string;
  palette: Record<string, RoleStyle>;
}

/** How a role of a game's palette looks: ink and paper as #rrggbb or nothing, and its weight. */
export interface RoleStyle {
  ink: string;
  paper: string;
  bold: boolean;
  dim: boolean;
  underline: boolean;
}

/** A bot of the server. */
export interface BotCard {
  name: string;
  character: string;
  level: number;
}

/** A new table. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: string[];
  edition?: string;
  clock?: ClockTerms | null;
  visibility?: "private" | "public" | "unlisted";
}

/** Who shall have a seat of a new table: me, a bot, or whoever is invited. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  name?: string;
  bot?: string;
}

/** Seconds for the whole game, and seconds gained with every move. */
export interface ClockTerms {
  seconds: number;
  increment: number;
}

/** A table in a list. */
export interface TableCard {
  table: string;
  game: string;
  title: string;
  status: string;
  names: string[];
  open: number[];
  yours: number[];
  visibility: string;
}

/** Which seat a link is for. */
export interface SeatName {
  seat: number;
}

/** The code of a link. */
export interface Code {
  code: string;
}

/** What the code was exchanged for; who may only watch gets the seat -1. */
export interface Joined {
  table: string;
  seat: number;
}

/** One statement of a rule book. */
export interface ClauseCard {
  id: string;
  chapter: string;
  text: string;
}

/** A guided first game. */
export interface LessonCard {
  game: string;
  seats: number;
  steps: StepCard[];
}

/** A step of a lesson: what it waits for, what it says, the clause behind it, if it is late. */
export interface StepCard {
  id: string;
  when: When;
  text: string;
  clause: string;
  late?: boolean;
}

/** What a step waits for: the start, an event, a choice by its message, or a stage of a view. */
export interface When {
  start?: boolean;
  event?: string;
  choice?: string;
  stage?: string;
}

/** Which game somebody wants to learn. */
export interface LessonWish {
  game: string;
}

/** Where the lesson takes place. */
export interface LessonTable {
  table: string;
}

/** Every point so far by period and source, as one seat may know it. */
export interface ScoreSheet {
  periods: SheetPeriod[];
  totals: (number | null)[];
  unit: string;
}

/** A day, a round or the end of a game. */
export interface SheetPeriod {
  name: string;
  lines: SheetLine[];
  totals: (number | null)[];
}

/** What one source brought each seat, and the clause behind it; null where it is not known. */
export interface SheetLine {
  source: string;
  clause: string;
  amounts: (number | null)[];
}

/** A game from its opening to its end, through some eyes. */
export interface Replay {
  game: string;
  title: string;
  edition: string;
  options: string[];
  names: string[];
  eyes: number | string;
  steps: ReplayStep[];
  totals: number[];
  winners: number[];
  box?: Record<string, unknown>;
}

/** A moment of a game: what led there, what was seen of it, and what was said. */
export interface ReplayStep {
  number: number;
  seat: number;
  turn: number;
  eyes: number;
  events: Event[];
  words: string[];
  headline: string;
  move?: string;
  view?: Record<string, unknown>;
  changes?: ([(string | number)[], unknown])[];
}

/** The chances of all seats along a game, as far as they are known, and where they changed most. */
export interface Curve {
  done: number;
  of: number;
  points: CurvePoint[];
  turning: number[];
}

/** After so many moves, each seat's share of the victory. */
export interface CurvePoint {
  number: number;
  shares: number[];
}

/** After how many moves to play on, at which seat, and which bot plays the others. */
export interface ForkWish {
  number: number;
  seat: number;
  bot?: string;
}

/** The table where the game goes on. */
export interface Forked {
  table: string;
}

export type ClientMessage =
  | Hello
  | Ping
  | Look
  | Speak
  | Move
  | Undo
  | AskBack
  | AnswerBack
  | Hint
  | Chat
  | Sit
  | Leave
  | Start
  | Rematch
  | VoteOut;

export type ServerMessage =
  | Welcome
  | Seats
  | View
  | Update
  | InStep
  | Words
  | Ack
  | Refused
  | Hints
  | Spoken
  | Back
  | Votes
  | Clocks
  | Over
  | Wishes
  | Pong
  | Trouble;
