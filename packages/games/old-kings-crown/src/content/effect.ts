/**
 * The vocabulary of effects: what a card, tile or commander does, as data. An effect is a list of ops, carried out from
 * first to last by one interpreter; an op that picks keeps its answer in a register for the ops after it.
 * "Mine" is always the controller's. Where the printed text differs, only the tables that use these words change.
 */
import type { Location, Region } from './map.ts';
import type { Keyword, KeywordWord, Trait } from './traits.ts';
import type { Window } from './windows.ts';

// --- when --------------------------------------------------------------------------------------------------------

/** Something that happens to a player, besides the windows; of the controller unless a condition says otherwise. */
export type Happening =
  | 'onSteal'
  | 'onHeraldPlaced'
  | 'onWin'
  | 'onLoss'
  | 'onClaim'
  | 'onAttrition'
  | 'onRetire'
  | 'onSoP'
  | 'onCourt'
  /** After step C of a claim (OKC-168), if something was stolen. */
  | 'afterHeraldSteal'
  /** After step D of a claim of the Shrine, unless it was Fortified against the claimer. */
  | 'afterShrine'
  /** When a player would be asked to Deploy (MWi-P). */
  | 'onDeploy';
export type Moment = Window | Happening;

/** How long something lasts (OKC-Q111): it outlives its source (OKC-Q116). */
export type Until = 'clash' | 'first-clash' | 'bidding' | 'round';

// --- which cards -------------------------------------------------------------------------------------------------

/** A card found by an earlier op. */
export type Register = 'a' | 'b';

export type Where =
  /** Belongs to the present Clash. */
  | 'clash'
  /** Lies next to the present Region. */
  | 'here'
  | 'adjacent'
  | 'elsewhere'
  /** Next to the Region in which the controller's Herald stands. */
  | 'herald'
  /** Next to the Region picked by an earlier op. */
  | 'picked'
  | 'regions'
  /** Everywhere, the Bid area included. */
  | 'any';

export interface CardSet {
  in: 'revealed' | 'facedown' | 'hand' | 'discard' | 'lost' | 'court' | 'all' | 'this';
  whose: 'mine' | 'opponents' | 'everybody' | 'picked';
  where: Where;
  /** Cards of these Traits; empty for all. */
  traits: readonly Trait[];
  /** Cards of none of these. */
  not: readonly Trait[];
  /** Only cards with a printed Strength (OKC-001). */
  supporters: boolean;
  /** Only cards that can have Keywords at all (OKC-Q109). */
  keyed: boolean;
}

const cards = (part: Partial<CardSet> & Pick<CardSet, 'in'>): CardSet => ({
  whose: 'mine',
  where: 'any',
  traits: [],
  not: [],
  supporters: false,
  keyed: false,
  ...part,
});
export const revealed = (where: Where, ...traits: readonly Trait[]): CardSet =>
  cards({ in: 'revealed', where, traits });
export const keyedInClash: CardSet = cards({ in: 'revealed', where: 'clash', keyed: true });
export const supportersInClash: CardSet = cards({ in: 'revealed', where: 'clash', supporters: true });
export const opposing = (where: Where, ...traits: readonly Trait[]): CardSet =>
  cards({ in: 'revealed', whose: 'opponents', where, traits });
export const opposingSupporters: CardSet = cards({
  in: 'revealed',
  whose: 'opponents',
  where: 'clash',
  supporters: true,
});
export const opposingBut = (not: Trait): CardSet =>
  cards({ in: 'revealed', whose: 'opponents', where: 'clash', not: [not] });
export const facedown = (where: Where): CardSet => cards({ in: 'facedown', where });
export const opposingFacedown = (where: Where): CardSet => cards({ in: 'facedown', whose: 'opponents', where });
export const allFacedown = (where: Where): CardSet => cards({ in: 'facedown', whose: 'everybody', where });
export const pickedFacedown: CardSet = cards({ in: 'facedown', whose: 'picked', where: 'regions' });
export const hand: CardSet = cards({ in: 'hand' });
export const pickedHand: CardSet = cards({ in: 'hand', whose: 'picked' });
export const discardPile: CardSet = cards({ in: 'discard' });
export const lostPile: CardSet = cards({ in: 'lost' });
export const lostSupporters: CardSet = cards({ in: 'lost', supporters: true });
export const courtCards: CardSet = cards({ in: 'court' });
export const thisCard: CardSet = cards({ in: 'this' });
export const mine = (...traits: readonly Trait[]): CardSet => cards({ in: 'all', traits });

// --- conditions --------------------------------------------------------------------------------------------------

export type Condition =
  | { if: 'takesPart' | 'haveBid' | 'tied' | 'heraldOnMap' | 'heraldHere' | 'sameLocationAsMine' | 'byOpponent' }
  /** This card belongs to the present Clash, or lies Revealed next to the present Region. */
  | { if: 'thisInClash' | 'thisHere' }
  | { if: 'some' | 'none'; of: CardSet }
  | { if: 'somebodyHasHand' | 'kingdomDeck' | 'drawPile' }
  | { if: 'supply'; least: number }
  | { if: 'occupierStrength'; least: number }
  /** Not first on the Order Track of the Round before. */
  | { if: 'notFirst' }
  | { if: 'wonNoRegion' }
  | { if: 'result'; of: readonly ('win' | 'tie' | 'loss')[] }
  | { if: 'notLeading' | 'otherParticipant' | 'madeFinalTie' }
  | { if: 'location'; of: Location | Region }
  /** OKC-273: an Eliminate of mine or the Ploy sent such a card of an opponent from here to the Lost Pile this Round. */
  | { if: 'struckDown'; traits: readonly Trait[] };

type Bare = Extract<Condition, { if: string }>['if'];
const bare = <T extends Bare>(name: T): { if: T } => ({ if: name });
export const takesPart = bare('takesPart');
export const haveBid = bare('haveBid');
export const tied = bare('tied');
export const heraldOnMap = bare('heraldOnMap');
export const heraldHere = bare('heraldHere');
export const sameLocationAsMine = bare('sameLocationAsMine');
export const byOpponent = bare('byOpponent');
export const thisInClash = bare('thisInClash');
export const thisHere = bare('thisHere');
export const somebodyHasHand = bare('somebodyHasHand');
export const kingdomDeck = bare('kingdomDeck');
export const drawPile = bare('drawPile');
export const notFirst = bare('notFirst');
export const wonNoRegion = bare('wonNoRegion');
export const notLeading = bare('notLeading');
export const otherParticipant = bare('otherParticipant');
export const madeFinalTie = bare('madeFinalTie');
export const some = (of: CardSet): Condition => ({ if: 'some', of });
export const none = (of: CardSet): Condition => ({ if: 'none', of });
export const supply = (least: number): Condition => ({ if: 'supply', least });
export const occupierStrength = (least: number): Condition => ({ if: 'occupierStrength', least });
export const result = (...of: readonly ('win' | 'tie' | 'loss')[]): Condition => ({ if: 'result', of });
export const location = (of: Location | Region): Condition => ({ if: 'location', of });
export const struckDown = (...traits: readonly Trait[]): Condition => ({ if: 'struckDown', traits });

// --- ops ---------------------------------------------------------------------------------------------------------

/** `a`: the printed Strength of the card in that register. `claimed`: what is printed on the Location claimed. */
export type Amount = number | 'a' | 'claimed';
/** A player: the controller, or the one picked by an earlier op. */
export type Player = 'me' | 'picked';
/** Questions that effects ask; a pick that D10 offers together with its source asks nothing of its own. */
export type EffectQuestion =
  | `OKC-D${'10' | '11' | '42' | '52' | '60' | '61' | '63' | '73' | '75'}`
  | `OKC-D${'77' | '78' | '79' | '83' | '84' | '85' | '86' | '87'}`;

export type Flag =
  /** The controller makes these Region choices (AuX) of the Round. */
  | { flag: 'regionChoice'; choices: readonly (1 | 2)[] }
  | { flag: 'gainOnNextWin'; n: number }
  | { flag: 'bidTotalZero' }
  | { flag: 'noVulnerableNoEliminate' }
  | { flag: 'halveOpponents' }
  | { flag: 'plus'; n: number };

export type Op =
  | { op: 'gain'; n: Amount }
  | { op: 'steal'; from: Player; n: number }
  | { op: 'pay'; n: number }
  | { op: 'total'; n: number; of: Player }
  | { op: 'bid'; n: number }
  /** For the rest of the game, from the next Early Spring on (OKC-273). */
  | { op: 'limit'; n: number }
  | { op: 'draw'; n: number }
  | { op: 'peek'; what: CardSet | Register }
  | { op: 'peekRandom'; what: CardSet; n: number }
  | { op: 'swap'; a: Register; b: Register }
  | { op: 'hand' | 'bottom' | 'remove'; what: Register | 'this' }
  | { op: 'lost'; what: CardSet }
  | { op: 'shuffleIntoDraw'; what: Register }
  | { op: 'grant'; keywords: readonly Keyword[]; to: CardSet | Register; until: Until }
  | { op: 'trait'; of: Register; until: Until }
  | { op: 'str'; of: Register | 'this'; n: Amount; until: Until }
  | { op: 'flag'; flag: Flag; of: 'me' | 'opponents' | 'region'; lasts: Until }
  /** One-shot: the Kingdom Card goes to the Kingdom discard, its Occupier to hand or discard pile. */
  | { op: 'spend'; occupier: 'hand' | 'discard' }
  /** Looks at the top cards of a pile, then puts each back on top or to the bottom. */
  | { op: 'arrange'; pile: 'kingdom' | 'draw'; n: number }
  | { op: 'place'; what: Register | 'this'; as: 'fortify' | 'pillage' }
  | { op: 'token'; on: 'one' | 'each'; n: number }
  /** `sel(set, n)`: least to most cards of a set, kept in mind as `as`. */
  | { op: 'sel'; from: CardSet; least: number; most: number; as: Register; asks: EffectQuestion }
  | {
      op: 'selPlayer';
      from: 'opponents' | 'participants';
      with: 'hand' | 'facedown' | 'stolenFrom' | null;
      asks: EffectQuestion;
    }
  | { op: 'selRegion'; with: 'facedown' | null; asks: EffectQuestion }
  | { op: 'selStrength'; of: CardSet; asks: EffectQuestion }
  /** The part may be declined. */
  | { op: 'optional'; asks: EffectQuestion; do: readonly Op[] }
  | { op: 'either'; asks: EffectQuestion; of: Readonly<Record<string, readonly Op[]>> }
  | { op: 'forEachOpponent'; asks: EffectQuestion; do: readonly Op[] }
  | { op: 'resolve'; keyword: 'reinforce' | 'retreat'; with: Register | null }
  /** Every card of the set with the Strength named before goes back to its owner's hand. */
  | { op: 'handAllOfStrength'; of: CardSet }
  | { op: 'move'; what: Register; to: 'clash' }
  /** `swap` of a card of this Clash with one next to another Region. */
  | { op: 'exchange'; a: Register; b: Register }
  | { op: 'herald'; to: 'here' }
  | { op: 'order' }
  | { op: 'keepInCourt' }
  | { op: 'winner' }
  | { op: 'tieWithLeader' | 'finalTie' }
  | { op: 'tourney'; prize: number }
  | { op: 'limitStays' }
  /** A Ritual tile has its number of tokens (OKC-270): tokens back, tile flipped, Ritual card to hand. */
  | { op: 'ritual' };

// --- standing modifiers ------------------------------------------------------------------------------------------

export type Modifier =
  /** Bid total in the comparison of a Steal; Strength of Occupiers against one; Bid; hand size. */
  | { mod: 'cmp' | 'def' | 'bid' | 'limit' | 'bolster' | 'total'; n: number }
  | { mod: 'str'; of: CardSet; n: number }
  | { mod: 'grant'; keywords: readonly Keyword[]; to: CardSet }
  | { mod: 'drop'; keyword: KeywordWord | 'all'; of: CardSet }
  | { mod: 'resilientCoversVulnerable' | 'necropolisByChoice' | 'noStealing' | 'oneMoreLoyal' | 'lowestTotalWins' }
  | { mod: 'siteThreshold'; n: number }
  | { mod: 'deployFromDiscard'; pay: number }
  | { mod: 'safeFromHeraldsAndBattlefield' };

// --- effects -----------------------------------------------------------------------------------------------------

export type Effect =
  /** A Declaration (OKC-041). */
  | { mode: 'may'; at: Moment; if: readonly Condition[]; do: readonly Op[] }
  /** Mandatory (OKC-044). */
  | { mode: 'auto'; at: Moment; if: readonly Condition[]; do: readonly Op[] }
  /** Continuous (OKC-045). */
  | { mode: 'static'; if: readonly Condition[]; change: readonly Modifier[] };

type Conditions = Condition | readonly Condition[] | null;
const list = (conditions: Conditions): readonly Condition[] =>
  conditions === null ? [] : Array.isArray(conditions) ? conditions : [conditions as Condition];
export const may = (at: Moment, conditions: Conditions, ...ops: readonly Op[]): Effect => ({
  mode: 'may',
  at,
  if: list(conditions),
  do: ops,
});
export const auto = (at: Moment, conditions: Conditions, ...ops: readonly Op[]): Effect => ({
  mode: 'auto',
  at,
  if: list(conditions),
  do: ops,
});
export const always = (...change: readonly Modifier[]): Effect => ({ mode: 'static', if: [], change });
export const whenever = (condition: Condition, ...change: readonly Modifier[]): Effect => ({
  mode: 'static',
  if: [condition],
  change,
});

// --- short forms -------------------------------------------------------------------------------------------------

export const gain = (n: Amount): Op => ({ op: 'gain', n });
export const pay = (n: number): Op => ({ op: 'pay', n });
export const total = (n: number, of: Player = 'me'): Op => ({ op: 'total', n, of });
export const bid = (n: number): Op => ({ op: 'bid', n });
export const spend = (occupier: 'hand' | 'discard' = 'hand'): Op => ({ op: 'spend', occupier });
export const sel = (from: CardSet, as: Register, asks: EffectQuestion = 'OKC-D10', most = 1): Op => ({
  op: 'sel',
  from,
  least: 1,
  most,
  as,
  asks,
});
export const selRegion = (having: 'facedown' | null = null): Op => ({ op: 'selRegion', with: having, asks: 'OKC-D10' });
export const swap: Op = { op: 'swap', a: 'a', b: 'b' };
export const optional = (asks: EffectQuestion, ...ops: readonly Op[]): Op => ({ op: 'optional', asks, do: ops });
export const flag = (f: Flag, of: 'me' | 'opponents' | 'region', lasts: Until): Op => ({
  op: 'flag',
  flag: f,
  of,
  lasts,
});
