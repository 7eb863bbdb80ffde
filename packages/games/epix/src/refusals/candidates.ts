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
import { ASK } from '../questions.ts';
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
  [ASK.draft]: (v, seat) => [...everywhere(v, recruitOf), ...cardBids(v, seat), 'pass', 'done'],
  [ASK.auction]: bids,
  [ASK.firstPlayer]: v => clockwiseFrom(v, 0).map(seat => giveFirst(seat).code),
  [ASK.actionCard]: () => handfuls(chooseOf),
  [ASK.spy]: v => [...clockwiseFrom(v, 0).map(seat => lookAt(seat).code), 'decline'],
  [ASK.changeCard]: () => [...handfuls(changeTo), 'keep'],
  [ASK.cardOrder]: orders,
  [ASK.recruit]: v => [...everywhere(v, recruitOf), 'done'],
  [ASK.unit]: v => [...everywhere(v, useOf), 'end'],
  [ASK.soldierStep]: steps,
  [ASK.knightStep]: steps,
  [ASK.catapultTarget]: steps,
  [ASK.fightBid]: (v, seat) => [...bids(v, seat), 'back', 'stop'],
  [ASK.informers]: () => ['ask', 'trust'],
  [ASK.guess]: guesses,
  [ASK.fightOn]: () => ['continue', 'stop'],
  [ASK.surgeons]: () => ['save', 'lose'],
};
