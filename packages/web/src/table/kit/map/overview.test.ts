import { expect, test } from 'vitest';
import { centredOn, fitOf, inSightOf, inUnits, roomOf, shiftOf } from './overview.ts';

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

const WHOLE = { x: -100, y: -50, width: 400, height: 200 };
const WINDOW = { x: 10, y: 20, width: 400, height: 300 };

test('a fitted map lies in the middle of its window, or at its top', () => {
  expect(inUnits(fitOf(WINDOW, WHOLE, false), [10, 70])).toEqual([-100, -50]);
  expect(inUnits(fitOf(WINDOW, WHOLE, true), [10, 20])).toEqual([-100, -50]);
  expect(roomOf(fitOf(WINDOW, WHOLE, false))).toEqual({ x: -100, y: -100, width: 400, height: 300 });
});

test('the picture is shifted by what the frame says in units of the map', () => {
  const fit = fitOf({ ...WINDOW, width: 800, height: 400 }, WHOLE, false);
  const frame = { scale: 2, x: 30, y: -40 };
  const [, tx, ty, scale] = /translate3d\((\S+)px, (\S+)px, 0\) scale\((\S+)\)/.exec(shiftOf(frame, fit))!.map(Number);
  const spot = [70, 25] as const;
  const fitted = spot.map((u, i) => u * fit.pixels + fit.origin[i]!);
  const onScreen = [fitted[0]! * scale! + tx! + WINDOW.x, fitted[1]! * scale! + ty! + WINDOW.y] as const;
  expect(inUnits(fit, onScreen)).toEqual([spot[0] * 2 + 30, spot[1] * 2 - 40]);
});
