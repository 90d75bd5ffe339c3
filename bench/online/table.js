'use strict';
/* One table as the driver has it: four sockets, and when the news of each move reached how many of them. */
const WebSocket = require('ws');

const SEATS = 4;

class Table {
  constructor(client, laid, onFrame = () => {}) {
    Object.assign(this, { client, laid, onFrame });
    this.sockets = [];
    this.moves = [];
    this.refused = [];
    this.underWay = new Array(SEATS).fill(null);
    this.told = new Map(); // by the mark that all news of one move have
    this.onAsked = () => {};
  }

  /* Take a seat; resolves, with the bytes it took, when the server has shown the table. */
  sit(seat, have) {
    return new Promise((resolve, reject) => {
      const { url, headers, hello } = this.client.door(this.laid, seat, have);
      const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true });
      socket.on('error', reject);
      socket.on('close', (code) => {
        throw new Error(`the server closed a connection with ${code}`);
      });
      if (hello) socket.on('open', () => socket.send(hello));
      socket.on('message', (data) => {
        this.onFrame(data.length);
        const heard = this.client.hear(this.laid, seat, data.toString());
        if (heard.reply !== undefined) socket.send(heard.reply);
        if (heard.seated) resolve(data.length);
        else this.hear(seat, heard, performance.now());
      });
      this.sockets[seat] = socket;
    });
  }

  stand(seat) {
    this.sockets[seat].removeAllListeners('close');
    this.sockets[seat].terminate();
  }

  /* `mark`: news of the move so marked, `mine`: which I made; `done`: my move is acknowledged; or it is `refused`. */
  hear(seat, { mark, mine, done, refused }, now) {
    if (mark) {
      let told = this.told.get(mark);
      if (told === undefined) this.told.set(mark, (told = { seats: 0, last: 0, move: null }));
      told.seats += 1;
      told.last = now;
      if (mine) told.move = this.underWay[seat];
    }
    if (done) this.underWay[seat].done = now;
    if (refused) this.refused.push(refused);
    if (done || refused) this.underWay[seat] = null;
    this.onAsked(seat);
  }

  asked(seat) {
    return this.underWay[seat] === null && this.client.asked(this.laid, seat);
  }

  move(seat) {
    const move = { sent: performance.now(), done: 0 };
    this.underWay[seat] = move;
    this.moves.push(move);
    this.sockets[seat].send(this.client.move(this.laid, seat));
  }

  /* The moves that were made, each done when the last who is told of it has the news; a secret one when acknowledged. */
  settled() {
    for (const { seats, last, move } of this.told.values()) {
      if (move !== null) move.done = seats < SEATS ? Math.max(move.done, last) : last;
    }
    return this.moves.filter((move) => move.done);
  }
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const seats = Array.from({ length: SEATS }, (_, seat) => seat);
const quantile = (times, part) => [...times].sort((a, b) => a - b)[Math.floor(part * times.length)];

module.exports = { Table, SEATS, seats, pause, quantile };
