// boardgame.io as a peer of our server, on loopback only: about 20 KB of state, three objects change per move.
//   STORE=memory|flatfile  PORT=8200  DIR=folder of the flat files
const { Server, FlatFile, Origins } = require('boardgame.io/server');

const PORT = Number(process.env.PORT);
const objects = {
  name: 'objects',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({
    n: 0,
    objs: Array.from({ length: 300 }, (_, i) => ({ id: i, kind: 'card' + (i % 40), zone: 'deck', owner: i % 4, up: false, tokens: 0 })),
  }),
  moves: {
    act: ({ G }, id) => {
      const one = G.objs[id];
      one.zone = one.zone === 'deck' ? 'hand' : 'deck';
      one.tokens += 1;
      const other = G.objs[(id * 7 + 3) % 300];
      other.up = !other.up;
      other.tokens += 1;
      G.n += 1;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const options = { games: [objects], origins: [Origins.LOCALHOST] };
if (process.env.STORE === 'flatfile') options.db = new FlatFile({ dir: process.env.DIR, logging: false });
// An object as port is handed to listen(), which then binds loopback only.
Server(options).run({ port: { port: PORT, host: '127.0.0.1' }, lobbyConfig: { apiPort: { port: PORT + 1, host: '127.0.0.1' } } });
