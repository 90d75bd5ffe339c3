'use strict';
/*
 * One table that grows to thousands of actions: what coming back to it costs, and how long a move takes then, beside a
 * new table that is played at the same time.
 *
 *   node grow.js '{"port": 8000, "lengths": [95, 995, 4995]}'
 *
 * At each of these lengths of its journal it says "restart" and waits for a line; the server has been ended and started
 * again meanwhile, so that the table must be opened from the store. Two other tables are opened before: the first takes
 * what is slow only once after a start, the second, where nobody has moved yet, is there to compare with.
 */
const readline = require('readline');
const { Table, SEATS, seats, pause, quantile } = require('./table.js');

const given = JSON.parse(process.argv[2]);
const client = require('./clients/ours.js')(given.port, SEATS);
const answers = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const BEFORE_PLAY = SEATS + 1; // lines of a journal: four who sat down, and the beginning
const WARM = 100;
const COMPARED = 500; // moves of the old table and of a new one, played at the same time

/* Play until a table has made so many moves; false when its game ends before. */
function play(table, moves) {
  return new Promise((resolve) => {
    const end = (grown) => {
      table.onAsked = () => {};
      resolve(grown);
    };
    table.onAsked = (seat) => {
      const quiet = table.underWay.every((move) => move === null);
      if (table.moves.length >= moves) quiet && end(true);
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

async function newTable() {
  const table = new Table(client, (await client.lay(1))[0]);
  for (const seat of seats) await table.sit(seat);
  return table;
}

function leave(table) {
  for (const seat of seats) table.stand(seat);
}

/* Opened after a restart; by another who finds it open; by somebody who lacks ten pieces of news; who lacks none. */
async function comeBack(table, lines, [first, fresh]) {
  const { number } = table.laid.clients[0];
  await first.sit(0);
  const newly = await timed(() => fresh.sit(0));
  const opened = await timed(() => table.sit(0));
  const again = await timed(() => table.sit(1));
  table.stand(0);
  const lacking = await timed(() => table.sit(0, number - 10));
  table.stand(0);
  const uptodate = await timed(() => table.sit(0, number));
  for (const seat of [2, 3]) await table.sit(seat);
  first.stand(0);
  fresh.stand(0);
  return {
    lines, fresh: newly.ms, opened: opened.ms, again: again.ms,
    nothing: opened.bytes, lacking: lacking.bytes, uptodate: uptodate.bytes,
  };
}

/* How long the last moves of a table took. */
function latest(table) {
  const times = table.settled().slice(-COMPARED).map(({ sent, done }) => done - sent);
  return { p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function main() {
  const others = (await client.lay(2)).map((laid) => new Table(client, laid));
  let old = await newTable();
  const rejoined = [];
  for (const lines of given.lengths) {
    while (!(await play(old, lines - BEFORE_PLAY))) {
      leave(old);
      old = await newTable();
    }
    await pause(300);
    leave(old);
    process.stdout.write('restart\n');
    await answers.next();
    rejoined.push(await comeBack(old, lines, others));
  }
  const young = await newTable();
  await play(young, WARM);
  await Promise.all([play(old, old.moves.length + COMPARED), play(young, WARM + COMPARED)]);
  const report = { late: latest(old), early: latest(young), rejoined };
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
}

function giveUp(problem) {
  console.error(problem);
  process.exit(1);
}

setTimeout(giveUp, 600_000, 'ten minutes are enough').unref();
main().catch(giveUp);
