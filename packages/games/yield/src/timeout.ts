/** What is answered when a clock runs out (the clock defaults of the decision table). */
import { clockDefaults, pick, type Random, type Seat } from '@interregnum/kernel';
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
import { ASK, type Question } from './questions.ts';
import type { View } from './sight.ts';
import { fortressValue } from './table.ts';

type Rank = (o: Option, v: View, seat: Seat) => number;

/** The first option of lowest rank. */
const lowest =
  (rank: Rank) =>
  (options: readonly Option[], v: View): number => {
    const ranks = options.map(o => rank(o, v, v.viewer!));
    return ranks.indexOf(Math.min(...ranks));
  };
const first = (): number => 0;

/** YLD-D10: the first of these that is left. */
const STRATEGY_ORDER = [UPGRADE, CONQUER, MOVE_ALL, MOVE_2, AMBUSH, RITUAL];

const randomLeader = (options: readonly Option[], _: View, random: Random): number => {
  const withA = options.filter(o => o.type === 'leader' && sideOfAbility(o.ability) === 'A');
  return options.indexOf(pick(random, withA));
};

const cheapestCard = lowest(o => ('kind' in o ? valueOfCard(o.kind) : 0));
const strongestFortress = lowest((o, v) => ('location' in o ? -fortressValue(v, o.location) : 0));

/** As even as possible. */
const unequalness = (o: Option): number =>
  o.type === 'split' ? o.units.reduce((sum, units) => sum + units * units, 0) : 0;

/** Cards of this colour in the own hand. */
const colourCount = (v: View, seat: Seat, kind: Kind): number => {
  const first = KIND_COUNT * seat + 4 * colourOf(kind);
  return v.hands.slice(first, first + 4).reduce((sum: number, count) => sum + (count ?? 0), 0);
};

/** The Army with fewest Units is filled first, so the dials become as even as they can. */
const unevenness = (v: View, seat: Seat, recruits: readonly number[]): number =>
  PIECES.reduce((sum, piece) => sum + ((v.units[armyOf(seat, piece)] ?? 0) + recruits[piece]!) ** 2, 0);

export const timeout = clockDefaults<View, Option, Question>({
  [ASK.startingPlayer]: first,
  [ASK.leader]: randomLeader,
  [ASK.champion]: ['champion:cavalry'],
  [ASK.startFortress]: first,
  [ASK.deploy]: first,
  [ASK.split]: lowest(unequalness),
  [ASK.firstDiscard]: lowest((o, v, seat) =>
    'kind' in o ? 100 * valueOfCard(o.kind) - colourCount(v, seat, o.kind) : 0,
  ),
  [ASK.strategyCard]: lowest(o => (o.type === 'choose' ? STRATEGY_ORDER.indexOf(o.card) : 0)),
  [ASK.perform]: ['keep'],
  [ASK.handLimit]: cheapestCard,
  [ASK.action]: ['done'],
  [ASK.removeToken]: strongestFortress,
  [ASK.copy]: ['nothing'],
  [ASK.marker]: lowest((o, _, seat) => (o.type === 'marker' && o.seat === seat ? 0 : 1)),
  [ASK.discardToDraw]: cheapestCard,
  [ASK.giveToThief]: cheapestCard,
  [ASK.battle]: first,
  [ASK.battleCard]: ['accept', 'pass', 'yield'],
  [ASK.loss]: lowest((o, v) => (o.type === 'loss' ? -(v.units[o.army] ?? 0) : 0)),
  [ASK.freeUpgrade]: strongestFortress,
  [ASK.retreat]: first,
  [ASK.chase]: ['stop'],
  [ASK.conquest]: first,
  [ASK.recovery]: strongestFortress,
  [ASK.recruit]: lowest((o, v, seat) => (o.type === 'recruit' ? unevenness(v, seat, o.units) : 0)),
  [ASK.allyCard]: ['agree', 'back'],
  [ASK.upgrader]: first,
  [ASK.eitherAlly]: ['ally'],
});
