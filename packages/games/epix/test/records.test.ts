import { recordChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { type EpixEvent, epix, type State } from '../src/index.ts';

const tables = [2, 3, 4].flatMap(seats => [`${seats}-basic`, `${seats}-advanced`]);

describe('recorded games of Epix', () => {
  const endings = {
    castle: 'end.castle',
    'most-areas': 'end.areas',
    'gold-tie': 'end.gold',
    shared: 'end.shared',
    'last-player-skipped': ({ events }: { events: readonly EpixEvent[] }) => events.some(e => e.type === 'skipped'),
  };
  const checks = recordChecks<State, EpixEvent>(epix, {
    folder: new URL('../records/', import.meta.url),
    endings,
    names: Object.keys(endings).flatMap(ending => tables.map(table => `${ending}-${table}`)),
    stories: ['castle-4-advanced', 'last-player-skipped-3-basic', 'gold-tie-2-advanced'],
  });
  for (const { name, run } of checks) test(name, run);
});
