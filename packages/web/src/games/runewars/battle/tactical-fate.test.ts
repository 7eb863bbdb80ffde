import { TACTICS } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { sectionsInWords, sectionsOf } from './fate-card.tsx';

/** The words of the table; what only the rules name stays a key. */
const text = (key: string, args: Readonly<Record<string, unknown>> = {}): string =>
  ((en as Readonly<Record<string, string>>)[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(args[name]));

test('Tactical Fate cards have a section for every shape, other cards have none', () => {
  const fate = TACTICS.filter(({ id }) => id.startsWith('TF'));
  expect(fate.length).toBeGreaterThan(10);
  for (const { id } of fate) expect(Object.keys(sectionsOf({ content: null }, id)!)).toHaveLength(4);
  expect(sectionsOf({ content: null }, 'TA01')).toBeNull();
});

test('shapes that read the same are told together', () => {
  const special = { icon: 'special' } as const;
  const damage = { icon: 'damage', n: 2 } as const;
  const faces = { triangle: special, rectangle: damage, hexagon: damage, circle: special };
  expect(sectionsInWords(text, faces)).toContain('shape.rectanglelist.lastshape.hexagon Damage 2');
  expect(sectionsInWords(text, { ...faces, rectangle: special, hexagon: special })).toBe(
    'As a Fate card: every shape Special.',
  );
});
