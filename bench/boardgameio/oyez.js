// Closed-loop load on Oyez's server, in the same tongue as the load on its rival: pairs of guests
// who play Barbarian Kingdoms, every seat answering as soon as an update asks it something.
//
//   node oyez.js --port 8137 --seconds 5 [--matches 16] [--ahead 8] [--server-pid 123]
//
// Tables are made and sockets opened before the clock starts, as in load.js. An answer counts when
// the server has confirmed it, which it does after it is on disk.
"use strict";

const fs = require("node:fs");
const http = require("node:http");
const { parseArgs } = require("node:util");
const WebSocket = require("ws");

const HOST = "127.0.0.1";
const GAME = "barbarian_kingdoms";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    seconds: { type: "string", default: "5" },
    matches: { type: "string", default: "16" },
    ahead: { type: "string", default: "8" },
    "server-pid": { type: "string" },
  },
});
const port = Number(values.port);
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

const tally = { counting: false, answers: 0, latencies: [], sizes: [] };

/** One POST; resolves to the decoded answer. */
function post(path, body, token) {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  if (token) headers.authorization = `Bearer ${token}`;
  return new Promise((resolve, reject) => {
    const request = http.request({ host: HOST, port, path, method: "POST", agent, headers }, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => {
        const said = Buffer.concat(chunks).toString();
        if (answer.statusCode >= 300) reject(new Error(`${path}: ${answer.statusCode} ${said}`));
        else resolve(JSON.parse(said));
      });
    });
    request.on("error", reject);
    request.end(text);
  });
}

/** A legal answer, from the description of the choices alone. */
function sample(choices) {
  if (choices.kind === "one-of") {
    return choices.values[Math.floor(Math.random() * choices.values.length)];
  }
  if (choices.kind !== "some") throw new Error(`no answer known to ${choices.kind}`);
  const [light, heavy] = choices.weight ?? [0, Infinity];
  const things = choices.pool.flatMap((each, place) => Array(each.count).fill({ ...each, place }));
  for (let tries = 0; tries < 200; tries++) {
    const taken = [];
    let weight = 0;
    for (const each of things.sort(() => Math.random() - 0.5)) {
      if (taken.length >= choices.least && weight >= light) break;
      const more = each.weight ?? 0;
      if (weight + more <= heavy && taken.length < choices.most) {
        taken.push(each);
        weight += more;
      }
    }
    if (taken.length >= choices.least && weight >= light) {
      return taken.sort((a, b) => a.place - b.place).map((each) => each.value);
    }
  }
  throw new Error("no legal handful found");
}

/** One seat of one match; `over` resolves when the game has ended. */
class Player {
  constructor(table, seat, token) {
    this.seat = seat;
    this.view = null;
    this.answered = "";
    this.number = 0;
    this.playing = false;
    const headers = { authorization: `Bearer ${token}` };
    this.socket = new WebSocket(`ws://${HOST}:${port}/api/tables/${table}/socket`, {
      headers,
      perMessageDeflate: false,
    });
    this.open = new Promise((resolve, reject) => {
      this.opened = resolve;
      this.socket.on("error", reject);
    });
    this.over = new Promise((resolve) => (this.ended = resolve));
    this.socket.on("message", (data) => this.hear(data));
  }

  hear(data) {
    const message = JSON.parse(data);
    if (message.type === "view") this.view = message.view;
    else if (message.type === "update") this.note(message, data.length);
    else if (message.type === "refused") throw new Error(`refused: ${data}`);
    else return;
    this.opened();
    if (this.view.outcome) this.ended();
    else if (this.playing) this.go();
  }

  note(message, size) {
    for (const { op, path, value } of message.patch ?? []) {
      if (!path.startsWith("/table")) this.view[path.slice(1)] = op === "remove" ? null : value;
    }
    if (!tally.counting) return;
    tally.sizes.push(size);
    if (message.accepted) {
      tally.answers += 1;
      tally.latencies.push(performance.now() - this.sent);
    }
  }

  /** Answer, if there is a question that no answer is under way for. */
  go() {
    this.playing = true;
    const { question, epoch, waiting } = this.view;
    if (!question || !waiting.includes(this.seat)) return;
    const position = `${question.ply}.${epoch}`;
    if (position === this.answered) return;
    this.answered = position;
    this.sent = performance.now();
    this.socket.send(
      JSON.stringify({
        type: "deed",
        kind: "answer",
        ply: question.ply,
        epoch,
        key: `${this.seat}-${++this.number}`,
        value: sample(question.choices),
      }),
    );
  }
}

async function sitDown(tokens) {
  const plan = { game: GAME, seats: ["me", "open"], public: true };
  const { id } = await post("/api/tables", plan, tokens[0]);
  await post(`/api/tables/${id}/seat`, {}, tokens[1]);
  const players = tokens.map((token, seat) => new Player(id, seat, token));
  await Promise.all(players.map((player) => player.open));
  return players;
}

async function prepare(number, ahead) {
  const tokens = [];
  for (const seat of [0, 1]) {
    tokens.push((await post("/api/guests", { name: `Load ${number}-${seat}` })).token);
  }
  const ready = [];
  for (let n = 0; n < ahead; n++) ready.push(await sitDown(tokens));
  return { tokens, ready };
}

let stopped = false;

async function play({ tokens, ready }) {
  while (!stopped) {
    const players = ready.shift() ?? (await sitDown(tokens));
    players.forEach((player) => player.go());
    await Promise.all(players.map((player) => player.over));
    players.forEach((player) => player.socket.close());
  }
}

/** Milliseconds that the server has had of a processor. */
function serverCpu() {
  if (!values["server-pid"]) return 0;
  const stat = fs.readFileSync(`/proc/${values["server-pid"]}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function quantile(numbers, share) {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

async function main() {
  const pairs = [];
  for (let n = 0; n < Number(values.matches); n++) {
    pairs.push(await prepare(n, Number(values.ahead)));
  }
  pairs.forEach(play);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [began, cpu, own] = [performance.now(), serverCpu(), process.cpuUsage()];
  tally.counting = true;
  await new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1000));
  tally.counting = false;
  const seconds = (performance.now() - began) / 1000;
  const used = process.cpuUsage(own);
  console.log(
    JSON.stringify({
      answers: tally.answers,
      seconds,
      answers_per_second: tally.answers / seconds,
      cpu_ms_per_answer: (serverCpu() - cpu) / tally.answers,
      server_cpu_share: (serverCpu() - cpu) / 1000 / seconds,
      client_cpu_share: (used.user + used.system) / 1e6 / seconds,
      latency_ms_median: quantile(tally.latencies, 0.5),
      latency_ms_p99: quantile(tally.latencies, 0.99),
      update_bytes_median: quantile(tally.sizes, 0.5),
      update_bytes_p99: quantile(tally.sizes, 0.99),
    }),
  );
  process.exit(0);
}

main().catch((fault) => {
  console.error(String(fault));
  process.exit(1);
});
