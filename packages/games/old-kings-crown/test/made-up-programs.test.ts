/** Whatever the check of content files accepts can be played: programs put together at random from parts of the built-in ones. */
import {
  type ContentData,
  contentFile,
  NotationError,
  pick,
  playedWith,
  type Random,
  randomFrom,
} from '@interregnum/kernel';
import { describe, test } from 'vitest';
import { FACTION_CARDS } from '../src/content/cards.ts';
import { COMMANDERS } from '../src/content/commanders.ts';
import type { Condition, Effect, Moment, Op } from '../src/content/effect.ts';
import { KINGDOM_CARDS } from '../src/content/kingdom.ts';
import type { Limit } from '../src/content/kingdom-card.ts';
import { checkProgram } from '../src/content/program/check.ts';
import { MOMENT_WORDS } from '../src/content/program/effect-words.ts';
import type { Kind } from '../src/content/program/needs.ts';
import { readProgram, writeProgram } from '../src/content/program/notation.ts';
import { TACTICS } from '../src/content/tactics.ts';
import { oldKingsCrown } from '../src/index.ts';
import { playedChecks } from './played-checks.ts';
import { MORE, PATIENCE } from './tables.ts';

const EFFECTS: readonly Effect[] = [
  ...FACTION_CARDS.flatMap(({ text }) => text),
  ...[...TACTICS, ...COMMANDERS, ...KINGDOM_CARDS].flatMap(({ effects }) => effects),
];
const CONDITIONS: readonly Condition[] = EFFECTS.flatMap(effect => effect.if);
const OPS: readonly Op[] = EFFECTS.flatMap(effect => (effect.mode === 'static' ? [] : effect.do));
const NAMES = EFFECTS.flatMap(effect => (effect.mode === 'may' ? [effect.offer.first] : []));
const CHANGES = EFFECTS.flatMap(effect => (effect.mode === 'static' ? effect.change : []));
const MOMENTS = Object.keys(MOMENT_WORDS) as Moment[];

const some = <T>(random: Random, pool: readonly T[], most: number): T[] =>
  Array.from({ length: random.below(most + 1) }, () => pick(random, pool));

/** A built-in effect with some of its parts exchanged for those of others. */
function anyEffect(random: Random): Effect {
  const base = pick(random, EFFECTS);
  const isOften = (): boolean => random.below(2) === 0;
  const conditions = [...(isOften() ? base.if : []), ...some(random, CONDITIONS, 1)];
  if (base.mode === 'static') return { ...base, if: conditions, change: [pick(random, CHANGES), ...base.change] };
  const at = isOften() ? base.at : pick(random, MOMENTS);
  const ops = isOften() ? base.do : [...some(random, OPS, 1), ...base.do, ...some(random, OPS, 2)];
  if (base.mode === 'auto') return { ...base, at, if: conditions, do: ops };
  const first = isOften() ? base.offer.first : pick(random, NAMES);
  const done = first?.of === 'way' ? [] : ops.length > 0 ? ops : [pick(random, OPS)];
  return { ...base, at, if: conditions, offer: { ...base.offer, first }, do: done };
}

const TRIES = 4000;
const spends = (effect: Effect): boolean => effect.mode !== 'static' && effect.do.some(({ op }) => op === 'spend');
const limitFor = (effect: Effect): Limit => (spends(effect) ? 'spend' : effect.mode === 'may' ? 'round' : null);

/** A program that is accepted, as a file writes it. */
function madeUp(random: Random, kind: Kind): ContentData {
  for (let n = 0; n < TRIES; n++) {
    const effect = anyEffect(random);
    const limit = kind === 'kingdom' ? limitFor(effect) : null;
    try {
      const program = writeProgram([effect]);
      if (JSON.stringify(program).includes('Pillages')) continue; // one card of all factions has that
      checkProgram(readProgram(program, []), { kind, limit }, []);
      return { text: 'Made up.', program, ...(kind === 'kingdom' && { limit: limit ?? 'none' }) };
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
    }
  }
  throw new Error(`nothing is accepted for a ${kind}`);
}

function content(seed: string): ContentData {
  const random = randomFrom(seed);
  const part = (list: readonly { id: string }[], kind: Kind): ContentData =>
    Object.fromEntries(list.map(({ id }) => [id, madeUp(random, kind)]));
  return {
    tactics: part(
      TACTICS.filter(({ ritual }) => ritual === null),
      'tile',
    ),
    commanders: part(COMMANDERS, 'commander'),
    'kingdom cards': part(KINGDOM_CARDS, 'kingdom'),
    cards: part(
      FACTION_CARDS.filter(({ trait }) => trait !== 'ruse'),
      'card',
    ),
  };
}

for (let n = 1; n <= MORE; n++) {
  const seed = `made up ${n}`;
  describe(`programs made up by the seed '${seed}'`, () => {
    const game = playedWith(oldKingsCrown, contentFile('Made up', content(seed)));
    for (const { name, run } of playedChecks(game, seed)) test(name, run, PATIENCE);
  });
}
