/** The forms of a position's values: names of areas, units, cards, and records of them. */
import {
  type Form,
  isMap,
  NotationError,
  onlyKeys,
  orWord,
  type Path,
  placeIn,
  type Seat,
  seat,
  sets,
  shown,
  via,
} from '@interregnum/kernel';
import { CITIES } from '../content/cities.ts';
import { DEVELOPMENT_CARDS } from '../content/dev/cards.ts';
import { EXPLORATION_TOKENS } from '../content/exploration.ts';
import { HEROES } from '../content/heroes.ts';
import { OBJECTIVES } from '../content/objectives.ts';
import { QUESTS } from '../content/quests.ts';
import { REWARDS } from '../content/rewards.ts';
import { SEASON_CARDS } from '../content/seasons.ts';
import { TACTICS } from '../content/tactics.ts';
import { UNITS } from '../content/units.ts';
import { FACTIONS, ORDERS, SEASONS } from '../content/words.ts';
import { kindOf, tokenOf } from '../modules/explore/tokens.ts';
import { AREA_IDS, type Exploration, NONE } from '../pieces.ts';
import type { State } from '../state.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

export const area = placeIn('an area', AREA_IDS);
export const unit = placeIn('a unit', ids(UNITS));
export const hero = placeIn('a hero', ids(HEROES));
export const faction = placeIn('a faction', FACTIONS);
export const tactics = placeIn('a Tactics card', ids(TACTICS));
export const quest = placeIn('a Quest', ids(QUESTS));
export const reward = placeIn('a Reward', ids(REWARDS));
export const objective = placeIn('an Objective', ids(OBJECTIVES));
export const seasonCard = placeIn('a Season card', ids(SEASON_CARDS));
export const city = placeIn('a city token', ids(CITIES));
export const order = placeIn('an order', ORDERS);
export const season = placeIn('a season', SEASONS);
export const developmentCard = placeIn('a Development card', ids(DEVELOPMENT_CARDS));

/** `none` for nothing. */
export const orNone = <C>(form: Form<number, C>): Form<number, C> => orWord(form, 'none', NONE);
export const seatOrNone: Form<Seat, State> = orNone(seat);

const BACKS = ['1', '2+'] as const;
export const TOKEN_IDS: readonly string[] = EXPLORATION_TOKENS.flatMap(({ kind }) =>
  BACKS.map(back => `${kind} ${back}`),
);
export const token: Form<Exploration> = placeIn('an exploration token', TOKEN_IDS);
export { kindOf, tokenOf };

// --- records -----------------------------------------------------------------------------------------------------------

/** A map with exactly these keys. */
export const recordOf = <T extends object, C = State>(
  parts: { readonly [K in keyof T]-?: Form<T[K], C> },
): Form<T, C> => ({
  read(value: unknown, at: Path, c: C): T {
    if (!isMap(value)) throw new NotationError(at, `expected a map, { key: value }, not ${shown(value)}`);
    onlyKeys(value, Object.keys(parts), at);
    const entries = Object.entries<Form<unknown, C>>(parts as Readonly<Record<string, Form<unknown, C>>>);
    return Object.fromEntries(
      entries.map(([key, form]) => {
        if (value[key] === undefined) throw new NotationError([...at, key], 'it is missing');
        return [key, form.read(value[key], [...at, key], c)];
      }),
    ) as T;
  },
  write: (value, c) =>
    Object.fromEntries(
      Object.entries<Form<unknown, C>>(parts as Readonly<Record<string, Form<unknown, C>>>).map(([key, form]) => [
        key,
        form.write(value[key as keyof T], c),
      ]),
    ),
});

/** Two of a kind: attacker and defender. */
export const pairOf = <T, C>(form: Form<T, C>): Form<readonly [T, T], C> => ({
  read(value, at, c) {
    if (!Array.isArray(value) || value.length !== 2) throw new NotationError(at, `expected two, not ${shown(value)}`);
    return [form.read(value[0], [...at, 0], c), form.read(value[1], [...at, 1], c)];
  },
  write: ([one, other], c) => [form.write(one, c), form.write(other, c)],
});

/** Cards held in a hand or by a hero: in what order somebody names them tells nothing. */
export const inHand = <V extends number | null>(form: Form<V[], State>): Form<V[], State> =>
  via(
    form,
    cards => [...cards].sort((one, other) => Number(one) - Number(other)),
    cards => cards,
  );

/** A set of numbers as a list. */
export const setIn = <C>(form: Form<number[], C>): Form<number, C> =>
  via(
    form,
    members => sets.of(members),
    set => sets.members(set),
  );
