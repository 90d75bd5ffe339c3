'use strict';
/*
 * Veglia: four guests sit at every table, each through its own link. A client merges what changes in its view, numbers
 * its actions, and takes one of its choices at random. The news of one line of the journal has the same time for all.
 */
const http = require('http');

const OPTIONS = { players: 4, edition: 'it', length: 7, stall_limit: 0 }; // thousands of actions: no table falls silent
const TELLING = 'She set the lantern down in the snow, and for a while nobody said a word.';
const AT_ONCE = 8;

module.exports = (port, seats) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const guests = [];

  function ask(path, body, guest) {
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', ...(guest ? { authorization: `Bearer ${guest.key}` } : {}) };
      const request = http.request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => (answer.statusCode < 300 ? resolve(JSON.parse(text || 'null')) : reject(new Error(`${path}: ${text}`))));
      });
      request.on('error', reject);
      request.end(JSON.stringify(body));
    });
  }

  async function layOne() {
    const { code, links } = await ask('/api/tables', { game: 'winter_tales', options: OPTIONS }, guests[0]);
    for (let seat = 1; seat < seats; seat += 1) await ask(`/api/tables/${code}/enter`, { link: links.seats[seat] }, guests[seat]);
    await ask(`/api/tables/${code}/do`, { do: 'start' }, guests[0]);
    return { code, clients: Array.from({ length: seats }, () => ({ view: null, made: 0, choices: [] })) };
  }

  return {
    async lay(count) {
      for (let seat = 0; seat < seats; seat += 1) guests.push(await ask('/api/guests', { name: `Guest ${seat}` }));
      const tables = [];
      let left = count;
      const hand = async () => { while (left-- > 0) tables.push(await layOne()); };
      await Promise.all(Array.from({ length: AT_ONCE }, hand));
      return tables;
    },
    door: (table, seat) => ({
      url: `ws://127.0.0.1:${port}/api/tables/${table.code}/socket`,
      headers: { authorization: `Bearer ${guests[seat].key}` },
      hello: JSON.stringify({ do: 'hello', seat }),
    }),
    hear(table, seat, text) {
      const said = JSON.parse(text);
      const client = table.clients[seat];
      switch (said.is) {
        case 'welcome':
          client.view = said.view;
          client.made = said.made;
          return { seated: true };
        case 'news': {
          if (said.view) {
            const { table: changed, ...rest } = said.view;
            Object.assign(client.view, rest);
            if (changed) Object.assign(client.view.table, changed);
          }
          if (said.made !== undefined) client.made = said.made;
          return { mark: said.at, mine: said.made !== undefined };
        }
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
