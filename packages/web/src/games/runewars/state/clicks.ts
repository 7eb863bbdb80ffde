/** What a press on an area means at the open question. */
import { AREA_IDS, type Area, linkCost, type Option, type View } from '@interregnum/runewars';
import { type Targets, targetsBy } from '../../../table/kit/map/area-targets.ts';
import { type Meaning as KitMeaning, NOTHING, take } from '../../../table/kit/meaning.ts';
import { countsOf, destinationOf, roomAt, unboundOf } from './marching.ts';
import type { Picked } from './selection.ts';
import { toggledAt, unitGroupsOf } from './unit-groups.ts';

type Meaning = KitMeaning<Picked>;

/** Options that need two areas: from here to there. */
type Way = Extract<Option, { to: Area }>;
export const isWay = (o: Option): o is Way => 'to' in o;

/** The area that an option is about first. */
export const areaOf = (o: Option): Area | null => ('area' in o ? o.area : null);

/** The options that what is picked leaves open; those without an area stay. */
export function narrowed(options: readonly Option[], { area }: Picked): readonly Option[] {
  return area === null ? options : options.filter(o => areaOf(o) === null || areaOf(o) === area);
}

/** Where a press is worth something now, with the options behind it: sources first, then where they can go. */
export function targets(options: readonly Option[], picked: Picked): Targets<Option> {
  return targetsBy(options, o => {
    const from = areaOf(o);
    if (from === null) return [];
    if (!isWay(o)) return [from];
    return picked.area === from ? [o.to] : picked.area === null ? [from] : [];
  });
}

/** D56: what a place costs because every way there leads through Magic Portals that are not paid for yet. */
export const tollAt = (view: View, offered: readonly Option[]): number =>
  offered.length === 0 ? 0 : Math.min(...offered.map(o => linkCost(view, o)));

/** D11: those who are there go along, or none of them. */
function countAt(view: View, options: readonly Option[], picked: Picked, area: Area): Meaning {
  const groups = unitGroupsOf(options);
  const counts = toggledAt(groups, area, countsOf(view, groups, picked), roomAt(view));
  return { do: 'pick', what: { counts } };
}

/** `careful`: what would be done at once is shown first, for fingers do not see what they point at. */
export function clickArea(
  view: View,
  options: readonly Option[],
  picked: Picked,
  area: Area,
  careful = false,
): Meaning {
  const all = targets(options, { ...picked, area: null }).get(area) ?? [];
  if (all.length > 0 && all.every(({ type }) => type === 'from')) return countAt(view, options, picked, area);
  if (picked.area === area) {
    const [same] = all;
    return all.length === 1 && same?.type === 'activate' ? take(same) : { do: 'pick', what: {} };
  }
  const here = targets(options, picked).get(area) ?? [];
  if (careful && here.length === 1 && here[0]!.type === 'activate') return { do: 'pick', what: { area } };
  const [only] = here;
  if (here.length === 1 && only && (!isWay(only) || picked.area !== null)) return take(only);
  if (here.length > 0) return { do: 'pick', what: { area } };
  if (options.some(o => isWay(o) && areaOf(o) === area)) return { do: 'pick', what: { area } };
  const code = attemptAt(options, picked, area);
  return code === null ? NOTHING : { do: 'attempt', code };
}

/** What the player seems to have tried, so that the table can say why not: the same answer with another area. */
function attemptAt(options: readonly Option[], picked: Picked, area: Area): string | null {
  const like = options.find(o => areaOf(o) !== null && (picked.area === null || areaOf(o) === picked.area));
  if (!like) return null;
  const [mine, theirs] = [AREA_IDS[area]!, AREA_IDS[isWay(like) && picked.area !== null ? like.to : areaOf(like)!]!];
  const at = like.code.lastIndexOf(theirs);
  return like.code.slice(0, at) + mine + like.code.slice(at + theirs.length);
}

/** Areas whose armies can be dragged: where ways begin, who can be named, and before that (D10) all that are not bound. `careful`: these are left to the map that is moved. */
export function draggable(view: View, options: readonly Option[], careful: boolean): ReadonlySet<Area> {
  const begins = options.flatMap(o => (isWay(o) || o.type === 'from' ? [areaOf(o)!] : []));
  const unbound = !careful && options.some(({ type }) => type === 'activate') ? unboundOf(view) : [];
  return new Set([...begins, ...unbound]);
}

/** What it means that the army of an area was put down on another one. */
export function putDown(view: View, options: readonly Option[], picked: Picked, from: Area, to: Area): Meaning {
  if (from === to) return { do: 'pick', what: {} };
  if (options.some(isWay)) return clickArea(view, options, { ...picked, area: from }, to);
  if (options.some(({ type }) => type === 'activate'))
    return clickArea(view, options, { ...picked, area: null }, to, true);
  return to === destinationOf(view) ? countAt(view, options, picked, from) : NOTHING;
}
