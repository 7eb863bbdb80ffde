import type { Group, RunewarsEvent } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { linesBefore } from './battle.ts';

const ATTACKER = 2;
const group = (type: number, n: number, routed = false): Group => ({ type, n, routed, damage: 0 });
const routed = (side: 0 | 1, unit: number): RunewarsEvent => ({ type: 'routed', side, unit });
const fell = (seat: number | null, unit: number): RunewarsEvent => ({
  type: 'destroyed',
  seat,
  area: 3,
  unit,
  n: 1,
  why: 'battle',
});
const inWords = (line: readonly Group[]): string[] =>
  line.map(({ type, n, routed: lies }) => `${n} of ${type}${lies ? ' routed' : ''}`).sort();

test('who was routed stands again, who fell is back on his side, who joined is not there yet', () => {
  const now = [[group(5, 1), group(5, 1, true), group(10, 2)], [group(19, 1)]] as const;
  const told: RunewarsEvent[] = [
    { type: 'joined', side: 0, unit: 10, n: 2 },
    routed(0, 5),
    fell(ATTACKER, 5),
    fell(null, 19),
  ];
  const [attackers, defenders] = linesBefore(now, told, ATTACKER);
  expect(inWords(attackers)).toEqual(['3 of 5']);
  expect(inWords(defenders)).toEqual(['2 of 19']);
});
