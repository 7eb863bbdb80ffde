import { setupChoices } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { SHELF, titleOf } from '../shelf/shelf.ts';
import { presetOf } from './presets.ts';

test('every preset names choices of its title that go together, and is known by them', () => {
  for (const { meta, presets } of SHELF) {
    for (const preset of presets) {
      const chosen = setupChoices(meta, preset.options);
      expect(Object.entries(preset.options).filter(([id, value]) => chosen[id] !== value)).toEqual([]);
      expect(presetOf(presets, chosen)).toBe(preset);
    }
  }
});

test('the usual choices of Runewars are its first preset; a mixture is none', () => {
  const { meta, presets } = titleOf('runewars')!;
  expect(presets.map(({ id }) => id)).toEqual(['base', 'explore', 'bow', 'everything']);
  expect(presetOf(presets, setupChoices(meta, {}))?.id).toBe('base');
  expect(presetOf(presets, { ...setupChoices(meta, {}), bow: 'on', dev: 'on' })).toBeUndefined();
});
