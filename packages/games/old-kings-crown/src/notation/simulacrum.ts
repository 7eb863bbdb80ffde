/** The Simulacrum in positions. */

import {
  fieldsOf,
  flag,
  isMap,
  type KnownMark,
  list,
  NotationError,
  onlyKeys,
  orWord,
  type Path,
  readFields,
  text,
  wholeNumber,
} from '@interregnum/kernel';
import { REGIONS } from '../content/map.ts';
import { downPlace } from '../knowledge.ts';
import { CARD_COUNT, NONE, REGION_NUMBERS, SIMULACRUM, slotOf } from '../pieces.ts';
import { isSolo } from '../simulacrum.ts';
import { at, type State } from '../state.ts';
import { orNone, plan, REST, region } from './forms.ts';
import { asList, byId, isView } from './lists.ts';

/** The pairs of Regions whose values were swapped, as they lie now; one of the two may be Revealed already. */
function swappedPairs(s: State): string[] {
  const valueAt = (one: number) => s.down[at(s, one, SIMULACRUM)] as number | null | undefined;
  return REGION_NUMBERS.flatMap(one => {
    const value = valueAt(one);
    if (value === null || value === undefined || value < CARD_COUNT || slotOf(value) === one) return [];
    const other = slotOf(value);
    const [upper, lower] = [Math.min(one, other), Math.max(one, other)];
    return other > one || valueAt(other) === NONE ? [`${REGIONS[upper]}+${REGIONS[lower]}`] : [];
  });
}

const pair = text<{ one: number; other: number }, State>(
  '{one}+{other}',
  { one: region, other: region },
  'highlands+plateau',
);
const SIMULACRUM_KEYS = [
  'plan',
  'deck',
  'discard',
  'quest',
  'seal',
  'stronger',
  'stronger_next',
  'two_plans',
  'swapped',
  'known',
];
const soloOf = fieldsOf<State>();
const soloFields = {
  plan: soloOf.part(
    orNone(plan),
    s => s.plan,
    (s, value) => {
      s.plan = value;
    },
  ),
  deck: soloOf.part(
    list(orWord(plan, 'rest', REST)),
    s => asList(s.planDeck),
    (s, value) => {
      s.planDeck = value;
    },
  ),
  discard: soloOf.part(
    list(plan),
    s => byId(s.planDiscard),
    (s, value) => {
      s.planDiscard = value;
    },
  ),
  quest: soloOf.field('quest', wholeNumber(0, 2)),
  seal: soloOf.field('seal', flag),
  stronger: soloOf.field('stronger', flag),
  stronger_next: soloOf.field('strongerNext', flag),
  two_plans: soloOf.field('twoPlans', flag),
};

export const swaps = new WeakMap<State, readonly (readonly [number, number])[]>();
export const knownValues = new WeakMap<State, readonly number[]>();

export const simulacrum = {
  read(s: State, value: unknown, path: Path): void {
    if (!isSolo(s)) throw new NotationError(path, 'the Simulacrum plays only against one');
    if (!isMap(value)) throw new NotationError(path, 'expected a map');
    onlyKeys(value, SIMULACRUM_KEYS, path);
    readFields(soloFields, s, value, path, s);
    const pairs = list(pair).read(value.swapped, [...path, 'swapped'], s);
    swaps.set(
      s,
      pairs.map(({ one, other }) => [one, other] as const),
    );
    knownValues.set(s, list(region).read(value.known, [...path, 'known'], s));
  },
  write(s: State): unknown {
    if (!isSolo(s)) return undefined;
    const view = isView(s);
    const own = Object.entries(soloFields).map(([key, one]) => [
      key,
      view && key === 'plan' ? 'hidden' : view && key === 'deck' ? (s.planDeck as unknown as number) : one.write(s, s),
    ]);
    return { ...Object.fromEntries(own), swapped: swappedPairs(s), known: knownRegions(s).map(one => REGIONS[one]) };
  },
};

const knownRegions = (s: State): number[] =>
  REGION_NUMBERS.filter(one =>
    (s.marks as readonly KnownMark[]).some(mark => mark.place === downPlace(one, SIMULACRUM)),
  );
