/** Every seat of a record has somebody, whoever wrote it. */
import { describe, expect, it } from 'vitest';
import { USUAL_LEVEL } from '../setup/bots.ts';
import { firstRoles, namesOf } from './sitting.ts';

describe('who sits at the table of a record', () => {
  it('keeps the names it has', () => {
    expect(namesOf(['Ada', 'Bela'], 2, 'Regent')).toEqual(['Ada', 'Bela']);
  });

  it('gives the usual names where there are none', () => {
    expect(namesOf([], 3, 'Regent')).toEqual(['Regent', 'Berengar', 'Cosima']);
    expect(namesOf(['', 'Bela'], 3, 'Ada')).toEqual(['Ada', 'Bela', 'Cosima']);
    expect(namesOf([], 12, 'Regent').every(name => name !== '')).toBe(true);
  });

  it('lets a person go on with bots', () => {
    expect(firstRoles(namesOf([], 3, 'Regent'))).toEqual(['person', USUAL_LEVEL, USUAL_LEVEL]);
  });
});
