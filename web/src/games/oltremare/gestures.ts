/** Fingers and mouse on the chart: one drags, two pinch; a press that did not move is a pick. */
import type { ChartViewport } from "./viewport.svelte";

const STILL = 6; // pixels

interface Point {
  x: number;
  y: number;
}

/** Lets the chart be moved; says by `moved` whether the press was a drag. */
export class ChartGestures {
  #points = new Map<number, Point>();
  #travelled = 0;

  constructor(
    readonly viewport: ChartViewport,
    readonly frame: () => Element | undefined,
  ) {}

  get moved(): boolean {
    return this.#travelled > STILL;
  }

  down(event: PointerEvent): void {
    if (this.#points.size === 0) this.#travelled = 0;
    this.#points.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.#points.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#points].find(([id]) => id !== event.pointerId)?.[1];
    this.#travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.moved) this.frame()?.setPointerCapture(event.pointerId);
    if (other) this.#pinch(before, now, other);
    else if (this.moved) this.viewport.pan(now.x - before.x, now.y - before.y);
    this.#points.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#points.delete(event.pointerId);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const frame = this.frame()?.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (!frame || was === 0 || is === 0) return;
    const across = ((now.x + other.x) / 2 - frame.left) / frame.width;
    const down = ((now.y + other.y) / 2 - frame.top) / frame.height;
    this.viewport.zoom(was / is, across, down, true);
    this.viewport.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}
