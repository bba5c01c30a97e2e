// boardgame.io's own server with tic-tac-toe in it, as its tutorial has the game: one process,
// state in memory, nothing durable.
//
//   node server.js [--port 8000] [--until-stdin-ends]
//
// PORT works too; 0, the default, picks a free port.  The line `ready <port>` on standard output
// says that it listens, on 127.0.0.1 only.  With --until-stdin-ends it stops when its standard
// input does, so that it cannot outlive the process that started it.
//
// package.json holds koa-compose back at 4.1.0: later ones copy the list of handlers early, and
// boardgame.io 0.50.2 adds the lobby's after that, so that every call to the lobby is a 404.
"use strict";

const { parseArgs } = require("node:util");
const { Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const HOST = "127.0.0.1";
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const wins = (cells) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const ticTacToe = {
  name: "tic-tac-toe",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (wins(G.cells)) return { winner: ctx.currentPlayer };
    if (!G.cells.includes(null)) return { draw: true };
  },
};

async function main() {
  const { values } = parseArgs({
    options: { port: { type: "string" }, "until-stdin-ends": { type: "boolean", default: false } },
  });
  const port = Number(values.port ?? process.env.PORT ?? 0);
  if (values["until-stdin-ends"]) process.stdin.on("end", () => process.exit(0)).resume();
  // A Node client sends no Origin header, so no web page needs to be let in.
  const server = Server({ games: [ticTacToe], origins: false });
  // What is given as the port goes to net.Server.listen as it is, so it can carry the host.
  const { appServer } = await server.run({ port: { host: HOST, port } });
  console.log(`ready ${appServer.address().port}`);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
