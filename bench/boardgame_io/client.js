// Drives the peer's server: node client.js PORT TABLES MOVES. It prints one line of JSON.
"use strict";

const { io } = require("socket.io-client");
const { SEATS } = require("./game");

const [port, tables, upto] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;

const ask = async (method, path, body) => {
  const answer = await fetch(address + path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} said ${answer.status}`);
  return answer.json();
};

class Table {
  constructor(match) {
    this.match = match;
    this.moves = 0;
    this.number = 0;
    this.heard = new Array(SEATS).fill(-1);
    this.stands = () => {};
  }

  async sitDown() {
    for (let seat = 0; seat < SEATS; seat += 1) {
      const player = String(seat);
      const path = `/games/cards/${this.match}/join`;
      const { playerCredentials } = await ask("POST", path, { playerID: player, playerName: player });
      await this.listen(seat, player, playerCredentials);
    }
  }

  listen(seat, player, credentials) {
    const socket = io(`${address}/cards`, { transports: ["websocket"], forceNew: true });
    this.sockets = [...(this.sockets || []), { socket, player, credentials }];
    return new Promise((resolve) => {
      socket.on("connect", () => socket.emit("sync", this.match, player, credentials, SEATS));
      socket.on("sync", (_, { state }) => {
        this.heard[seat] = state._stateID;
        this.turn = Number(state.ctx.currentPlayer);
        resolve();
      });
      socket.on("update", (_, state) => this.told(seat, state));
    });
  }

  // A move counts when every seat has been told of it; then the next one is made.
  told(seat, state) {
    this.heard[seat] = state._stateID;
    if (this.heard.some((number) => number < state._stateID) || state._stateID <= this.number) return;
    this.number = state._stateID;
    this.turn = Number(state.ctx.currentPlayer);
    this.moves += 1;
    this.over = Boolean(state.ctx.gameover);
    this.move();
  }

  move() {
    if (this.over || this.moves >= this.upto) return this.stands();
    const { socket, player, credentials } = this.sockets[this.turn];
    const payload = { type: "lay", args: [0], playerID: player, credentials };
    socket.emit("update", { type: "MAKE_MOVE", payload }, this.number, this.match, player);
    return undefined;
  }

  play(moves) {
    this.upto = moves;
    return new Promise((resolve) => {
      this.stands = resolve;
      this.move();
    });
  }
}

const main = async () => {
  const all = [];
  for (let number = 0; number < tables; number += 1) {
    const { matchID } = await ask("POST", "/games/cards/create", { numPlayers: SEATS });
    const table = new Table(matchID);
    await table.sitDown();
    table.number = Math.max(...table.heard);
    all.push(table);
  }
  const before = await ask("GET", "/usage");
  const began = process.hrtime.bigint();
  await Promise.all(all.map((table) => table.play(upto)));
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const after = await ask("GET", "/usage");
  const cpu = (after.user + after.system - before.user - before.system) / 1e6;
  const moves = all.reduce((sum, table) => sum + table.moves, 0);
  process.stdout.write(`${JSON.stringify({ moves, seconds, cpu })}\n`);
  process.exit(0);
};

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
