/** Dragging a card along its row: the others make way, and it falls where it is let go. */
import { madeWay, nearest, type Spot } from "./cardOrder";

const FAR_ENOUGH = 6; // pixels; less is a click by an unsteady hand

interface Held {
  from: number;
  to: number;
  by: Spot;
}

export class Drag {
  /** The card that follows the pointer. */
  held = $state.raw<Held>();
  private spots: Spot[] = [];
  private start: Spot & { from: number } = { x: 0, y: 0, from: -1 };
  private wasDragged = false;

  constructor(private readonly drop: (from: number, to: number) => void) {}

  /** The place of a card as the row would be if it were let go now. */
  place(place: number): number {
    return this.held ? madeWay(place, this.held.from, this.held.to) : place;
  }

  /** How far a card is drawn from its place in the row. */
  offset(place: number): Spot {
    const { held, spots } = this;
    if (!held) return { x: 0, y: 0 };
    if (place === held.from) return held.by;
    const [now, then] = [spots[place], spots[this.place(place)]];
    return now && then ? { x: then.x - now.x, y: then.y - now.y } : { x: 0, y: 0 };
  }

  /** Lets the card in this place be dragged: `{@attach drag.card(place)}` on its list item. */
  card(place: number): (item: HTMLElement) => () => void {
    return (item) => {
      const down = (event: PointerEvent) => this.take(event, place);
      const move = (event: PointerEvent) => this.move(event, item);
      const up = () => this.letGo();
      const cancel = () => this.forget();
      const click = (event: MouseEvent) => this.swallow(event);
      item.addEventListener("pointerdown", down);
      item.addEventListener("pointermove", move);
      item.addEventListener("pointerup", up);
      item.addEventListener("pointercancel", cancel);
      item.addEventListener("click", click, { capture: true });
      return () => {
        item.removeEventListener("pointerdown", down);
        item.removeEventListener("pointermove", move);
        item.removeEventListener("pointerup", up);
        item.removeEventListener("pointercancel", cancel);
        item.removeEventListener("click", click, { capture: true });
      };
    };
  }

  private take(event: PointerEvent, from: number): void {
    this.wasDragged = false;
    if (event.isPrimary && event.button === 0)
      this.start = { x: event.clientX, y: event.clientY, from };
  }

  private move(event: PointerEvent, item: HTMLElement): void {
    const { from, x, y } = this.start;
    if (from < 0) return;
    const by = { x: event.clientX - x, y: event.clientY - y };
    if (!this.held) {
      if (Math.hypot(by.x, by.y) < FAR_ENOUGH) return;
      item.setPointerCapture(event.pointerId);
      this.spots = [...(item.parentElement?.children ?? [])].map((one) => spotOf(one));
      this.wasDragged = true;
    }
    const home = this.spots[from] ?? by;
    const to = nearest(this.spots, { x: home.x + by.x, y: home.y + by.y });
    this.held = { from, to, by };
  }

  private letGo(): void {
    const { held } = this;
    this.forget();
    if (held && held.from !== held.to) this.drop(held.from, held.to);
  }

  private forget(): void {
    this.start = { x: 0, y: 0, from: -1 };
    this.held = undefined;
  }

  /** The click that ends a drag is none. */
  private swallow(event: MouseEvent): void {
    if (!this.wasDragged) return;
    this.wasDragged = false;
    event.preventDefault();
    event.stopPropagation();
  }
}

function spotOf(item: Element): Spot {
  const { offsetLeft, offsetTop } = item as HTMLElement;
  return { x: offsetLeft, y: offsetTop };
}
