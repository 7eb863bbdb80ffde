/** Mistakes with waste tokens and floods, and the tables at which they are made. */
import { type Mistake, mistake } from '@interregnum/kernel/testing';
import type { State } from '../src/index.ts';
import { answer, table } from './refusal-tables.ts';

type Position = Parameters<typeof table>[0];
const BOW = { bow: 'on', explore: 'on' };
const spring = (card: string): Position => ({
  turn: 'card',
  season: 'spring',
  year: 7,
  seasons: { spring: [card] },
  areas: { '10D': 'L: 1 archer', '10A': 'D: 1 footman', '7D': 'desolation', '12A': 'cryomancy 1' },
});

/** Winds blow, tokens go, a hero has turned up a flood. */
export const winds = (): State => table(spring('SPB1'), 2, BOW);
export const restored = (): State => table(spring('SPB2'), 2, BOW);
export const flooded = (): State => {
  const at = { turn: 'icons', season: 'summer', year: 7, heroes: { HE01: { seat: 1, at: '10D' } } };
  const s = table({ ...at, tokens: { '10D': 'flooded-area 2+' } }, 2, BOW);
  return answer(s, 0, 'move:HE01', 'stop');
};

export const LAND_MISTAKES: readonly Mistake<State>[] = [
  mistake('RNW-550', 'waste at home', winds, 'area:latariA', 1),
  mistake('RNW-551', 'desolation twice', winds, 'area:7D', 1),
  mistake('SPB1', 'waste in an area of somebody else', winds, 'area:10A', 1),
  mistake('RNW-550', 'nothing to remove', restored, 'area:7A', 1),
  mistake('RNW-513', 'a flood that carries far', flooded, 'step:7C', 1),
];
