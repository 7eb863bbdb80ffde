import { expect, test } from 'vitest';
import { centredOn, inSightOf } from './overview.ts';

const ROOM = { x: 0, y: 0, width: 1000, height: 600 };

test('a fitted map is all in sight, a nearer one in part', () => {
  expect(inSightOf({ scale: 1, x: 0, y: 0 }, ROOM)).toEqual(ROOM);
  expect(inSightOf({ scale: 2, x: -500, y: -100 }, ROOM)).toEqual({ x: 250, y: 50, width: 500, height: 300 });
});

test('the camera goes to a point and stays as near as it was', () => {
  const frame = centredOn({ scale: 2, x: 0, y: 0 }, ROOM, [300, 400]);
  expect(frame.scale).toBe(2);
  const { x, y, width, height } = inSightOf(frame, ROOM);
  expect([x + width / 2, y + height / 2]).toEqual([300, 400]);
});
