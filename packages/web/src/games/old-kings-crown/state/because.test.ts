/** The reasons for what is done on Locations promise what the rules pay, and no more. */
import { type Phrase, type PositionData, phrase, setupChoices } from '@interregnum/kernel';
import { oldKingsCrown } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import { because } from './because.ts';

const table = setupChoices(oldKingsCrown.meta, {}, 2);

/** The reason of an option of seat 1, by its code. */
function reasonOf(position: PositionData, code: string): Phrase | null {
  const state = oldKingsCrown.proof.position.read(position, table, 2);
  const option = state.ask!.options[0]!.find(one => one.code === code)!;
  return because(option, oldKingsCrown.rules.view(state, 0));
}

const won: PositionData = {
  turn: 'rewards plateau',
  factions: { 1: 'clans', 2: 'nobility' },
  up: { plateau: { 1: ['CL13'], 2: ['NO01'] } },
  clash: { winner: 1 },
  blockades: { battlefield: 'NO19' },
};

test('a Location Fortified by somebody else pays the Herald at most', () => {
  expect(reasonOf(won, 'claim:harvest')).toEqual(phrase('okc.because.pays', { n: 2 }));
  expect(reasonOf(won, 'claim:battlefield')).toEqual(phrase('okc.because.torn'));
  const withHerald = { ...won, heralds: { 1: 'battlefield' } };
  expect(reasonOf(withHerald, 'claim:battlefield')).toEqual(phrase('okc.because.herald', { n: 1 }));
});

test('Pillage moves to where others lose something, and gains nothing there', () => {
  const income: PositionData = { turn: 'income', blockades: { necropolis: 'CL19' } };
  expect(reasonOf(income, 'move:harvest')).toEqual(phrase('okc.because.denies', { n: 2 }));
});
