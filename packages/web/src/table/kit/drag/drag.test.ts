import { expect, test } from 'vitest';
import { movedTo, pressed } from './drag.ts';

const knight = pressed('knight', 1, [100, 100]);

test('a press that trembles lifts nothing, a movement does, and what is lifted stays so', () => {
  expect(movedTo(knight, 1, [104, 103])).toBe(knight);
  const lifted = movedTo(knight, 1, [120, 100])!;
  expect(lifted).toMatchObject({ what: 'knight', lifted: true });
  expect(movedTo(lifted, 1, [100, 100])).toMatchObject({ lifted: true });
});

test('a second finger puts it back', () => {
  expect(movedTo(knight, 2, [100, 100])).toBeNull();
});
