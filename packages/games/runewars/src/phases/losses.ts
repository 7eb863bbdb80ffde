/** Units that a player gives up outside battles: a standing one first, if he can (RNW-173, D39, D46). */
import type { Seat } from '@interregnum/kernel';
import { destroyUnits } from '../figures.ts';
import { lookAround } from '../knowledge.ts';
import { type Option, option } from '../options.ts';
import type { Area, UnitType } from '../pieces.ts';
import { ASK } from '../questions.ts';
import { procedure, type State } from '../state.ts';

/** Units of one type in one state in an area. */
export interface Stack {
  area: Area;
  type: UnitType;
  routed: boolean;
  n: number;
}

export const stackOption = ({ area, type, routed }: Stack): Option =>
  option.unitIn(area, type, routed ? 'routed' : 'standing');

const standingFirst = (stacks: readonly Stack[]): Stack[] => {
  const standing = stacks.filter(({ routed }) => !routed);
  return standing.length > 0 ? standing : [...stacks];
};

interface Loss {
  seat: Seat;
  left: number;
  /** Those he may choose from. */
  stacks: Stack[];
}

function lose(s: State, l: Loss, answer: Option): void {
  if (answer.type !== 'unitIn') return;
  const { area, unit, state } = answer;
  destroyUnits(s, area, unit, 1, state, 'effect');
  l.left--;
  l.stacks = l.stacks
    .map(stack =>
      stack.area === area && stack.type === unit && stack.routed === (state === 'routed')
        ? { ...stack, n: stack.n - 1 }
        : stack,
    )
    .filter(({ n }) => n > 0);
}

const loseStep = (question: typeof ASK.seasonCard | typeof ASK.target) => ({
  question,
  ask: 'forced' as const,
  while: (_: State, l: Loss) => l.left > 0 && l.stacks.length > 0,
  who: (_: State, { seat }: Loss) => seat,
  options: (_: State, { stacks }: Loss) => standingFirst(stacks).map(stackOption),
  then: lose,
});
const look = (s: State): void => lookAround(s);

/** By a Season card, and by anything else. */
export const losingInSeason = procedure<Loss>('loseInSeason', { lose: loseStep(ASK.seasonCard), look });
export const losing = procedure<Loss>('lose', { lose: loseStep(ASK.target), look });
