/** The `battle:` of a position: a battle under way. */
import {
  byKey,
  bySeat,
  type Field,
  fieldsOf,
  flag,
  isMap,
  isNamed,
  list,
  maybe,
  NotationError,
  type PositionData,
  record,
  type Seat,
  seat,
  shown,
  text,
  via,
  wholeNumber,
} from '@interregnum/kernel';
import { PIECES } from './content/armies.ts';
import type { Kind } from './content/cards.ts';
import { startBattle } from './phases/battle.ts';
import { weakest } from './phases/initiative.ts';
import { battlesOf } from './phases/participation.ts';
import { armies, colours, kind, location, piece, side, sides } from './position-forms.ts';
import type { Turn } from './position-turn.ts';
import type { Battle, State } from './state.ts';
import { armiesIn, playKind, playOf, playSeat } from './table.ts';

const PATH = ['position', 'battle'];

interface Play {
  seat: Seat;
  /** `null` for a card that lies face down. */
  card: Kind | null;
}

/** `1 R3` face up, `2 hidden` face down. */
const play = via(
  text<Play, State>('{seat} {card}', { seat, card: maybe(kind, 'hidden') }, '1 R3'),
  one => playOf(one.seat, one.card),
  one => ({ seat: playSeat(one), card: playKind(one) }),
);

const { field, part } = fieldsOf<Battle, State>();

/** The battle is started with these. */
const atStart = (one: Field<Battle, State>): Field<Battle, State> => ({ ...one, read: () => {} });

const battle = record<Battle, State>({
  armies: atStart(field('armies', armies)),
  ambusher: atStart(field('ambusher', maybe(seat))),
  totals: field('totals', byKey(side, wholeNumber(), { keys: (s: State) => armiesIn(s.battle!.sides) })),
  initiative: field('holder', side),
  received: field('received', flag),
  handed_back: field('handedBack', flag),
  sides: part(
    sides,
    b => b.sides,
    (b, set) => {
      b.sides = set;
      b.remaining = set;
    },
  ),
  remaining: field('remaining', sides),
  yielded: {
    read(b, value, at, s) {
      b.remaining &= ~sides.read(value, at, s);
    },
    write: () => undefined,
  },
  colours: field('colours', bySeat(colours)),
  fortress_bonus: field('fortressBonus', bySeat(wholeNumber())),
  plays: field('plays', list(play)),
  gained: field('gained', byKey(piece, wholeNumber(), { keys: () => PIECES })),
  defeated: field('defeated', armies),
  companions: field('companions', armies),
  left: field('left', list(location)),
  chased: field('chased', armies),
  winner: field('winner', maybe(side)),
  drawn: field('drawn', flag),
});

/** What has no order in a battle. */
export const BATTLE_SETS = ['armies', 'sides', 'remaining', 'colours', 'defeated', 'companions', 'left', 'chased'];

export const writeBattle = (s: State): unknown => (s.battle === null ? 'none' : battle.write(s.battle, s));

/** What is not named is as at the start of the battle; initiative goes to the weakest. */
export function readBattle(s: State, data: PositionData, turn: Turn | null): void {
  const b = data.battle;
  if (!isNamed(data, 'battle') || b === 'none') return;
  if (!isMap(b)) throw new NotationError(PATH, `expected a map, { armies: [1.archer] }, not ${shown(b)}`);
  const ambusher = isNamed(b, 'ambusher') ? maybe(seat).read(b.ambusher, [...PATH, 'ambusher'], s) : null;
  startBattle(s, participants(s, b, turn), ambusher);
  battle.readInto(s.battle!, b, PATH, s);
  if (!isNamed(b, 'initiative')) s.battle!.holder = weakest(s, s.battle!, null);
}

/** With a single name: everybody in the same battle (YLD-142). */
function participants(s: State, b: PositionData, turn: Turn | null): number {
  const at = [...PATH, 'armies'];
  const named = armies.read(b.armies, at, s);
  const wrong = armiesIn(named).some(army => s.at[army] === null && turn !== null);
  const whole = turn && battlesOf(s, s.fielded & ~s.inactive).find(one => (one & named) !== 0);
  if (wrong || whole === undefined || (whole !== null && (named & ~whole) !== 0))
    throw new NotationError(at, 'expected Armies that stand in one battle (YLD-142)');
  return whole ?? named;
}
