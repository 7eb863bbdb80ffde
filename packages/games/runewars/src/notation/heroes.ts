/** Heroes and defeated hero markers in a position. */

import {
  entriesOf,
  isMap,
  list,
  NotationError,
  onlyKeys,
  type Path,
  readSeat,
  sets,
  wholeNumber,
} from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { HEROES } from '../content/heroes.ts';
import { REWARDS } from '../content/rewards.ts';
import { ATTRIBUTES } from '../content/words.ts';
import { MOST_TRAINING, setTraining, trainingOf } from '../heroes.ts';
import { heroesIn } from '../in-play.ts';
import { AREA_IDS, NONE } from '../pieces.ts';
import type { State } from '../state.ts';
import { area, hero as heroForm, inHand, reward } from './forms.ts';

export const HERO_KEYS = ['seat', 'at', 'damage', 'routed', 'training', 'up', 'down', 'received'];
/** In a view a facedown Reward that its viewer may not know is `null`. */
const rewardIds = (cards: readonly (number | null)[]): string[] =>
  cards.map(card => (card === null ? '?' : REWARDS[card]!.id));

function writeHero(s: State, hero: number): Record<string, unknown> {
  const training = Object.fromEntries(
    ATTRIBUTES.flatMap((name, i) => {
      const n = trainingOf(s, hero, i);
      return n === 0 ? [] : [[name, n]];
    }),
  );
  return {
    seat: s.heroSeat[hero]! + 1,
    at: s.heroArea[hero] === NONE ? 'none' : AREA_IDS[s.heroArea[hero]!],
    ...(s.heroDamage[hero] === 0 ? {} : { damage: s.heroDamage[hero] }),
    ...(sets.has(s.heroesRouted, hero) ? { routed: true } : {}),
    ...(Object.keys(training).length === 0 ? {} : { training }),
    ...(s.rewardsUp[hero]!.length === 0 ? {} : { up: rewardIds(s.rewardsUp[hero]!) }),
    ...(s.rewardsDown[hero]!.length === 0 ? {} : { down: rewardIds(s.rewardsDown[hero]!) }),
    ...(s.received[hero]!.length === 0 ? {} : { received: rewardIds(s.received[hero]!) }),
  };
}

export const writeHeroes = (s: State): Record<string, unknown> =>
  Object.fromEntries(
    heroesIn(s)
      .filter(hero => s.heroSeat[hero] !== NONE)
      .map(hero => [HEROES[hero]!.id, writeHero(s, hero)]),
  );

function readTraining(s: State, hero: number, value: unknown, path: Path): void {
  for (const [name, n] of entriesOf(value, path)) {
    const attribute = (ATTRIBUTES as readonly string[]).indexOf(name);
    if (attribute < 0) throw new NotationError([...path, name], `expected one of ${ATTRIBUTES.join(', ')}`);
    setTraining(s, hero, attribute, wholeNumber(1, MOST_TRAINING).read(n, [...path, name], s));
  }
}

function readHero(s: State, name: string, value: unknown, path: Path): void {
  const hero = heroForm.read(name, path, s);
  if (!isMap(value)) throw new NotationError(path, 'expected a map, { seat: 1, at: 4B }');
  onlyKeys(value, HERO_KEYS, path);
  s.heroSeat[hero] = readSeat(value.seat, s.seats, [...path, 'seat']);
  s.heroArea[hero] = value.at === 'none' ? NONE : area.read(value.at, [...path, 'at'], s);
  if (value.damage !== undefined)
    s.heroDamage[hero] = wholeNumber(1, contentOf(s).heroes[hero]!.health - 1).read(
      value.damage,
      [...path, 'damage'],
      s,
    );
  if (value.routed === true) s.heroesRouted = sets.with(s.heroesRouted, hero);
  readTraining(s, hero, value.training, [...path, 'training']);
  s.rewardsUp[hero] = inHand(list(reward)).read(value.up, [...path, 'up'], s);
  s.rewardsDown[hero] = inHand(list(reward)).read(value.down, [...path, 'down'], s);
  s.received[hero] = inHand(list(reward)).read(value.received, [...path, 'received'], s);
}

export function readHeroes(s: State, value: unknown, path: Path): void {
  for (const [name, entry] of entriesOf(value, path)) readHero(s, name, entry, [...path, name]);
}

export const writeFallen = (s: State): unknown[] =>
  s.fallen.map(one => ({ at: AREA_IDS[one.area], down: rewardIds(one.down), up: rewardIds(one.up) }));

export function readFallen(s: State, value: unknown, path: Path): void {
  if (!Array.isArray(value)) throw new NotationError(path, 'expected a list, [{ at: 4B, down: [RW01], up: [] }]');
  s.fallen = value.map((entry: unknown, i) => {
    const at = [...path, i];
    if (!isMap(entry)) throw new NotationError(at, 'expected a map, { at: 4B, down: [RW01], up: [] }');
    onlyKeys(entry, ['at', 'down', 'up'], at);
    return {
      area: area.read(entry.at, [...at, 'at'], s),
      down: inHand(list(reward)).read(entry.down, [...at, 'down'], s),
      up: inHand(list(reward)).read(entry.up, [...at, 'up'], s),
    };
  });
}
