/** Who knows which rune token, card or exploration token (section 6 of the rules). */
import {
  everybody,
  knows,
  type Mark,
  type Marks,
  type Seat,
  see,
  sets,
  type Viewers,
  viewers,
} from '@interregnum/kernel';
import { boardOf } from './board.ts';
import { tellApart } from './events.ts';
import { type Area, type HeroNumber, NONE } from './pieces.ts';
import type { State } from './state.ts';
import { controllerOf } from './table.ts';

// --- rune tokens: the flag lies with the token ----------------------------------------------------------------------

export const knowsRune = (s: Pick<State, 'runeKnown'>, viewer: Seat | null, area: Area): boolean =>
  sets.has(s.runeKnown[area]!, viewer ?? SPECTATOR);
const SPECTATOR = sets.first(viewers(null));

export function seeRune(s: State, area: Area, by: Viewers): void {
  s.runeKnown[area] = sets.union(s.runeKnown[area]!, by);
}
export const seeRuneByAll = (s: State, area: Area): void => seeRune(s, area, everybody(s.seats));

/** RNW-372: whoever controls the area or has a hero there has looked. */
function whoLooks(s: State, area: Area): Viewers {
  const controller = controllerOf(s, area);
  let by = controller === NONE ? sets.NONE : viewers(controller);
  for (let hero = 0; hero < s.heroArea.length; hero++)
    if (s.heroArea[hero] === area && s.heroSeat[hero] !== NONE) by = sets.union(by, viewers(s.heroSeat[hero]!));
  return by;
}

/** To be called whenever control or heroes may have changed: who sees a token for the first time is told. */
export function lookAround(s: State): void {
  for (const area of boardOf(s).areas) {
    if (s.runes[area] === NONE) continue;
    const news = sets.minus(whoLooks(s, area), s.runeKnown[area]!);
    if (sets.isEmpty(news)) continue;
    seeRune(s, area, news);
    for (const seat of sets.members(news))
      tellApart([seat], { type: 'looked', seat, area, rune: s.runes[area]! }, null);
  }
}

/** RNW-K3: a token goes openly from one area to another: what is known of it goes along. */
export function runeGoes(s: State, from: Area, to: Area): void {
  s.runes[to] = s.runes[from]!;
  s.runeKnown[to] = s.runeKnown[from]!;
  s.pairs[to] = s.pairs[from]!;
  clearRune(s, from);
  lookAround(s);
}

export function clearRune(s: State, area: Area): void {
  s.runes[area] = NONE;
  s.runeKnown[area] = sets.NONE;
  s.pairs[area] = NONE;
}

/** Tokens that are no pair any more: the mark of the other half ends, too. */
export function breakPair(s: State, area: Area): void {
  const pair = s.pairs[area]!;
  if (pair !== NONE) s.pairs = s.pairs.map(one => (one === pair ? NONE : one));
}

/** A number for two tokens placed together: the smallest that is free, so that equal states are equal. */
export function freePair(s: State): number {
  let n = 0;
  while (s.pairs.includes(n)) n++;
  return n;
}

// --- cards and exploration tokens: marks of the kernel ------------------------------------------------------------------

const FIRST_QUEST_HAND = 8;
const FIRST_HERO = 16;
const FIRST_FALLEN = 64;
/** What was won in a duel lies here until it is shared out. */
export const SPOILS_PLACE = 127;
const FIRST_AREA = 128;
const FIRST_QUEST = 64;
const FIRST_REWARD = 128;
const FIRST_EXPLORATION = 192;

export const tacticsPlace = (seat: Seat): number => seat;
export const questPlace = (seat: Seat): number => FIRST_QUEST_HAND + seat;
export const heroPlace = (hero: HeroNumber): number => FIRST_HERO + hero;
export const fallenPlace = (index: number): number => FIRST_FALLEN + index;
export const explorationPlace = (area: Area): number => FIRST_AREA + area;

export const tacticsThing = (card: number): number => card;
export const questThing = (card: number): number => FIRST_QUEST + card;
export const rewardThing = (card: number): number => FIRST_REWARD + card;
export const explorationThing = (kind: number): number => FIRST_EXPLORATION + kind;

const byPlace = (one: Mark, other: Mark): number =>
  Number(one.loose) - Number(other.loose) || one.thing - other.thing || one.place - other.place;

/** One order for all marks: how they came about must not show. */
export const inMarkOrder = (marks: Marks): Marks => (marks.length < 2 ? marks : [...marks].sort(byPlace));

export function mark(s: State, thing: number, place: number, by: Viewers): void {
  s.marks = inMarkOrder(see(s.marks, thing, place, by));
}

/** Things that lie open or have left their place. */
export function unmark(s: State, thing: number, place: number): void {
  if (s.marks.some(one => one.thing === thing && one.place === place))
    s.marks = s.marks.filter(one => one.thing !== thing || one.place !== place);
}
/** Everything at a place moves to another, or is gone (`null`). */
export function markPlaceMoves(s: State, from: number, to: number | null): void {
  s.marks = inMarkOrder(
    s.marks.flatMap(one => (one.place !== from ? [one] : to === null ? [] : [{ ...one, place: to }])),
  );
}
/** A defeated hero marker is gone: those after it move up. */
export function dropFallenMarks(s: State, index: number): void {
  const isLater = (place: number): boolean => place > fallenPlace(index) && place < SPOILS_PLACE;
  s.marks = inMarkOrder(s.marks.map(one => (isLater(one.place) ? { ...one, place: one.place - 1 } : one)));
}
export { knows };
