/** Waste tokens, the Lost City and destroyed cities on the board (RNW-545, RNW-550, RNW-551, RNW-554, RNW-Q206). */
import { draw, type Seat } from '@interregnum/kernel';
import { boardOf } from '../../board.ts';
import { tell } from '../../events.ts';
import { setDial } from '../../figures.ts';
import { type Area, type City, DIALS, HOME_OF, NONE } from '../../pieces.ts';
import { production } from '../../queries.ts';
import type { State } from '../../state.ts';
import { controllerOf, dialOf } from '../../table.ts';
import { LOST_AREA } from './borders.ts';
import { isLostCityFound, LOST_CITY } from './queries.ts';
import { changeBow, DESOLATION, isDesolated, isFrozenOver, isWaste, type WasteKind, wasteLeft } from './state.ts';

const setWaste = (s: State, area: Area, n: number): void => changeBow(s, { waste: s.bow.waste.with(area, n) });
export const wasteAt = (s: Pick<State, 'bow'>, area: Area): WasteKind | null =>
  isDesolated(s, area) ? 'desolation' : isFrozenOver(s, area) ? 'cryomancy' : null;

/** RNW-550, RNW-551, RNW-Q209: never in a home realm; desolation never with another token. */
export const mayLay = (s: Pick<State, 'bow'>, area: Area, kind: WasteKind): boolean =>
  HOME_OF[area] === NONE && wasteLeft(s) > 0 && (kind === 'desolation' ? !isWaste(s, area) : !isDesolated(s, area));

/**
 * RNW-550, RNW-Q87, RNW-Q208: what the area provides goes to who controls it, a Village included (RNW-Q333), also by a
 * peasant (RNW-Q341).
 */
function gainFrom(s: State, area: Area): void {
  const owner = controllerOf(s, area);
  if (owner === NONE) return;
  const gains = DIALS.map(dial => production(s, area, dial));
  for (const dial of DIALS) setDial(s, owner, dial, dialOf(s, owner, dial) + gains[dial]!);
}

export function layWaste(s: State, seat: Seat, area: Area, kind: WasteKind): void {
  tell({ type: 'wasteLaid', seat, area, kind });
  if (kind === 'desolation') gainFrom(s, area);
  setWaste(s, area, kind === 'desolation' ? DESOLATION : s.bow.waste[area]! + 1);
}

export function takeWaste(s: State, seat: Seat | null, area: Area): void {
  const kind = wasteAt(s, area)!;
  setWaste(s, area, kind === 'desolation' ? 0 : s.bow.waste[area]! - 1);
  tell({ type: 'wasteTaken', seat, area, kind });
}

/** RNW-551: 1 from every area. */
export function thaw(s: State): void {
  for (const area of boardOf(s).areas) if (isFrozenOver(s, area)) takeWaste(s, null, area);
}

// --- cities --------------------------------------------------------------------------------------------------------------

/** RNW-545: waste tokens are removed instead; RNW-Q204: nothing else of the card depends on it. */
export function findLostCity(s: State, seat: Seat): void {
  if (!boardOf(s).isOn[LOST_AREA] || isLostCityFound(s)) return;
  if (isWaste(s, LOST_AREA)) {
    while (isWaste(s, LOST_AREA)) takeWaste(s, seat, LOST_AREA);
    return;
  }
  s.cities[LOST_AREA] = LOST_CITY;
  tell({ type: 'cityPlaced', seat, area: LOST_AREA, city: LOST_CITY });
}

/** RNW-Q206: it lies aside; the Lost City goes back beside the board, TB04 never brings it (RNW-Q204). */
export function layCityAside(s: State, { city }: { city: City }): void {
  if (city !== LOST_CITY) changeBow(s, { destroyedCities: [...s.bow.destroyedCities, city].sort((a, b) => a - b) });
}

/** TB04; of free cities if they are played with (RNW-Q350). */
export function rebuildCity(s: State, seat: Seat, area: Area): void {
  const { destroyedCities } = s.bow;
  const city = destroyedCities[draw(s.chance, destroyedCities.length)]!;
  changeBow(s, { destroyedCities: destroyedCities.filter(one => one !== city) });
  s.cities[area] = city;
  tell({ type: 'cityPlaced', seat, area, city });
}
