/** What a claim is said to bring is what the rules then pay. */
import { type PositionData, setupChoices } from '@interregnum/kernel';
import { LOCATIONS, oldKingsCrown } from '@interregnum/old-kings-crown';
import { expect, test } from 'vitest';
import type { Props } from '../state/props.ts';
import { claimWords } from './claim-choice.tsx';

const text: Props['text'] = (key, args) => [key, ...Object.values(args ?? {})].join(' ');

function wordsFor(position: PositionData, location: (typeof LOCATIONS)[number]): string {
  const state = oldKingsCrown.proof.position.read(position, setupChoices(oldKingsCrown.meta, {}, 2), 2);
  return claimWords({ view: oldKingsCrown.rules.view(state, 0), text }, LOCATIONS.indexOf(location));
}

const won: PositionData = {
  turn: 'rewards plateau',
  factions: { 1: 'clans', 2: 'nobility' },
  up: { plateau: { 1: ['CL13'], 2: ['NO01'] } },
  clash: { winner: 1 },
  heralds: { 1: 'harvest', 2: 'harvest' },
  influence: { 2: 3 },
};

test('a Herald beside the own one is robbed, but not under the Treaty Stone', () => {
  expect(wordsFor(won, 'harvest')).toContain('okc.claim.steal 1');
  expect(wordsFor({ ...won, kingdom: { 2: ['K53+NO05'] } }, 'harvest')).not.toContain('okc.claim.steal');
  expect(wordsFor(won, 'battlefield')).not.toContain('okc.claim.steal');
});
