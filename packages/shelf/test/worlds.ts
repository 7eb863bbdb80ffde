/**
 * One process of the long proof of secrecy: plays games of one title until so many worlds were dealt anew and compared,
 * and tells how far it is, a line of JSON at a time. `scripts/prove-secrecy.mjs` starts as many as there are processors.
 */
import type { BaseOption, Flow, Game } from '@interregnum/kernel';
import { Census, findLeaks, type RandomGame } from '@interregnum/kernel/testing';
import { mixedGame as epix } from '../../games/epix/test/tables.ts';
import { mixedGame as hiddenLeaders } from '../../games/hidden-leaders/test/tables.ts';
import { mixedGame as oldKingsCrown } from '../../games/old-kings-crown/test/tables.ts';
import { mixedGame as runewars } from '../../games/runewars/test/tables.ts';
import { mixedGame as yieldGame } from '../../games/yield/test/tables.ts';
import { TITLES } from '../src/index.ts';

type AnyState = Flow<BaseOption>;
type Mix = (n: number) => RandomGame<AnyState>;

const GAMES: Readonly<Record<string, Mix>> = {
  epix,
  'hidden-leaders': hiddenLeaders,
  yield: yieldGame,
  'old-kings-crown': oldKingsCrown,
  runewars,
};

const [id = '', seed = '', part = '0', parts = '1', wanted = '1'] = process.argv.slice(2);
const title = TITLES.find(({ meta }) => meta.id === id);
const mix = GAMES[id];
if (!title || !mix) throw new Error(`unknown title '${id}': expected one of ${Object.keys(GAMES).join(', ')}`);

const game = (await title.rules()).default as Game<AnyState>;
const census = new Census();
const SETTINGS = { most: 3, tries: 4, follow: 4, census };

const tell = (what: object) => console.log(JSON.stringify(what));

let games = 0;
for (let n = Number(part); census.worlds < Number(wanted); n += Number(parts)) {
  const one = mix(n);
  const leaks = findLeaks(game, [{ ...one, seed: `${seed}: ${one.seed}` }], SETTINGS);
  games++;
  const { worlds, answers } = census;
  tell({ games, worlds, answers, leaks: leaks.map(leak => ({ game: n, ...leak })) });
}
tell({ census: census.entries() });
