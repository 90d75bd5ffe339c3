'use strict';
/*
 * Tables of four clients, playing back to back; the same driver and the same rule for every server.
 *
 * A client that is asked makes its move as soon as its own connection shows it. A move's time runs from its sending
 * until the LAST of the seats that are told of it has the news; a move that nobody else is told of ends with its own
 * acknowledgement. With --rate the moves of all tables together are paced, and wait for their turn before they are sent.
 *
 *   node driver.js --server ours --port 8000 --tables 200 --seconds 20 --pid 1234
 *
 * The load ends after --seconds, or when every table has made --moves; what the first --warm seconds bring is not
 * counted. One line of JSON comes out.
 */
const fs = require('fs');
const WebSocket = require('ws');

const given = { server: '', port: 0, tables: 200, moves: 0, seconds: 20, warm: 4, rate: 0, pid: 0 };
for (let i = 2; i < process.argv.length; i += 2) {
  const name = process.argv[i].slice(2);
  given[name] = typeof given[name] === 'number' ? Number(process.argv[i + 1]) : process.argv[i + 1];
}
const SEATS = 4;
const server = require(`./driver-${given.server}.js`)(given.port, SEATS);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/* What the server's process has used: seconds of a core, megabytes. And what everybody has, on all cores. */
function used() {
  const stat = fs.readFileSync(`/proc/${given.pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  const rss = Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${given.pid}/status`, 'utf8'))[1]);
  const all = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1).map(Number);
  const mine = process.cpuUsage();
  return {
    server: (user + system) / 100,
    kilobytes: rss,
    all: (all[0] + all[1] + all[2] + all[5] + all[6] + all[7]) / 100,
    driver: (mine.user + mine.system) / 1e6,
    at: performance.now() / 1000,
  };
}

/* One table: its four sockets, and the moves that were made at it. */
class Table {
  constructor(laid) {
    this.laid = laid;
    this.sockets = [];
    this.marks = new Map(); // by whatever a server marks the news of one move with: how many seats have it, since when
    this.under_way = new Array(SEATS).fill(null);
    this.made = 0;
    this.onAsked = () => {};
  }

  sit(seat) {
    return new Promise((resolve, reject) => {
      const { url, headers, hello } = server.door(this.laid, seat);
      const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
      socket.on('error', reject);
      socket.on('close', (code) => reject(new Error(`the server closed a connection (${code})`)));
      socket.on('open', () => hello && socket.send(hello));
      socket.on('message', (data) => {
        wire.frames += 1;
        wire.bytes += data.length;
        const heard = server.hear(this.laid, seat, data.toString());
        if (heard.reply !== undefined) socket.send(heard.reply);
        if (heard.seated) resolve();
        this.hear(seat, heard, performance.now());
      });
      this.sockets[seat] = socket;
      if (server.seatedOnOpen) socket.on('open', resolve);
    });
  }

  /* mark: this news is of the move so marked; mine: it is my own; done: my move is acknowledged; refused: it is not. */
  hear(seat, heard, now) {
    if (heard.mark !== undefined) {
      let mark = this.marks.get(heard.mark);
      if (mark === undefined) this.marks.set(heard.mark, (mark = { seats: 0, last: 0, move: null }));
      mark.seats += 1;
      mark.last = now;
      if (heard.mine) mark.move = this.under_way[seat];
    }
    if (heard.done) {
      this.under_way[seat].done = now;
      this.under_way[seat] = null;
    }
    if (heard.refused) {
      refused.push(heard.refused);
      this.under_way[seat] = null;
    }
    this.onAsked(seat);
  }

  asked(seat) {
    return this.under_way[seat] === null && server.asked(this.laid, seat);
  }

  move(seat) {
    this.made += 1;
    const move = { sent: performance.now(), done: 0 };
    this.under_way[seat] = move;
    moves.push(move);
    this.sockets[seat].send(server.move(this.laid, seat));
  }

  /* When everybody who was told of a move had the news of it. */
  settle() {
    for (const mark of this.marks.values()) {
      if (mark.move === null) continue;
      if (mark.seats === SEATS) mark.move.done = mark.last;
      else mark.move.done = Math.max(mark.move.done, mark.last);
      mark.move.told = mark.seats;
    }
  }
}

const wire = { frames: 0, bytes: 0 };
const moves = [];
const refused = [];

/* Let them play. Without a rate, whoever is asked moves at once; with one, they stand in line. */
function play(tables) {
  return new Promise((resolve) => {
    let over = false;
    let left = tables.length;
    const line = [];
    const finish = () => {
      over = true;
      clearInterval(pacing);
      clearTimeout(ending);
      resolve(performance.now());
    };
    const ending = setTimeout(finish, given.seconds * 1000);
    const begun = performance.now();
    let let_go = 0;
    const pacing = given.rate && setInterval(() => {
      const due = ((performance.now() - begun) / 1000) * given.rate;
      while (let_go < due && line.length) {
        const [table, seat] = line.shift();
        table.in_line[seat] = false;
        if (!table.asked(seat)) continue;
        table.move(seat);
        let_go += 1;
      }
    }, 1);
    for (const table of tables) {
      table.in_line = new Array(SEATS).fill(false);
      table.onAsked = (seat) => {
        if (over || table.in_line[seat] || !table.asked(seat)) return;
        if (given.moves && table.made >= given.moves) {
          table.onAsked = () => {};
          left -= 1;
          if (left === 0) finish();
        } else if (given.rate) {
          table.in_line[seat] = true;
          line.push([table, seat]);
        } else {
          table.move(seat);
        }
      };
    }
    for (const table of tables) for (let seat = 0; seat < SEATS; seat += 1) table.onAsked(seat);
  });
}

const quantile = (sorted, part) => (sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] : null);

async function main() {
  const idle = used();
  const tables = (await server.lay(given.tables)).map((laid) => new Table(laid));
  for (const table of tables) await Promise.all([0, 1, 2, 3].map((seat) => table.sit(seat)));
  await pause(500);
  const seated = used();
  const begun = performance.now();
  let warm = null;
  setTimeout(() => { warm = used(); wire.frames = wire.bytes = 0; }, given.warm * 1000);
  const ended = await play(tables);
  const end = used();
  const seconds = end.at - warm.at;
  await pause(500);
  for (const table of tables) table.settle();
  const from = begun + given.warm * 1000;
  const counted = moves.filter((move) => move.done > from && move.done <= ended);
  const times = counted.map((move) => move.done - move.sent).sort((a, b) => a - b);
  const cores = (who) => (end[who] - warm[who]) / seconds;
  process.stdout.write(JSON.stringify({
    moves: moves.length,
    moves_per_second: counted.length / ((ended - from) / 1000),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    told: [0, 1, 2, 3, 4].map((n) => counted.filter((move) => (move.told || 0) === n).length),
    refused: refused.length,
    refusal: refused[0],
    bytes_per_frame: wire.bytes / wire.frames,
    frames_per_move: wire.frames / counted.length,
    idle_kilobytes: idle.kilobytes,
    kilobytes_per_table_seated: (seated.kilobytes - idle.kilobytes) / given.tables,
    kilobytes_per_table: (end.kilobytes - idle.kilobytes) / given.tables,
    cores: { server: cores('server'), driver: cores('driver'), others: cores('all') - cores('server') - cores('driver') },
  }) + '\n');
  process.exit(0);
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
