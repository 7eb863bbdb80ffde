/** An expectation may say the same thing in other words, and that there is nothing; but nothing wrong. */
import { runScenario } from '@interregnum/kernel';
import { expect, test } from 'vitest';
import { runewars } from '../src/index.ts';

const differences = (expected: object): string[] =>
  runScenario(runewars, {
    title: 'A test',
    rules: ['RNW-001'],
    seats: 2,
    position: {
      areas: { '5B': 'D: 1 footman 2 bowman(routed) 1 bowman; activated D; rune dragon', '5C': 'rune false up' },
      heroes: { HE01: { seat: 1, at: '5B' } },
      tactics: { 1: ['TA22', 'TA01', 'TA22'] },
    },
    expect: expected,
  }).map(({ message }) => message);

const UNITS = 'D: 1 bowman 1 footman 2 bowman(routed)';

test.each<[string, object]>([
  ['units in any order, no city, nobody who knows a rune', { areas: { '5B': `activated D; rune dragon; ${UNITS}` } }],
  ['a faceup rune', { areas: { '5C': 'rune false up' } }],
  ['a hand in any order', { tactics: { 1: ['TA01', 'TA22', 'TA22'], 2: [] } }],
  ['keys with nothing to say', { fallen: [], battle: 'none', heroes_gone: [] }],
  ['entries with nothing to say', { claims: { summer: 'none' }, heroes: { HE02: 'none', HE01: { damage: 0 } } }],
  ['the same in what is seen', { seen: { 2: { areas: { '5B': `${UNITS}; rune ?; city CT4; activated D` } } } }],
  ['the same with only', { only: { heroes: { HE01: { seat: 1, at: '5B', routed: false } } } }],
])('%s', (_what, expected) => {
  expect(differences(expected)).toEqual([]);
});

test.each<[string, object, string]>([
  ['a unit more', { areas: { '5B': `${UNITS} 1 knight; rune dragon; activated D` } }, 'expected "D: 1 bowman'],
  ['another city', { areas: { '5B': `${UNITS}; city CT1; rune dragon; activated D` } }, 'it is "D: 1 bowman'],
  ['somebody who does not know a rune', { areas: { '5C': 'rune false known 2' } }, 'expected "rune false known 2"'],
  ['nobody who knows a rune', { areas: { '5B': `${UNITS}; rune dragon known none; activated D` } }, 'known 1'],
  ['another hand', { tactics: { 1: ['TA01', 'TA22'] } }, 'expected ["TA01","TA22"]'],
  ['no such unit', { areas: { '5B': 'D: 1 ogre' } }, 'expected "D: 1 ogre"'],
  ['a key that says nothing', { fallen: [{ at: '5B' }] }, 'there is nothing'],
  ['an entry that says nothing', { claims: { summer: { seat: 1 } } }, 'expected {"seat":1}, there is nothing'],
  ['a wrong season', { claims: { autumn: 'none' } }, "there is no 'autumn' here: the map is empty"],
  ['a wrong hero', { heroes: { HE99: 'none' } }, "there is no 'HE99' here: HE01"],
  ['a wrong key', { fallenn: [] }, "there is no 'fallenn' here: expected one of question"],
])('%s differs', (_what, expected, message) => {
  expect(differences(expected)).toEqual([expect.stringContaining(message)]);
});
