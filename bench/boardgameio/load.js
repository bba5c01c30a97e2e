// Closed-loop load on boardgame.io's server: 16 games of tic-tac-toe at a time, two connected
// seats in each, every seat moving as soon as the server's update says that it is its turn.
//
//   node load.js --port 8000 --seconds 10 [--warmup 2] [--matches 16] [--chain 20]
//                [--server-pid 123]
//
// The messages are those that boardgame.io's own client sends (`sync` and `update`, with the
// seat's credentials), sent straight through socket.io-client to keep this process light.
//
// A game is over after five to nine moves, and opening another costs the server as much work as
// some moves do.  That work is kept off the clock: before the clock starts, `chain` games are
// opened for each of the 16 tables (match created, seats joined and synced, each seat on its own
// connection); then each table plays its games one after the other.  The clock stops when the
// first table has run out of games; what the others still play does not count.  Rounds of this
// are added up until `seconds` are on the clock.  With --chain 0, nothing is opened beforehand:
// each table opens its next game when the last one is over, with the clock running.
"use strict";

const fs = require("node:fs");
const http = require("node:http");
const { parseArgs } = require("node:util");
const { io } = require("socket.io-client");

const GAME = "tic-tac-toe";
const HOST = "127.0.0.1";
const SEATS = ["0", "1"];

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    seconds: { type: "string", default: "10" },
    warmup: { type: "string", default: "2" },
    matches: { type: "string", default: "16" },
    chain: { type: "string", default: "20" },
    "server-pid": { type: "string" },
  },
});
const options = {
  port: Number(values.port),
  seconds: Number(values.seconds),
  warmup: Number(values.warmup),
  matches: Number(values.matches),
  chain: Number(values.chain),
  serverPid: values["server-pid"] === undefined ? null : Number(values["server-pid"]),
};

const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

/** One POST to the lobby; resolves to the decoded answer. */
function post(path, body) {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        host: HOST,
        port: options.port,
        path: `/games/${GAME}${path}`,
        method: "POST",
        agent,
        headers: { "content-type": "application/json", "content-length": Buffer.byteLength(text) },
      },
      (response) => {
        let answer = "";
        response.setEncoding("utf8");
        response.on("data", (part) => (answer += part));
        response.on("end", () => {
          if (response.statusCode === 200) resolve(JSON.parse(answer));
          else reject(new Error(`${path}: HTTP ${response.statusCode}: ${answer}`));
        });
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(text);
  });
}

/** A new match with both seats taken: its id, and the credentials by seat. */
async function newMatch() {
  const { matchID } = await post("/create", { numPlayers: SEATS.length });
  const credentials = [];
  for (const playerID of SEATS) {
    const joined = await post(`/${matchID}/join`, { playerID, playerName: `seat ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

/** What is on the clock. */
const clock = { running: false, moves: 0, seconds: 0, startedAt: 0, latencies: [], server: 0, own: 0 };

/** CPU milliseconds of the server with all its threads, from the kernel's clock ticks of 10 ms. */
function serverCpu() {
  if (options.serverPid === null) return 0;
  const stat = fs.readFileSync(`/proc/${options.serverPid}/stat`, "latin1");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function ownCpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function startClock() {
  clock.server -= serverCpu();
  clock.own -= ownCpu();
  clock.running = true;
  clock.startedAt = performance.now();
}

function stopClock() {
  if (!clock.running) return;
  clock.seconds += (performance.now() - clock.startedAt) / 1000;
  clock.running = false;
  clock.server += serverCpu();
  clock.own += ownCpu();
}

function resetClock() {
  Object.assign(clock, { moves: 0, seconds: 0, latencies: [], server: 0, own: 0 });
}

/** One seat: a connection that follows one match at a time and moves when it is its turn. */
class Seat {
  constructor(pair, playerID) {
    this.pair = pair;
    this.playerID = playerID;
    this.matchID = null;
    this.credentials = null;
    this.state = null;
    this.sent = null;
    this.onSync = null;
    this.socket = io(`http://${HOST}:${options.port}/${GAME}`, {
      transports: ["websocket"],
      forceNew: true,
      reconnection: false,
    });
    this.socket.on("sync", (matchID, info) => this.synced(matchID, info));
    this.socket.on("update", (matchID, state) => this.updated(matchID, state));
    this.socket.on("disconnect", (reason) => {
      if (reason !== "io client disconnect") fail(new Error(`disconnected: ${reason}`));
    });
    this.socket.on("connect_error", fail);
  }

  connected() {
    if (this.socket.connected) return Promise.resolve();
    return new Promise((resolve) => this.socket.once("connect", resolve));
  }

  sync(matchID, credentials) {
    this.matchID = matchID;
    this.credentials = credentials;
    this.state = null;
    this.sent = null;
    return new Promise((resolve) => {
      this.onSync = resolve;
      this.socket.emit("sync", matchID, this.playerID, credentials, SEATS.length);
    });
  }

  synced(matchID, info) {
    if (matchID !== this.matchID || this.onSync === null) return;
    this.state = info.state;
    const resolve = this.onSync;
    this.onSync = null;
    resolve();
  }

  updated(matchID, state) {
    if (matchID !== this.matchID) return;
    this.state = state;
    if (this.sent !== null) this.confirm(state);
    if (state.ctx.gameover !== undefined) this.pair.seatIsDone();
    else this.moveIfTurn();
  }

  /** The server's answer to this seat's own move: count it, unless the move is not in it. */
  confirm(state) {
    const { cell, stateID, at } = this.sent;
    if (state.G.cells[cell] !== this.playerID || state._stateID <= stateID) {
      fail(new Error(`move ${cell} was not made: ${JSON.stringify(state)}`));
      return;
    }
    this.sent = null;
    if (!clock.running) return;
    clock.moves += 1;
    clock.latencies.push(performance.now() - at);
  }

  moveIfTurn() {
    const { G, ctx, _stateID: stateID } = this.state;
    if (ctx.currentPlayer !== this.playerID) return;
    const open = [];
    for (let cell = 0; cell < 9; cell += 1) if (G.cells[cell] === null) open.push(cell);
    const cell = open[Math.floor(Math.random() * open.length)];
    const action = {
      type: "MAKE_MOVE",
      payload: {
        type: "clickCell",
        args: [cell],
        playerID: this.playerID,
        credentials: this.credentials,
      },
    };
    this.sent = { cell, stateID, at: performance.now() };
    this.socket.emit("update", action, stateID, this.matchID, this.playerID);
  }
}

/** Two seats that play a match against each other. */
class Pair {
  constructor() {
    this.seats = SEATS.map((playerID) => new Seat(this, playerID));
    this.done = 0;
    this.onOver = null;
  }

  async open() {
    const { matchID, credentials } = await newMatch();
    for (const [index, seat] of this.seats.entries()) await seat.sync(matchID, credentials[index]);
  }

  /** Play the opened match; `onOver` is called when both seats have seen its end. */
  play(onOver) {
    this.done = 0;
    this.onOver = onOver;
    for (const seat of this.seats) seat.moveIfTurn();
  }

  seatIsDone() {
    this.done += 1;
    if (this.done === this.seats.length) this.onOver();
  }

  close() {
    for (const seat of this.seats) seat.socket.disconnect();
  }
}

function fail(error) {
  console.error(error);
  process.exit(1);
}

/** Run an asynchronous job for each item, at most `width` of them at a time. */
async function forAll(items, width, job) {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await job(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Every table plays its games in turn; the clock stops at the first table with none left. */
async function playRound(tables) {
  await forAll(tables.flat(), options.matches, (pair) => pair.open());
  await pause(50); // the server still tells the seats that all are connected
  startClock();
  await Promise.all(
    tables.map(
      (table) =>
        new Promise((resolve) => {
          let next = 0;
          const go = () => {
            if (next < table.length) table[next++].play(go);
            else {
              stopClock();
              resolve();
            }
          };
          go();
        }),
    ),
  );
}

async function playRounds(tables, seconds) {
  resetClock();
  while (clock.seconds < seconds) await playRound(tables);
}

/** Every table opens its next match itself, with the clock running. */
async function playThrough(tables, seconds) {
  resetClock();
  await forAll(tables.flat(), options.matches, (pair) => pair.open());
  startClock();
  const timer = setTimeout(stopClock, seconds * 1000);
  await Promise.all(
    tables.map(async ([pair]) => {
      while (clock.running) {
        await new Promise((resolve) => pair.play(resolve));
        if (clock.running) await pair.open();
      }
    }),
  );
  clearTimeout(timer);
}

function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const rounded = (value, digits) => Number(value.toFixed(digits));

async function main() {
  if (!(options.port > 0 && options.seconds > 0 && options.matches > 0 && options.chain >= 0)) {
    throw new Error("--port, --seconds and --matches must be positive");
  }
  setTimeout(
    () => fail(new Error("out of time")),
    60_000 + (options.seconds + options.warmup) * 6_000,
  ).unref();
  const play = options.chain === 0 ? playThrough : playRounds;
  const tables = Array.from({ length: options.matches }, () =>
    Array.from({ length: Math.max(1, options.chain) }, () => new Pair()),
  );
  await Promise.all(tables.flat().flatMap((pair) => pair.seats.map((seat) => seat.connected())));
  if (options.warmup > 0) await play(tables, options.warmup);
  await play(tables, options.seconds);
  const sorted = clock.latencies.sort((a, b) => a - b);
  const report = {
    moves: clock.moves,
    seconds: rounded(clock.seconds, 3),
    moves_per_second: rounded(clock.moves / clock.seconds, 1),
    latency_ms_median: rounded(quantile(sorted, 0.5), 3),
    latency_ms_p99: rounded(quantile(sorted, 0.99), 3),
    client_cpu_share: rounded(clock.own / 1000 / clock.seconds, 3),
  };
  if (options.serverPid !== null) {
    report.server_cpu_share = rounded(clock.server / 1000 / clock.seconds, 3);
    report.server_cpu_ms_per_move = rounded(clock.server / clock.moves, 4);
  }
  console.log(JSON.stringify(report));
  for (const pair of tables.flat()) pair.close();
  agent.destroy();
  process.exit(0);
}

main().catch(fail);
