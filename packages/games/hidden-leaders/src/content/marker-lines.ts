/** Movements of the markers as content files write them: `red +1 or green -1`, `next player: red +2 or red -2`. */
import {
  type Amount,
  always,
  both,
  decidedBy,
  either,
  eitherOrBoth,
  green,
  ifLeading,
  lead,
  type Move,
  red,
  trail,
  type Way,
} from './program.ts';

const MARKERS = { red, green, leading: lead, trailing: trail } as const;
type MarkerWord = keyof typeof MARKERS;

const NEXT = 'next player: ';
const JOINTS = { or: either, and: both, 'and/or': eitherOrBoth } as const;
type Joint = keyof typeof JOINTS;

interface Part {
  marker: MarkerWord;
  amount: string;
  way: Way;
}

function readPart(text: string): Part | null {
  const match = /^(red|green|leading|trailing) ([+-])([123x])(?: if (red|green) leads)?$/.exec(text);
  if (!match) return null;
  const [, marker, sign, size, leader] = match as unknown as [string, MarkerWord, string, string, 'red' | 'green'];
  const amount: Amount = size === 'x' ? (sign === '+' ? 'x' : '-x') : Number(sign + size);
  const way = MARKERS[marker](amount);
  return { marker, amount: sign + size, way: leader ? ifLeading(leader, way) : way };
}

/** Whether two movements are a choice, or can be made together. */
function canJoin(one: Part, other: Part, joint: Joint): boolean {
  if (joint === 'or') return JSON.stringify(one.way) !== JSON.stringify(other.way) && one.way.if === null;
  const markers = [one.marker, other.marker].sort().join();
  const isPair = markers === 'green,red' || markers === 'leading,trailing';
  return isPair && one.way.if === null && other.way.if === null;
}

/** The movement that a line says; `null` when it says none. */
export function readMarkers(line: string): Move | null {
  const byNext = line.startsWith(NEXT);
  const match = /^(.+?)(?: (or|and|and\/or) (.+))?$/.exec(byNext ? line.slice(NEXT.length) : line);
  const one = match ? readPart(match[1]!) : null;
  if (!match || !one) return null;
  if (match[2] === undefined) return byNext || one.way.if !== null ? null : always(one.way);
  const joint = match[2] as Joint;
  const other = readPart(match[3]!);
  if (!other || !canJoin(one, other, joint)) return null;
  if (byNext) return joint === 'or' ? decidedBy('next', one.way, other.way) : null;
  return JOINTS[joint](one.way, other.way);
}

/** Every part that can be written, to find lines by what they do. */
const SIGNED = ['+1', '+2', '+3', '-1', '-2', '-3', '+x', '-x'];
const PARTS = (Object.keys(MARKERS) as MarkerWord[]).flatMap(marker =>
  SIGNED.flatMap(amount =>
    ['', ' if red leads', ' if green leads'].map(condition => `${marker} ${amount}${condition}`),
  ),
);

let lines: ReadonlyMap<string, string> | null = null;

function everyLine(): Map<string, string> {
  const found = new Map<string, string>();
  const joined = PARTS.flatMap(one => Object.keys(JOINTS).flatMap(joint => PARTS.map(two => `${one} ${joint} ${two}`)));
  for (const line of [...PARTS, ...joined, ...joined.map(line => NEXT + line)]) {
    const move = readMarkers(line);
    const key = JSON.stringify(move);
    if (move && !found.has(key)) found.set(key, line);
  }
  return found;
}

/** A movement as a line; `null` when none says it. */
export function writeMarkers(move: Move): string | null {
  lines ??= everyLine();
  return lines.get(JSON.stringify(move)) ?? null;
}
