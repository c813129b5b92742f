/** The part of the chart that is seen: moved by fingers, buttons, and to where something happens. */
import { Tween } from "svelte/motion";
import { quick } from "../../settings/settings.svelte";
import { chartNow, type Harbour } from "./chart.svelte";
import { PRINTED } from "./chartLayout";

const CLOSE = 1.75; // map units to a pixel at which all names can be read
const CLOSEST = 0.7;
const ALMOST = 0.82; // of the chart: then all of it may as well be seen
const NARROW = 60; // map units around what is to be seen

interface Seen {
  x: number;
  y: number;
  width: number;
}

export class ChartViewport {
  /** The size of the frame on the screen. */
  pixels = $state({ width: 0, height: 0 });
  #area = new Tween<Seen>({ x: 0, y: 0, width: PRINTED.area.width });

  readonly wide = $derived(this.pixels.width || 900);
  /** All of the chart that is on the table. */
  readonly chart = $derived(chartNow().area);
  readonly ratio = $derived(
    this.pixels.height ? this.pixels.height / this.wide : this.chart.height / this.chart.width,
  );
  readonly widest = $derived(Math.max(this.chart.width, this.chart.height / this.ratio));
  /** Map units to a pixel. */
  readonly unit = $derived(this.#area.current.width / this.wide);
  readonly isWhole = $derived(this.#area.target.width >= this.widest - 1);
  readonly box = $derived.by(() => {
    const { x, y, width } = this.#area.current;
    return `${x} ${y} ${width} ${width * this.ratio}`;
  });

  /** Show all of the chart. */
  whole(quickly = false): void {
    this.#go({ x: this.chart.x, y: this.chart.y, width: this.widest }, quickly);
  }

  /** Show these places, as close as names can be read and no closer. */
  show(places: Harbour[], quickly = false): void {
    const xs = places.map((place) => place.x);
    const ys = places.map((place) => place.y);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const width = Math.max(
      this.wide * CLOSE,
      right - left + 2 * NARROW * CLOSE,
      (bottom - top + 2 * NARROW) / this.ratio,
    );
    if (width > ALMOST * this.widest) return this.whole(quickly);
    const x = (left + right - width) / 2;
    const y = (top + bottom - width * this.ratio) / 2;
    this.#go({ x, y, width }, quickly);
  }

  /** Come closer or go farther, around a point of the frame given in shares of it. */
  zoom(factor: number, across = 0.5, down = 0.5, quickly = false): void {
    const { x, y, width } = this.#area.target;
    const next = Math.min(this.widest, Math.max(this.wide * CLOSEST, width * factor));
    const gained = width - next;
    this.#go({ x: x + gained * across, y: y + gained * this.ratio * down, width: next }, quickly);
  }

  /** Move by so many pixels. */
  pan(right: number, down: number): void {
    const { x, y, width } = this.#area.target;
    const unit = width / this.wide;
    this.#go({ x: x - right * unit, y: y - down * unit, width }, true);
  }

  #go(area: Seen, quickly: boolean): void {
    const width = Math.min(area.width, this.widest);
    const height = width * this.ratio;
    const { chart } = this;
    const x = within(area.x, width, chart.x, chart.width);
    const y = within(area.y, height, chart.y, chart.height);
    const duration = quickly ? 0 : quick();
    void this.#area.set({ x, y, width }, { duration });
  }
}

/** Where a length may begin so that it stays on the chart; what is longer is centred. */
function within(start: number, length: number, from: number, whole: number): number {
  if (length >= whole) return from + (whole - length) / 2;
  return Math.min(Math.max(start, from), from + whole - length);
}
