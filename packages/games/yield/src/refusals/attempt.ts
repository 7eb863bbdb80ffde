/** What a player tried, read from a code; the code need not be an option of any question. */
import type { Seat } from '@interregnum/kernel';
import { type Army, armyOf, PIECE_IDS, type Piece, type PieceId } from '../content/armies.ts';
import {
  COLOUR_IDS,
  type Colour,
  type ColourId,
  type Kind,
  kindNumber,
  STRATEGY_IDS,
  type StrategyCard,
  type StrategyId,
} from '../content/cards.ts';
import { type Ability, abilityOf, LEADER_IDS, type LeaderId } from '../content/leaders.ts';
import { type Location, locationNumber } from '../content/locations.ts';

export interface CardAttempt {
  type: 'discard' | 'give' | 'play' | 'cover';
  kind: Kind;
}
export interface PlaceAttempt {
  type: 'start' | 'upgrade' | 'build' | 'remove' | 'battle' | 'take' | 'leave' | 'recover';
  location: Location;
}
export interface StepAttempt {
  type: 'step' | 'chase';
  piece: Piece;
  from: Location;
  to: Location;
}
export interface RetreatAttempt {
  type: 'retreat';
  army: Army;
  from: Location;
  to: Location;
}
export interface UnitsAttempt {
  type: 'split' | 'recruit';
  units: readonly number[];
}
export type Attempt =
  | CardAttempt
  | PlaceAttempt
  | StepAttempt
  | RetreatAttempt
  | UnitsAttempt
  | { type: 'leader'; ability: Ability }
  | { type: 'champion' | 'ambush'; piece: Piece }
  | { type: 'deploy'; piece: Piece; location: Location }
  | { type: 'choose' | 'copy'; card: StrategyCard }
  | { type: 'fortress'; from: Location; to: Location }
  | { type: 'steal'; seat: Seat; colour: Colour }
  | { type: 'marker' | 'upgrader'; seat: Seat }
  | { type: 'loss'; army: Army }
  | { type: 'word'; word: string };

// --- parts of a code -------------------------------------------------------------------------------------------------

const known = (n: number): number | null => (n < 0 ? null : n);
const pieceIn = (text: string): Piece | null => known(PIECE_IDS.indexOf(text as PieceId));
const locationIn = (text: string): Location | null => known(locationNumber(text));
const seatIn = (text: string): Seat | null => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) - 1 : null);
const MOST_SEATS = 5;

/** `2.archer`. */
function armyIn(text: string): Army | null {
  const [first, second, ...rest] = text.split('.');
  const seat = seatIn(first!);
  const piece = pieceIn(second ?? '');
  return seat === null || seat >= MOST_SEATS || piece === null || rest.length > 0 ? null : armyOf(seat, piece);
}

/** `f>e`. */
function wayIn(text: string): { from: Location; to: Location } | null {
  const [first, second, ...rest] = text.split('>');
  const from = locationIn(first!);
  const to = locationIn(second ?? '');
  return from === null || to === null || rest.length > 0 ? null : { from, to };
}

/** `archer4+cavalry2`, or `none`; Units by piece. */
function unitsIn(text: string): number[] | null {
  const units = PIECE_IDS.map(() => 0);
  if (text === 'none') return units;
  for (const part of text.split('+')) {
    const match = /^([a-z]+)(\d{1,3})$/.exec(part);
    const piece = pieceIn(match?.[1] ?? '');
    if (piece === null) return null;
    units[piece]! += Number(match![2]);
  }
  return units;
}

// --- codes by their first word ---------------------------------------------------------------------------------------

type Reader = (parts: readonly string[]) => Attempt | null;

const card =
  (type: CardAttempt['type']): Reader =>
  ([id = '', ...rest]) => {
    const kind = known(kindNumber(id));
    return kind === null || rest.length > 0 ? null : { type, kind };
  };

const place =
  (type: PlaceAttempt['type']): Reader =>
  ([id = '', ...rest]) => {
    const location = locationIn(id);
    return location === null || rest.length > 0 ? null : { type, location };
  };

const step =
  (type: StepAttempt['type']): Reader =>
  ([id = '', way = '', ...rest]) => {
    const piece = pieceIn(id);
    const places = wayIn(way);
    return piece === null || places === null || rest.length > 0 ? null : { type, piece, ...places };
  };

const pieces =
  (type: 'champion' | 'ambush'): Reader =>
  ([id = '', ...rest]) => {
    const piece = pieceIn(id);
    return piece === null || rest.length > 0 ? null : { type, piece };
  };

const strategy =
  (type: 'choose' | 'copy'): Reader =>
  ([id = '', ...rest]) => {
    const number = known(STRATEGY_IDS.indexOf(id as StrategyId));
    return number === null || rest.length > 0 ? null : { type, card: number };
  };

const player =
  (type: 'marker' | 'upgrader'): Reader =>
  ([id = '', ...rest]) => {
    const seat = seatIn(id);
    return seat === null || rest.length > 0 ? null : { type, seat };
  };

const units =
  (type: UnitsAttempt['type']): Reader =>
  ([text = '', ...rest]) => {
    const list = unitsIn(text);
    return list === null || rest.length > 0 ? null : { type, units: list };
  };

const leader: Reader = ([id = '', side, ...rest]) => {
  const number = known(LEADER_IDS.indexOf(id as LeaderId));
  if (number === null || (side !== 'A' && side !== 'B') || rest.length > 0) return null;
  return { type: 'leader', ability: abilityOf(number, side) };
};

const deploy: Reader = ([id = '', at = '', ...rest]) => {
  const piece = pieceIn(id);
  const location = locationIn(at);
  return piece === null || location === null || rest.length > 0 ? null : { type: 'deploy', piece, location };
};

const fortress: Reader = ([way = '', ...rest]) => {
  const places = wayIn(way);
  return places === null || rest.length > 0 ? null : { type: 'fortress', ...places };
};

const steal: Reader = ([id = '', name = '', ...rest]) => {
  const seat = seatIn(id);
  const colour = known(COLOUR_IDS.indexOf(name as ColourId));
  return seat === null || colour === null || rest.length > 0 ? null : { type: 'steal', seat, colour };
};

const loss: Reader = ([id = '', ...rest]) => {
  const army = armyIn(id);
  return army === null || rest.length > 0 ? null : { type: 'loss', army };
};

const retreat: Reader = ([id = '', way = '', ...rest]) => {
  const army = armyIn(id);
  const places = wayIn(way);
  return army === null || places === null || rest.length > 0 ? null : { type: 'retreat', army, ...places };
};

const READERS = new Map<string, Reader>([
  ...(['discard', 'give', 'play', 'cover'] as const).map(type => [type, card(type)] as const),
  ...(['start', 'upgrade', 'build', 'remove', 'battle', 'take', 'leave', 'recover'] as const).map(
    type => [type, place(type)] as const,
  ),
  ...(['step', 'chase'] as const).map(type => [type, step(type)] as const),
  ...(['champion', 'ambush'] as const).map(type => [type, pieces(type)] as const),
  ...(['choose', 'copy'] as const).map(type => [type, strategy(type)] as const),
  ...(['marker', 'upgrader'] as const).map(type => [type, player(type)] as const),
  ...(['split', 'recruit'] as const).map(type => [type, units(type)] as const),
  ['leader', leader],
  ['deploy', deploy],
  ['fortress', fortress],
  ['steal', steal],
  ['loss', loss],
  ['retreat', retreat],
]);

/** `null` for what no question of Yield could be answered with. */
export function readAttempt(code: string): Attempt | null {
  const [verb = '', ...parts] = code.split(':');
  if (parts.length === 0) return { type: 'word', word: verb };
  return READERS.get(verb)?.(parts) ?? null;
}
