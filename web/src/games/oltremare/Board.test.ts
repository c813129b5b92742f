// @vitest-environment jsdom
import "./still";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Board from "./Board.svelte";
import { harbourName } from "./chart";
import { sayCard, sayChoice } from "./pieces";
import { POSITIONS, atStage, laid, t, type Shown } from "./positions";
import Prompt from "./Prompt.svelte";

const play = vi.fn<(move: string) => void>();
beforeEach(() => play.mockClear());
afterEach(cleanup);

function show(shown: Shown): void {
  const props = laid(shown, play);
  render(Board, { props });
  render(Prompt, { props });
}

const nameOf = (piece: Element) => piece.getAttribute("aria-label") ?? piece.textContent?.trim() ?? "";
const controls = () => screen.getAllByRole("button");

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
  const slider = screen.getByRole("slider");
  await fireEvent.input(slider, { target: { value: move.split(" ")[1] } });
  await fireEvent.click(screen.getByRole("button", { name: slider.getAttribute("aria-valuetext") ?? "" }));
}

describe.each(POSITIONS)("position %s", (_, shown) => {
  test("every choice can be made by a control that says it", async () => {
    show(shown);

    for (const choice of shown.choices ?? []) {
      play.mockClear();
      await make(choice.move, sayChoice(t, choice, laid(shown, play).places));
      expect(play, choice.move).toHaveBeenLastCalledWith(choice.move);
    }
  });

  test("every piece has a name", () => {
    show(shown);

    const pieces = [...document.querySelectorAll("button, [role=button], [role=img], [role=group]")];
    const nameless = pieces.filter((piece) => !nameOf(piece) && !piece.closest("[aria-hidden=true]"));
    expect(nameless).toEqual([]);
    const sea = screen.getByRole("group", { name: "The sea" });
    shown.view.tokens.forEach((_token, number) =>
      expect(sea.querySelector(`[data-harbour="${harbourName(number)}"]`)).not.toBeNull(),
    );
    expect(within(sea).getAllByRole("img").length).toBe(shown.view.seats.length);
    shown.view.hand.forEach((card) =>
      expect(controls().some((one) => nameOf(one).includes(sayCard(t, card)))).toBe(true),
    );
  });
});

test("only what may be done is lit", () => {
  show(atStage("sail"));

  const lit = [...document.querySelectorAll(".live")].map((one) => one.getAttribute("data-harbour"));

  expect(lit.map((name) => `sail ${name}`)).toEqual(
    expect.arrayContaining((atStage("sail").choices ?? []).map(({ move }) => move)),
  );
  expect(lit.length).toBe(atStage("sail").choices?.length);
});

test("a harbour out of reach is sent all the same, so that the server can say why not", async () => {
  show(atStage("sail"));

  await fireEvent.click(screen.getByRole("button", { name: /^Trebisonda/ }));

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
  const hand = screen.getByRole("region", { name: /^Your hand/ });

  for (const card of within(hand).getAllByRole("button")) await fireEvent.click(card);

  expect(play).not.toHaveBeenCalled();
});

test("who only watches sends nothing", async () => {
  const watched = POSITIONS.map(([, shown]) => shown).find(({ seat, turn }) => seat < 0 && turn >= 0);
  show(watched as Shown);

  for (const control of controls()) await fireEvent.click(control);

  expect(play).not.toHaveBeenCalled();
});

test("answers stay sealed until all are shown", () => {
  show(atStage("answer"));

  const table = screen.getByRole("region", { name: "The bargaining table" });

  expect(within(table).getByText("is to answer")).toBeTruthy();
  expect(within(table).queryByText("declines")).toBeNull();
});

test("at the end all cargo is shown as runs", () => {
  const over = POSITIONS.map(([, shown]) => shown).find(({ turn }) => turn < 0);
  show(over as Shown);

  expect(screen.getByRole("region", { name: /^Cargo, the first loaded/ })).toBeTruthy();
  expect(screen.getByText("The game is over.")).toBeTruthy();
});
