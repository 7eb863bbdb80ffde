/** How fast the searching bot thinks: iterations on positions from the middle of random games. */
import { ismctsBot } from '@interregnum/bots';
import { type Game, randomFrom } from '@interregnum/kernel';
import { type Figure, rate } from './measure.ts';
import { nameOf, nextSeat, positions, type Variant } from './play.ts';
import { GAMES, goalsOf, tablesOf } from './titles.ts';

const ITERATIONS = 100;
const VIEWS = 12;

/** Questions with a real choice, spread evenly over some games. */
function views(game: Game, variant: Variant) {
  const asked = positions(game, variant, 10, randomFrom('bots'))
    .map(s => game.rules.view(s, nextSeat(s)))
    .filter(v => v.ask!.options[v.viewer!]!.filter(option => !game.advice.idle(v, option)).length > 1);
  return Array.from({ length: VIEWS }, (_, i) => asked[Math.floor(((i + 0.5) * asked.length) / VIEWS)]!);
}

function thinking(game: Game, variant: Variant): () => number {
  const asked = views(game, variant);
  const bot = ismctsBot({ iterations: ITERATIONS });
  const random = randomFrom('bots');
  return () => {
    for (const v of asked) bot.advise(game, v, random);
    return ITERATIONS * asked.length;
  };
}

const figure = (game: Game, variant: Variant): Figure => ({
  name: `${game.meta.title}, ${nameOf(variant)}: ismcts`,
  value: rate(thinking(game, variant)),
  unit: 'iterations/s',
  goal: { least: goalsOf(game.meta, variant).iterations },
});

export const bots = (): Figure[] => GAMES.flatMap(game => tablesOf(game).map(table => figure(game, table)));
