/**
 * Who has seen what: marks on hidden things (cards, tokens), as plain data in the state.
 *
 * A mark says that some viewers know where a thing is. It follows the thing while its way is open, becomes loose when it
 * could have left its place unseen, and ends with a shuffle. No mark ever depends on what was chosen in secret: a mark
 * that vanished only when its card was really played would tell. Sights show every viewer its own marks, `determinise`
 * deals by them, and the table draws them.
 */
import type { Seat } from './flow.ts';
import type { Random } from './random.ts';
import { sets } from './sets.ts';

/** A set of seats, and of those who only watch. */
export type Viewers = number;
const SPECTATORS = 30;

/** The seats named, `null` for spectators. */
export const viewers = (...seats: readonly (Seat | null)[]): Viewers => sets.of(seats.map(seat => seat ?? SPECTATORS));
export const everybody = (seats: number): Viewers => sets.with(sets.upTo(seats), SPECTATORS);
export const isAmong = (set: Viewers, viewer: Seat | null): boolean => sets.has(set, viewer ?? SPECTATORS);

/** Some viewers know where a thing is. Places are numbers of the title: a hand, a place in a pile, a region. */
export interface Mark {
  readonly thing: number;
  readonly place: number;
  /** It may have left its place unseen, to where things from there can go. */
  readonly loose: boolean;
  readonly viewers: Viewers;
}

/** Never changed, only replaced: clones share them. */
export type Marks = readonly Mark[];

export const NO_MARKS: Marks = [];

/** These viewers see a thing where it is now. */
export function see(marks: Marks, thing: number, place: number, by: Viewers): Marks {
  const seen: Mark[] = [];
  let all = by;
  for (const mark of marks) {
    if (mark.thing !== thing) seen.push(mark);
    else if (mark.place === place && !mark.loose) all = sets.union(mark.viewers, by);
    else if (!sets.within(mark.viewers, by))
      seen.push(markOf(thing, mark.place, mark.loose, sets.minus(mark.viewers, by)));
  }
  seen.push(markOf(thing, place, false, all));
  return seen;
}

/** All marks are made here and have one shape. */
const markOf = (thing: number, place: number, loose: boolean, by: Viewers): Mark => ({
  thing,
  place,
  loose,
  viewers: by,
});

/** Whether something of a thing, or at a place, is known for sure, or only loosely. */
function isMarked(marks: Marks, of: 'thing' | 'place', which: number, loose: boolean): boolean {
  for (const mark of marks)
    if (mark.loose === loose && (of === 'thing' ? mark.thing : mark.place) === which) return true;
  return false;
}

/** These viewers lose the marks that are meant. */
function dropped(marks: Marks, by: Viewers, isMeant: (mark: Mark) => boolean): Marks {
  const isLosing = (mark: Mark): boolean => sets.meet(mark.viewers, by) && isMeant(mark);
  const first = marks.findIndex(isLosing); // mostly there is none
  if (first < 0) return marks;
  const left = marks.slice(0, first);
  for (let i = first; i < marks.length; i++) {
    const mark = marks[i]!;
    if (!isLosing(mark)) left.push(mark);
    else if (!sets.within(mark.viewers, by))
      left.push(markOf(mark.thing, mark.place, mark.loose, sets.minus(mark.viewers, by)));
  }
  return left;
}

const ALL: Viewers = ~0;

/** A thing goes openly to another place, face down: whoever knew it for sure knows it there. */
export function follow(marks: Marks, thing: number, to: number): Marks {
  if (!isMarked(marks, 'thing', thing, false)) return marks;
  return marks.map(mark => (mark.thing === thing && !mark.loose ? markOf(thing, to, false, mark.viewers) : mark));
}

/** Places change their numbers (a card is drawn from the top of a pile); `null` ends the marks there. */
export function relocate(marks: Marks, to: (place: number) => number | null): Marks {
  const first = marks.findIndex(mark => to(mark.place) !== mark.place);
  if (first < 0) return marks;
  const moved = marks.slice(0, first);
  for (let i = first; i < marks.length; i++) {
    const mark = marks[i]!;
    const place = to(mark.place);
    if (place === mark.place) moved.push(mark);
    else if (place !== null) moved.push(markOf(mark.thing, place, mark.loose, mark.viewers));
  }
  return moved;
}

/** Something leaves a place unseen: it could be any of the things there, for all but those who saw it. */
export function loosen(marks: Marks, place: number, but: Viewers = sets.NONE): Marks {
  if (!isMarked(marks, 'place', place, false)) return marks;
  const loosened: Mark[] = [];
  for (const mark of marks) {
    if (mark.place !== place || mark.loose) {
      loosened.push(mark);
      continue;
    }
    const [sure, unsure] = [sets.intersect(mark.viewers, but), sets.minus(mark.viewers, but)];
    if (!sets.isEmpty(sure)) loosened.push(markOf(mark.thing, place, false, sure));
    if (!sets.isEmpty(unsure)) loosened.push(markOf(mark.thing, place, true, unsure));
  }
  return loosened;
}

/** Nothing from this place can be elsewhere any more: loose marks are firm again. */
export function tighten(marks: Marks, place: number): Marks {
  if (!isMarked(marks, 'place', place, true)) return marks;
  return marks.map(mark =>
    mark.place === place && mark.loose ? markOf(mark.thing, place, false, mark.viewers) : mark,
  );
}

/** Things are mixed or rearranged by somebody (`but`), or lie open from now on. */
export const forgetThings = (marks: Marks, things: readonly number[], but: Viewers = sets.NONE): Marks =>
  dropped(marks, sets.minus(ALL, but), mark => things.includes(mark.thing));

/** Whether a viewer knows that a thing is certainly at this place. */
export const knows = (marks: Marks, viewer: Seat | null, thing: number, place: number): boolean =>
  marks.some(mark => mark.thing === thing && mark.place === place && !mark.loose && isAmong(mark.viewers, viewer));

/** What a viewer knows; who else does is not shown. */
export type KnownMark = Omit<Mark, 'viewers'>;

/** The sight of marks. In an order that tells nothing of how they came about. */
export const ownMarks = (marks: Marks, viewer: Seat | null): KnownMark[] =>
  marks
    .filter(mark => isAmong(mark.viewers, viewer))
    .map(({ thing, place, loose }) => ({ thing, place, loose }))
    .sort((a, b) => a.thing - b.thing || a.place - b.place);

/** A hidden place with room for so many things. */
export interface HiddenPlace {
  readonly place: number;
  readonly size: number;
}

/**
 * Deals unknown things to hidden places so that the viewer's marks hold: by place, the things there. `wayOf` names the
 * places to which things may have gone unseen from a place. `things` are all that may be anywhere, marked ones too.
 */
export function dealByMarks(
  places: readonly HiddenPlace[],
  things: readonly number[],
  known: readonly KnownMark[],
  wayOf: (place: number) => readonly number[],
  random: Random,
): Map<number, number[]> {
  const dealt = new Map(places.map(({ place }): [number, number[]] => [place, []]));
  const roomAt = ({ place, size }: HiddenPlace) => size - dealt.get(place)!.length;
  const put = (thing: number, among: readonly HiddenPlace[]) => {
    const rooms = among.reduce((sum, one) => sum + roomAt(one), 0);
    if (rooms === 0) throw new Error(`there is no room for ${thing}`);
    let n = random.below(rooms);
    for (const one of among) {
      if (n < roomAt(one)) {
        dealt.get(one.place)!.push(thing);
        return;
      }
      n -= roomAt(one);
    }
  };
  const at = (wanted: readonly number[]) => places.filter(({ place }) => wanted.includes(place));
  for (const mark of known) if (!mark.loose) put(mark.thing, at([mark.place]));
  for (const mark of known) if (mark.loose) put(mark.thing, at([mark.place, ...wayOf(mark.place)]));
  const marked = new Set(known.map(({ thing }) => thing));
  const rooms = places.flatMap(one => new Array<number[]>(roomAt(one)).fill(dealt.get(one.place)!));
  for (const thing of things) if (!marked.has(thing)) putAnywhere(thing, rooms, random);
  return dealt;
}

/** One of the rooms, each as likely as the others, which is then taken. */
function putAnywhere(thing: number, rooms: number[][], random: Random): void {
  if (rooms.length === 0) throw new Error(`there is no room for ${thing}`);
  const i = random.below(rooms.length);
  rooms[i]!.push(thing);
  rooms[i] = rooms.at(-1)!;
  rooms.pop();
}
