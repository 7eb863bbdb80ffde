/** The test kit finds what is wrong with a title: Epix with single faults, made on purpose. */
import { phrase } from '@interregnum/kernel';
import {
  type Check,
  chronicleChecks,
  coverageChecks,
  mistake,
  recordChecks,
  refusalChecks,
  tableKinds,
  unreached,
  variant,
} from '@interregnum/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type EpixEvent, epix, type State } from '../src/index.ts';
import { MISTAKES } from './refusal-cases.ts';

/** What the first check with this name finds. */
async function found(checks: readonly Check[], name: string): Promise<string> {
  try {
    await checks.find(check => check.name.includes(name))!.run();
  } catch (error) {
    const { message, actual } = error as { message: string; actual?: unknown };
    return actual === undefined ? message : `${message} ${JSON.stringify(actual)}`;
  }
  return 'nothing';
}

const kind = tableKinds(epix)[0]!;
const refusals = (game: typeof epix, mistakes = MISTAKES.slice(0, 2)) =>
  refusalChecks(game, {
    rulebook: [...new Set(MISTAKES.map(({ rule }) => rule))].map(rule => `### ${rule} Rule\n`).join(''),
    games: () => [{ kind, seed: 'faults' }],
    mistakes,
    words: ['bid'],
    nonsense: [],
  });

describe('the checks of refusals find', () => {
  const { refusal } = epix.rules;
  const refusing = (changed: typeof refusal) => refusals(variant(epix, { rules: { refusal: changed } }));
  const games = 'every candidate is an option or has a reason';

  test('an option that is no candidate', async () => {
    const game = variant(epix, { proof: { candidates: v => epix.proof.candidates(v).slice(1) } });
    expect(await found(refusals(game), games)).toContain('an option, but no candidate');
  });
  test('a mistake without a reason', async () => {
    expect(
      await found(
        refusing(() => null),
        games,
      ),
    ).toContain('no reason');
  });
  test('an option that is refused', async () => {
    const always = { rule: 'EPX-041', phrase: phrase('refusal.over.winter') };
    expect(
      await found(
        refusing((v, code) => refusal(v, code) ?? always),
        games,
      ),
    ).toContain('an option, but refused');
  });
  test('a rule that is not in the rulebook', async () => {
    const elsewhere = refusing((v, code) => {
      const given = refusal(v, code);
      return given && { ...given, rule: 'EPX-999' };
    });
    expect(await found(elsewhere, games)).toContain('EPX-999 is not in the rulebook');
    expect(await found(elsewhere, 'any text')).toContain('recruiting outside the Lands in the draft, seen by');
    expect(await found(elsewhere, "'toString' is no answer")).toContain('EPX-999 is not in the rulebook');
  });
  test('a reason that is no sentence, in one language', async () => {
    const en = epix.words.texts.en!;
    const de = Object.fromEntries(Object.keys(en).map(key => [key, 'kein Satz']));
    const game = variant(epix, { words: { texts: { en, de } } });
    expect(await found(refusals(game), games)).toContain("'kein Satz' is not a sentence");
  });
  test('a mistake with another rule, or with no reason of its own', async () => {
    const position = MISTAKES[0]!.position;
    const wrong = [mistake('EPX-042', 'wrong rule', position, MISTAKES[0]!.code)];
    expect(await found(refusals(epix, wrong), 'wrong rule')).toContain('EPX-042');
    const stray = [mistake('EPX-Q42', 'a stray answer', position, 'guess:1')];
    expect(await found(refusals(epix, stray), 'a stray answer')).not.toBe('nothing');
  });
  test('a question that never came up, and a message that nothing leads to', async () => {
    expect(await found(refusals(epix), 'every question comes up')).not.toBe('nothing');
    expect(await found(refusals(epix), 'no refusal stands in the catalogue')).not.toBe('nothing');
  });
});

describe('the checks of everything else find', () => {
  test('an event that no game tells, a step that no game takes', () => {
    const events = { setup: true, dragons: true } as unknown as Record<EpixEvent['type'], true>;
    const missing = unreached<State, EpixEvent>(epix, { games: () => ({ kind, seed: 'faults' }), most: 1, events });
    expect(missing).toContain('event dragons');
    expect(missing).not.toContain('event setup');
    expect(missing.some(step => step.includes('.'))).toBe(true);
    expect(coverageChecks<State, EpixEvent>(epix, { games: () => ({ kind, seed: '' }), most: 0, events })).toHaveLength(
      1,
    );
  });
  test('a chronicle that does not hold, with the seed', async () => {
    const hear = () => {
      throw new Error('too late');
    };
    const settings = { kinds: [kind], games: () => [{ kind, seed: 'faults' }], open: () => ({ hear }) };
    expect(await found(chronicleChecks<State, EpixEvent>(epix, settings), '')).toBe("seed 'faults': too late");
  });
  test('a record that is missing, or ends otherwise than it is called', async () => {
    const checks = recordChecks<State, EpixEvent>(epix, {
      folder: new URL('../records/', import.meta.url),
      endings: { castle: 'end.areas', shared: 'end.shared' },
      names: ['castle-2-basic'],
      stories: [],
    });
    expect(await found(checks, 'one for every ending')).not.toBe('nothing');
    expect(await found(checks, 'castle-2-basic replays')).not.toBe('nothing');
    expect(await found(checks, 'gold-tie-2-basic replays')).not.toBe('nothing');
    expect(await found(checks, 'shared-2-basic replays')).toBe('nothing');
  });
});
