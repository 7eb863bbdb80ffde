/** A Flooded Area: the player to the left moves the hero who has turned it up (RNW-513, RNW-Q73, D54). */
import type { Seat } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { tell } from '../../events.ts';
import { heroFlies } from '../../heroes.ts';
import { lookAround } from '../../knowledge.ts';
import { canLeave, heroArrives } from '../../moves.ts';
import { option } from '../../options.ts';
import { type Area, type HeroNumber, NONE } from '../../pieces.ts';
import { closedBorders } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { leftOf } from '../../table.ts';
import { changedBorders } from '../bow/borders.ts';

interface Flood {
  seat: Seat;
  hero: HeroNumber;
  /** The token that has just been turned: its own sides do not hinder him. */
  area: Area;
  steps: number;
}
const FAR = 2;

function washedTo(s: State, { seat, hero, area }: Flood): Area[] {
  if (s.heroSeat[hero] === NONE) return [];
  const board = boardOf(s);
  const borders = changedBorders(board.borders, s, area);
  const from = s.heroArea[hero]!;
  const closed = heroFlies(s, hero) ? 0 : closedBorders(s, seat);
  return board.neighbours[from]!.filter((_, i) => (borders[from]![i]! & closed) === 0);
}

/** A Dungeon stops him (RNW-504), and a commander an activation token (RNW-Q337). */
const canGoOn = (s: State, { hero, steps }: Flood): boolean => steps < FAR && canLeave(s, hero);

/** RNW-513. */
export const flood = procedure<Flood>('flood', {
  move: {
    question: ASK.flood,
    while: (s, l) => canGoOn(s, l) && washedTo(s, l).length > 0,
    who: (s, { seat }) => leftOf(s, seat),
    options: (s, l) => [...washedTo(s, l).map(option.step), option.stop],
    then: (s, l, answer) => {
      if (answer.type !== 'step') {
        l.steps = FAR;
        return;
      }
      l.steps++;
      tell({ type: 'moved', seat: l.seat, from: s.heroArea[l.hero]!, to: answer.area, units: [], heroes: [l.hero] });
      s.heroArea[l.hero] = answer.area;
      heroArrives(s, l.hero, answer.area);
      lookAround(s);
    },
  },
});
