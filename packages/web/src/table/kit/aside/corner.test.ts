import { expect, test } from 'vitest';
import { besideTools, cornersOf, freestCorner } from './corner.ts';

const ROOM = { left: 0, top: 0, right: 1000, bottom: 600 };
const box = (left: number, top: number) => ({ left, top, right: left + 200, bottom: top + 150 });
const corners = cornersOf(ROOM, 340, 260, 12);

test('a panel stands in the corner that hides least of both areas', () => {
  expect(freestCorner(corners, [box(100, 100), box(300, 100)])).toBe('top-right');
  expect(freestCorner(corners, [box(700, 40), box(780, 100)])).toBe('bottom-right');
  expect(freestCorner(corners, [box(760, 40), box(760, 400)])).toBe('top-left');
  expect(freestCorner(corners, [box(760, 40), box(20, 20), box(760, 420)])).toBe('bottom-left');
});

test('the room begins beside tools at its left edge, not beside a bar across it', () => {
  const tools = { left: 0, top: 460, right: 48, bottom: 600 };
  const bar = { left: 0, top: 0, right: 1000, bottom: 44 };
  expect(besideTools(ROOM, [tools, bar])).toEqual({ ...ROOM, left: 48 });
  expect(besideTools(ROOM, [bar, { ...tools, left: 900, right: 948 }])).toEqual(ROOM);
});
