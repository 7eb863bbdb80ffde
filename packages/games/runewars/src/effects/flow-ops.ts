/** Ops that lead through a program: rounds, conditions, whose go it is. */

import { type DoOp, jump, type StepOf } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import type { PlainOp } from '../content/effect.ts';
import type { State } from '../state.ts';
import { heroesOf, inPlayOrder } from '../table.ts';
import { holds } from './conditions.ts';
import type { Performance } from './performance.ts';
import { seatOf } from './who.ts';

export type PlainOps<K extends PlainOp['op']> = {
  readonly [One in K]: DoOp<State, Performance, StepOf<PlainOp, One>>;
};

export const FLOW_OPS: PlainOps<'actAs' | 'skip' | 'again' | 'nextPlayer' | 'nextHero' | 'if'> = {
  actAs: (s, l, { who }) => {
    l.seat = seatOf(s, l, who);
  },
  skip: (_, l, step) => jump(l, step),
  again: (_, l, step) => jump(l, step),
  /** RNW-410: the order is worked out once. */
  nextPlayer: (s, l, step) => {
    l.players ??= inPlayOrder(s).filter(seat => step.but === null || seat !== seatOf(s, l, step.but));
    const next = l.players.shift();
    if (next === undefined) {
      l.players = null;
      jump(l, step);
    } else l.seat = next;
  },
  /** SP8: heroes of another alignment than the faction's, in order of their ids. */
  nextHero: (s, l, step) => {
    const { alignment } = contentOf(s).sheets[s.factions[l.seat]!]!;
    l.heroes ??= heroesOf(s, l.seat).filter(hero => contentOf(s).heroes[hero]!.alignment !== alignment);
    const next = l.heroes.shift();
    if (next === undefined) {
      l.heroes = null;
      jump(l, step);
    } else l.hero = next;
  },
  if: (s, l, step) => {
    if (!holds(s, l, step.condition)) jump(l, step);
  },
};
