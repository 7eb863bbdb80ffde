import type { Lobby, LobbyCard } from '@interregnum/protocol';
import { describe, expect, it } from 'vitest';
import { withChange } from './editions.ts';

const card = (id: string, at = 0) => ({ id, at }) as LobbyCard;
const lobby: Lobby = { edition: 7, open: [card('a'), card('b')], watch: [card('c')], mine: [], now: 0 };

describe('the lobby', () => {
  it('takes new cards and the order of the lists from a change', () => {
    const change = {
      type: 'lobby',
      from: 7,
      edition: 8,
      open: ['d', 'a'],
      watch: ['b'],
      cards: [card('d'), card('a', 5)],
    } as const;
    expect(
      withChange(lobby, { ...change, open: [...change.open], watch: [...change.watch], cards: [...change.cards] }),
    ).toEqual({
      ...lobby,
      edition: 8,
      open: [card('d'), card('a', 5)],
      watch: [card('b')],
    });
  });

  it('stays as it is at a change that it has already', () => {
    expect(withChange(lobby, { type: 'lobby', from: 6, edition: 7, open: [], watch: [], cards: [] })).toBe(lobby);
  });

  it('has to be read again when a change was missed', () => {
    expect(withChange(lobby, { type: 'lobby', from: 8, edition: 9, open: [], watch: [], cards: [] })).toBeNull();
  });
});
