import { TACTICS } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { sectionsInWords, sectionsOf } from './fate-card.tsx';

test('Tactical Fate cards show a section for every shape, other cards have none', () => {
  const fate = TACTICS.filter(({ id }) => id.startsWith('TF'));
  expect(fate.length).toBeGreaterThan(10);
  for (const { id } of fate) expect(sectionsInWords(key => key, sectionsOf(id)!).split(', ')).toHaveLength(4);
  expect(sectionsOf('TA01')).toBeNull();
});
