/** What is played when a clock runs out (the clock defaults of the decision table). */
import type { Random } from '@interregnum/kernel';
import { RECRUITMENT, TAX } from './content/cards.ts';
import type { Guess, Option } from './options.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';

const CODES: Readonly<Record<string, readonly string[]>> = {
  [ASK.draft]: ['pass'],
  [ASK.auction]: ['bid:0'],
  [ASK.actionCard]: ['choose:tax', 'choose:recruit+tax'],
  [ASK.spy]: ['decline'],
  [ASK.changeCard]: ['keep'],
  [ASK.recruit]: ['done'],
  [ASK.unit]: ['end'],
  [ASK.soldierStep]: ['back', 'finish'],
  [ASK.knightStep]: ['back', 'finish'],
  [ASK.catapultTarget]: ['back'],
  [ASK.informers]: ['trust'],
  [ASK.fightOn]: ['stop'],
  [ASK.surgeons]: ['save'],
};

export function timeout(v: View, random: Random): number {
  const options = v.ask!.options[v.viewer!]!;
  const { id } = v.ask!;
  if (id === ASK.firstPlayer) return options.findIndex(o => o.type === 'first' && o.seat === v.viewer);
  if (id === ASK.cardOrder) return taxThenRecruitment(options);
  if (id === ASK.fightBid) return random.below(options.length);
  if (id === ASK.guess) return randomGuess(options, v.odd, random);
  return options.findIndex(o => CODES[id]!.includes(o.code));
}

function taxThenRecruitment(options: readonly Option[]): number {
  const rank = (o: Option) => (o.type !== 'order' ? 9 : o.first === TAX ? 0 : o.first === RECRUITMENT ? 1 : 2);
  return rank(options[0]!) <= rank(options[1]!) ? 0 : 1;
}

/** Any set; when the parity is known, one with as many numbers of that parity as fit. */
function randomGuess(options: readonly Option[], odd: boolean | null, random: Random): number {
  const fitting = (o: Option) => (o as Guess).numbers.filter(n => odd === null || (n % 2 === 1) === odd).length;
  const most = Math.max(...options.map(fitting));
  const best = options.flatMap((o, i) => (fitting(o) === most ? [i] : []));
  return best[random.below(best.length)]!;
}
