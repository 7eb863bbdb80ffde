import { say, setupChoices } from '@interregnum/kernel';
import { runewars } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { objective } from './objective.ts';

const WORDING = {
  catalogue: { ...runewars.words.texts.en, ...en },
  locale: 'en',
  seatName: (seat: number) => ['Ada', 'Bo', 'Cy'][seat]!,
};

const warningIn = (position: Readonly<Record<string, unknown>>): string | null => {
  const s = runewars.proof.position.read(position, setupChoices(runewars.meta, { board: 'preset' }, 3), 3);
  const warning = objective(runewars.rules.view(s, 0))?.warning;
  return warning ? say(warning, WORDING) : null;
};

test('the objective line names every claim with its countdown, the next one to win first', () => {
  const now = { year: 3, season: 'summer' };
  expect(warningIn(now)).toBeNull();
  const claims = { spring: { seat: 2, type: 'footman' }, fall: { seat: 3, type: 'archer' } };
  expect(warningIn({ ...now, claims })).toMatch(/^Cy wins in fall of year 3 .*; Bo wins in spring of year 4 /i);
  expect(warningIn({ ...now, claims: { fall: claims.fall } })).toMatch(/^Cy wins in fall of year 3 [^;]*$/i);
  const own = { winter: { seat: 1, type: 'knight' } };
  expect(warningIn({ ...now, claims: own })).toMatch(
    /^You win in winter of year 3 unless your claim falls below 6 runes\.$/i,
  );
});
