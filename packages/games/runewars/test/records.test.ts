import { readFileSync } from 'node:fs';
import { say } from '@interregnum/kernel';
import { recordChecks, retold } from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type RunewarsEvent, runewars, type State } from '../src/index.ts';

/** By ending: at how many seats, and on which map or with which modules. */
type Names = Readonly<Record<string, readonly [seats: readonly number[], kinds: readonly string[]]>>;
const MAPS = ['preset', 'built'];
const BASE: Names = {
  claim: [[2, 3, 4], MAPS],
  count: [[2, 3, 4], MAPS],
  tie: [[2, 3, 4], MAPS],
  elimination: [[2, 3], MAPS],
  survivors: [[3, 4], MAPS],
};
/** The endings of the Road to Victory: with Banners of War alone, and with everything on a map that was built. */
const BANNERS: Names = {
  victory: [
    [2, 3, 4],
    ['banners', 'everything'],
  ],
  count: [[2, 3, 4], ['everything']],
  tie: [[2, 3, 4], ['everything']],
  elimination: [[2], ['everything']],
  survivors: [[3, 4], ['everything']],
};
const namesOf = (names: Names): string[] =>
  Object.entries(names).flatMap(([ending, [seats, kinds]]) =>
    seats.flatMap(n => kinds.map(kind => `${ending}-${n}-${kind}`)),
  );

/** As many dragon runes as the next one: influence has decided. */
const isTie = ({ ending }: State): boolean =>
  ending!.by === 'count' && ending!.runes[ending!.places[0]!] === ending!.runes[ending!.places[1]!];

describe('recorded games of Runewars', () => {
  const checks = recordChecks<State, RunewarsEvent>(runewars, {
    folder: new URL('../records/', import.meta.url),
    endings: {
      claim: 'end.claim',
      victory: 'end.victory',
      count: ({ state, outcome }) => outcome.reason.key === 'end.count' && !isTie(state),
      tie: ({ state }) => isTie(state),
      elimination: 'end.last',
      survivors: ({ state, outcome }) => state.out.length > 0 && outcome.reason.key !== 'end.last',
    },
    names: [...namesOf(BASE), ...namesOf(BANNERS)],
    stories: ['elimination-2-built'],
  });
  for (const { name, run } of checks) test(name, run);
});

test('who wins by influence is not said to have the most dragon runes', () => {
  const text = readFileSync(new URL('../records/tie-3-preset.record', import.meta.url), 'utf8');
  const { reason } = retold<State, RunewarsEvent>(runewars, text).outcome;
  expect(reason.args).toMatchObject({ tie: 'influence' });
  const words = say(reason, { catalogue: runewars.words.texts.en!, seatName: String });
  expect(words).toContain('less influence');
});
