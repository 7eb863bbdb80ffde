/** What is played when a clock runs out (the clock defaults of the decision table). */
import type { Random } from '@interregnum/kernel';
import { RECRUITMENT, TAX } from './content/cards.ts';
import type { Guess, Option } from './options.ts';
import type { View } from './sight.ts';

const CODES: Readonly<Record<string, readonly string[]>> = {
  'EPX-D01': ['pass'],
  'EPX-D02': ['bid:0'],
  'EPX-D04': ['choose:tax', 'choose:recruit+tax'],
  'EPX-D05': ['decline'],
  'EPX-D06': ['keep'],
  'EPX-D08': ['done'],
  'EPX-D09': ['end'],
  'EPX-D10': ['back', 'finish'],
  'EPX-D11': ['back', 'finish'],
  'EPX-D12': ['back'],
  'EPX-D14': ['trust'],
  'EPX-D16': ['stop'],
  'EPX-D17': ['save'],
};

export function timeout(v: View, random: Random): number {
  const options = v.ask!.options[v.viewer!]!;
  const { id } = v.ask!;
  if (id === 'EPX-D03') return options.findIndex(o => o.type === 'first' && o.seat === v.viewer);
  if (id === 'EPX-D07') return taxThenRecruitment(options);
  if (id === 'EPX-D13') return random.below(options.length);
  if (id === 'EPX-D15') return randomGuess(options, v.odd, random);
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
