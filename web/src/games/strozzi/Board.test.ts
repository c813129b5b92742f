// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import fixture from "../../../fixtures/strozzi.json";
import type { Translate } from "../../board/contract";
import type { View as Told } from "../../protocol";
import { translator } from "../../i18n/catalogues";
import Board from "./Board.svelte";
import { CITIES, PORTS, type View } from "./view.gen";
import { cityName, seatName, shipWords, tileWords } from "./labels";

const speak = await translator("en", "strozzi");
const positions = fixture.positions.map(({ view }) => view as unknown as Told);
const places = fixture.places;

/** Says the message, and fails where the catalogues have none. */
const t: Translate = (message, values) => {
  const said = speak(message, values);
  if (said === message) throw new Error(`no message ${message}`);
  return said;
};

// Roles are asked for by selectors: a search by computed roles takes minutes for so many positions.
class Shown {
  readonly view: View;
  readonly played: string[] = [];
  readonly board: HTMLElement;

  constructor(shown: Told, choices = shown.choices ?? []) {
    const { seat: me, turn, log: events } = shown;
    const play = (move: string): number => this.played.push(move);
    const props = {
      view: shown.view as unknown as View,
      choices,
      places,
      me,
      turn,
      events,
      t,
      play,
    };
    this.view = props.view;
    this.board = render(Board, { props }).container;
  }

  all(selector: string): HTMLElement[] {
    return [...this.board.querySelectorAll<HTMLElement>(selector)];
  }

  texts(selector: string): string[] {
    return this.all(selector).map((found) => found.textContent.trim());
  }

  names(selector: string): string[] {
    return this.all(selector).map((found) => found.getAttribute("aria-label") ?? "");
  }

  /** The name of each button, and the move that it sends. */
  buttons(): { name: string; move: string | undefined }[] {
    return this.all("button").map((button) => {
      button.click();
      return { name: button.getAttribute("aria-label") ?? "", move: this.played.at(-1) };
    });
  }
}

// The first drawing waits for all parts of the board to be read.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

describe.each(positions.map((shown, index) => ({ shown, index })))(
  "position $index",
  ({ shown }) => {
    test("every choice can be made by a button that says what it does", () => {
      const buttons = new Shown(shown).buttons();

      for (const { move, says } of shown.choices ?? []) {
        const verb = t(says, { flag: "", port: "", tile: "" }).split(" ")[0];
        expect(buttons.find((button) => button.move === move)?.name).toContain(verb);
      }
      expect(buttons.map(({ name }) => name)).not.toContain("");
      if (shown.seat < 0) expect(buttons).toEqual([]);
    });

    test("every ship, marker and tile has a name, in the order of the table", () => {
      const table = new Shown(shown);

      const { ports, cities, face_up, offered } = table.view;
      for (const city of CITIES) {
        const said = table.texts(`ol[aria-label="${cityName(t, city)}"] li`);
        const seats = cities[city].map(({ seat }) => seatName(places, seat));
        expect(said.map((words) => words.split(" ")[0])).toEqual(seats);
      }
      for (const port of PORTS) {
        const said = table.texts(`section[aria-label="${cityName(t, port)}"] .quay li .unseen`);
        expect(said).toHaveLength(ports[port].length);
        ports[port].forEach((moored, index) => {
          expect(said[index]).toContain(shipWords(t, moored.ship));
        });
      }
      const tiles = table.names(`[aria-label="${t("label-tiles")}"] .piece`);
      expect(tiles).toHaveLength(face_up.length);
      face_up.forEach((tile, index) => {
        expect(tiles[index]).toContain(tile ? tileWords(t, tile) : t("no-tile"));
      });
      const names = offered ? [shipWords(t, offered)] : [];
      expect(table.names(".middle svg[role=img]")).toEqual(names);
    });
  },
);

describe("the board", () => {
  const mine = positions.find(({ seat }) => seat >= 0) as Told;
  const secret = positions.find(({ seat, view }) => {
    const coins = (view as unknown as View).seats.map((held) => held.coins);
    return seat >= 0 && coins.includes(null) && (coins[seat] ?? 0) > 0;
  }) as Told;

  test("a piece that is not among the choices is sent all the same, for the server to refuse", () => {
    const moves = new Shown(mine, []).buttons().map(({ move }) => move);

    expect(new Set(moves)).toEqual(
      new Set([
        ...["pirate", "+1", "ware"].map((flag) => `flag ${flag}`),
        ...PORTS.map((port) => `port ${port}`),
        ...[1, 2, 3].map((slot) => `tile ${slot}`),
      ]),
    );
  });

  test("only what may be done is lit", () => {
    expect(new Shown(mine).all("button.lit")).toHaveLength(mine.choices?.length ?? -1);
    expect(new Shown(mine, []).all("button.lit")).toEqual([]);
  });

  test("the coins of others are hidden where they are secret, mine are not", () => {
    const table = new Shown(secret);

    const coins = table.texts("td.coins");

    const hidden = coins.filter((words) => words === t("label-hidden"));
    expect(hidden).toHaveLength(table.view.seats.length - 1);
    expect(coins[secret.seat]).toContain(String(table.view.seats[secret.seat]?.coins));
  });

  test("the end names the winner", () => {
    const over = positions.find(({ turn }) => turn < 0) as Told;

    expect(new Shown(over).texts(".middle p")[0]).toMatch(/ wins with \d+ coins/);
  });
});
