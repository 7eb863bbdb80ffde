/** What shines on the map is what was told, in a random game. */
import { chanceFrom, type Fact, factsFor, randomFrom, setupChoices } from '@interregnum/kernel';
import { controllerOf, type RunewarsEvent, runewars, type View } from '@interregnum/runewars';
import { expect, test } from 'vitest';
import { isReceived, isTaken } from './changes.ts';
import { runeAt } from './reading.ts';

const SEED = 'changes';
const VIEWER = 0;

interface Step {
  before: View;
  after: View;
  told: readonly RunewarsEvent[];
}

function* steps(): Generator<Step> {
  const s = runewars.rules.setup(setupChoices(runewars.meta, {}, 2), 2, chanceFrom(SEED));
  const random = randomFrom(SEED);
  while (s.ask) {
    const before = runewars.rules.view(runewars.rules.clone(s), VIEWER);
    const seat = s.ask.seats.find(one => s.answers[one] === null)!;
    const news: Fact<RunewarsEvent>[] = [];
    runewars.rules.apply(s, seat, random.below(s.ask.options[seat]!.length), news);
    yield { before, after: runewars.rules.view(runewars.rules.clone(s), VIEWER), told: factsFor(news, VIEWER) };
  }
}

test(`runes that are received are turned over, areas that an army enters shine; seed ${SEED}`, () => {
  const seen = { received: 0, taken: 0, kept: 0 };
  for (const { before, after, told } of steps()) {
    for (const area of told.flatMap(e => (e.type === 'runesPlaced' ? e.areas : []))) {
      if (runeAt(before, area) || !runeAt(after, area)) continue;
      expect([area, isReceived(before, after, area), isReceived(null, after, area)]).toEqual([area, true, false]);
      expect(isReceived(after, after, area)).toBe(false);
      seen.received++;
    }
    for (const e of told) {
      if (e.type !== 'moved' || controllerOf(after, e.to) !== e.seat) continue;
      const isNew = controllerOf(before, e.to) !== e.seat;
      expect([e.to, isTaken(before, after, e.to), isTaken(null, after, e.to)]).toEqual([e.to, isNew, false]);
      seen[isNew ? 'taken' : 'kept']++;
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});
