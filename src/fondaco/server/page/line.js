// The line to a table: one socket, called up again whenever it breaks.

import { trouble } from "./ask.js";
import { $ } from "./dom.js";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
const PING_EVERY = 20_000;
const NOT_LET_IN = 4003;
let socket;
let waited = FIRST_WAIT;
let again;

export function callUp(hello, hear) {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const line = new WebSocket(`${scheme}//${location.host}/socket`);
  socket = line;
  line.onopen = () => {
    waited = FIRST_WAIT;
    notice("");
    say({ type: "hello", ...hello() });
  };
  line.onmessage = (event) => [JSON.parse(event.data)].flat().forEach(hear);
  line.onclose = (event) => {
    if (event.code === NOT_LET_IN) return;
    notice("The line is down. Nothing is lost; trying again …");
    again = setTimeout(() => callUp(hello, hear), waited);
    waited = Math.min(LONGEST_WAIT, waited * 2);
  };
  window.ononline = () => {
    if (line.readyState === WebSocket.OPEN) return;
    clearTimeout(again);
    callUp(hello, hear);
  };
}

function notice(text) {
  $("line").textContent = text;
  $("line").hidden = !text;
}

function say(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

export function command(type, more = {}) {
  trouble();
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  say({ type, id, ...more });
}

setInterval(() => say({ type: "ping" }), PING_EVERY);
