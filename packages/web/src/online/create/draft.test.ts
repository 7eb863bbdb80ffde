import { meta } from '@interregnum/epix/meta';
import { setupChoices } from '@interregnum/kernel';
import { table } from '@interregnum/protocol';
import { meta as yieldMeta } from '@interregnum/yield/meta';
import { describe, expect, it } from 'vitest';
import { firstDraft, newTable, withRole, withSeats } from './draft.ts';

describe('the plan of an online table', () => {
  it('is one that the protocol takes, whatever the clock', () => {
    for (const clock of ['none', 'live', 'slow'] as const) {
      const plan = newTable('epix', { ...firstDraft(meta), clock }, 'salt');
      expect(table.newTable.parse(plan)).toMatchObject({ game: 'epix', seat: 0, clock: { kind: clock } });
    }
  });

  it('counts the bank in seconds', () => {
    const { clock } = newTable('epix', { ...firstDraft(meta), clock: 'live', perMove: 30, bank: 5 }, '');
    expect(clock).toEqual({ kind: 'live', perMove: 30, bank: 300 });
  });

  it('keeps the seat of the one who makes it when seats go away', () => {
    const rolesAt = (roles: readonly string[], seats: number) =>
      withSeats(meta, { ...firstDraft(meta), roles }, seats).roles;
    expect(rolesAt(['person', 'person', 'me'], 2)).toEqual(['me', 'person']);
    expect(rolesAt(['me', 'greedy'], 3)).toEqual(['me', 'greedy', 'person']);
  });

  it('drops what does not suit the new number of seats', () => {
    const teams = { ...firstDraft(yieldMeta), options: setupChoices(yieldMeta, { mode: 'teams', leaders: 'pick' }) };
    expect(withSeats(yieldMeta, teams, 4).options).toMatchObject({ mode: 'teams', leaders: 'pick' });
    expect(withSeats(yieldMeta, teams, 5).options).toMatchObject({ mode: 'free', leaders: 'pick' });
  });

  it('has exactly one own seat', () => {
    expect(withRole(['me', 'person', 'greedy'], 2, 'me')).toEqual(['person', 'person', 'me']);
    expect(withRole(['me', 'person'], 0, 'person')).toEqual(['person', 'me']);
    expect(withRole(['me', 'person'], 0, 'greedy')).toEqual(['greedy', 'me']);
    expect(withRole(['me', 'greedy'], 0, 'greedy')).toEqual(['me', 'greedy']);
  });
});
