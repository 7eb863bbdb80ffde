/** What the record of a new table begins with. */
import { chanceFrom, seedFrom } from '@interregnum/kernel';
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { expect, it } from 'vitest';
import type { Player } from '../store/database.ts';
import type { TablePlan } from './messages.ts';
import { headerOf } from './tables.ts';

const SEATS: readonly Player[] = ['Alda', 'Bert', 'Cora'].map(name => ({ kind: 'person', name }));
const optionsOf = (given: Partial<TablePlan>) => {
  const plan: TablePlan = { game: 'old-kings-crown', options: { maxRounds: '12' }, seats: SEATS, seed: null, ...given };
  return headerOf(oldKingsCrown, plan, seedFrom('a table')).options;
};
const orderOf = (options: ReturnType<typeof optionsOf>, seed: string) =>
  oldKingsCrown.rules.setup(options, SEATS.length, chanceFrom(seed)).order;

it('in a rematch on this device the last winner goes first, the others as chance will have it', () => {
  expect(optionsOf({})).not.toHaveProperty('leader');
  const options = optionsOf({ rematchOf: [1] });
  expect(options).toMatchObject({ maxRounds: '12', leader: '2' });
  const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(seed => orderOf(options, seed).join());
  expect([...new Set(orders)].sort()).toEqual(['1,0,2', '1,2,0']);
});

it('takes over nothing of a game before the last', () => {
  const options = optionsOf({ rematchOf: [1] });
  expect(optionsOf({ options, rematchOf: [2] })).toMatchObject({ leader: '3' });
  for (const rematchOf of [[], [0, 2], null]) expect(optionsOf({ options, rematchOf })).not.toHaveProperty('leader');
});
