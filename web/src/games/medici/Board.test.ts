// @vitest-environment jsdom
import "./jsdomSetup";
import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { selection } from "./selection.svelte";
import { laid, POSITIONS, type Position, say } from "./testPositions";
import Prompt from "./Prompt.svelte";
import type { View } from "./view.gen";

vi.setConfig({ testTimeout: 60_000 }); // a busy machine is no failure

const play = vi.fn<(move: string) => void>();
beforeEach(() => {
  play.mockClear();
  selection.clear();
  selection.prompted = false;
});
afterEach(cleanup);

const shown = (position: Position) => position.view.view as unknown as View;
const market = (position: Position) => shown(position).market;
const far = (position: Position) => market(position).length > shown(position).reach;
const reachesThree = (position: Position) => shown(position).reach === 3;
const mine = POSITIONS.filter(({ view }) => view.choices?.length);
const row = (name: string) => [
  ...document.querySelectorAll<HTMLElement>(`ol[aria-label="${name}"] button`),
];
const cards = () => row(say("medici-reach"));
const named = (name: string) =>
  [...document.querySelectorAll("button")].filter((one) => one.textContent?.trim() === name);

/** Turns the cards before the last up or down until these places are meant. */
async function mean(places: string[]): Promise<void> {
  const reach = cards();
  for (const [index, card] of reach.entries()) {
    const wanted = String(places.includes(String(reach.length - index)));
    if (card.getAttribute("aria-pressed") !== wanted) await fireEvent.click(card);
  }
}

test.each(POSITIONS.map((position, at) => [at, position] as const))(
  "in position %i every piece has a name, and every choice can be made in the server's own words",
  async (_, position) => {
    const view = position.view.view as unknown as View;
    const { container } = render(Board, { props: laid(position, play) });

    const pieces = [...container.querySelectorAll("button, [role=img]")];
    expect(pieces.filter(isNameless)).toEqual([]);
    const aboard = container.querySelectorAll("article li [role=img]").length;
    expect(aboard).toBe(view.seats.reduce((sum, { ship }) => sum + ship.length, 0));
    expect(container.querySelectorAll("figure li [role=img]:not(svg)")).toHaveLength(
      5 * view.seats.length,
    );
    if (position.view.seat < 0) expect(container.querySelectorAll("button")).toHaveLength(0);

    for (const [at, { move }] of (position.view.choices ?? []).entries()) {
      const [verb, ...places] = move.split(" ");
      if (verb === "take") await mean(places);
      const [button] = named(position.words.choices[at] ?? "");
      expect(button?.classList).toContain("lit");
      if (button) await fireEvent.click(button);
      expect(play).toHaveBeenLastCalledWith(move);
    }
  },
);

test("the deck reveals a card, also when the server will say no", async () => {
  const told = mine.find(({ view }) => !view.choices?.some(({ move }) => move === "reveal"));
  render(Board, { props: laid(told as Position, play) });

  const deck = screen.getByRole("button", { name: /^Deck: / });
  await fireEvent.click(deck);

  expect(deck.classList).not.toContain("lit");
  expect(play).toHaveBeenCalledWith("reveal");
});

test("a card out of reach is asked for, so that the server says why not", async () => {
  const distant = mine.find(far) as Position;
  render(Board, { props: laid(distant, play) });

  const [oldest] = row(say("medici-older-cards"));
  await fireEvent.click(oldest as HTMLElement);

  expect(play).toHaveBeenCalledWith(`take 1 ${market(distant).length}`);
});

test("the last card can be put back, and the server says that it must go", async () => {
  const three = mine.find(reachesThree) as Position;
  render(Board, { props: laid(three, play) });

  await mean(["2"]);
  const [button] = named(say("move-take", { cards: words(three, 2) }));
  await fireEvent.click(button as HTMLElement);

  expect(button?.classList).not.toContain("lit");
  expect(play).toHaveBeenCalledWith("take 2");
});

test("a card picked in another's turn is asked for at once", async () => {
  const three = mine.find(reachesThree) as Position;
  render(Board, { props: { ...laid(three, play), choices: [] } });

  await fireEvent.click(cards()[0] as HTMLElement);

  expect(play).toHaveBeenCalledWith("take 1 3");
});

test("the board and the prompt mean the same cards, and the verbs are there once", async () => {
  const three = mine.find(reachesThree) as Position;
  render(Board, { props: laid(three, play) });
  render(Prompt, { props: laid(three, play) });

  await mean(["1", "2"]);
  const buttons = named(
    three.words.choices.find((_, at) => chosen(three, at) === "take 1 2") ?? "",
  );

  expect(buttons).toHaveLength(1);
});

test("a picked card stays picked when another is revealed, and is forgotten with the turn", async () => {
  const two = mine.find((position) => market(position).length === 2) as Position;
  const props = laid(two, play);
  const { rerender } = render(Board, { props });
  await mean(["1", "2"]);

  await rerender({ ...props, view: { ...props.view, market: [...market(two), "fur3"], reach: 3 } });
  const revealed = cards().map((card) => card.getAttribute("aria-pressed"));
  await rerender({ ...props, choices: [] });
  await rerender(props);

  expect(revealed).toEqual(["true", "false", "true"]);
  expect(cards().map((card) => card.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
});

test("a day's reckoning is shown once it is told, and stays until it is closed", async () => {
  const ended = POSITIONS.find(({ view }) => view.seat >= 0 && view.log.some(isEnd)) as Position;
  const props = { ...laid(ended, play), events: ended.view.log };
  const { rerender } = render(Board, { props });
  const title = /^Day \d is reckoned$/;
  expect(screen.getByRole("region", { name: title })).toBeTruthy();

  await rerender({ ...props, events: [] });
  const stays = screen.queryByRole("region", { name: title });
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));

  expect(stays).toBeTruthy();
  expect(screen.queryByRole("region", { name: title })).toBeNull();
});

const isNameless = (piece: Element) =>
  !(piece.getAttribute("aria-label") ?? piece.textContent)?.trim() &&
  !piece.closest("[aria-hidden=true]");
const isEnd = ({ event }: { event: string }) => event === "day-ended";
const chosen = (position: Position, at: number) => position.view.choices?.[at]?.move;
const words = (position: Position, place: number) =>
  position.words.choices
    .map((sentence, at) => (chosen(position, at) === `take 1 ${place}` ? sentence : ""))
    .join("")
    .replace(/^Take (.*) and .*$/, "$1");
