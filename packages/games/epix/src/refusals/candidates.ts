/** What a player might try at the open question, allowed or not, as codes. */
import { clockwise, optionsNow, type Seat } from '@interregnum/kernel';
import { ACTION_CARDS, ACTION_PAIRS } from '../content/cards.ts';
import { boardOf } from '../content/contents.ts';
import { auctionBids, every, guessesOf, type Option } from '../options.ts';
import { ASK, type Question } from '../questions.ts';
import type { View } from '../sight.ts';
import { guessing } from './fight.ts';
import { unitInUse } from './move-and-attack.ts';

/** Nothing for viewers who are not asked. */
export const candidates = (v: View): readonly string[] =>
  optionsNow(v) === null ? [] : CANDIDATES[v.ask!.id](v, v.viewer!);

const codes = (options: readonly Option[]): string[] => options.map(o => o.code);

function cardBids(v: View, seat: Seat): string[] {
  return v.dealt.flatMap((card, i) => {
    const most = v.gold[seat]! + (v.bidder[i] === seat ? v.bidAmount[i]! : 0);
    const amounts = Array.from({ length: most + 2 }, (_, amount) => amount);
    return codes(every('draftBid', { card: [card], amount: amounts }));
  });
}

const recruits = (v: View): string[] => codes(every('recruit', { area: boardOf(v).areas }));

/** One Gold more than there is, too. */
const bids = (v: View, seat: Seat): string[] => codes(auctionBids(v.gold[seat]! + 1));

const handfuls = { cards: [...ACTION_CARDS, ...ACTION_PAIRS] };

const orders = (): string[] => codes(every('order').filter(o => o.first !== o.second));

function steps(v: View): string[] {
  const way = { unit: [unitInUse(v)], from: [v.riding!], to: boardOf(v).areas };
  return [...codes(every('move', way)), ...codes(every('attack', way)), 'back', 'finish', 'end'];
}

/** All right sets, and one of each kind of mistake: too many, too few, 0, above the Gold, the same number twice. */
function guesses(v: View): string[] {
  const { count, highest } = guessing(v);
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);
  const most = upTo(count - 1);
  const mistakes = [upTo(count + 1), most, [0, ...most], [...most, highest + 1], [...most, most.at(-1) ?? 0]];
  return [...codes(guessesOf(count, highest)), ...mistakes.map(numbers => `guess:${numbers.join('+')}`)];
}

const CANDIDATES: Readonly<Record<Question, (v: View, seat: Seat) => string[]>> = {
  [ASK.draft]: (v, seat) => [...recruits(v), ...cardBids(v, seat), 'pass', 'done'],
  [ASK.auction]: bids,
  [ASK.firstPlayer]: v => codes(every('first', { seat: clockwise(v.seats, 0) })),
  [ASK.actionCard]: () => codes(every('choose', handfuls)),
  [ASK.spy]: v => [...codes(every('look', { seat: clockwise(v.seats, 0) })), 'decline'],
  [ASK.changeCard]: () => [...codes(every('change', handfuls)), 'keep'],
  [ASK.cardOrder]: orders,
  [ASK.recruit]: v => [...recruits(v), 'done'],
  [ASK.unit]: v => [...codes(every('use', { area: boardOf(v).areas })), 'end'],
  [ASK.soldierStep]: steps,
  [ASK.knightStep]: steps,
  [ASK.catapultTarget]: steps,
  [ASK.fightBid]: (v, seat) => [...bids(v, seat), 'back', 'stop'],
  [ASK.informers]: () => ['ask', 'trust'],
  [ASK.guess]: guesses,
  [ASK.fightOn]: () => ['continue', 'stop'],
  [ASK.surgeons]: () => ['save', 'lose'],
};
