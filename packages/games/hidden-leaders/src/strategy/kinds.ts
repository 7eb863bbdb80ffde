/** The Heroes by what they do to the markers: many move them alike. */
import { workedOut } from '@interregnum/kernel';
import type { HeroContent } from '../content/built-in.ts';
import { BOX_CARDS } from '../content/heroes.ts';
import type { Program } from '../content/program.ts';
import { clamp, FIRST_SPACE, LAST_SPACE } from '../content/track.ts';
import { printedWays } from '../performing/markers.ts';
import { type Cell, cellOf } from './cells.ts';

export interface Kind {
  /** How much of the deck. */
  share: number;
  /** By cell: where the markers can go. */
  targets: readonly (readonly Cell[])[];
  /** Another player chooses the way. */
  byOther: boolean;
}

/** What X is, by and large. */
const USUAL_X = 2;

export const kindsIn = workedOut(({ programs }: HeroContent): readonly Kind[] => {
  const byMove = new Map<string, Kind>();
  for (const card of BOX_CARDS) {
    const program = programs[card]!;
    const targets = everyTarget(program);
    const byOther = program.some(step => step.op === 'move' && step.by !== 'actor');
    const key = JSON.stringify([byOther, targets]);
    const kind = byMove.get(key) ?? { share: 0, targets, byOther };
    kind.share += 1 / BOX_CARDS.length;
    byMove.set(key, kind);
  }
  return [...byMove.values()];
});

function everyTarget(program: Program): Cell[][] {
  const targets: Cell[][] = [];
  for (let red = FIRST_SPACE; red <= LAST_SPACE; red++) {
    for (let green = FIRST_SPACE; green <= LAST_SPACE; green++) targets.push(targetsOf(program, red, green));
  }
  return targets;
}

function targetsOf(program: Program, red: number, green: number): Cell[] {
  const move = program.find(step => step.op === 'move');
  const ways = move ? printedWays({ red, green }, { x: USUAL_X }, move) : [];
  const cells = ways.map(way => cellOf(clamp(red + way.red), clamp(green + way.green)));
  return cells.length > 0 ? [...new Set(cells)] : [cellOf(red, green)];
}
