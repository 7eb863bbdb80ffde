/** Every title says of itself what the shelf and the setup show, in every language. */
import type { Meta } from '@interregnum/kernel';
import { describe, expect, it } from 'vitest';
import { familyOf } from '../parts/colours.ts';
import { titlesDe } from '../texts/titles-de.ts';
import { titlesEn } from '../texts/titles-en.ts';
import { faceOf } from './faces.ts';
import { SHELF, type ShelfTitle } from './shelf.ts';

const setupKeys = ({ id, setup }: Meta): string[] =>
  setup.flatMap(field => {
    const key = `setup.${id}.${field.id}`;
    return [key, ...field.values.flatMap(value => [`${key}.${value}`, `${key}.${value}.hint`])];
  });

const presetKeys = ({ meta, presets }: ShelfTitle): string[] =>
  presets.flatMap(({ id }) => [`setup.${meta.id}.preset.${id}`, `setup.${meta.id}.preset.${id}.hint`]);

const keysOf = (title: ShelfTitle): string[] => [
  `title.${title.id}.feel`,
  `title.${title.id}.pitch`,
  ...setupKeys(title.meta),
  ...presetKeys(title),
];

describe.each([
  ['English', titlesEn],
  ['German', titlesDe],
])('in %s', (_, words) => {
  it('the titles say all that is shown of them, perhaps what is ours, and nothing else', () => {
    const shown = Object.keys(words).filter(key => !/^title\.[^.]+\.ours$/.test(key));
    expect(shown.sort()).toEqual(SHELF.flatMap(keysOf).sort());
  });
});

it('what is ours is said in every language', () => {
  const ours = (words: object) => Object.keys(words).filter(key => key.endsWith('.ours'));
  expect(ours(titlesEn)).toContain('title.epix.ours');
  expect(ours(titlesDe).sort()).toEqual(ours(titlesEn).sort());
});

describe.each(SHELF)('$title', ({ id, meta, seals }) => {
  it('has a cover of its own', () => {
    expect(faceOf(id).Cover).toBeDefined();
  });

  it('has a different seal for every seat', () => {
    expect(new Set(seals.map(({ colour }) => colour)).size).toBe(seals.length);
    expect(new Set(seals.map(familyOf)).size).toBe(seals.length);
    expect(seals.map(familyOf)).not.toContain(undefined);
    expect(seals.length).toBeGreaterThanOrEqual(Math.max(...meta.seats));
  });
});
