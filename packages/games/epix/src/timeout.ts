/** What is played when a clock runs out (the clock defaults of the decision table). */
import { clockDefaults, type Random } from '@interregnum/kernel';
import { RECRUITMENT, TAX } from './content/cards.ts';
import type { Guess, Option } from './options.ts';
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';

export const timeout = clockDefaults<View, Option, Question>({
  [ASK.draft]: ['pass'],
  [ASK.auction]: ['bid:0'],
  [ASK.firstPlayer]: (options, v) => options.findIndex(o => o.type === 'first' && o.seat === v.viewer),
  [ASK.actionCard]: ['choose:tax', 'choose:recruit+tax'],
  [ASK.spy]: ['decline'],
  [ASK.changeCard]: ['keep'],
  [ASK.cardOrder]: taxThenRecruitment,
  [ASK.recruit]: ['done'],
  [ASK.unit]: ['end'],
  [ASK.soldierStep]: ['back', 'finish'],
  [ASK.knightStep]: ['back', 'finish'],
  [ASK.catapultTarget]: ['back'],
  [ASK.fightBid]: (options, _, random) => random.below(options.length),
  [ASK.informers]: ['trust'],
  [ASK.guess]: (options, { odd }, random) => randomGuess(options, odd, random),
  [ASK.fightOn]: ['stop'],
  [ASK.surgeons]: ['save'],
});

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
