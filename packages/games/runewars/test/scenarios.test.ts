/** Everything that is printed has a scenario. */
import { scenariosIn } from '@interregnum/kernel/testing';
import { expect, test } from 'vitest';
import { runewars } from '../src/index.ts';
import { PRINTED_IDS } from './printed.ts';

const scenarios = scenariosIn(runewars, new URL('../scenarios/', import.meta.url));

/** Dragon Throne, Dungeon, Hall, Temple, Portal, Raiding Party, Scroll, Merchant, Training, Village. */
const TOKEN_RULES = Array.from({ length: 10 }, (_, i) => `RNW-${503 + i}`);
const proved = new Set(scenarios.flatMap(({ rules }) => rules));

test('every card, city, ability of a unit and kind of exploration token has a scenario', () => {
  const wanted = [...PRINTED_IDS, ...TOKEN_RULES];
  expect(wanted.filter(id => !proved.has(id))).toEqual([]);
});
