/** `rest` in an expected pile is whatever lies there, but not what is named beside it. */
import { runScenario } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { oldKingsCrown } from '../src/index.ts';

const differences = (pile: unknown): string[] =>
  runScenario(oldKingsCrown, {
    title: 'A test',
    seats: 2,
    position: { hands: { 1: ['CL14'] }, draw: { 1: ['CL02', 'rest', 'CL05'] } },
    expect: { draw: { 1: pile } },
  }).map(({ message }) => message);

test('rest is any number of cards', () => {
  expect(differences(['rest'])).toEqual([]);
  expect(differences(['CL02', 'rest', 'CL05'])).toEqual([]);
  expect(differences(['rest', 'CL02'])).toHaveLength(1);
  expect(differences(['CL05', 'rest'])).toHaveLength(1);
  expect(differences(['CL02', 'CL05'])).toHaveLength(1);
});

test('rest is no more cards than there are', () => {
  const twice = ['CL02', ...Array.from({ length: 40 }, () => 'CL05'), 'rest', 'CL05'];
  expect(differences(twice)).toHaveLength(1);
});
