import { clockwise, randomFrom, type Seat } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { goldFor } from '../src/abilities.ts';
import type { State } from '../src/index.ts';
import { outcome } from '../src/phases/end.ts';
import { type Rival, rivalsOf } from '../src/phases/last-player/quest.ts';
import { bestReachable, canPossiblyWin, goesWell } from '../src/phases/last-player.ts';
import { areasOf, lastInOrder, mostAreasOfOthers } from '../src/table.ts';
import { endings } from './last-player-exhaustive.ts';
import { anyTable, THEMES, themeTable } from './last-player-tables.ts';
import { withRandomEffects } from './random-effects.ts';

function someEndingWins(s: State, seat: Seat): boolean {
  for (const end of endings(s, seat)) if (outcome(end!)!.winners.includes(seat)) return true;
  return false;
}

interface Lead {
  areas: number;
  gold: number;
}

/** Without the fall of a Castle: how far he can end ahead of each rival, and with how many areas. */
interface BestEndings {
  leads: Lead[];
  areas: number;
}

/** `null` if it takes too long to find out. */
function bestEndings(s: State, seat: Seat): BestEndings | null {
  const others = clockwise(s.seats, 0).filter(other => other !== seat);
  const best = { leads: others.map(() => ({ areas: Number.NEGATIVE_INFINITY, gold: 0 })), areas: 0 };
  for (const end of endings(s, seat, 1500)) {
    if (end === null) return null;
    if (end.conqueror !== null) continue;
    best.areas = Math.max(best.areas, areasOf(end, seat));
    others.forEach((other, i) => {
      const lead = { areas: areasOf(end, seat) - areasOf(end, other), gold: end.gold[seat]! - end.gold[other]! };
      const { areas, gold } = best.leads[i]!;
      if (lead.areas > areas || (lead.areas === areas && lead.gold > gold)) best.leads[i] = lead;
    });
  }
  return best;
}

/** Whether he can draw level with a rival who has such a lead from the start, and no Castle. */
function makesGood(s: State, seat: Seat, rival: Rival, { areas, gold }: Lead): boolean {
  const ahead = { ...rival, lead: areas, gold: rival.gold + gold, castle: 0, garrison: Number.POSITIVE_INFINITY };
  return goesWell(s, seat, [ahead], true);
}

/** Not only whether he wins, but how much it takes to keep him from it: every shortcut shows. */
function expectExact(s: State, { leads, areas: best }: BestEndings, seed: string): void {
  const seat = lastInOrder(s);
  expect(bestReachable(s, seat), seed).toMatchObject({ best, leader: mostAreasOfOthers(s, seat) });
  rivalsOf(s, seat).forEach((rival, i) => {
    const { areas, gold } = leads[i]!;
    expect(makesGood(s, seat, rival, { areas, gold }), `${seed}, rival ${i}`).toBe(true);
    expect(makesGood(s, seat, rival, { areas, gold: gold + 1 }), `${seed}, rival ${i}`).toBe(false);
  });
}

describe('EPX-139 the last player in Winter', () => {
  for (const mode of ['basic', 'advanced']) {
    for (const seats of [2, 3, 4]) {
      test(`${seats} seats, ${mode}: he may play exactly if some ending of all makes him a winner`, () => {
        const answers = { true: 0, false: 0 };
        for (let n = 0; n < 800; n++) {
          const seed = `last player ${mode} ${seats} ${n}`;
          const s = anyTable(seats, { mode }, 1 + (n % 20), n % 5, randomFrom(seed));
          const seat = lastInOrder(s);
          const wins = someEndingWins(s, seat);
          expect(canPossiblyWin(s, seat), seed).toBe(wins);
          answers[`${wins}`]++;
        }
        expect(Math.min(answers.true, answers.false)).toBeGreaterThan(10);
      });
    }
  }

  test('where falling back ends the use of a Knight: exactly if some ending of all makes him a winner', () => {
    const answers = { true: 0, false: 0 };
    for (let n = 0; n < 600; n++) {
      const seed = `falling back ends it ${n}`;
      const options = { mode: n % 2 === 0 ? 'basic' : 'advanced', fallBack: 'ends' };
      const s = anyTable(2 + (n % 3), options, 1 + (n % 20), n % 5, randomFrom(seed));
      const wins = someEndingWins(s, lastInOrder(s));
      expect(canPossiblyWin(s, lastInOrder(s)), seed).toBe(wins);
      answers[`${wins}`]++;
    }
    expect(Math.min(answers.true, answers.false)).toBeGreaterThan(10);
  });

  for (const theme of THEMES) {
    test(`${theme.name}: he makes good exactly the lead that the best ending of all makes good`, () => {
      let checked = 0;
      for (let n = 0; n < 100; n++) {
        const seed = `${theme.name} ${n}`;
        const s = themeTable(theme, 2 + (n % 3), randomFrom(seed));
        const best = bestEndings(s, lastInOrder(s));
        if (best === null) continue;
        expectExact(s, best, seed);
        checked++;
      }
      expect(checked).toBeGreaterThan(30);
    });
  }

  for (const content of ['winter effects 1', 'winter effects 2', 'winter effects 3']) {
    test(`${content}: with cards put together at random he is never passed over when some ending makes him a winner`, () => {
      const answers = { true: 0, false: 0 };
      const game = withRandomEffects(content);
      for (let n = 0; n < 240; n++) {
        const seed = `${content}, table ${n}`;
        const s = anyTable(2 + (n % 3), { mode: 'advanced' }, 1 + (n % 20), n % 5, randomFrom(seed), game);
        const seat = lastInOrder(s);
        const wins = someEndingWins(s, seat);
        const may = canPossiblyWin(s, seat);
        if (wins || goldFor(s, seat, 'pillage') === 0) expect(may, seed).toBe(wins);
        answers[`${may}`]++;
      }
      expect(Math.min(answers.true, answers.false)).toBeGreaterThan(10);
    });
  }

  test('the answer depends only on the state', () => {
    const s = anyTable(4, { mode: 'basic' }, 1, 9, randomFrom('same'));
    const seat = lastInOrder(s);
    const before = JSON.stringify(s);
    const answers = [1, 2, 3].map(() => canPossiblyWin(s, seat));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.stringify(s)).toBe(before);
    expect(canPossiblyWin(JSON.parse(before) as State, seat)).toBe(answers[0]);
  });
});
