'use strict';
/*
 * Tables of four clients, playing back to back: the same driver and the same rule for every server.
 *
 *   node load.js '{"client": "ours", "port": 8000, "pid": 1234, "tables": 200, "rate": 0,
 *                  "warm": 4, "seconds": 16, "moves": 500000}'
 *
 * A client that is asked moves as soon as its own connection shows it; with a rate, the moves of all tables together
 * stand in line for that many a second. A move's time runs from its sending until the LAST of the four seats has the
 * news. The load ends after so many seconds or moves; the first seconds are to warm up and do not count.
 */
const fs = require('fs');
const { Table, SEATS, seats, pause, quantile } = require('./table.js');

const given = JSON.parse(process.argv[2]);

/* Seconds of a core that server, driver and everybody together have used; kilobytes that the server holds. */
function used() {
  const stat = fs.readFileSync(`/proc/${given.pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13).map(Number);
  const everybody = fs.readFileSync('/proc/stat', 'utf8').split('\n')[0].trim().split(/\s+/).slice(1).map(Number);
  const [people, nice, kernel, , , irq, softirq, stolen] = everybody;
  const mine = process.cpuUsage();
  return {
    at: performance.now(),
    server: (user + system) / 100,
    driver: (mine.user + mine.system) / 1e6,
    all: (people + nice + kernel + irq + softirq + stolen) / 100,
    kilobytes: Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${given.pid}/status`, 'utf8'))[1]),
  };
}

/* Let them play; resolves when the load has ended. */
function play(tables) {
  return new Promise((resolve) => {
    const line = [];
    const begun = performance.now();
    let made = 0;
    const end = () => {
      for (const table of tables) table.onAsked = () => {};
      clearInterval(pacing);
      clearTimeout(ending);
      resolve();
    };
    const move = (table, seat) => {
      made += 1;
      table.move(seat);
      if (made === given.moves) end();
    };
    const letGo = () => {
      const due = ((performance.now() - begun) / 1000) * given.rate;
      while (made < due && line.length) {
        const [table, seat] = line.shift();
        table.inLine.delete(seat);
        if (table.asked(seat)) move(table, seat);
      }
    };
    const pacing = given.rate ? setInterval(letGo, 1) : undefined;
    const ending = setTimeout(end, given.seconds * 1000);
    for (const table of tables) {
      table.inLine = new Set();
      table.onAsked = (seat) => {
        if (table.inLine.has(seat) || !table.asked(seat)) return;
        if (given.rate) {
          table.inLine.add(seat);
          line.push([table, seat]);
        } else {
          move(table, seat);
        }
      };
    }
    for (const table of tables) for (const seat of seats) table.onAsked(seat);
  });
}

async function main() {
  const client = require(`./clients/${given.client}.js`)(given.port, SEATS);
  let bytes = 0;
  const heard = (more) => {
    bytes += more;
  };
  const idle = used();
  const tables = (await client.lay(given.tables)).map((laid) => new Table(client, laid, heard));
  for (const table of tables) await Promise.all(seats.map((seat) => table.sit(seat)));
  await pause(500);

  let warm = used();
  setTimeout(() => {
    warm = used();
    bytes = 0;
  }, given.warm * 1000);
  await play(tables);
  const end = used();
  const sent = bytes;
  await pause(500); // the last news are still on their way

  const counted = tables.flatMap((table) => table.settled()).filter(({ done }) => done > warm.at && done <= end.at);
  const times = counted.map(({ sent, done }) => done - sent);
  const seconds = (end.at - warm.at) / 1000;
  const cores = (who) => (end[who] - warm[who]) / seconds;
  const refused = tables.flatMap((table) => table.refused);
  const report = {
    moves: counted.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cpu: ((end.server - warm.server) * 1000) / counted.length,
    kilobytes: (end.kilobytes - idle.kilobytes) / given.tables,
    held: end.kilobytes,
    bytes: sent / counted.length,
    refused: refused.length,
    server: cores('server'),
    driver: cores('driver'),
    others: cores('all') - cores('server') - cores('driver'),
  };
  if (refused.length) console.error(refused[0]);
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
