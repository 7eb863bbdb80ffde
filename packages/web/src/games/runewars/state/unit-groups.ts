/** Units that can be taken along or put down in numbers: what the options offer, as one line for each kind and place. */
import { type Area, type HeroNumber, isNeutral, type Option, type UnitType } from '@interregnum/runewars';

export interface UnitGroup {
  key: string;
  type: UnitType;
  /** Where they come from; `null`: from the one place that the question is about. */
  area: Area | null;
  /** The code for each number, from 1. */
  codes: readonly string[];
}

type Counted = Extract<Option, { type: 'from' | 'group' | 'put' }>;
const isCounted = (o: Option): o is Counted => o.type === 'from' || o.type === 'group' || o.type === 'put';

/** RNW-091: own units are named before allied neutrals, who follow them. */
export function unitGroupsOf(options: readonly Option[]): UnitGroup[] {
  const found = new Map<string, { type: UnitType; area: Area | null; codes: string[] }>();
  for (const o of options) {
    if (!isCounted(o)) continue;
    const area = o.type === 'group' ? null : o.area;
    const key = `${area} ${o.unit}`;
    const group = found.get(key) ?? { type: o.unit, area, codes: [] };
    group.codes[o.count - 1] = o.code;
    found.set(key, group);
  }
  return [...found]
    .map(([key, group]) => ({ key, ...group }))
    .sort((a, b) => Number(isNeutral(a.type)) - Number(isNeutral(b.type)));
}

export interface HeroOffer {
  hero: HeroNumber;
  code: string;
}

export const heroesIn = (options: readonly Option[]): HeroOffer[] =>
  options.flatMap(o => (o.type === 'groupHero' || o.type === 'placeHero' ? [{ hero: o.hero, code: o.code }] : []));

/** RNW-081: a group is being named, up to where it has only to set out. */
export const isNamingGroup = (options: readonly Option[]): boolean =>
  options.some(({ type }) => type === 'group' || type === 'groupHero' || type === 'go');

/** By the key of the group. */
export type Counts = Readonly<Record<string, number>>;
export const sumOf = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** As many as there is room for, in the order of the list. */
export function mostOf(groups: readonly UnitGroup[], room: number): Counts {
  let left = room;
  return Object.fromEntries(
    groups.map(({ key, codes }) => {
      const n = Math.min(codes.length, left);
      left -= n;
      return [key, n];
    }),
  );
}

/** A press on a place: all who are there go along, or none when they did. */
export function toggledAt(groups: readonly UnitGroup[], area: Area, counts: Counts, room: number): Counts {
  const here = groups.filter(group => group.area === area);
  const others = Object.fromEntries(Object.entries(counts).filter(([key]) => here.every(group => group.key !== key)));
  if (here.some(({ key }) => (counts[key] ?? 0) > 0)) return others;
  return { ...others, ...mostOf(here, room - sumOf(others)) };
}

/** The answers for what was set, in order. */
export const codesFor = (groups: readonly UnitGroup[], counts: Counts): string[] =>
  groups.flatMap(({ key, codes }) => codes[(counts[key] ?? 0) - 1] ?? []);
