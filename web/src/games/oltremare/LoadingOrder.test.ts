// @vitest-environment jsdom
import "./jsdomSetup";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import LoadingOrder from "./LoadingOrder.svelte";
import { sayCard } from "./labels";
import { atStage, laid, t } from "./testPositions";

const play = vi.fn<(move: string) => void>();
beforeEach(() => play.mockClear());
afterEach(cleanup);

const CARDS = ["grain-ms1", "silk-mk1", "wine-mp3"];

/** These cards to be loaded, as the server would offer them. */
function toLoad(played: string[]) {
  const shown = atStage("load");
  const choices = played.map((card, place) => ({
    move: `card ${place + 1}`,
    says: "move-card-load",
    names: { card: [["card", card] as [string, string]] },
  }));
  return { ...laid(shown, play), view: { ...shown.view, played }, choices };
}

const cards = () => [...document.querySelectorAll<HTMLButtonElement>("li button")];
const order = () =>
  cards().map((card) => CARDS.find((one) => card.ariaLabel?.includes(sayCard(t, one))));
const card = (place: number) => cards()[place] as HTMLButtonElement;

test("a click loads a card at once", async () => {
  render(LoadingOrder, { props: toLoad(CARDS) });

  await fireEvent.click(card(1));

  expect(play.mock.calls).toEqual([["card 2"]]);
});

test("arrow keys move a card, the focus goes with it, and the others are told", async () => {
  render(LoadingOrder, { props: toLoad(CARDS) });
  card(0).focus();

  await fireEvent.keyDown(card(0), { key: "ArrowRight" });
  await fireEvent.keyDown(card(1), { key: "ArrowRight" });
  await fireEvent.keyDown(card(2), { key: "ArrowRight" });

  expect(order()).toEqual(["silk-mk1", "wine-mp3", "grain-ms1"]);
  expect(document.activeElement).toBe(card(2));
  expect(screen.getByText(/is now number 3/)).toBeTruthy();
  expect(play).not.toHaveBeenCalled();
});

test("an order is carried out card by card, as the server agrees to each", async () => {
  const { rerender } = render(LoadingOrder, { props: toLoad(CARDS) });
  await fireEvent.keyDown(card(2), { key: "ArrowLeft" });
  await fireEvent.keyDown(card(1), { key: "ArrowLeft" });

  await fireEvent.click(screen.getByText("Load in this order"));
  expect(play.mock.calls).toEqual([["card 3"]]);
  await rerender(toLoad(["grain-ms1", "silk-mk1"]));

  expect(play.mock.calls).toEqual([["card 3"], ["card 1"]]);
});

test("an order rests when something else happened on the way", async () => {
  const { rerender } = render(LoadingOrder, { props: toLoad(CARDS) });
  await fireEvent.click(screen.getByText("Load in this order"));
  play.mockClear();

  await rerender(toLoad([...CARDS, "wood-ms4"]));
  await fireEvent.click(card(1));
  await rerender(toLoad(["grain-ms1", "wine-mp3"]));

  expect(play.mock.calls).toEqual([["card 2"]]);
});

test("a card that was dragged lies in its new place, and is not loaded by letting it go", async () => {
  render(LoadingOrder, { props: toLoad(CARDS) });
  // jsdom lays nothing out: the places are 100 pixels apart.
  const items = [...document.querySelectorAll("li")];
  items.forEach((item, at) => {
    Object.defineProperty(item, "offsetLeft", { value: 100 * at });
    item.setPointerCapture = () => undefined;
  });
  const pointer = (type: string, x: number) =>
    fireEvent(card(0), new MouseEvent(type, { bubbles: true, clientX: x, clientY: 5 }));

  await fireEvent(card(0), pressing());
  await pointer("pointermove", 90);
  await pointer("pointermove", 230);
  await pointer("pointerup", 230);
  await fireEvent.click(items[0]?.querySelector("button") as Element);

  expect(order()).toEqual(["silk-mk1", "wine-mp3", "grain-ms1"]);
  expect(play).not.toHaveBeenCalled();
});

/** A finger put down; jsdom's pointer events do not say that it is the first. */
function pressing(): MouseEvent {
  const event = new MouseEvent("pointerdown", { bubbles: true, clientX: 10, clientY: 5 });
  return Object.assign(event, { isPrimary: true });
}
