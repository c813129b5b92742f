import { expect, test } from "vitest";
import { relabelled, type LogLine } from "./log";

const line = (number: number, event: string, text = ""): LogLine => ({
  number,
  event: { event, clause: "", with: {} },
  text,
});

test("words go to the events of their update, though another update came before them", () => {
  const log = [line(1, "started", "Anna starts."), line(2, "revealed"), line(3, "taken")];

  const said = relabelled(log, { number: 2, events: ["Anna reveals fur 2."] });

  expect(said.map((one) => one.text)).toEqual(["Anna starts.", "Anna reveals fur 2.", ""]);
});

test("words for the whole log replace all of it", () => {
  const log = [line(1, "started", "Anna starts."), line(2, "revealed", "Anna reveals fur 2.")];

  const said = relabelled(log, { number: 2, events: ["Anna kezd.", "Anna felfed."] });

  expect(said.map((one) => one.text)).toEqual(["Anna kezd.", "Anna felfed."]);
});

test("words never go to a line of the frame's own", () => {
  const log = [line(1, "started"), line(1, "taken-back"), line(2, "revealed")];

  const said = relabelled(log, { number: 2, events: ["Bruno reveals."] });

  expect(said.map((one) => one.text)).toEqual(["", "", "Bruno reveals."]);
});
