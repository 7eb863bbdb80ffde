/**
 * Every answer in Hidden Leaders. Options are made once and shared: a list of options is a list of references, which
 * keeps random play fast, and each carries its code.
 */
import type { Seat } from '@interregnum/kernel';
import { FACTIONS, type Faction, factionId } from './content/factions.ts';
import { CARDS, type Card, heroId } from './content/heroes.ts';
import type { Verb } from './content/program.ts';

interface Coded {
  readonly code: string;
}

/** HDL-D01: hide one card, discard another. */
export interface Prepare extends Coded {
  readonly type: 'prepare';
  readonly hide: Card;
  readonly discard: Card;
}
/** Something done with a card whose Hero the decider knows. */
export interface HeroOption extends Coded {
  readonly type: 'hero';
  readonly verb: Verb;
  readonly card: Card;
}
/** Something done with a Hidden Hero, named by its place in the stack, from 0. */
export interface HiddenOption extends Coded {
  readonly type: 'hidden';
  readonly verb: Verb;
  readonly seat: Seat;
  readonly place: number;
}
/** Markers, by the printed amounts. */
export interface MoveOption extends Coded {
  readonly type: 'move';
  readonly red: number;
  readonly green: number;
}
export interface PlayerOption extends Coded {
  readonly type: 'player';
  readonly seat: Seat;
}
export interface FactionOption extends Coded {
  readonly type: 'faction';
  readonly faction: Faction;
}
export interface PileOption extends Coded {
  readonly type: 'pile';
  readonly pile: 'wilderness' | 'graveyard';
}
export interface Plain extends Coded {
  readonly type: PlainType;
}
type PlainType = 'discard' | 'pass' | 'stop' | 'harbor' | 'no' | 'lookOwn';

export type Option =
  | Prepare
  | HeroOption
  | HiddenOption
  | MoveOption
  | PlayerOption
  | FactionOption
  | PileOption
  | Plain;

const plain = (type: PlainType, code: string = type): Plain => ({ type, code });
export const DISCARD = plain('discard');
export const PASS = plain('pass');
export const STOP = plain('stop');
export const HARBOR = plain('harbor');
export const NO = plain('no');
export const LOOK_OWN = plain('lookOwn', 'look:own');

/** Things that depend on a number are made when first needed and kept. */
function kept<T>(make: (n: number) => T): (n: number) => T {
  const made: T[] = [];
  return n => {
    made[n] ??= make(n);
    return made[n];
  };
}

export const VERBS: readonly Verb[] = [
  'play', 'discard', 'take', 'hide', 'bury', 'turn', 'look', 'exchange', 'with', 'perform', 'place', 'give', 'reveal',
]; // biome-ignore format: a list

const forVerbs = <T>(make: (verb: Verb) => T): Readonly<Record<Verb, T>> =>
  Object.fromEntries(VERBS.map(verb => [verb, make(verb)])) as Record<Verb, T>;

/** By verb and card. */
const HERO_OPTIONS = forVerbs(verb =>
  CARDS.map((card): HeroOption => ({ type: 'hero', code: `${verb}:${heroId(card)}`, verb, card })),
);
export const heroOption = (verb: Verb, card: Card): HeroOption => HERO_OPTIONS[verb][card - 1]!;

const PLACES = 100;
const HIDDEN_OPTIONS = forVerbs(verb =>
  kept<HiddenOption>(n => {
    const seat = Math.floor(n / PLACES);
    const place = n % PLACES;
    return { type: 'hidden', code: `${verb}:${seat + 1}.${place + 1}`, verb, seat, place };
  }),
);
export const hiddenOption = (verb: Verb, seat: Seat, place: number): HiddenOption =>
  HIDDEN_OPTIONS[verb](seat * PLACES + place);

const signed = (marker: string, amount: number): string => `${marker}${amount > 0 ? '+' : ''}${amount}`;
const MOST = 3;
const MOVE_OPTIONS = kept<MoveOption>(n => {
  const red = Math.floor(n / (2 * MOST + 1)) - MOST;
  const green = (n % (2 * MOST + 1)) - MOST;
  const parts = [red === 0 ? [] : [signed('red', red)], green === 0 ? [] : [signed('green', green)]].flat();
  return { type: 'move', code: parts.join(','), red, green };
});
export const moveOption = (red: number, green: number): MoveOption =>
  MOVE_OPTIONS((red + MOST) * (2 * MOST + 1) + green + MOST);

export const playerOption = kept<PlayerOption>(seat => ({ type: 'player', code: `player:${seat + 1}`, seat }));
const factionOption = (faction: Faction): FactionOption => ({
  type: 'faction',
  code: `faction:${factionId(faction)}`,
  faction,
});
export const FACTION_OPTIONS: readonly FactionOption[] = FACTIONS.map(factionOption);
const pileOption = (pile: PileOption['pile']): PileOption => ({ type: 'pile', code: `pile:${pile}`, pile });
export const FROM_WILDERNESS = pileOption('wilderness');
export const FROM_GRAVEYARD = pileOption('graveyard');

const PREPARATIONS = kept<Prepare>(n => {
  const hide = Math.floor(n / PLACES);
  const discard = n % PLACES;
  return { type: 'prepare', code: `hide:${heroId(hide)}+discard:${heroId(discard)}`, hide, discard };
});
export const prepareOption = (hide: Card, discard: Card): Prepare => PREPARATIONS(hide * PLACES + discard);
