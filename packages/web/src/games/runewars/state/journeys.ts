/** Who has just gone where on the map, and by which areas. */
import {
  type Area,
  boardOf,
  bordersOf,
  type HeroNumber,
  isFrozen,
  MOUNTAIN,
  portals,
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

/** Nobody walks farther in one move, so that whoever comes from farther away has taken a portal. */
const FAST = 3;

/** The shortest way over open borders, or through portals where it would be too long; where there is none they fly. */
export function routeOf(view: View, from: Area, to: Area): Area[] {
  const walked = shortestWay(view, from, to, []);
  if (walked && walked.length <= FAST + 1) return walked;
  return shortestWay(view, from, to, portals(view)) ?? walked ?? [from, to];
}

function shortestWay(view: View, from: Area, to: Area, linked: readonly Area[]): Area[] | null {
  const { neighbours } = boardOf(view);
  const borders = bordersOf(view);
  const closed = MOUNTAIN | (isFrozen(view) ? 0 : WATER);
  const came = new Map<Area, Area>([[from, from]]);
  for (const area of came.keys()) {
    if (area === to) break;
    const near = (neighbours[area] ?? []).filter((_, i) => (borders[area]![i]! & closed) === 0);
    for (const next of linked.includes(area) ? [...near, ...linked] : near) if (!came.has(next)) came.set(next, area);
  }
  if (!came.has(to)) return null;
  const way = [to];
  while (way[0] !== from) way.unshift(came.get(way[0]!)!);
  return way;
}

/** The parts of a way that are walked: where two portals in turn are no neighbours, one leaps. */
export function partedByPortals(view: View, way: readonly Area[]): Area[][] {
  const { neighbours } = boardOf(view);
  const linked = portals(view);
  const isLeap = (from: Area, to: Area): boolean =>
    !neighbours[from]!.includes(to) && linked.includes(from) && linked.includes(to);
  const parts: Area[][] = [];
  for (const area of way) {
    const part = parts.at(-1);
    if (part && !isLeap(part.at(-1)!, area)) part.push(area);
    else parts.push([area]);
  }
  return parts;
}

/** RNW-081: the steps of a Strategize Order that is still under way. */
export function stepsTaken({ frames }: Pick<View, 'frames'>, history: readonly RunewarsEvent[]): Journey[] {
  if (!frames.some(({ proc }) => proc === 'strategize')) return [];
  return journeysOf(history.slice(history.findLastIndex(({ type }) => type === 'turn') + 1));
}
