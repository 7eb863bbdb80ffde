/** Who has seen which hidden card or token: `{ what: TA14, where: hand 2, by: 1 3 others }`. */
import {
  everybody,
  type Field,
  list,
  type Mark,
  NotationError,
  type Path,
  readSeat,
  sets,
  type Viewers,
  viewers,
} from '@interregnum/kernel';
import { HEROES } from '../content/heroes.ts';
import { QUESTS } from '../content/quests.ts';
import { REWARDS } from '../content/rewards.ts';
import { TACTICS } from '../content/tactics.ts';
import {
  explorationPlace,
  explorationThing,
  fallenPlace,
  heroPlace,
  inMarkOrder,
  questPlace,
  questThing,
  rewardThing,
  SPOILS_PLACE,
  tacticsPlace,
  tacticsThing,
} from '../knowledge.ts';
import { AREA_IDS } from '../pieces.ts';
import type { State } from '../state.ts';
import { recordOf, TOKEN_IDS } from './forms.ts';

const SPECTATOR = sets.first(viewers(null));

// --- viewers ---------------------------------------------------------------------------------------------------------------

export const viewersText = (known: number): string =>
  sets
    .members(known)
    .map(one => (one === SPECTATOR ? 'others' : one + 1))
    .join(' ');

export function readViewers(s: State, words: string, path: Path): number {
  return words
    .trim()
    .split(/\s+/)
    .reduce((known, word) => {
      if (word === 'none') return known;
      if (word === 'all') return sets.union(known, everybody(s.seats));
      if (word === 'others') return sets.with(known, SPECTATOR);
      if (!/^\d$/.test(word) || Number(word) < 1 || Number(word) > s.seats)
        throw new NotationError(path, `expected seats who know it, not '${word}'`);
      return sets.with(known, Number(word) - 1);
    }, sets.NONE);
}

// --- things and places -----------------------------------------------------------------------------------------------------

const numbered = (ids: readonly string[], of: (i: number) => number): [string, number][] =>
  ids.map((id, i) => [id, of(i)]);
const idsOf = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

const THINGS: ReadonlyMap<string, number> = new Map([
  ...numbered(idsOf(TACTICS), tacticsThing),
  ...numbered(idsOf(QUESTS), questThing),
  ...numbered(idsOf(REWARDS), rewardThing),
  ...numbered(TOKEN_IDS, explorationThing),
]);
const PLACES: ReadonlyMap<string, number> = new Map([
  ...numbered(idsOf(HEROES), heroPlace),
  ...numbered(AREA_IDS, explorationPlace),
  ['spoils', SPOILS_PLACE],
]);
const named = (names: ReadonlyMap<string, number>, number: number): string | undefined =>
  [...names].find(([, one]) => one === number)?.[0];

const FIRST_QUEST_HAND = questPlace(0);
const FIRST_FALLEN = fallenPlace(0);
/** A hand of Tactics cards or of Quests, by what is known in it. */
const handOf = (thing: number, seat: number): number => (thing < questThing(0) ? tacticsPlace(seat) : questPlace(seat));

function placeName(place: number): string {
  const name = named(PLACES, place);
  if (name !== undefined) return name;
  return place >= FIRST_FALLEN ? `fallen ${place - FIRST_FALLEN + 1}` : `hand ${(place % FIRST_QUEST_HAND) + 1}`;
}

function readThing(value: unknown, path: Path): number {
  const thing = THINGS.get(String(value));
  if (thing === undefined)
    throw new NotationError(path, `expected a card or an exploration token, not '${String(value)}'`);
  return thing;
}

const PLACE = /^(hand|fallen) (\d{1,2})$/;
function readPlace(s: State, thing: number, value: unknown, path: Path): number {
  const match = PLACE.exec(String(value));
  if (match?.[1] === 'hand') return handOf(thing, readSeat(match[2], s.seats, path));
  if (match && Number(match[2]) <= s.fallen.length && match[2] !== '0') return fallenPlace(Number(match[2]) - 1);
  const place = PLACES.get(String(value));
  if (place === undefined)
    throw new NotationError(path, `expected 'hand 1', 'fallen 1', 'spoils', a hero or an area, not '${String(value)}'`);
  return place;
}

// --- marks -----------------------------------------------------------------------------------------------------------------

/** In a view a mark is its viewer's. */
type Seen = Omit<Mark, 'viewers'> & { readonly viewers?: Viewers };
const text = { read: (value: unknown) => String(value), write: (value: string) => value };

/** After fallen heroes, which it counts. */
export const known: Field<State> = {
  read(s, value, path) {
    const marks = list(recordOf<{ what: string; where: string; by: string }>({ what: text, where: text, by: text }))
      .read(value, path, s)
      .map(({ what, where, by }, i): Mark => {
        const at = [...path, i];
        const thing = readThing(what, [...at, 'what']);
        const place = readPlace(s, thing, where, [...at, 'where']);
        return { thing, place, loose: false, viewers: readViewers(s, by, [...at, 'by']) };
      });
    s.marks = inMarkOrder(marks);
  },
  write: s =>
    (s.marks as readonly Seen[]).map(({ thing, place, viewers: by }) => ({
      what: named(THINGS, thing),
      where: placeName(place),
      ...(by === undefined ? {} : { by: viewersText(by) }),
    })),
};
