/** A process of the server's bench: one of the two servers, or the players of one of them. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { readConfig, serve } from '@interregnum/server';
import { SEATS } from './card-game.ts';
import { game, setup } from './card-game-boardgame.ts';
import { drive, each, type Load } from './server-load.ts';
import { type OurTables, ourTable } from './server-ours.ts';
import { theirTable } from './server-theirs.ts';

type Boardgame = typeof import('boardgame.io/server', { with: { 'resolution-mode': 'require' }});

export type Job =
  | { do: 'serve ours' }
  | { do: 'serve theirs'; matches: string[] }
  | ({ do: 'play ours'; url: string; load: Load } & OurTables)
  | { do: 'play theirs'; url: string; load: Load; matches: string[] };

/** Matches are put into its store as its lobby would put them. */
async function serveTheirs(matches: readonly string[]): Promise<string> {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Boardgame;
  const server = Server({ games: [game], origins: ['*'], authenticateCredentials: () => true });
  const now = Date.now();
  const players = Object.fromEntries(Array.from({ length: SEATS }, (_, id) => [id, { id }]));
  for (const match of matches) {
    const metadata = { gameName: game.name!, players, createdAt: now, updatedAt: now, unlisted: true };
    await server.db.createMatch(match, { initialState: setup(match), metadata });
  }
  const { appServer } = await server.run({ port: 0 });
  return `http://localhost:${(appServer.address() as AddressInfo).port}`;
}

function work(job: Job): Promise<unknown> {
  switch (job.do) {
    case 'serve ours':
      return serve(readConfig(process.env)).then(({ url }) => url);
    case 'serve theirs':
      return serveTheirs(job.matches);
    case 'play ours':
      return each(job.tables, table => ourTable(job.url, job.cookies, table)).then(all => drive(all, job.load));
    case 'play theirs':
      return each(job.matches, match => theirTable(job.url, match)).then(all => drive(all, job.load));
  }
}

/** Nobody is left behind when the bench is stopped. */
process.once('disconnect', () => process.exit());
process.once('message', (job: Job) => {
  work(job).then(
    result => process.send!({ result }),
    error => process.send!({ error: String(error) }),
  );
});
