/** A guided first game: which of its steps are told, and when. */
import { request } from "../api/request";
import type { TableClient } from "../connection/client.svelte";
import type { Choice, Event } from "../protocol";

export interface Step {
  id: string;
  when: { event?: string; choice?: string; stage?: string; start?: boolean };
  text: string;
  clause: string;
  /** It comes long after one knows how to play. */
  late?: boolean;
}

/** What a step may wait for. */
export interface Moment {
  events: Event[];
  choices: Choice[];
  view: Record<string, unknown> | undefined;
}

/** Whether what a step waits for happens in this moment. */
export function happens({ when }: Step, { events, choices, view }: Moment): boolean {
  if (when.start) return true;
  if (when.event) return events.some((one) => one.event === when.event);
  if (when.choice) return choices.some((one) => one.says === when.choice);
  return when.stage !== undefined && view?.["stage"] === when.stage;
}

export class Lesson {
  steps = $state.raw<Step[]>([]);
  /** The ids of steps that wait to be read, the first of them is shown. */
  private due = $state.raw<string[]>([]);
  private told = $state.raw<string[]>([]);
  trouble = $state.raw("");
  /** Who knows enough may play on all the same. */
  playsOn = $state(false);

  get shown(): Step | undefined {
    return this.steps.find((step) => step.id === this.due[0]);
  }

  get done(): number {
    return this.told.length;
  }

  get isDone(): boolean {
    return this.steps.length > 0 && this.told.length === this.steps.length;
  }

  /** All is told but what comes late: one may stop here. */
  get isEnough(): boolean {
    const untold = this.steps.filter((step) => !this.told.includes(step.id));
    return this.told.length > 0 && !this.playsOn && untold.every((step) => step.late);
  }

  /** Tells at once what would come late. */
  tellTheRest(): void {
    const known = [...this.due, ...this.told];
    const rest = this.steps.filter((step) => !known.includes(step.id));
    this.due = [...this.due, ...rest.map((step) => step.id)];
  }

  async fetch(game: string, language: string): Promise<void> {
    const path = `/api/games/${game}/lesson?language=${language}`;
    await request<{ steps: Step[] }>("GET", path).then(
      (lesson) => (this.steps = lesson.steps),
      (problem: Error) => (this.trouble = problem.message),
    );
  }

  /** Looks whether anything that a step waits for has happened. */
  watch(client: TableClient): void {
    const { view, choices } = client;
    if (!view) return;
    const events = client.log.map((line) => line.event);
    this.meet({ events, choices, view });
  }

  meet(moment: Moment): void {
    const known = [...this.due, ...this.told];
    const fresh = this.steps.filter((step) => !known.includes(step.id) && happens(step, moment));
    if (fresh.length) this.due = [...this.due, ...fresh.map((step) => step.id)];
  }

  next(): void {
    const [read] = this.due;
    if (read === undefined) return;
    this.told = [...this.told, read];
    this.due = this.due.slice(1);
  }
}
