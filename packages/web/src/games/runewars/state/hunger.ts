/** RNW-036: where more units stand than the food of their player will feed in winter. */
import { type Area, areasOf, controllerOf, isAlive, NONE, type View, winterLimit } from '@interregnum/runewars';
import { countOf, unitsAt } from './reading.ts';

const FALL = 2;

export interface Hunger {
  area: Area;
  units: number;
  food: number;
}

/** Only fall warns; `null`: all there will be fed. */
export function hungerAt(view: View, area: Area): Hunger | null {
  const seat = controllerOf(view, area);
  if (view.season !== FALL || seat === NONE || !isAlive(view, seat)) return null;
  const [units, food] = [countOf(unitsAt(view, area)), winterLimit(view, seat, area)];
  return units > food ? { area, units, food } : null;
}

/** Those of the viewer. */
export const hungryAreas = (view: View): Hunger[] =>
  view.viewer === null || view.year === 0 ? [] : areasOf(view, view.viewer).flatMap(area => hungerAt(view, area) ?? []);
