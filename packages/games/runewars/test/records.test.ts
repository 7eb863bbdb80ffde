import { recordChecks } from '@interregnum/kernel/testing';
import { describe, test } from 'vitest';
import { type RunewarsEvent, runewars, type State } from '../src/index.ts';

const MAPS = ['preset', 'built'];
/** By ending: at how many seats. */
const NAMES: Readonly<Record<string, readonly number[]>> = {
  claim: [2, 3, 4],
  count: [2, 3, 4],
  tie: [2, 3, 4],
  elimination: [2],
  survivors: [3, 4],
};

/** As many dragon runes as the next one: influence has decided. */
const isTie = ({ ending }: State): boolean =>
  ending!.by === 'count' && ending!.runes[ending!.places[0]!] === ending!.runes[ending!.places[1]!];

describe('recorded games of Runewars', () => {
  const checks = recordChecks<State, RunewarsEvent>(runewars, {
    folder: new URL('../records/', import.meta.url),
    endings: {
      claim: 'end.claim',
      count: ({ state, outcome }) => outcome.reason.key === 'end.count' && !isTie(state),
      tie: ({ state }) => isTie(state),
      elimination: 'end.last',
      survivors: ({ state, outcome }) => state.out.length > 0 && outcome.reason.key !== 'end.last',
    },
    names: Object.entries(NAMES).flatMap(([ending, seats]) =>
      seats.flatMap(n => MAPS.map(map => `${ending}-${n}-${map}`)),
    ),
    stories: ['elimination-2-built'],
  });
  for (const { name, run } of checks) test(name, run);
});
