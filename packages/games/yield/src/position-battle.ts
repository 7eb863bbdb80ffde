/** The `battle:` of a position: a battle under way. */
import { entriesOf, isMap, listOf, NotationError, type PositionData, readNumber, type Seat } from '@interregnum/kernel';
import { PIECE_IDS, type PieceId } from './content/armies.ts';
import type { Kind } from './content/cards.ts';
import { startBattle } from './phases/battle.ts';
import { weakest } from './phases/initiative.ts';
import { battlesOf } from './phases/participation.ts';
import { armiesNamed, kindIn, locationIn, type Path, path, readColours, seatIn } from './position-names.ts';
import type { Turn } from './position-turn.ts';
import type { Battle, State } from './state.ts';
import { playOf } from './table.ts';

const KEYS = [
  'armies', 'ambusher', 'colours', 'fortress_bonus', 'totals', 'sides', 'remaining', 'yielded', 'initiative', 'received',
  'handed_back', 'plays', 'gained', 'defeated', 'companions', 'left', 'chased', 'winner', 'drawn',
]; // biome-ignore format: a list

interface Play {
  seat: Seat;
  /** `null` for a card that lies face down. */
  kind: Kind | null;
  at: Path;
}

const mapOf = (data: PositionData): PositionData => {
  if (data.battle === undefined || data.battle === 'none') return {};
  if (!isMap(data.battle)) throw new NotationError(path('battle'), 'expected a map, { armies: [1.archer, 2.archer] }');
  return data.battle;
};

/** `1 R3` face up, `2 hidden` face down. */
export function readPlays(s: State, data: PositionData): Play[] {
  return listOf(mapOf(data).plays, path('battle', 'plays')).map((text, i): Play => {
    const at = path('battle', 'plays', i);
    const [seat, card, ...more] = String(text).trim().split(/\s+/);
    if (card === undefined || more.length > 0) {
      throw new NotationError(at, `expected a seat and a card, '1 R3' or '1 hidden', not '${String(text)}'`);
    }
    return { seat: seatIn(s, seat, at), kind: card === 'hidden' ? null : kindIn(card, at), at };
  });
}

/** What is not named is as at the start of the battle; initiative goes to the weakest. */
export function readBattle(s: State, data: PositionData, turn: Turn | null): void {
  const b = mapOf(data);
  for (const key of Object.keys(b)) {
    if (!KEYS.includes(key))
      throw new NotationError(path('battle', key), `unknown '${key}': expected one of ${KEYS.join(', ')}`);
  }
  const ambusher =
    b.ambusher === undefined || b.ambusher === 'none' ? null : seatIn(s, b.ambusher, path('battle', 'ambusher'));
  startBattle(s, participants(s, b, turn), ambusher);
  const battle = s.battle!;
  readSides(s, battle, b);
  readCourse(s, battle, b, data);
  readOutcome(s, battle, b);
}

/** With a single name: everybody in the same battle (YLD-142). */
function participants(s: State, b: PositionData, turn: Turn | null): number {
  const named = armiesNamed(s, b.armies, path('battle', 'armies'));
  if (turn === null) return named;
  const whole = battlesOf(s, s.fielded & ~s.inactive).find(battle => (battle & named) !== 0);
  if (whole === undefined || (named & ~whole) !== 0) {
    throw new NotationError(path('battle', 'armies'), 'expected Armies that stand in one battle (YLD-142)');
  }
  return whole;
}

const sideIn = (s: State, value: unknown, at: Path): number => {
  const side = seatIn(s, value, at);
  if (s.teams && side > 1) throw new NotationError(at, 'expected a side: 1 for seats 1 and 3, 2 for the others');
  return side;
};

const sidesNamed = (s: State, value: unknown, at: Path): number =>
  listOf(value, at).reduce<number>((set, side, i) => set | (1 << sideIn(s, side, [...at, i])), 0);

function readSides(s: State, battle: Battle, b: PositionData): void {
  const at = (key: string) => path('battle', key);
  for (const [key, value] of entriesOf(b.totals, at('totals'))) {
    battle.totals[sideIn(s, key, at('totals'))] = readNumber(value, at('totals'));
  }
  for (const [key, value] of entriesOf(b.colours, at('colours'))) {
    battle.colours[seatIn(s, key, at('colours'))] = readColours(value, at('colours'));
  }
  for (const [key, value] of entriesOf(b.fortress_bonus, at('fortress_bonus'))) {
    battle.fortressBonus[seatIn(s, key, at('fortress_bonus'))] = readNumber(value, at('fortress_bonus'));
  }
  if (b.sides !== undefined) battle.sides = sidesNamed(s, b.sides, at('sides'));
  battle.remaining = b.remaining === undefined ? battle.sides : sidesNamed(s, b.remaining, at('remaining'));
  battle.remaining &= ~sidesNamed(s, b.yielded, at('yielded'));
}

function readCourse(s: State, battle: Battle, b: PositionData, data: PositionData): void {
  battle.holder =
    b.initiative === undefined ? weakest(s, battle, null) : sideIn(s, b.initiative, path('battle', 'initiative'));
  battle.received = b.received === true;
  battle.handedBack = b.handed_back === true;
  battle.plays = readPlays(s, data).map(({ seat, kind }) => playOf(seat, kind));
  for (const [id, units] of entriesOf(b.gained, path('battle', 'gained'))) {
    const piece = PIECE_IDS.indexOf(id as PieceId);
    if (piece < 0) throw new NotationError(path('battle', 'gained', id), `expected one of ${PIECE_IDS.join(', ')}`);
    battle.gained[piece] = readNumber(units, path('battle', 'gained', id));
  }
}

function readOutcome(s: State, battle: Battle, b: PositionData): void {
  battle.defeated = armiesNamed(s, b.defeated, path('battle', 'defeated'));
  battle.companions = armiesNamed(s, b.companions, path('battle', 'companions'));
  battle.chased = armiesNamed(s, b.chased, path('battle', 'chased'));
  battle.left = listOf(b.left, path('battle', 'left')).map((id, i) => locationIn(s, id, path('battle', 'left', i)));
  if (b.winner !== undefined && b.winner !== 'none') battle.winner = sideIn(s, b.winner, path('battle', 'winner'));
  battle.drawn = b.drawn === true;
}
