/** Who knows which hidden card, in positions. */

import {
  everybody,
  isMap,
  isNamed,
  type KnownMark,
  list,
  type Mark,
  NotationError,
  orWord,
  type PositionData,
  seat,
  setOf,
  sets,
  type Viewers,
  viewers,
} from '@interregnum/kernel';
import { KINGDOM_CARDS } from '../content/kingdom.ts';
import { drawPlace, handPlace, kingdomThing, placeOf } from '../knowledge.ts';
import { CARD_COUNT, NONE, type Party } from '../pieces.ts';
import type { State } from '../state.ts';
import { ownerOf } from '../table.ts';
import { card, kingdom } from './forms.ts';

const SPECTATORS = sets.members(viewers(null))[0]!;
const lookers = setOf(list(orWord(seat, 'spectators', SPECTATORS)));
const KINGDOM_ID = /^K\d\d$/;

const ownerOfThing = (s: State, thing: number): Party => (thing >= CARD_COUNT ? NONE : ownerOf(s, thing));
const isPiled = (place: number): boolean => place >= drawPlace(0, 0);

/** `all` for everybody who could not see it anyway. */
function allOf(s: State, thing: number, place: number): Viewers {
  const owner = ownerOfThing(s, thing);
  return isPiled(place) || owner < 0 ? everybody(s.seats) : sets.minus(everybody(s.seats), viewers(owner));
}

const thingId = (s: State, thing: number): string =>
  thing >= kingdomThing(0) ? KINGDOM_CARDS[thing - kingdomThing(0)]!.id : String(card.write(thing, s));

export function readMarks(s: State, data: PositionData, key: 'known' | 'loose'): Mark[] {
  if (!isNamed(data, key)) return [];
  const path = ['position', key];
  const entries = isMap(data[key]) ? Object.entries(data[key]) : [];
  return entries.map(([id, who]) => {
    const here = [...path, id];
    const thing = KINGDOM_ID.test(id) ? kingdomThing(kingdom.read(id, here, s)) : card.read(id, here, s);
    const place = key === 'loose' ? handPlace(ownerOf(s, thing)) : placeOf(s, thing);
    if (place === null) throw new NotationError(here, `${id} is not hidden`);
    const by = who === 'all' ? allOf(s, thing, place) : lookers.read(who, here, s);
    return { thing, place, loose: key === 'loose', viewers: by };
  });
}

export function writeMarks(s: State, isLoose: boolean): unknown {
  const own = (s as unknown as { viewer: number | null }).viewer;
  const marks = (s.marks as readonly (Mark | KnownMark)[]).filter(
    mark => mark.loose === isLoose && !isOfSimulacrum(mark.thing),
  );
  return Object.fromEntries(
    [...marks]
      .sort((one, other) => one.thing - other.thing)
      .map(mark => {
        if (!('viewers' in mark)) return [thingId(s, mark.thing), own === null ? 'all' : [own + 1]];
        const isAll = mark.viewers === allOf(s, mark.thing, mark.place);
        return [thingId(s, mark.thing), isAll ? 'all' : lookers.write(mark.viewers, s)];
      }),
  );
}
const isOfSimulacrum = (thing: number): boolean => thing >= CARD_COUNT && thing < kingdomThing(0);
