'use strict';
/* The bare server: a seat is /TABLE/SEAT; after twelve moves "12 …" is sent, and comes back to everybody as "13 …". */
module.exports = (port, seats) => ({
  lay: async (count) => Array.from({ length: count }, (_, name) => ({ name, seen: new Array(seats).fill(0) })),
  door: (table, seat) => ({ url: `ws://127.0.0.1:${port}/${table.name}/${seat}`, hello: '' }),
  hear(table, seat, text) {
    const number = parseInt(text, 10);
    if (number === 0) return { seated: true };
    table.seen[seat] = number;
    const mine = (number - 1) % seats === seat;
    return { mark: number, mine, done: mine };
  },
  asked: (table, seat) => table.seen[seat] % seats === seat,
  move: (table, seat) => `${table.seen[seat]} tell ${Math.floor(Math.random() * 93)}`,
});
