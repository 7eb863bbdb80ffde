/** What a finger's press beside a small target means. */
import { expect, test } from 'vitest';
import { meant } from './near-target.ts';

const box = (x: number, y: number, size: number) => ({ left: x, top: y, right: x + size, bottom: y + size });
const small = box(100, 100, 20);

test('within a fingertip of a target, it is meant from every side', () => {
  for (const press of [
    { x: 80, y: 110 },
    { x: 140, y: 110 },
    { x: 110, y: 80 },
    { x: 110, y: 141 },
  ]) {
    expect(meant(press, [small], null)).toBe(0);
  }
});

test('further away nothing is meant', () => {
  expect(meant({ x: 110, y: 143 }, [small], null)).toBeNull();
  expect(meant({ x: 110, y: 110 }, [], null)).toBeNull();
});

test('between two targets the nearer one is meant', () => {
  const other = box(140, 100, 20);
  expect(meant({ x: 128, y: 110 }, [small, other], null)).toBe(0);
  expect(meant({ x: 133, y: 110 }, [small, other], null)).toBe(1);
});

test('who presses the middle of something else means that', () => {
  expect(meant({ x: 133, y: 110 }, [small], box(125, 100, 20))).toBeNull();
  expect(meant({ x: 126, y: 110 }, [small], box(125, 60, 100))).toBe(0);
});
