/** What is answered when a clock runs out (the clock defaults of the decision table). */
import { pick, type Random, type Seat } from '@interregnum/kernel';
import { armyOf, PIECES } from './content/armies.ts';
import {
  AMBUSH,
  CONQUER,
  colourOf,
  KIND_COUNT,
  type Kind,
  MOVE_2,
  MOVE_ALL,
  RITUAL,
  UPGRADE,
  valueOfCard,
} from './content/cards.ts';
import { sideOfAbility } from './content/leaders.ts';
import type { Option } from './options.ts';
import { ASK } from './questions.ts';
import type { View } from './sight.ts';
import { fortressValue } from './table.ts';

/** Decisions that are answered by the first of these codes that is there. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  [ASK.champion]: ['champion:cavalry'],
  [ASK.perform]: ['keep'],
  [ASK.action]: ['done'],
  [ASK.copy]: ['nothing'],
  [ASK.battleCard]: ['accept', 'pass', 'yield'],
  [ASK.chase]: ['stop'],
  [ASK.allyCard]: ['agree', 'back'],
  [ASK.eitherAlly]: ['ally'],
};

/** YLD-D10: the first of these that is left. */
const STRATEGY_ORDER = [UPGRADE, CONQUER, MOVE_ALL, MOVE_2, AMBUSH, RITUAL];

type Rank = (o: Option) => number;

export function timeout(v: View, random: Random): number {
  const options = v.ask!.options[v.viewer!]!;
  const codes = CODES[v.ask!.id];
  if (codes) return firstCode(options, codes);
  if (v.ask!.id === ASK.leader) return randomLeader(options, random);
  return lowest(options, rankOf(v, v.viewer!));
}

const firstCode = (options: readonly Option[], codes: readonly string[]): number =>
  codes.map(code => options.findIndex(o => o.code === code)).find(index => index >= 0)!;

const randomLeader = (options: readonly Option[], random: Random): number => {
  const withA = options.filter(o => o.type === 'leader' && sideOfAbility(o.ability) === 'A');
  return options.indexOf(pick(random, withA));
};

/** The first option of lowest rank. */
function lowest(options: readonly Option[], rank: Rank): number {
  let best = 0;
  for (let i = 1; i < options.length; i++) if (rank(options[i]!) < rank(options[best]!)) best = i;
  return best;
}

/** How a decision prefers its options; whatever is not named takes the first. */
function rankOf(v: View, seat: Seat): Rank {
  switch (v.ask!.id) {
    case ASK.split:
      return spreadRank;
    case ASK.firstDiscard:
      return o => ('kind' in o ? 100 * valueOfCard(o.kind) - colourCount(v, seat, o.kind) : 0);
    case ASK.strategyCard:
      return o => (o.type === 'choose' ? STRATEGY_ORDER.indexOf(o.card) : 0);
    case ASK.handLimit:
    case ASK.discardToDraw:
    case ASK.giveToThief:
      return o => ('kind' in o ? valueOfCard(o.kind) : 0);
    case ASK.removeToken:
    case ASK.freeUpgrade:
    case ASK.recovery:
      return o => ('location' in o ? -fortressValue(v, o.location) : 0);
    case ASK.marker:
      return o => (o.type === 'marker' && o.seat === seat ? 0 : 1);
    case ASK.loss:
      return o => (o.type === 'loss' ? -(v.units[o.army] ?? 0) : 0);
    case ASK.recruit:
      return o => (o.type === 'recruit' ? unevenness(v, seat, o.units) : 0);
    default:
      return () => 0;
  }
}

/** As even as possible. */
const spreadRank: Rank = o => (o.type === 'split' ? o.units.reduce((sum, units) => sum + units * units, 0) : 0);

/** Cards of this colour in the own hand. */
const colourCount = (v: View, seat: Seat, kind: Kind): number => {
  const first = KIND_COUNT * seat + 4 * colourOf(kind);
  return v.hands.slice(first, first + 4).reduce((sum: number, count) => sum + (count ?? 0), 0);
};

/** The Army with fewest Units is filled first, so the dials become as even as they can. */
const unevenness = (v: View, seat: Seat, recruits: readonly number[]): number =>
  PIECES.reduce((sum, piece) => sum + ((v.units[armyOf(seat, piece)] ?? 0) + recruits[piece]!) ** 2, 0);
