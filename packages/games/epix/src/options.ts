/**
 * Every answer in Epix. Options are made once and shared: a list of options is a list of references, which keeps
 * random play fast, and each carries its code.
 */
import type { Seat } from '@interregnum/kernel';
import { AREA_IDS, type Area, areaId } from './content/board.ts';
import { ACTION_IDS, type ActionCard, type ActionCards, actionsId, type Card, cardId } from './content/cards.ts';
import { UNITS, type Unit, unitId } from './content/units.ts';

interface Coded {
  readonly code: string;
}

export interface Recruit extends Coded {
  readonly type: 'recruit';
  readonly unit: Unit;
  readonly area: Area;
}
/** A bid on a Special Ability card; no marker when the own bid is raised (EPX-046). */
export interface DraftBid extends Coded {
  readonly type: 'draftBid';
  readonly card: Card;
  readonly amount: number;
  readonly marker: Unit | null;
}
/** Gold in a fist: the auction (EPX-060) and every fight (EPX-098). */
export interface Bid extends Coded {
  readonly type: 'bid';
  readonly amount: number;
}
export interface GiveFirst extends Coded {
  readonly type: 'first';
  readonly seat: Seat;
}
export interface Choose extends Coded {
  readonly type: 'choose' | 'change';
  readonly cards: ActionCards;
}
export interface Look extends Coded {
  readonly type: 'look';
  readonly seat: Seat;
}
export interface Order extends Coded {
  readonly type: 'order';
  readonly first: ActionCard;
  readonly second: ActionCard;
}
export interface Use extends Coded {
  readonly type: 'use';
  readonly unit: Unit;
  readonly area: Area;
}
export interface Step extends Coded {
  readonly type: 'move' | 'attack';
  readonly unit: Unit;
  readonly from: Area;
  readonly to: Area;
}
export interface Guess extends Coded {
  readonly type: 'guess';
  readonly numbers: readonly number[];
}
export interface Plain extends Coded {
  readonly type: PlainType;
}
type PlainType =
  | 'pass'
  | 'done'
  | 'end'
  | 'back'
  | 'finish'
  | 'decline'
  | 'keep'
  | 'ask'
  | 'trust'
  | 'continue'
  | 'stop'
  | 'save'
  | 'lose';

export type Option = Recruit | DraftBid | Bid | GiveFirst | Choose | Look | Order | Use | Step | Guess | Plain;

const plain = (type: PlainType): Plain => ({ type, code: type });
export const PASS = plain('pass');
export const DONE = plain('done');
export const END_ACTION = plain('end');
export const BACK = plain('back');
export const FINISH = plain('finish');
export const DECLINE = plain('decline');
export const KEEP = plain('keep');
export const ASK_INFORMERS = plain('ask');
export const TRUST = plain('trust');
export const CONTINUE = plain('continue');
export const STOP = plain('stop');
export const SAVE = plain('save');
export const LOSE = plain('lose');

const perUnitAndArea = <T>(make: (unit: Unit, area: Area) => T): T[][] =>
  UNITS.map(unit => AREA_IDS.map((_, area) => make(unit, area)));

const RECRUITS = perUnitAndArea<Recruit>((unit, area) => ({
  type: 'recruit',
  code: `recruit:${unitId(unit)}:${areaId(area)}`,
  unit,
  area,
}));
const USES = perUnitAndArea<Use>((unit, area) => ({
  type: 'use',
  code: `use:${unitId(unit)}:${areaId(area)}`,
  unit,
  area,
}));
const steps = (type: Step['type']) =>
  perUnitAndArea((unit, from) =>
    AREA_IDS.map(
      (_, to): Step => ({ type, code: `${type}:${unitId(unit)}:${areaId(from)}>${areaId(to)}`, unit, from, to }),
    ),
  );
const MOVES = steps('move');
const ATTACKS = steps('attack');

export const recruitOf = (unit: Unit, area: Area): Recruit => RECRUITS[unit]![area]!;
export const useOf = (unit: Unit, area: Area): Use => USES[unit]![area]!;
export const moveOf = (unit: Unit, from: Area, to: Area): Step => MOVES[unit]![from]![to]!;
export const attackOf = (unit: Unit, from: Area, to: Area): Step => ATTACKS[unit]![from]![to]!;

/** Lists that depend on a number are made when first needed and kept. */
function kept<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return n => {
    made[n] ??= make(n);
    return made[n];
  };
}

const bidOf = kept<Bid>(amount => ({ type: 'bid', code: `bid:${amount}`, amount }));
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
/** All bids from 0 to this much Gold. */
export const auctionBids = kept<readonly Bid[]>(gold => range(0, gold).map(bidOf));
/** All bids from 1 to this much Gold. */
export const fightBids = kept<readonly Bid[]>(gold => range(1, gold).map(bidOf));

const guessOf = (numbers: readonly number[]): Guess => ({ type: 'guess', code: `guess:${numbers.join('+')}`, numbers });
const setsOf = (count: number, from: number, to: number): number[][] =>
  count === 0 ? [[]] : range(from, to).flatMap(n => setsOf(count - 1, n + 1, to).map(rest => [n, ...rest]));
const GUESSES = [0, 1, 2, 3].map(count => kept<readonly Guess[]>(gold => setsOf(count, 1, gold).map(guessOf)));
/** EPX-Q20: all sets of `count` different numbers from 1 to `gold`. */
export const guessesOf = (count: number, gold: number): readonly Guess[] => GUESSES[count]!(gold);

const draftBids = kept(card =>
  kept(amount =>
    [null, ...UNITS].map(
      (marker): DraftBid => ({
        type: 'draftBid',
        code: `bid:${cardId(card)}:${amount}${marker === null ? '' : `:${unitId(marker)}`}`,
        card,
        amount,
        marker,
      }),
    ),
  ),
);
export const draftBidOf = (card: Card, amount: number, marker: Unit | null): DraftBid =>
  draftBids(card)(amount)[marker === null ? 0 : marker + 1]!;

export const giveFirst = kept<GiveFirst>(seat => ({ type: 'first', code: `first:${seat + 1}`, seat }));
export const lookAt = kept<Look>(seat => ({ type: 'look', code: `look:${seat + 1}`, seat }));
export const chooseOf = kept<Choose>(cards => ({ type: 'choose', code: `choose:${actionsId(cards)}`, cards }));
export const changeTo = kept<Choose>(cards => ({ type: 'change', code: `change:${actionsId(cards)}`, cards }));
export const orderOf = (first: ActionCard, second: ActionCard): Order => ({
  type: 'order',
  code: `order:${ACTION_IDS[first]}>${ACTION_IDS[second]}`,
  first,
  second,
});
