'use strict';
/*
 * One table that grows to thousands of actions: how long a move takes early and late, and what coming back costs.
 *
 *   node grow.js '{"port": 8000, "lengths": [95, 995, 4995]}'
 *
 * At each of these lengths of its journal it says "restart" and waits for a line; the server has been ended and started
 * again meanwhile, so that the table must be opened from the store. Another table is opened first, and so is a third,
 * new one, to compare with: what is slow only once after a start is not counted.
 */
const readline = require('readline');
const { Table, SEATS, seats, pause, quantile } = require('./table.js');

const given = JSON.parse(process.argv[2]);
const client = require('./clients/ours.js')(given.port, SEATS);
const answers = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const BEFORE_PLAY = SEATS + 1; // lines of a journal: four who sat down, and the beginning

/* Play until the journal has so many lines; false when the game ends before. */
function play(table, lines) {
  return new Promise((resolve) => {
    const end = (grown) => {
      table.onAsked = () => {};
      resolve(grown);
    };
    table.onAsked = (seat) => {
      const quiet = table.underWay.every((move) => move === null);
      if (table.moves.length + BEFORE_PLAY >= lines) quiet && end(true);
      else if (table.asked(seat)) table.move(seat);
      else if (quiet && table.laid.clients.every(({ view }) => view.waits_for.length === 0)) end(false);
    };
    for (const seat of seats) table.onAsked(seat);
  });
}

async function timed(work) {
  const begun = performance.now();
  const bytes = await work();
  return { ms: performance.now() - begun, bytes };
}

async function main() {
  const [first, fresh, laid] = (await client.lay(3)).map((one) => new Table(client, one));
  let table = laid;
  for (const seat of seats) await table.sit(seat);
  const rejoined = [];
  for (const lines of given.lengths) {
    while (!(await play(table, lines))) {
      table = new Table(client, (await client.lay(1))[0]);
      for (const seat of seats) await table.sit(seat);
    }
    await pause(300);
    for (const seat of seats) table.stand(seat);
    process.stdout.write('restart\n');
    await answers.next();
    const { number } = table.laid.clients[0];
    await first.sit(0);
    const newly = await timed(() => fresh.sit(0));
    const opened = await timed(() => table.sit(0));
    const again = await timed(() => table.sit(1));
    table.stand(0);
    const lacking = await timed(() => table.sit(0, number - 10));
    table.stand(0);
    const uptodate = await timed(() => table.sit(0, number));
    first.stand(0);
    fresh.stand(0);
    for (const seat of [2, 3]) await table.sit(seat);
    rejoined.push({
      lines, fresh: newly.ms, opened: opened.ms, again: again.ms,
      nothing: opened.bytes, lacking: lacking.bytes, uptodate: uptodate.bytes,
    });
  }
  const times = table.settled().map(({ sent, done }) => done - sent);
  const spans = [[100, 600], [times.length - 500, times.length]].map(([from, to]) => times.slice(from, to));
  const [early, late] = spans.map((part) => ({ p50: quantile(part, 0.5), p99: quantile(part, 0.99) }));
  process.stdout.write(`${JSON.stringify({ moves: times.length, early, late, rejoined })}\n`, () => process.exit(0));
}

main().catch((problem) => {
  console.error(problem);
  process.exit(1);
});
