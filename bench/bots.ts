/** How fast the searching bot thinks: iterations on positions from the middle of random games. */
import { ismctsBot } from '@interregnum/bots';
import { epix } from '@interregnum/epix';
import { type Game, randomFrom } from '@interregnum/kernel';
import { type Figure, rate } from './measure.ts';
import { nameOf, nextSeat, positions, type Variant, variants } from './play.ts';

const ITERATIONS = 100;
const VIEWS = 12;

/** Questions with a real choice, spread evenly over some games. */
function views(game: Game, variant: Variant) {
  const asked = positions(game, variant, 10, randomFrom('bots'))
    .map(s => game.rules.view(s, nextSeat(s)))
    .filter(v => v.ask!.options[v.viewer!]!.filter(option => !game.advice.idle(v, option)).length > 1);
  return Array.from({ length: VIEWS }, (_, i) => asked[Math.floor(((i + 0.5) * asked.length) / VIEWS)]!);
}

export const bots = (): Figure[] =>
  variants(epix).map(variant => {
    const asked = views(epix, variant);
    const bot = ismctsBot({ iterations: ITERATIONS });
    const random = randomFrom('bots');
    const think = () => {
      for (const v of asked) bot.advise(epix, v, random);
      return ITERATIONS * asked.length;
    };
    return { name: `Epix, ${nameOf(variant)}: ismcts`, value: rate(think), unit: 'iterations/s', goal: null };
  });
