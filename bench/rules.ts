/** Random play on one core: options and apply, from the deal to the end. The deal itself is not measured. */
import { epix } from '@interregnum/epix';
import { type Game, randomFrom } from '@interregnum/kernel';
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

export const rules = (): Figure[] =>
  variants(epix).map(variant => ({
    name: `Epix, ${nameOf(variant)}`,
    value: rateOf(randomPlay(epix, variant)),
    unit: 'decisions/s',
    goal: { least: 500_000 },
  }));
