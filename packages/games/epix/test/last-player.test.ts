import { type Random, randomFrom, type Seat } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { areaId, isCastle, KILIMANDJORA } from '../src/content/board.ts';
import { boardFor } from '../src/content/boards.ts';
import { ACTION_PAIRS, WINTER } from '../src/content/cards.ts';
import { UNITS, unitId } from '../src/content/units.ts';
import { epix, type State } from '../src/index.ts';
import { outcome } from '../src/phases/end.ts';
import { type Rival, rivalsOf } from '../src/phases/last-player/quest.ts';
import { bestReachable, canPossiblyWin, goesWell } from '../src/phases/last-player.ts';
import { areasOf, clockwiseFrom, lastInOrder, mostAreasOfOthers } from '../src/table.ts';
import { endings } from './last-player-exhaustive.ts';

const idOf = (card: number) => `SA${String(card).padStart(2, '0')}`;

/** A Winter table with few pieces and little Gold, stopped where the last player's turn is tested; he owns a card. */
function winterTable(seats: number, mode: string, card: number, most: number, random: Random): State {
  const crowd = 0.25 + 0.5 * random.real();
  const supply = Array.from({ length: seats }, () => [3, 2, 3, 2]);
  const areas: Record<string, string> = {};
  for (const area of boardFor(seats).areas) {
    areas[areaId(area)] = '';
    const seat = isCastle(area) ? area : random.below(seats);
    if (random.real() > crowd) continue;
    const units = UNITS.filter(unit => random.below(3) === 0 && supply[seat]![unit]! > 0).filter(
      unit => !(isCastle(area) && unit === 2) && !(area === KILIMANDJORA && unit === 1),
    );
    for (const unit of units) supply[seat]![unit]!--;
    if (units.length > 0) areas[areaId(area)] = `${seat + 1}: ${units.map(unitId).join(' ')}`;
  }
  const first = random.below(seats) + 1;
  const last = ((first + seats - 2) % seats) + 1;
  const someone = 1 + random.below(seats);
  const abilities = { [someone]: [idOf(1 + random.below(20))], [last]: [idOf(card)] };
  const gold = Object.fromEntries(supply.map((_, seat) => [seat + 1, random.below(most + 1)]));
  const s = epix.position.read(
    { season: 'winter', turn: 'choose', first, areas, gold, ...(mode === 'basic' ? {} : { abilities }) },
    { mode },
    seats,
  );
  s.chosen = s.chosen.map(() => ACTION_PAIRS[random.below(3)]!);
  s.revealed[last - 1] = true;
  s.ask = null;
  s.frames = [
    { proc: 'game', step: 'seasons', locals: {}, items: null, index: 0 },
    { proc: 'season', step: 'income', locals: { winner: 0 }, items: null, index: 0 },
    { proc: 'turn', step: 'order', locals: { seat: last - 1, first: 0, second: 0 }, items: null, index: 0 },
  ];
  expect(s.season).toBe(WINTER);
  return s;
}

const someEndingWins = (s: State, seat: Seat): boolean => {
  for (const end of endings(s, seat)) if (outcome(end!)!.winners.includes(seat)) return true;
  return false;
};

interface Lead {
  areas: number;
  gold: number;
}

/** How far he can be ahead of each rival at the end, a Castle's fall aside, and of nobody; `null` for a long search. */
function bestLeads(s: State, seat: Seat): { overRivals: Lead[]; most: number } | null {
  const others = clockwiseFrom(s, 0).filter(other => other !== seat);
  const overRivals = others.map(() => ({ areas: Number.NEGATIVE_INFINITY, gold: 0 }));
  let most = 0;
  for (const end of endings(s, seat, 2000)) {
    if (end === null) return null;
    if (end.conqueror !== null) continue;
    most = Math.max(most, areasOf(end, seat));
    others.forEach((other, i) => {
      const lead = { areas: areasOf(end, seat) - areasOf(end, other), gold: end.gold[seat]! - end.gold[other]! };
      const best = overRivals[i]!;
      if (lead.areas > best.areas || (lead.areas === best.areas && lead.gold > best.gold)) overRivals[i] = lead;
    });
  }
  return { overRivals, most };
}

/** Whether he can hold his own if this rival has such a lead from the start, and no Castle. */
const keepsUp = (s: State, seat: Seat, rival: Rival, lead: Lead): boolean =>
  goesWell(
    s,
    seat,
    [{ ...rival, castle: 0, garrison: Number.POSITIVE_INFINITY, lead: lead.areas, gold: rival.gold + lead.gold }],
    true,
  );

describe('EPX-139 the last player in Winter', () => {
  for (const mode of ['basic', 'advanced']) {
    for (const seats of [2, 3, 4]) {
      test(`${seats} seats, ${mode}: the quick test agrees with a search of everything`, () => {
        const answers = { true: 0, false: 0 };
        for (let n = 0; n < 800; n++) {
          const seed = `last player ${mode} ${seats} ${n}`;
          const s = winterTable(seats, mode, 1 + (n % 20), n % 5, randomFrom(seed));
          const seat = lastInOrder(s);
          const wins = someEndingWins(s, seat);
          expect(canPossiblyWin(s, seat), `seed '${seed}'`).toBe(wins);
          answers[`${wins}`]++;
        }
        expect(Math.min(answers.true, answers.false)).toBeGreaterThan(10);
      });

      test(`${seats} seats, ${mode}: he can make good exactly the lead that the best ending makes good`, () => {
        let checked = 0;
        for (let n = 0; n < 150; n++) {
          const seed = `lead ${mode} ${seats} ${n}`;
          const s = winterTable(seats, mode, 1 + (n % 20), n % 5, randomFrom(seed));
          const seat = lastInOrder(s);
          const leads = bestLeads(s, seat);
          if (leads === null) continue;
          checked++;
          expect(bestReachable(s, seat), `seed '${seed}'`).toEqual({
            best: leads.most,
            leader: mostAreasOfOthers(s, seat),
          });
          rivalsOf(s, seat).forEach((rival, i) => {
            const { areas, gold } = leads.overRivals[i]!;
            expect(keepsUp(s, seat, rival, { areas, gold }), `seed '${seed}', rival ${i}`).toBe(true);
            expect(keepsUp(s, seat, rival, { areas, gold: gold + 1 }), `seed '${seed}', rival ${i}`).toBe(false);
          });
        }
        expect(checked).toBeGreaterThan(50);
      });
    }
  }

  test('the answer depends only on the state', () => {
    const s = winterTable(4, 'basic', 1, 9, randomFrom('same'));
    const seat = lastInOrder(s);
    const before = JSON.stringify(s);
    const answers = [1, 2, 3].map(() => canPossiblyWin(s, seat));
    expect(new Set(answers).size).toBe(1);
    expect(JSON.stringify(s)).toBe(before);
    expect(canPossiblyWin(JSON.parse(before) as State, seat)).toBe(answers[0]);
  });
});
