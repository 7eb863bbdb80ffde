/** What others could bring against an area: units that stand within two steps and are not bound. */
import { bigSets, type Seat } from '@interregnum/kernel';
import { watchOf } from '../modules/bow/battle.ts';
import { type Area, NONE } from '../pieces.ts';
import type { PublicState } from '../state.ts';
import { type Land, wallsOf } from './worth.ts';

const STEPS = 2;
const MOST_SEATS = 4;
const brought = new Float64Array(MOST_SEATS);

/** The strongest that any one enemy of a seat could bring. */
export function threatTo(t: PublicState, land: Land, area: Area, seat: Seat): number {
  brought.fill(0);
  const far = land.board.distances[area]!;
  for (const from of land.board.areas) {
    const owner = land.owner[from]!;
    const steps = far[from]!;
    if (owner === NONE || owner === seat || steps <= 0 || steps > STEPS || land.power[from] === 0) continue;
    if (!bigSets.has(t.activated[owner]!, from)) brought[owner]! += land.power[from]!;
  }
  return Math.max(brought[0]!, brought[1]!, brought[2]!, brought[3]!);
}

/** How likely an area is lost before long. */
const WILL = 0.45;
/** Part of what holds for a season only. */
const PASSING = 0.6;
export function riskOf(t: PublicState, land: Land, area: Area, seat: Seat): number {
  const threat = threatTo(t, land, area, seat);
  if (threat === 0) return 0;
  const defence = land.power[area]! + wallsOf(t, area) + PASSING * watchOf(t, seat, area) + 0.5;
  return (WILL * threat ** 2) / (threat ** 2 + defence ** 2);
}
