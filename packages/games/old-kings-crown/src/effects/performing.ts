/** The interpreter of effects: one procedure for all cards, tiles and commanders. */
import { programs } from '@interregnum/kernel';
import type { Condition, Moment, Op } from '../content/effect.ts';
import type { Option } from '../options.ts';
import { effectsOf, type LocationNumber, NONE, type Party } from '../pieces.ts';
import { ASK, type Question } from '../questions.ts';
import { oldKingsCrownFlow, type State } from '../state.ts';
import { isSeat } from '../table.ts';
import { ASKING_OPS } from './asking-ops.ts';
import { allHold } from './conditions.ts';
import { type About, type Performance, performance, programOf } from './performance.ts';
import { PLAIN_OPS } from './plain-ops.ts';
import { countUse, effectsAt, type Found } from './sources.ts';

export const performing = programs<State, Option, Performance, Op, Question>(oldKingsCrownFlow, {
  name: 'effect',
  program: programOf,
  actor: (_, l) => l.seat,
  ops: { ...PLAIN_OPS, ...ASKING_OPS },
  questions: {
    [ASK.order]: { name: 'arrangeOrder' },
    [ASK.target]: { name: 'target' },
    [ASK.reinforceOrRetreat]: { name: 'reinforceOrRetreat', ask: 'always' },
    [ASK.placement]: { name: 'whereTo' },
    [ASK.tourney]: { name: 'tourney', everyone: true },
    [ASK.forgedOrders]: { name: 'forgedOrders' },
    [ASK.exchange]: { name: 'exchangeWith' },
    [ASK.trait]: { name: 'nameTrait' },
    [ASK.watchers]: { name: 'swapWithHand' },
    [ASK.arrange]: { name: 'arrange' },
    [ASK.debts]: { name: 'debts' },
    [ASK.further]: { name: 'further' },
    [ASK.swap]: { name: 'swapWith' },
  },
});

/** Carries an effect out; the running procedure goes on when it is done. */
export function perform(s: State, seat: Party, { source, effect }: Found, about: About = {}): void {
  countUse(s, seat, source);
  const l = performance(seat, source, effect, about);
  if (programOf(s, l).some(op => 'asks' in op)) performing.perform(s, l);
  else performNow(s, l);
}

type Plain = (s: State, l: Performance, op: Op) => void;

/** An effect without questions happens on the spot. */
function performNow(s: State, l: Performance): void {
  for (const op of programOf(s, l)) (PLAIN_OPS[op.op as keyof typeof PLAIN_OPS] as Plain)(s, l, op);
}

/** Something that happened, for mandatory effects. */
export interface Happened {
  readonly player?: Party;
  readonly location?: LocationNumber;
}

/** What happens to somebody concerns him alone, unless an effect waits for opponents. */
const concerns = (conditions: readonly Condition[], party: Party, player: Party): boolean =>
  player === NONE || player === party || conditions.some(condition => condition.if === 'byOpponent');

/** The mandatory effects of a player for a moment whose conditions hold (OKC-044). */
export function dueAt(
  s: State,
  moment: Moment,
  party: Party,
  { player = NONE, location = NONE }: Happened = NOTHING_HAPPENED,
): readonly Found[] {
  if (!isSeat(s, party)) return NOTHING;
  const found = effectsAt(s, party, moment, 'auto');
  if (found.length === 0) return found;
  return found.filter(({ source, effect: index }) => {
    const effect = effectsOf(s, source)[index]!;
    if (effect.mode !== 'auto' || !concerns(effect.if, party, player)) return false;
    return allHold(s, { source, seat: party, player, location }, effect.if);
  });
}
const NOTHING: readonly Found[] = [];
const NOTHING_HAPPENED: Happened = {};

/** Carries out all of them. */
export function performDue(s: State, moment: Moment, party: Party, happened: Happened = {}, about: About = {}): void {
  for (const found of dueAt(s, moment, party, happened)) perform(s, party, found, about);
}
