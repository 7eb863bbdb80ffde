/** How well a seat stands, by the features of section 10: runes, land, armies, influence, cards. */
import { type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { NONE, SHAPE, UNIT_TYPES } from '../pieces.ts';
import { productionOf, runes } from '../queries.ts';
import type { State } from '../state.ts';
import { areasOf, controllerOf, heroesOf, strongholdsOf, unitsAt } from '../table.ts';

const UNIT_WORTH = { triangle: 1, circle: 1.3, rectangle: 2, hexagon: 3.5 } as const;
const WORTH = {
  rune: 6,
  area: 0.8,
  stronghold: 1.5,
  production: 0.35,
  unit: 0.45,
  influence: 0.35,
  tactics: 0.4,
  hero: 1,
  reward: 1,
  title: 1.2,
  claim: 4,
};
const SHARPNESS = 0.12;

function armyOf(s: State, seat: Seat): number {
  let sum = 0;
  for (const area of boardOf(s.placement).areas) {
    if (controllerOf(s, area) !== seat) continue;
    for (const type of UNIT_TYPES) sum += unitsAt(s, area, type) * UNIT_WORTH[SHAPE[type]!];
  }
  if (s.army?.seat === seat) for (const type of UNIT_TYPES) sum += s.army.units[type]! * UNIT_WORTH[SHAPE[type]!];
  return sum;
}

function worthOf(s: State, seat: Seat): number {
  const heroes = heroesOf(s, seat);
  const rewards = heroes.reduce((sum, hero) => sum + s.rewardsDown[hero]!.length + s.rewardsUp[hero]!.length, 0);
  return (
    WORTH.rune * runes(s, seat) +
    WORTH.area * areasOf(s, seat).length +
    WORTH.stronghold * strongholdsOf(s, seat).length +
    WORTH.production * productionOf(s, seat).reduce((a, b) => a + b, 0) +
    WORTH.unit * armyOf(s, seat) +
    WORTH.influence * s.influence[seat]! +
    WORTH.tactics * s.tactics[seat]!.length +
    WORTH.hero * heroes.length +
    WORTH.reward * rewards +
    WORTH.title * s.titleSeat.filter(holder => holder === seat).length +
    (s.claims.some(claim => claim?.seat === seat) ? WORTH.claim : 0)
  );
}

/** By seat: how likely each is to win. */
export function values(s: State): number[] {
  if (s.ending) return s.answers.map((_, seat) => (s.ending!.places[0] === seat ? 1 : 0));
  if (s.year === 0) return s.answers.map(() => 1 / s.seats);
  const weights = s.answers.map((_, seat) => (sets.has(s.alive, seat) ? Math.exp(SHARPNESS * worthOf(s, seat)) : 0));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map(one => one / sum);
}

export const evaluate = (s: State, seat: Seat): number => values(s)[seat] ?? NONE;
