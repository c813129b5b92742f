/**
 * Shows a board in a captured position: /playground/?game=medici&position=3&theme=dark&language=en
 * Moves go to the console; nothing here reaches a server, and none of it is built into the page.
 */
import "@fontsource-variable/eb-garamond";
import "@fontsource-variable/inter";
import { mount } from "svelte";
import type { Component } from "svelte";
import type { BoardProps } from "../src/board/contract";
import "../src/styles/theme.css";
import type { Place, View } from "../src/protocol";
import { translator, type Language } from "../src/i18n/catalogues";

interface Fixture {
  game: string;
  places: Place[];
  positions: { view: View }[];
}

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "medici";
const theme = asked.get("theme");
if (theme) document.documentElement.dataset["theme"] = theme;

const boards = import.meta.glob<{ default: Component<BoardProps> }>("../src/games/*/Board.svelte");
const fixtures = import.meta.glob<{ default: Fixture }>("../fixtures/*.json");
const board = await boards[`../src/games/${game}/Board.svelte`]?.();
const fixture = (await fixtures[`../fixtures/${game}.json`]?.())?.default;
const shown = fixture?.positions[Number(asked.get("position") ?? 0)]?.view;
const target = document.getElementById("board");
if (board && fixture && shown && target) {
  mount(board.default, {
    target,
    props: {
      view: shown.view,
      choices: shown.choices ?? [],
      places: fixture.places,
      me: shown.seat,
      turn: shown.turn,
      events: shown.log.slice(-3),
      t: await translator((asked.get("language") ?? "en") as Language, game),
      play: (move: string) => console.log("play", move),
    },
  });
}
