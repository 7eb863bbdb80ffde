/** Who has just gone where on the map, and by which areas. */
import {
  type Area,
  boardOf,
  bordersOf,
  type HeroNumber,
  isFrozen,
  MOUNTAIN,
  type RunewarsEvent,
  type UnitType,
  type View,
  WATER,
} from '@interregnum/runewars';

export interface Journey {
  key: string;
  from: Area;
  to: Area;
  units: readonly { unit: UnitType; n: number }[];
  heroes: readonly HeroNumber[];
}

type Going = Extract<RunewarsEvent, { type: 'moved' | 'retreated' }>;
const isGoing = (e: RunewarsEvent): e is Going => e.type === 'moved' || e.type === 'retreated';

/** Those who go the same way go together. */
export function journeysOf(news: readonly RunewarsEvent[]): Journey[] {
  const found = new Map<string, Journey>();
  for (const e of news.filter(isGoing)) {
    const key = `${e.from} ${e.to}`;
    const before = found.get(key);
    found.set(key, {
      key,
      from: e.from,
      to: e.to,
      units: [...(before?.units ?? []), ...e.units],
      heroes: [...(before?.heroes ?? []), ...(e.type === 'moved' ? e.heroes : [])],
    });
  }
  return [...found.values()].filter(({ from, to }) => from !== to);
}

/** Who goes before a battle is over, and who goes because of it: these wait until it has been shown. */
export function partedByBattle(news: readonly RunewarsEvent[]): { marches: Journey[]; retreats: Journey[] } {
  const over = news.findIndex(({ type }) => type === 'battleOver' || type === 'battleCancelled');
  const end = over < 0 ? news.length : over;
  const retreats = journeysOf(news.slice(end)).map(journey => ({ ...journey, key: `after ${journey.key}` }));
  return { marches: journeysOf(news.slice(0, end)), retreats };
}

/** The shortest way over open borders; where there is none they fly, or take a portal. */
export function routeOf(view: View, from: Area, to: Area): Area[] {
  const { neighbours } = boardOf(view.placement);
  const borders = bordersOf(view);
  const closed = MOUNTAIN | (isFrozen(view) ? 0 : WATER);
  const came = new Map<Area, Area>([[from, from]]);
  for (const area of came.keys()) {
    if (area === to) break;
    for (const [i, next] of (neighbours[area] ?? []).entries())
      if ((borders[area]![i]! & closed) === 0 && !came.has(next)) came.set(next, area);
  }
  if (!came.has(to)) return [from, to];
  const way = [to];
  while (way[0] !== from) way.unshift(came.get(way[0]!)!);
  return way;
}

/** RNW-081: the steps of a Strategize Order that is still under way. */
export function stepsTaken({ frames }: Pick<View, 'frames'>, history: readonly RunewarsEvent[]): Journey[] {
  if (!frames.some(({ proc }) => proc === 'strategize')) return [];
  return journeysOf(history.slice(history.findLastIndex(({ type }) => type === 'turn') + 1));
}
