/** How a Hero moves the markers: as it is printed, and as it would go now. */
import {
  ASK,
  type Card,
  clamp,
  contentOf,
  countOf,
  factionsAmong,
  leadingMarker,
  type Move,
  openWays,
  type Step,
  type View,
  type Way,
} from '@interregnum/hidden-leaders';
import type { Seat, WithContent } from '@interregnum/kernel';

export type PegKind = 'red' | 'green' | 'lead' | 'trail';
export interface Part {
  peg: PegKind;
  amount: string;
}
/** One line of movement: ways to choose from; `both` when all may be taken together. */
export interface Printed {
  ways: readonly (readonly Part[])[];
  both: boolean;
}

const PEGS: readonly PegKind[] = ['red', 'green', 'lead', 'trail'];

const signed = (amount: Way['red']): string =>
  amount === 'x' ? '+X' : amount === '-x' ? '−X' : amount > 0 ? `+${amount}` : `−${-amount}`;

const partsOf = (way: Way): Part[] =>
  PEGS.filter(peg => way[peg] !== 0).map(peg => ({ peg, amount: signed(way[peg]) }));

const printedOf = ({ ways, asks }: Move): Printed => {
  const both = asks === ASK.oneOrBothMoves;
  return { ways: (both ? ways.slice(0, -1) : ways).map(partsOf), both };
};

const PRINTED = new WeakMap<readonly Step[], readonly Printed[]>();

export function printedMovement(played: WithContent, card: Card): readonly Printed[] {
  const program = contentOf(played).programs[card]!;
  const printed = PRINTED.get(program) ?? program.filter((step): step is Move => step.op === 'move').map(printedOf);
  PRINTED.set(program, printed);
  return printed;
}

export interface Spaces {
  red: number;
  green: number;
}

/** What the steps before the movement ask for; `null` when it depends on a choice or on a hidden card. */
function readFirst(view: View, seat: Seat, before: readonly Step[]): { open: boolean; x: number } | null {
  let x = 0;
  for (const step of before) {
    if (step.op === 'count' && step.zone.at === 'graveyard') x = Math.min(3, view.graveyard.length);
    else if (step.op === 'count' && step.zone.at === 'down') x = Math.min(3, view.known[seat]!.length);
    else if (step.op === 'countFactions') x = factionsAmong(view, view.up[seat]!, step.not);
    else if (step.op === 'discardAll' && typeof step.only === 'number') x = countOf(view, view.tavern, step.only);
    else if (step.op === 'onlyIf' && step.found === null) {
      if (step.leading && leadingMarker(view) === null) return { open: false, x };
      for (const zone of step.some) {
        if (zone.at !== 'up' || zone.only === 'named') return null;
        if (countOf(view, view.up[seat]!, zone.only) === 0) return { open: false, x };
      }
    } else return null;
  }
  return { open: true, x };
}

/** Where the markers could stand after this Hero's first movement if the seat played it now. */
export function resultsOf(view: View, seat: Seat, card: Card): Spaces[] {
  const program = contentOf(view).programs[card]!;
  const at = program.findIndex(step => step.op === 'move');
  const move = program[at];
  if (!move || move.op !== 'move') return [];
  const first = readFirst(view, seat, program.slice(0, at));
  if (!first?.open) return [];
  return openWays(view, first, move).map(({ red, green }) => ({
    red: clamp(view.red + red),
    green: clamp(view.green + green),
  }));
}
