/** What a player might try at the open question, allowed or not, as codes. */
import type { Seat } from '@interregnum/kernel';
import { ACTION_CARDS, ACTION_PAIRS } from '../content/cards.ts';
import { UNITS } from '../content/units.ts';
import {
  attackOf,
  auctionBids,
  changeTo,
  chooseOf,
  draftBidOf,
  giveFirst,
  guessesOf,
  lookAt,
  moveOf,
  orderOf,
  recruitOf,
  useOf,
} from '../options.ts';
import type { View } from '../sight.ts';
import { boardOf, clockwiseFrom } from '../table.ts';
import { guessing } from './fight.ts';
import { unitInUse } from './move-and-attack.ts';
import { optionsNow } from './waiting.ts';

/** Nothing for viewers who are not asked. */
export const candidates = (v: View): readonly string[] =>
  optionsNow(v) === null ? [] : CANDIDATES[v.ask!.id]!(v, v.viewer!);

const everywhere = (v: View, of: typeof recruitOf | typeof useOf): string[] =>
  boardOf(v).areas.flatMap(area => UNITS.map(unit => of(unit, area).code));

function cardBids(v: View, seat: Seat): string[] {
  return v.dealt.flatMap((card, i) => {
    const most = v.gold[seat]! + (v.bidder[i] === seat ? v.bidAmount[i]! : 0);
    const amounts = Array.from({ length: most + 2 }, (_, amount) => amount);
    return amounts.flatMap(amount => [null, ...UNITS].map(marker => draftBidOf(card, amount, marker).code));
  });
}

/** One Gold more than there is, too. */
const bids = (v: View, seat: Seat): string[] => auctionBids(v.gold[seat]! + 1).map(bid => bid.code);

const handfuls = (of: typeof chooseOf): string[] => [...ACTION_CARDS, ...ACTION_PAIRS].map(cards => of(cards).code);

const orders = (): string[] =>
  ACTION_CARDS.flatMap(a => ACTION_CARDS.filter(b => b !== a).map(b => orderOf(a, b).code));

function steps(v: View): string[] {
  const unit = unitInUse(v);
  const from = v.riding!;
  const { areas } = boardOf(v);
  const codes = areas.flatMap(to => [moveOf(unit, from, to).code, attackOf(unit, from, to).code]);
  return [...codes, 'back', 'finish', 'end'];
}

/** All right sets, and one of each kind of mistake: too many, too few, 0, above the Gold, the same number twice. */
function guesses(v: View): string[] {
  const { count, highest } = guessing(v);
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  const most = upTo(count - 1);
  const mistakes = [upTo(count + 1), most, [0, ...most], [...most, highest + 1], [...most, most.at(-1) ?? 0]];
  return [...guessesOf(count, highest).map(o => o.code), ...mistakes.map(numbers => `guess:${numbers.join('+')}`)];
}

const CANDIDATES: Readonly<Record<string, (v: View, seat: Seat) => string[]>> = {
  'EPX-D01': (v, seat) => [...everywhere(v, recruitOf), ...cardBids(v, seat), 'pass', 'done'],
  'EPX-D02': bids,
  'EPX-D03': v => clockwiseFrom(v, 0).map(seat => giveFirst(seat).code),
  'EPX-D04': () => handfuls(chooseOf),
  'EPX-D05': v => [...clockwiseFrom(v, 0).map(seat => lookAt(seat).code), 'decline'],
  'EPX-D06': () => [...handfuls(changeTo), 'keep'],
  'EPX-D07': orders,
  'EPX-D08': v => [...everywhere(v, recruitOf), 'done'],
  'EPX-D09': v => [...everywhere(v, useOf), 'end'],
  'EPX-D10': steps,
  'EPX-D11': steps,
  'EPX-D12': steps,
  'EPX-D13': (v, seat) => [...bids(v, seat), 'back', 'stop'],
  'EPX-D14': () => ['ask', 'trust'],
  'EPX-D15': guesses,
  'EPX-D16': () => ['continue', 'stop'],
  'EPX-D17': () => ['save', 'lose'],
};
