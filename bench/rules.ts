/** Random play on one core: options and apply, from the deal to the end. The deal itself is not measured. */
import { type Game, randomFrom } from '@interregnum/kernel';
import { type Figure, rateOf, type Work } from './measure.ts';
import { deal, nameOf, playOn, type State, type Variant } from './play.ts';
import { GAMES, goalsOf, tablesOf } from './titles.ts';

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
  goal: { least: goalsOf(game.meta, variant).decisions },
});

export const rules = (): Figure[] => GAMES.flatMap(game => tablesOf(game).map(table => figure(game, table)));
