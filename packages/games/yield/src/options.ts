/**
 * Every answer in Yield. Options are made once and shared: a list of options is a list of references, which keeps
 * random play fast, and each carries its code.
 */
import { type Seat, sets } from '@interregnum/kernel';
import { type Army, armyId, PIECE_IDS, PIECES, type Piece, pieceId } from './content/armies.ts';
import {
  COLOURS,
  type Colour,
  colourId,
  colourOf,
  KINDS,
  type Kind,
  kindId,
  STRATEGY_CARDS,
  type StrategyCard,
  strategyId,
} from './content/cards.ts';
import { type Ability, leaderId, leaderOf, sideOfAbility } from './content/leaders.ts';
import { LOCATION_COUNT, LOCATION_IDS, type Location, locationId } from './content/locations.ts';

interface Coded {
  readonly code: string;
}

/** YLD-D01: `leader:keralon:A`. */
export interface LeaderOption extends Coded {
  readonly type: 'leader';
  readonly ability: Ability;
}
/** YLD-D02 `champion:archer`, YLD-D13 `ambush:archer` (the own Army that comes first in the battle). */
export interface PieceOption extends Coded {
  readonly type: 'champion' | 'ambush';
  readonly piece: Piece;
}
/** YLD-D04: `deploy:archer:III`. */
export interface Deploy extends Coded {
  readonly type: 'deploy';
  readonly piece: Piece;
  readonly location: Location;
}
/** YLD-D05 `split:archer4+infantry4+cavalry4`, YLD-D31 `recruit:archer2+cavalry4` or `recruit:none`; Units by piece. */
export interface UnitsOption extends Coded {
  readonly type: 'split' | 'recruit';
  readonly units: readonly number[];
}
/** YLD-D06, D12, D17 `discard:R3`; YLD-D18 `give:R3`; YLD-D21, D40, D42 `play:R3` face up and `cover:R3` face down. */
export interface CardOption extends Coded {
  readonly type: 'discard' | 'give' | 'play' | 'cover';
  readonly kind: Kind;
}
/** YLD-D10 `choose:move-all`, YLD-D15 `copy:move-all`. */
export interface StrategyOption extends Coded {
  readonly type: 'choose' | 'copy';
  readonly card: StrategyCard;
}
/**
 * YLD-D03 `start:III`; YLD-D13, D23 `upgrade:III`; YLD-D13 `build:f`; YLD-D14 `remove:III`; YLD-D20 `battle:d` (the
 * first Location of the battle); YLD-D26 `take:VI`, `leave:VI`; YLD-D30 `recover:III`.
 */
export interface LocationOption extends Coded {
  readonly type: LocationVerb;
  readonly location: Location;
}
export type LocationVerb = 'start' | 'upgrade' | 'build' | 'remove' | 'battle' | 'take' | 'leave' | 'recover';
/** YLD-D13 `step:archer:f>e`, YLD-D25 `chase:archer:d>e`; own Armies. */
export interface StepOption extends Coded {
  readonly type: 'step' | 'chase';
  readonly piece: Piece;
  readonly from: Location;
  readonly to: Location;
}
/** YLD-D13: `fortress:III>b`. */
export interface MoveFortress extends Coded {
  readonly type: 'fortress';
  readonly from: Location;
  readonly to: Location;
}
/** YLD-D13: `steal:2:red`. */
export interface Steal extends Coded {
  readonly type: 'steal';
  readonly seat: Seat;
  readonly colour: Colour;
}
/** YLD-D00, D16 `marker:2`; YLD-D41 `upgrader:2`. */
export interface SeatOption extends Coded {
  readonly type: 'marker' | 'upgrader';
  readonly seat: Seat;
}
/** YLD-D22: `loss:2.archer`. */
export interface LossOption extends Coded {
  readonly type: 'loss';
  readonly army: Army;
}
/** YLD-D24: `retreat:2.archer:f>e`. */
export interface RetreatOption extends Coded {
  readonly type: 'retreat';
  readonly army: Army;
  readonly from: Location;
  readonly to: Location;
}
/**
 * YLD-D11 `reveal`, `keep`; YLD-D13 `conquer`, `done`; YLD-D15 `nothing`; YLD-D21, D42 `yield`, `accept`, `pass`,
 * `ally` (the ally plays, or answers for both); YLD-D40 `agree`, `back` (handed back to the lead); YLD-D23, D25 `stop`.
 */
export interface Plain extends Coded {
  readonly type: PlainType;
}
export type PlainType =
  | 'reveal'
  | 'keep'
  | 'conquer'
  | 'done'
  | 'nothing'
  | 'yield'
  | 'accept'
  | 'pass'
  | 'ally'
  | 'agree'
  | 'back'
  | 'stop';

export type Option =
  | LeaderOption
  | PieceOption
  | Deploy
  | UnitsOption
  | CardOption
  | StrategyOption
  | LocationOption
  | StepOption
  | MoveFortress
  | Steal
  | SeatOption
  | LossOption
  | RetreatOption
  | Plain;

const plain = (type: PlainType): Plain => ({ type, code: type });
const REVEAL = plain('reveal');
const KEEP = plain('keep');
export const CONQUER_ALL = plain('conquer');
export const DONE = plain('done');
const NOTHING = plain('nothing');
const YIELD = plain('yield');
const ACCEPT = plain('accept');
const PASS = plain('pass');
const ALLY_PLAYS = plain('ally');
const AGREE = plain('agree');
const HAND_BACK = plain('back');
export const STOP = plain('stop');

/** Things that depend on a number below `size` are made when first needed and kept. */
function kept<T>(size: number, make: (n: number) => T): (n: number) => T {
  const made = new Array<T | undefined>(size).fill(undefined);
  return n => {
    const known = made[n];
    if (known !== undefined) return known;
    const fresh = make(n);
    made[n] = fresh;
    return fresh;
  };
}

const MOST_SEATS = 5;

export const leaderOption = kept<LeaderOption>(10, ability => ({
  type: 'leader',
  code: `leader:${leaderId(leaderOf(ability))}:${sideOfAbility(ability)}`,
  ability,
}));

const pieceOption = (type: PieceOption['type']) =>
  kept<PieceOption>(PIECES.length, piece => ({ type, code: `${type}:${pieceId(piece)}`, piece }));
export const championOption = pieceOption('champion');
export const ambushOption = pieceOption('ambush');

const DEPLOYS = PIECES.map(piece =>
  LOCATION_IDS.map(
    (id, location): Deploy => ({ type: 'deploy', code: `deploy:${pieceId(piece)}:${id}`, piece, location }),
  ),
);
export const deployOption = (piece: Piece, location: Location): Deploy => DEPLOYS[piece]![location]!;

const unitsCode = (units: readonly number[]): string =>
  PIECE_IDS.flatMap((id, piece) => (units[piece]! > 0 ? [`${id}${units[piece]}`] : [])).join('+') || 'none';
/** Units by piece, four bits each. */
const unitsOption = (type: UnitsOption['type']) =>
  kept<UnitsOption>(1 << 16, key => {
    const units = PIECES.map(piece => (key >> (4 * piece)) & 15);
    return { type, code: `${type}:${unitsCode(units)}`, units };
  });
export const splitOption = unitsOption('split');
export const recruitOption = unitsOption('recruit');

const cardOptions = (type: CardOption['type']): readonly CardOption[] =>
  KINDS.map(kind => ({ type, code: `${type}:${kindId(kind)}`, kind }));
const PLAYS = cardOptions('play');
const COVERS = cardOptions('cover');

/** The options of a set of kinds, a sum of `1 << kind`. */
const cardLists = (type: CardOption['type']) => {
  const all = cardOptions(type);
  return kept<readonly CardOption[]>(1 << KINDS.length, kinds => all.filter(({ kind }) => sets.has(kinds, kind)));
};
export const discardsOf = cardLists('discard');
export const giftsOf = cardLists('give');

const playable = (kind: Kind, kinds: number): boolean => sets.has(kinds, kind);
/** Kinds face up where a colour allows it, then all kinds face down. */
const cardPlays = (kinds: number, colours: number): CardOption[] => [
  ...PLAYS.filter(({ kind }) => playable(kind, kinds) && sets.has(colours, colourOf(kind))),
  ...COVERS.filter(({ kind }) => playable(kind, kinds)),
];

/** What else may be done with a card in hand; a place in this list is part of the key of `battleOptions`. */
const ENDINGS: readonly (readonly Plain[])[] = [
  [YIELD],
  [YIELD, ACCEPT],
  [YIELD, PASS],
  [ALLY_PLAYS, YIELD],
  [ALLY_PLAYS, YIELD, ACCEPT],
  [ALLY_PLAYS, YIELD, PASS],
  [AGREE],
  [HAND_BACK],
];
export const ENDING = { yield: 0, accept: 1, pass: 2, withAlly: 3, agree: 6, handBack: 7 } as const;

const BATTLE_LISTS = new Map<number, readonly Option[]>();
/** YLD-155: the cards of a hand (kinds as a set) and an entry of `ENDINGS`. */
export function battleOptions(kinds: number, colours: number, ending: number): readonly Option[] {
  const key = (ending * 8 + colours) * 4096 + kinds;
  const known = BATTLE_LISTS.get(key);
  if (known) return known;
  const fresh = [...cardPlays(kinds, colours), ...ENDINGS[ending]!];
  BATTLE_LISTS.set(key, fresh);
  return fresh;
}

const strategyOptions = (type: StrategyOption['type']): readonly StrategyOption[] =>
  STRATEGY_CARDS.map(card => ({ type, code: `${type}:${strategyId(card)}`, card }));
const CHOICES = strategyOptions('choose');
/** YLD-061: the cards of a set, a sum of `1 << card`. */
export const choicesOf = kept<readonly StrategyOption[]>(64, cards => CHOICES.filter(o => sets.has(cards, o.card)));
/** YLD-132, YLD-133, YLD-Q38: every card but Ritual, or none. */
export const COPIES_OR_NOTHING: readonly Option[] = [...strategyOptions('copy').slice(0, 5), NOTHING];
export const REVEAL_OR_KEEP: readonly Option[] = [REVEAL, KEEP];

const locationOptions = (type: LocationVerb) => {
  const all = LOCATION_IDS.map((id, location): LocationOption => ({ type, code: `${type}:${id}`, location }));
  return (location: Location): LocationOption => all[location]!;
};
export const startOption = locationOptions('start');
export const upgradeOption = locationOptions('upgrade');
export const buildOption = locationOptions('build');
export const removeOption = locationOptions('remove');
export const battleOption = locationOptions('battle');
export const takeOption = locationOptions('take');
export const leaveOption = locationOptions('leave');
export const recoverOption = locationOptions('recover');

const wayKey = (who: number, from: Location, to: Location): number =>
  (who * LOCATION_COUNT + from) * LOCATION_COUNT + to;
const STREETS = LOCATION_COUNT * LOCATION_COUNT;
const placesOf = (key: number): { from: Location; to: Location } => ({
  from: Math.floor(key / LOCATION_COUNT) % LOCATION_COUNT,
  to: key % LOCATION_COUNT,
});
const way = ({ from, to }: { from: Location; to: Location }): string => `${locationId(from)}>${locationId(to)}`;

const stepOptions = (type: StepOption['type']) => {
  const all = kept<StepOption>(PIECES.length * STREETS, key => {
    const piece = Math.floor(key / STREETS);
    const places = placesOf(key);
    return { type, code: `${type}:${pieceId(piece)}:${way(places)}`, piece, ...places };
  });
  return (piece: Piece, from: Location, to: Location): StepOption => all(wayKey(piece, from, to));
};
export const stepOption = stepOptions('step');
export const chaseOption = stepOptions('chase');

const RETREATS = kept<RetreatOption>(MOST_SEATS * PIECES.length * STREETS, key => {
  const army = Math.floor(key / STREETS);
  const places = placesOf(key);
  return { type: 'retreat', code: `retreat:${armyId(army)}:${way(places)}`, army, ...places };
});
export const retreatOption = (army: Army, from: Location, to: Location): RetreatOption =>
  RETREATS(wayKey(army, from, to));

const FORTRESSES = kept<MoveFortress>(STREETS, key => {
  const places = placesOf(key);
  return { type: 'fortress', code: `fortress:${way(places)}`, ...places };
});
export const fortressOption = (from: Location, to: Location): MoveFortress => FORTRESSES(wayKey(0, from, to));

/** By seat: one for each colour. */
export const stealOptions = kept<readonly Steal[]>(MOST_SEATS, seat =>
  COLOURS.map(colour => ({ type: 'steal', code: `steal:${seat + 1}:${colourId(colour)}`, seat, colour })),
);

const seatOption = (type: SeatOption['type']) =>
  kept<SeatOption>(MOST_SEATS, seat => ({ type, code: `${type}:${seat + 1}`, seat }));
export const markerOption = seatOption('marker');
export const upgraderOption = seatOption('upgrader');
export const lossOption = kept<LossOption>(MOST_SEATS * PIECES.length, army => ({
  type: 'loss',
  code: `loss:${armyId(army)}`,
  army,
}));
