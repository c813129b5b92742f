// @vitest-environment jsdom
import "./jsdomSetup";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { sayCard, sayChoice } from "./labels";
import { POSITIONS, atStage, laid, t, type Shown } from "./testPositions";
import Prompt from "./Prompt.svelte";

vi.setConfig({ testTimeout: 60_000 });
const play = vi.fn<(move: string) => void>();
beforeEach(() => play.mockClear());
afterEach(cleanup);

function show(shown: Shown): void {
  const props = laid(shown, play);
  render(Board, { props });
  render(Prompt, { props });
}

const nameOf = (piece: Element) =>
  piece.getAttribute("aria-label") ?? piece.textContent?.trim() ?? "";
const controls = () => [...document.querySelectorAll<HTMLElement>("button, [role=button]")];

/** Pieces and groups that a screen reader could not call by a name. */
function nameless(): Element[] {
  const pieces = [...document.querySelectorAll("button, [role=button], [role=img], [role=group]")];
  return pieces.filter((piece) => !nameOf(piece) && !piece.closest("[aria-hidden=true]"));
}

/** Presses everything that is named so, until the move is made. */
async function make(move: string, sentence: string): Promise<void> {
  if (move.startsWith("ducats")) return pay(move);
  for (const control of controls().filter((one) => nameOf(one).startsWith(sentence))) {
    await fireEvent.click(control);
    if (play.mock.lastCall?.[0] === move) return;
  }
}

/** Moves the ducats to the sum, and lays them down. */
async function pay(move: string): Promise<void> {
  const slider = document.querySelector("input[type=range]") as HTMLInputElement;
  await fireEvent.input(slider, { target: { value: move.split(" ")[1] } });
  const laying = controls().find((one) => nameOf(one) === slider.getAttribute("aria-valuetext"));
  await fireEvent.click(laying as Element);
}

test.each(POSITIONS)(
  "position %s: every piece has a name, every choice a control",
  async (_, shown) => {
    show(shown);

    expect(nameless()).toEqual([]);
    expect(document.querySelectorAll("[data-harbour]").length).toBe(shown.view.tokens.length);
    expect(document.querySelectorAll("g[role=img]").length).toBe(shown.view.seats.length);
    const names = controls().map(nameOf);
    shown.view.hand.forEach((card) =>
      expect(names.some((name) => name.includes(sayCard(t, card)))).toBe(true),
    );
    for (const choice of shown.choices ?? []) {
      play.mockClear();
      await make(choice.move, sayChoice(t, choice, laid(shown, play).places));
      expect(play, choice.move).toHaveBeenLastCalledWith(choice.move);
    }
  },
);

test("only what may be done is lit", () => {
  show(atStage("sail"));

  const lit = [...document.querySelectorAll(".live")].map((one) =>
    one.getAttribute("data-harbour"),
  );

  expect(lit.map((name) => `sail ${name}`)).toEqual(
    expect.arrayContaining((atStage("sail").choices ?? []).map(({ move }) => move)),
  );
  expect(lit.length).toBe(atStage("sail").choices?.length);
});

test("a harbour out of reach is sent all the same, so that the server can say why not", async () => {
  show(atStage("sail"));

  await fireEvent.click(screen.getByLabelText(/^Trebisonda/));

  expect(play).toHaveBeenCalledWith("sail Trebisonda");
});

test("a harbour is picked by the keyboard, and arrows lead to the next", async () => {
  show(atStage("compass"));
  const venezia = document.querySelector<SVGElement>('[data-harbour="Ancona"]');

  await fireEvent.keyDown(venezia as Element, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("data-harbour")).toBe("Zara");
  await fireEvent.keyDown(document.activeElement as Element, { key: "Enter" });

  expect(play).toHaveBeenCalledWith("sail Zara");
});

test("while cards are loaded, the hand is out of play", async () => {
  const shown = atStage("load");
  show(shown);
  const hand = screen.getByLabelText(/^Your hand/);

  for (const card of hand.querySelectorAll("button")) await fireEvent.click(card);

  expect(play).not.toHaveBeenCalled();
});

test("a replay of the loading offers nothing to load", () => {
  show({ ...atStage("load"), choices: [] });

  expect(screen.queryByText("Load in this order")).toBeNull();
});

test("who only watches sends nothing", async () => {
  const watched = POSITIONS.map(([, shown]) => shown).find(
    ({ seat, turn }) => seat < 0 && turn >= 0,
  );
  show(watched as Shown);

  for (const control of controls()) await fireEvent.click(control);

  expect(play).not.toHaveBeenCalled();
});

test("answers stay sealed until all are shown", () => {
  show(atStage("answer"));

  const table = screen.getByLabelText("The bargaining table");

  expect(within(table).getByText("is to answer")).toBeTruthy();
  expect(within(table).queryByText("declines")).toBeNull();
});

test("at the end all cargo is shown as runs", () => {
  const over = POSITIONS.map(([, shown]) => shown).find(({ turn }) => turn < 0);
  show(over as Shown);

  expect(screen.getByLabelText(/^Cargo, the first loaded/)).toBeTruthy();
  expect(screen.getByText("The game is over.")).toBeTruthy();
});
