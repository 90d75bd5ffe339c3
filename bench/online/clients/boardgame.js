'use strict';
/*
 * boardgame.io: just enough of socket.io (engine.io 4) over a plain WebSocket, so that the driver's time goes to the
 * server and not into a library. Matches are made and joined through its lobby, with credentials.
 */
const SPACE = '/tales,';
const [OPEN, PING, PONG, CONNECT, EVENT] = ['0', '2', '3', `40${SPACE}`, `42${SPACE}`];
const STATE = '"_stateID":';

module.exports = (port, seats) => {
  async function ask(path, body) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  }

  return {
    async lay(count) {
      const tables = [];
      while (tables.length < count) {
        const { matchID } = await ask('/games/tales/create', { numPlayers: seats });
        const keys = [];
        for (let seat = 0; seat < seats; seat += 1) {
          const joined = await ask(`/games/tales/${matchID}/join`, { playerID: `${seat}`, playerName: `Guest ${seat}` });
          keys.push(joined.playerCredentials);
        }
        tables.push({ match: matchID, keys, seen: new Array(seats).fill(0) });
      }
      return tables;
    },

    door: () => ({ url: `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, hello: '' }),

    hear(table, seat, text) {
      if (text[0] === OPEN) return { reply: CONNECT };
      if (text[0] === PING) return { reply: PONG };
      if (text.startsWith(CONNECT)) {
        return { reply: EVENT + JSON.stringify(['sync', table.match, `${seat}`, table.keys[seat], seats]) };
      }
      if (text.startsWith(`${EVENT}["sync"`)) return { seated: true };
      if (!text.startsWith(`${EVENT}["update"`)) return {};
      const number = parseInt(text.slice(text.indexOf(STATE) + STATE.length), 10);
      table.seen[seat] = number;
      const mine = (number - 1) % seats === seat;
      return { mark: number, mine, done: mine };
    },

    asked: (table, seat) => table.seen[seat] % seats === seat,

    move(table, seat) {
      const args = [Math.floor(Math.random() * 7), Math.floor(Math.random() * 14)];
      const payload = { type: 'tell', args, playerID: `${seat}`, credentials: table.keys[seat] };
      return EVENT + JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, table.seen[seat], table.match, `${seat}`]);
    },
  };
};
