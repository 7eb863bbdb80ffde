/** Everything comes up in random games: steps, questions, events, verbs, and every op of every card, tile and Commander. */
import { coverageChecks, playRandomly } from '@interregnum/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Effect, Op } from '../src/content/effect.ts';
import { type OldKingsCrownEvent, oldKingsCrown, SOURCES, type State, sourceId } from '../src/index.ts';
import { option } from '../src/options.ts';
import { effectsOf } from '../src/pieces.ts';
import { mixedGame } from './tables.ts';

/** The ops that were carried out, as `source.effect.op`. */
const met = vi.hoisted(() => new Set<string>());
const meet = vi.hoisted(() => (l: { source: number; effect: number }, op: { op: string }): void => {
  met.add(`${l.source}.${l.effect}.${op.op}`);
});

vi.mock('../src/effects/plain-ops.ts', async original => {
  const { PLAIN_OPS } = await original<typeof import('../src/effects/plain-ops.ts')>();
  const watched = Object.entries(PLAIN_OPS).map(([name, run]) => [
    name,
    (s: State, l: never, op: never) => {
      meet(l, op);
      return (run as (s: State, l: never, op: never) => void)(s, l, op);
    },
  ]);
  return { PLAIN_OPS: Object.fromEntries(watched) as typeof PLAIN_OPS };
});

vi.mock('../src/effects/asking-ops.ts', async original => {
  const module = await original<typeof import('../src/effects/asking-ops.ts')>();
  const watched = Object.entries(module.ASKING_OPS).map(([name, op]) => [
    name,
    {
      ...op,
      options: (s: State, l: never, step: never, seat: never) => {
        meet(l, step);
        return (op.options as (s: State, l: never, step: never, seat: never) => unknown)(s, l, step, seat);
      },
    },
  ]);
  return { ...module, ASKING_OPS: Object.fromEntries(watched) as typeof module.ASKING_OPS };
});

// biome-ignore format: a list
const EVENTS: Record<OldKingsCrownEvent['type'], true> = {
  setup: true, faction: true, dealt: true, keptKingdom: true, kingdomOpened: true, round: true, drew: true, attrition: true,
  gained: true, lostInfluence: true, stole: true, orderSet: true, bid: true, passedBid: true, bidsShown: true, bidWon: true,
  tookBack: true, turnedKingdom: true, tookKingdom: true, stoleKingdom: true, discardedKingdom: true, marketFilled: true, kingdomShuffled: true,
  herald: true, placed: true, regionChosen: true, activated: true, revealed: true, reinforced: true, retreated: true,
  used: true, flipped: true, granted: true, trait: true, struck: true, moved: true, shifted: true, swappedDown: true,
  peeked: true, looked: true, arranged: true, clashResult: true, tieCard: true, declinedTie: true, result: true,
  claimed: true, disc: true, activatedSite: true, token: true, blockaded: true, exhumed: true, retired: true, loyal: true,
  deployed: true, shown: true, planOver: true,
  simulacrumReward: true, gameOver: true,
};

describe("everything comes up in The Old King's Crown", () => {
  const settings = { games: mixedGame, most: 3000, events: EVENTS };
  for (const { name, run } of coverageChecks<State, OldKingsCrownEvent>(oldKingsCrown, settings)) test(name, run);

  test('random games give every kind of answer', () => {
    const missing = new Set<string>(Object.keys(option));
    for (let n = 0; missing.size > 0 && n < 2000; n++) {
      playRandomly(oldKingsCrown, mixedGame(n), (s, { seat, option: i }) =>
        missing.delete(s.ask!.options[seat]![i]!.type),
      );
    }
    expect([...missing]).toEqual([]);
  });
});

/** Carried out where they are asked for, not by the interpreter: the Decree stage, Attrition, Lasting modifiers. */
const ELSEWHERE: readonly Op['op'][] = ['tieWithLeader', 'finalTie', 'limitStays'];

function opsOf(effect: Effect): readonly Op[] {
  if (effect.mode === 'static') return [];
  const ways = effect.mode === 'may' && effect.offer.first?.of === 'way' ? effect.offer.first.ways : {};
  const isElsewhere = effect.do.some(op => ELSEWHERE.includes(op.op));
  return isElsewhere ? [] : [...effect.do, ...Object.values(ways).flat()];
}

test('random games carry out every op of every card, tile and Commander', () => {
  const wanted = [...SOURCES.keys()].flatMap(source =>
    effectsOf({ content: null }, source).flatMap((effect, i) => opsOf(effect).map(({ op }) => `${source}.${i}.${op}`)),
  );
  expect(wanted.length).toBeGreaterThan(80);
  const missing = () => wanted.filter(key => !met.has(key));
  for (let n = 0; missing().length > 0 && n < 4000; n++) playRandomly(oldKingsCrown, mixedGame(n), () => {});
  expect(missing().map(key => `${sourceId(Number.parseInt(key, 10))} ${key}`)).toEqual([]);
});
