'use strict';
/*
 * Veglia: the same four guests sit at every table, each through a link of its own. A client merges what changes in its
 * view, numbers its actions, and takes one of its choices at random. The news of one move has the same time for all.
 */
const http = require('http');

// A game of Winter Tales that goes on for thousands of actions, so that no table falls silent.
const OPTIONS = { players: 4, edition: 'it', length: 7, stall_limit: 0 };
const TELLING = 'She set the lantern down in the snow, and for a while nobody said a word.';
const HANDS = 8;

module.exports = (port, seats) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: HANDS });
  const guests = [];

  function ask(path, body, guest) {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json' };
      if (guest) headers.authorization = `Bearer ${guest.key}`;
      const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => {
          if (answer.statusCode < 300) resolve(JSON.parse(text || 'null'));
          else reject(new Error(`${path}: ${text}`));
        });
      });
      request.on('error', reject);
      request.end(JSON.stringify(body));
    });
  }

  async function layOne() {
    const { code, links } = await ask('/api/tables', { game: 'winter_tales', options: OPTIONS }, guests[0]);
    for (let seat = 1; seat < seats; seat += 1) {
      await ask(`/api/tables/${code}/enter`, { link: links.seats[seat] }, guests[seat]);
    }
    await ask(`/api/tables/${code}/do`, { do: 'start' }, guests[0]);
    return { code, clients: Array.from({ length: seats }, () => ({ view: null, made: 0, number: 0 })) };
  }

  return {
    async lay(count) {
      while (guests.length < seats) guests.push(await ask('/api/guests', { name: `Guest ${guests.length}` }));
      const tables = [];
      let left = count;
      const hand = async () => {
        while (left-- > 0) tables.push(await layOne());
      };
      await Promise.all(Array.from({ length: HANDS }, hand));
      return tables;
    },

    door: (table, seat, have = null) => ({
      url: `ws://127.0.0.1:${port}/api/tables/${table.code}/socket`,
      headers: { authorization: `Bearer ${guests[seat].key}` },
      hello: JSON.stringify({ do: 'hello', seat, have }),
    }),

    hear(table, seat, text) {
      const said = JSON.parse(text);
      const client = table.clients[seat];
      switch (said.is) {
        case 'welcome':
          client.view = said.view;
          client.made = said.made;
          client.number = said.number;
          return { seated: true };
        case 'news':
          client.number = said.number;
          if (said.view) {
            const { table: changed, grown, ...rest } = said.view;
            Object.assign(client.view, rest);
            Object.assign(client.view.table, changed);
            for (const field in grown) {
              const [fell, came] = grown[field];
              client.view.table[field] = client.view.table[field].slice(fell).concat(came);
            }
          }
          if (said.made === undefined) return { mark: said.at };
          client.made = said.made;
          return { mark: said.at, mine: true, done: said.ack !== undefined };
        case 'ack':
          return { done: true };
        case 'refused':
          return { refused: text };
        default:
          return {};
      }
    },

    asked: (table, seat) => table.clients[seat].view.choices.length > 0,

    move(table, seat) {
      const { made, view } = table.clients[seat];
      const action = view.choices[Math.floor(Math.random() * view.choices.length)];
      return JSON.stringify({ do: 'act', id: made + 1, nth: made, action, telling: TELLING });
    },
  };
};
