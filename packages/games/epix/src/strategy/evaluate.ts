/** How well each seat stands: its chance to win. */
import type { Seat } from '@interregnum/kernel';
import { outcome } from '../phases/end.ts';
import { currentFight, type Fight } from '../phases/fight.ts';
import { ASK } from '../questions.ts';
import type { State } from '../state.ts';
import { chances } from './chances.ts';
import { continued, planOf } from './plan.ts';

/** The chance of every seat to win, adding up to 1. */
export function values(s: State): number[] {
  if (s.over) return shares(s);
  const fight = currentFight(s.frames);
  return fight ? inFight(s, fight) : chances(s);
}

export const evaluate = (s: State, seat: Seat): number => values(s)[seat]!;

function shares(s: State): number[] {
  const { winners } = outcome(s)!;
  return s.gold.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** A fight is worth what both sides can make of it by mixing well. */
function inFight(s: State, f: Fight): number[] {
  const standing = chances(s);
  const before = standing[f.attacker]!;
  const after = prospect(s, f, before);
  return standing.map((value, seat) => (seat === f.attacker ? after : (value * (1 - after)) / (1 - before)));
}

function prospect(s: State, f: Fight, standing: number): number {
  switch (s.ask!.id) {
    case ASK.fightBid:
    case ASK.informers:
    case ASK.guess:
      return planOf(s, f).value;
    case ASK.fightOn:
      return Math.max(standing, planOf(s, continued(s, f)).value);
    default:
      return standing;
  }
}
