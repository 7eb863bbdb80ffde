/** How the words of one language become a catalogue; the tables are complete by type, so that a missing word does not compile. */
import type { Catalogue } from '@interregnum/kernel';
import type { ExplorationKind } from '../content/card.ts';
import type { WayName } from '../content/effect.ts';
import { TILES } from '../content/tiles.ts';
import type {
  Alignment,
  Attribute,
  Border,
  Destiny,
  Development,
  Faction,
  Order,
  Resource,
  Rune,
  Season,
  Shape,
  UnitId,
} from '../content/words.ts';

/** One, several, the ability and what it does; neutral units also in a duel quest. */
export type UnitWords = readonly [one: string, several: string, ability: string, text: string, inDuel?: string];

/** Words for things of the printed game, by the kinds of things. */
export interface Terms {
  readonly faction: Readonly<Record<Faction, string>>;
  /** Short, before the letter of a home realm area. */
  readonly home: Readonly<Record<Faction, string>>;
  readonly fortification: Readonly<Record<Faction, string>>;
  readonly fortificationText: Readonly<Record<Faction, string>>;
  readonly season: Readonly<Record<Season, string>>;
  readonly dial: Readonly<Record<Resource, string>>;
  readonly attribute: Readonly<Record<Attribute, string>>;
  readonly alignment: Readonly<Record<Alignment, string>>;
  readonly shape: Readonly<Record<Shape, string>>;
  readonly destiny: Readonly<Record<Destiny, string>>;
  readonly border: Readonly<Record<Border, string>>;
  readonly rune: Readonly<Record<Rune, string>>;
  readonly order: Readonly<Record<Order, string>>;
  readonly orderText: Readonly<Record<Order, string>>;
  readonly bonusText: Readonly<Record<Order, string>>;
  readonly development: Readonly<Record<Development, string>>;
  readonly developmentText: Readonly<Record<Development, string>>;
  readonly token: Readonly<Record<ExplorationKind, string>>;
  readonly tokenText: Readonly<Record<ExplorationKind, string>>;
  readonly way: Readonly<Record<WayName, string>>;
}

export const keyed = (prefix: string, words: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(words).map(([id, word]) => [`${prefix}.${id}`, word]));

/** Whom the table waits for, and what they do. */
export const waits = (doing: Readonly<Record<string, string>>): Catalogue =>
  Object.fromEntries(Object.entries(doing).map(([id, what]) => [`wait.${id}`, `{seats} ${what}`]));

const areas = (home: Terms['home']): Catalogue =>
  Object.fromEntries(
    TILES.flatMap(({ id, areas: all }) =>
      all.map(({ letter }) => [`area.${id}${letter}`, id in home ? `${home[id as Faction]} ${letter}` : id + letter]),
    ),
  );

export const termsOf = ({ home, ...terms }: Terms): Catalogue => ({
  ...areas(home),
  ...Object.fromEntries(Object.entries(terms).flatMap(([kind, words]) => Object.entries(keyed(kind, words)))),
});

export const unitsOf = (units: Readonly<Record<UnitId, UnitWords>>): Catalogue =>
  Object.fromEntries(
    Object.entries(units).flatMap(([id, [one, several, ability, text, inDuel]]) => [
      [`unit.${id}`, one],
      [`units.${id}`, `{n, plural, one {# ${one}} other {# ${several}}}`],
      [`ability.${id}`, ability],
      [`text.${id}`, text],
      ...(inDuel === undefined ? [] : [[`inDuel.${id}`, inDuel]]),
    ]),
  );
