/** Typical mistakes with what Banners of War brings to armies, bids and dials. */
import { type Mistake, mistake } from '@interregnum/kernel/testing';
import type { runewars, State } from '../src/index.ts';
import { answer, table } from './refusal-tables.ts';

type Position = Parameters<typeof runewars.proof.position.read>[0];
const bow = (position: Position, seats = 2): State => table(position, seats, { bow: 'on' });
const primary = (order: string, more: Position = {}): State =>
  bow({ turn: 'primary 1', orders: { 1: order, 2: 'garrison' }, ...more });
const recruiting = (): State => answer(primary('recruit'), 0, 'recruit:wood');
const bidding = (more: Position): State =>
  bow({ turn: 'card', season: 'spring', order: [1, 2, 3], seasons: { spring: ['SP5'] }, ...more }, 3);

const FOOD_AREAS = ['10A', '10D', '11A', '11D'];
/** 8 food, less of the rest. */
const harvesting = (): State =>
  primary('harvest', {
    titles: { TI4: { seat: 1, influence: 0 } },
    areas: Object.fromEntries(FOOD_AREAS.map(area => [area, 'D: 1 footman'])),
  });

export const BOW_MISTAKES: readonly Mistake<State>[] = [
  mistake('RNW-541', 'a reinforcement that this dial does not bring', recruiting, 'as:roc:1'),
  mistake('RNW-541', 'more reinforcements than units', recruiting, 'as:novice-wizard:3'),
  mistake('RNW-Q82', 'a dial that is full', harvesting, 'raise:food'),
  mistake(
    'RNW-Q215',
    'somebody who is excluded',
    () => bidding({ tactics: { 1: ['TB01'] }, excluded: [2] }),
    'exclude:2',
  ),
  mistake('TB01', 'an exclusion without the card', () => bidding({ tactics: { 1: ['TA22'] } }), 'exclude:2'),
  mistake('TB01', 'an exclusion of oneself', () => bidding({ tactics: { 1: ['TB01'] } }), 'exclude:1'),
];
