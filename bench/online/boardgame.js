'use strict';
/*
 * boardgame.io's server with a small game: a deck of 93, seven cards in each hand, fourteen characters; a move lays a
 * card at a character and draws another. Its views hide the deck and the other hands, as those of Winter Tales do.
 *
 *   node boardgame.js PORT [FOLDER]     with a folder it keeps its matches in files there, else in memory
 */
process.env.NODE_ENV = 'production';
const { Server, FlatFile } = require('boardgame.io/server');

const range = (count) => Array.from({ length: count }, (_, number) => number);

const tales = {
  name: 'tales',
  setup({ ctx, random }) {
    const deck = random.Shuffle(range(93));
    const hands = ctx.playOrder.map(() => deck.splice(0, 7));
    const characters = range(14).map((number) => ({ place: number % 7, mood: 0, with: null }));
    return { deck, hands, characters, told: 0, discard: [] };
  },
  moves: {
    tell: {
      client: false,
      move({ G, playerID, random }, card, who) {
        const [told] = G.hands[playerID].splice(card, 1);
        const character = G.characters[who];
        character.mood += (told % 5) - 2;
        character.place = (character.place + told) % 7;
        character.with = playerID;
        G.told += 1;
        G.discard.push(told);
        if (G.deck.length === 0) G.deck = random.Shuffle(G.discard.splice(0));
        G.hands[playerID].push(G.deck.pop());
      },
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView({ G: { deck, hands, ...open }, playerID }) {
    return { ...open, hand: hands[playerID] || [], held: hands.map((hand) => hand.length), left: deck.length };
  },
};

const [port, dir] = process.argv.slice(2);
const server = Server({ games: [tales], db: dir && new FlatFile({ dir, logging: false }), origins: ['http://127.0.0.1'] });
const listen = server.app.listen.bind(server.app);
server.app.listen = (number, ...rest) => listen(number, '127.0.0.1', ...rest); // it would listen to everybody
server.run(Number(port));
