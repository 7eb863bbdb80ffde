/** Effects in content files: written and read back, refused where they cannot be. */
import { NotationError } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { FACTION_CARDS } from '../src/content/cards.ts';
import { COMMANDERS } from '../src/content/commanders.ts';
import type { Effect } from '../src/content/effect.ts';
import { KINGDOM_CARDS } from '../src/content/kingdom.ts';
import type { Limit } from '../src/content/kingdom-card.ts';
import { checkProgram } from '../src/content/program/check.ts';
import type { Kind } from '../src/content/program/needs.ts';
import { readProgram, writeProgram } from '../src/content/program/notation.ts';
import { TACTICS } from '../src/content/tactics.ts';

interface Programmed {
  readonly id: string;
  readonly kind: Kind;
  readonly limit: Limit;
  readonly program: readonly Effect[];
}

const ALL: readonly Programmed[] = [
  ...FACTION_CARDS.map(({ id, text }) => ({ id, kind: 'card' as const, limit: null, program: text })),
  ...TACTICS.map(({ id, effects }) => ({ id, kind: 'tile' as const, limit: null, program: effects })),
  ...COMMANDERS.map(({ id, effects }) => ({ id, kind: 'commander' as const, limit: null, program: effects })),
  ...KINGDOM_CARDS.map(({ id, limit, effects }) => ({ id, kind: 'kingdom' as const, limit, program: effects })),
].filter(({ program }) => program.length > 0);

describe('every built-in effect', () => {
  for (const { id, kind, limit, program } of ALL) {
    test(`${id}: written and read back it is the same, and it can be played`, () => {
      const text = JSON.parse(JSON.stringify(writeProgram(program))) as unknown;
      expect(readProgram(text, [])).toEqual(program);
      if (TACTICS.some(tile => tile.id === id && tile.ritual !== null)) return;
      try {
        checkProgram(program, { kind, limit }, []);
      } catch (error) {
        throw error instanceof NotationError ? new Error(`${error.path.join('.')}: ${error.message}`) : error;
      }
    });
  }
});
