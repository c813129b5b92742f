// The peer's server: node server.js memory | flatfile FOLDER. It prints its port when it is open.
"use strict";

const { FlatFile, Origins, Server } = require("boardgame.io/server");
const { game } = require("./game");

const [storage, folder] = process.argv.slice(2);
const db = storage === "flatfile" ? { db: new FlatFile({ dir: folder, logging: false }) } : {};
const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...db });

// What the process has used so far, in microseconds of the processor.
server.router.get("/usage", (context) => {
  context.body = process.cpuUsage();
});

// What it writes about itself goes elsewhere: the first line of the output is the port.
console.log = () => {};
server
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => process.stdout.write(`${appServer.address().port}\n`));
