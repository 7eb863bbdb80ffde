/** Every title says of itself what the shelf and the setup show, in every language. */
import type { Meta } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { titlesDe } from '../texts/titles-de.ts';
import { titlesEn } from '../texts/titles-en.ts';
import { faceOf } from './faces.ts';
import { SHELF } from './shelf.ts';

const setupKeys = ({ id, setup }: Meta): string[] =>
  setup.flatMap(field => {
    const key = `setup.${id}.${field.id}`;
    return [key, ...field.values.flatMap(value => [`${key}.${value}`, `${key}.${value}.hint`])];
  });

const keysOf = (id: string, meta: Meta | null): string[] =>
  meta ? [`title.${id}.feel`, `title.${id}.pitch`, ...setupKeys(meta)] : [`title.${id}.feel`];

describe.each([
  ['English', titlesEn],
  ['German', titlesDe],
])('in %s', (_, words) => {
  it('the titles say all that is shown of them, and nothing else', () => {
    expect(Object.keys(words).sort()).toEqual(SHELF.flatMap(({ id, meta }) => keysOf(id, meta)).sort());
  });
});

describe.each(SHELF)('$title', ({ id, meta, seals }) => {
  it('has a cover of its own', () => {
    expect(faceOf(id).Cover).toBeDefined();
  });

  it('has a different seal for every seat', () => {
    expect(new Set(seals.map(({ colour }) => colour)).size).toBe(seals.length);
    if (meta) expect(seals.length).toBeGreaterThanOrEqual(Math.max(...meta.seats));
  });
});
