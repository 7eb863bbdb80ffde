import { type Random, randomFrom } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { armyOf, bitOf, PIECES, pieceId } from '../src/content/armies.ts';
import { boardOf } from '../src/content/contents.ts';
import { type Location, locationId } from '../src/content/locations.ts';
import { retreatPairs } from '../src/phases/retreat.ts';
import { mostRetreats, withdrawalOf } from '../src/phases/retreat-search.ts';
import type { State } from '../src/state.ts';
import { armiesIn, sideOfArmy } from '../src/table.ts';
import { type RetreatPosition, retreatState, WORST_RETREATS } from './retreat-positions.ts';

// --- the rule as it is written, without any thought for speed ------------------------------------------------------

interface Scene {
  content: State['content'];
  seats: number;
  at: (Location | null)[];
  defeated: number;
  companions: number;
}

/** The worst position known needs 817. */
const MOST_REMEMBERED = 2000;
const sideAt = (army: number): number => sideOfArmy({ teams: false }, army);
const isFree = (scene: Scene, army: number, to: Location): boolean =>
  scene.at.every((location, other) => location !== to || sideAt(other) === sideAt(army));
const waysOf = (scene: Scene, army: number): Location[] =>
  boardOf(scene).neighbours[scene.at[army]!]!.filter(to => isFree(scene, army, to));

/** The Army goes, and with it those outside the battle that stand beside it. */
function after({ content, seats, at, defeated, companions }: Scene, army: number, to: Location): Scene {
  const next = at.slice();
  for (const one of armiesIn(companions)) if (at[one] === at[army]) next[one] = to;
  next[army] = to;
  return { content, seats, at: next, defeated: defeated & ~bitOf(army), companions };
}

function most(scene: Scene): number {
  let best = 0;
  for (const army of armiesIn(scene.defeated)) {
    for (const to of waysOf(scene, army)) best = Math.max(best, 1 + most(after(scene, army, to)));
  }
  return best;
}

function pairsByTheBook(scene: Scene): string[] {
  const best = most(scene);
  return armiesIn(scene.defeated).flatMap(army =>
    waysOf(scene, army)
      .filter(to => 1 + most(after(scene, army, to)) === best)
      .map(to => `${army}:${locationId(to)}`),
  );
}

const sceneOf = (s: State): Scene => ({
  content: s.content,
  seats: s.seats,
  at: s.at,
  defeated: s.battle!.defeated,
  companions: s.battle!.companions,
});

const pairs = (s: State): string[] => retreatPairs(s).map(({ army, to }) => `${army}:${locationId(to)}`);

// --- positions -----------------------------------------------------------------------------------------------------

/** A crowd on neighbouring Locations: seat 1 has won, up to `losers` Armies of others are defeated. */
function crowd(random: Random, losers: number): RetreatPosition {
  const seats = 3 + random.below(3);
  const { neighbours, locations } = boardOf({ content: null, seats });
  const places = [locations[random.below(locations.length)]!];
  while (places.length < 3 + losers) {
    const near = neighbours[places[random.below(places.length)]!]!;
    const next = near[random.below(near.length)]!;
    if (!places.includes(next)) places.push(next);
  }
  const armies: string[] = [];
  const free = Array.from({ length: seats }, (_, seat) => PIECES.slice(0, seat === 0 ? 3 : 4));
  places.forEach((place, i) => {
    const seat = i < 1 + random.below(3) ? 0 : 1 + random.below(seats - 1);
    const many = random.below(4) === 0 && seat !== 0 ? 2 : 1;
    for (const piece of free[seat]!.splice(0, many)) armies.push(`${seat + 1}.${pieceId(piece)}@${locationId(place)}`);
  });
  return { seats, armies: armies.join(' ') };
}

/** Some of the Armies that stand together were in an earlier battle and only keep company now. */
function withCompanions(s: State, random: Random): State {
  for (const army of armiesIn(s.battle!.defeated)) {
    const together = armiesIn(s.battle!.defeated).some(other => other !== army && s.at[other] === s.at[army]);
    if (!together || random.below(2) === 0) continue;
    s.battle!.defeated &= ~bitOf(army);
    s.battle!.companions |= bitOf(army);
  }
  return s;
}

/** The exhaustive search takes too long with more Armies. */
const SEARCHABLE = 5;

describe('YLD-172, YLD-Q16: the retreats that the winner may choose', () => {
  test('are those of an exhaustive search', () => {
    const random = randomFrom('crowds');
    let refused = 0;
    for (let n = 0; n < 600; n++) {
      const position = crowd(random, 2 + random.below(3));
      const s = withCompanions(retreatState(position), random);
      if (armiesIn(s.battle!.defeated).length > SEARCHABLE) continue;
      const offered = pairs(s);
      expect(offered, position.armies).toEqual(pairsByTheBook(sceneOf(s)));
      refused += armiesIn(s.battle!.defeated).flatMap(army => waysOf(sceneOf(s), army)).length - offered.length;
    }
    expect(refused).toBeGreaterThan(30);
  });

  test('SC-17 nobody is cut off if it can be avoided', () => {
    const s = retreatState({ seats: 3, armies: '1.archer@II 1.infantry@III 2.archer@a 3.archer@b' });
    expect(pairs(s)).toEqual([`${armyOf(1, 0)}:I`, `${armyOf(2, 0)}:IV`]);
  });

  test('SC-18 a Location is open once it is left', () => {
    const s = retreatState({ seats: 3, armies: '1.archer@II 1.infantry@b 3.archer@a 2.archer@I' });
    expect(pairs(s)).toEqual([`${armyOf(2, 0)}:III`]);
  });

  test('SC-19 two players never swap', () => {
    const s = retreatState({ seats: 3, armies: '1.archer@II 1.infantry@b 1.cavalry@III 3.archer@a 2.archer@I' });
    expect(pairs(s)).toEqual([]);
  });

  test('are found with few positions remembered in the worst cases known; the bench measures how long it takes', () => {
    for (const position of WORST_RETREATS) {
      const s = retreatState(position);
      const w = withdrawalOf(s, s.battle!.defeated, s.battle!.companions);
      mostRetreats(w, w.all);
      expect(w.memo.size, position.armies).toBeLessThan(MOST_REMEMBERED);
    }
  });
});
