'use strict';
/* The bare server: /TABLE/SEAT; "12 …" is sent after twelve moves, and comes back to all as "13 …". */
module.exports = (port, seats) => ({
  lay: async (count) => Array.from({ length: count }, (_, name) => ({ name, seen: new Array(seats).fill(0) })),
  door: (table, seat) => ({ url: `ws://127.0.0.1:${port}/${table.name}/${seat}` }),
  seatedOnOpen: true,
  hear(table, seat, text) {
    const number = parseInt(text, 10);
    table.seen[seat] = number;
    const mine = (number - 1) % seats === seat;
    return { mark: number, mine, done: mine };
  },
  asked: (table, seat) => table.seen[seat] % seats === seat,
  move: (table, seat) => `${table.seen[seat]} tell ${Math.floor(Math.random() * 93)}`,
});
