/** The playback of a game that is over, to be wound back and forth. */
import { request, ApiError } from "../api/request";
import { patched } from "../connection/patch";
import type { Change, Event, Place, Problem } from "../protocol";

export interface Step {
  number: number;
  seat: number;
  turn: number;
  eyes?: number;
  events: Event[];
  words: string[];
  headline: string;
  move?: string;
  view?: Record<string, unknown>;
  changes?: Change[];
}

export interface Recording {
  game: string;
  title: string;
  edition: string;
  options: string[];
  names: string[];
  eyes: number | string;
  steps: Step[];
  totals: number[];
  winners: number[];
  /** What the board must know of the edition, where it is not the game's own. */
  box?: Record<string, unknown>;
}

export type Eyes = number | "all";

/** Every view of a recording, in order: the first whole, the others by what changed. */
export function views(steps: Step[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  let view: Record<string, unknown> = {};
  for (const step of steps) {
    view = step.view ?? patched(view, step.changes ?? []);
    found.push(view);
  }
  return found;
}

export class Playback {
  recording = $state.raw<Recording>();
  eyes = $state.raw<Eyes>(-1);
  at = $state.raw(0);
  isPlaying = $state.raw(false);
  trouble = $state.raw("");
  isLoading = $state.raw(false);
  private all = $state.raw<Record<string, unknown>[]>([]);
  /** Whether the present step was come to from the one before it, so that it may move. */
  private isForward = false;
  private wishes = 0;

  get last(): number {
    return Math.max(0, (this.recording?.steps.length ?? 1) - 1);
  }

  get step(): Step | undefined {
    return this.recording?.steps[this.at];
  }

  get view(): Record<string, unknown> | undefined {
    return this.all[this.at];
  }

  get events(): Event[] {
    return this.isForward ? (this.step?.events ?? []) : [];
  }

  get places(): Place[] {
    return (this.recording?.names ?? []).map((name, seat) => ({
      seat,
      name,
      kind: "person",
      bot: "",
      present: true,
    }));
  }

  /** Goes to a step; past the end there is nothing. */
  go(step: number): void {
    const wanted = Math.min(this.last, Math.max(0, step));
    this.isForward = wanted === this.at + 1;
    this.at = wanted;
    if (wanted === this.last) this.isPlaying = false;
  }

  /** Goes to what was last seen after so many moves. */
  goToMove(number: number): void {
    const steps = this.recording?.steps ?? [];
    this.go(steps.findLastIndex((step) => step.number <= number));
  }

  playOrPause(): void {
    if (!this.isPlaying && this.at === this.last) this.go(0);
    this.isPlaying = !this.isPlaying;
  }

  async fetch(table: string, language: string): Promise<void> {
    const path = `/api/tables/${table}/replay?eyes=${this.eyes}&language=${language}`;
    await this.load(() => request<Recording>("GET", path));
  }

  async open(file: File, language: string): Promise<void> {
    const path = `/api/replay?eyes=${this.eyes}&language=${language}`;
    await this.load(async () => {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch(path, { method: "POST", headers, body: await file.text() });
      if (!answer.ok) throw new ApiError((await answer.json()) as Problem);
      return (await answer.json()) as Recording;
    });
  }

  private async load(wish: () => Promise<Recording>): Promise<void> {
    const wished = ++this.wishes;
    this.isLoading = true;
    this.trouble = "";
    try {
      const recording = await wish();
      // Who has looked elsewhere meanwhile wants that, and stays at the move come to since.
      if (wished !== this.wishes) return;
      const number = this.step?.number;
      this.all = views(recording.steps);
      this.recording = recording;
      this.at = 0;
      this.isForward = false;
      // Other eyes see other steps, at the same moment of the game.
      if (number !== undefined) this.goToMove(number);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      if (wished === this.wishes) this.trouble = problem.message;
    } finally {
      if (wished === this.wishes) this.isLoading = false;
    }
  }
}
