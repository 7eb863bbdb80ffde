/** Random play on one core: options and apply, from the deal to the end. The deal itself is not measured. */
import { epix } from '@interregnum/epix';
import { hiddenLeaders } from '@interregnum/hidden-leaders';
import { type Game, randomFrom } from '@interregnum/kernel';
import { yieldGame } from '@interregnum/yield';
import { type Figure, rateOf, type Work } from './measure.ts';
import { deal, nameOf, playOn, type State, type Variant, variants } from './play.ts';

const GAMES_AT_ONCE = 50;

function randomPlay(game: Game, variant: Variant): Work<State[]> {
  const random = randomFrom('rules');
  let dealt = 0;
  return {
    prepare: () => Array.from({ length: GAMES_AT_ONCE }, () => deal(game, variant, `rules ${dealt++}`)),
    run: games => games.reduce((decisions, s) => decisions + playOn(game, s, random), 0),
  };
}

const figure = (game: Game, variant: Variant): Figure => ({
  name: `${game.meta.title}, ${nameOf(variant)}`,
  value: rateOf(randomPlay(game, variant)),
  unit: 'decisions/s',
  goal: { least: 500_000 },
});

const FULL = [2, 4, 6].map((seats): Variant => ({ seats, options: { deck: 'full' } }));
const YIELD: readonly Variant[] = [
  { seats: 4, options: { mode: 'free', leaders: 'off' } },
  { seats: 5, options: { mode: 'free', leaders: 'pick' } },
  { seats: 4, options: { mode: 'teams', leaders: 'off' } },
];

export const rules = (): Figure[] => [
  ...variants(epix).map(variant => figure(epix, variant)),
  ...FULL.map(variant => figure(hiddenLeaders, variant)),
  ...YIELD.map(variant => figure(yieldGame, variant)),
];
