/**
 * The vocabulary of effects: what a card, tile or commander does, as data. An effect is a flat list of ops, carried out
 * from first to last by one interpreter; what a player picks is kept in registers for the ops after it. Where the
 * printed text differs, only the tables that use these words change.
 */
import type { CardSet } from './card-sets.ts';
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
  | 'afterShrine';
export type Moment = Window | Happening;

/** How long something lasts (OKC-Q111): it outlives its source (OKC-Q116). */
export type Until = 'clash' | 'first-clash' | 'bidding' | 'round';

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

// --- what is offered ---------------------------------------------------------------------------------------------

/** A card found: `a` with the Declaration or by the first pick, `b` by the second. */
export type Register = 'a' | 'b';

/** What a player names together with the source; it makes one option for each value. Cards go to register `a`. */
export type Parameter =
  | { of: 'card'; from: readonly CardSet[] }
  | { of: 'region'; with: 'facedown' | 'own-facedown' | null }
  | { of: 'player'; from: 'participants' }
  | { of: 'strength'; from: CardSet }
  /** A Location of the present Region: available for a card, or open to a Herald (OKC-Q28). */
  | { of: 'location'; for: 'card' | 'herald' }
  | { of: 'tile'; which: 'ritual' }
  /** An opponent and two Regions where he has face-down cards. */
  | { of: 'pair' }
  | { of: 'way'; ways: Readonly<Record<string, readonly Op[]>> };

/** The question that offers a Declaration: a window's, or that of a fixed place. */
export type OfferQuestion = `OKC-D${'03' | '10' | '41' | '52' | '60' | '61' | '63' | '84'}`;
export interface Offer {
  by: OfferQuestion;
  first: Parameter | null;
}

export const inWindow: Offer = { by: 'OKC-D10', first: null };
export const naming = (first: Parameter): Offer => ({ by: 'OKC-D10', first });
export const card = (...from: readonly CardSet[]): Offer => naming({ of: 'card', from });
export const region = (having: 'facedown' | 'own-facedown' | null = null): Offer =>
  naming({ of: 'region', with: having });
export const offered = (by: OfferQuestion, first: Parameter | null = null): Offer => ({ by, first });

/** The largest number that an op or a modifier adds. */
export const MOST_COUNTED = 9;

// --- ops ---------------------------------------------------------------------------------------------------------

/** `a`: the printed Strength of the card in that register. `claimed`: what is printed on the Location claimed. */
export type Amount = number | 'a' | 'claimed';
/** A player: the controller, or the one named or picked. */
export type Player = 'me' | 'picked';

export type Flag =
  /** The controller makes these Region choices (AuX) of the Round. */
  | { flag: 'regionChoice'; choices: readonly (1 | 2)[] }
  | { flag: 'gainOnNextWin'; n: number }
  | { flag: 'bidTotalZero' }
  | { flag: 'noVulnerableNoEliminate' }
  | { flag: 'halveOpponents' }
  | { flag: 'plus'; n: number };

/** Ops that happen at once. */
export type PlainOp =
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
  /** `here`: the controller's face-down card at the present Region. */
  | { op: 'swap'; one: Register | 'here'; other: Register }
  | { op: 'hand' | 'bottom' | 'remove'; what: Register | 'this' }
  | { op: 'lost'; what: CardSet }
  | { op: 'shuffleIntoDraw'; what: Register }
  | { op: 'grant'; keywords: readonly Keyword[]; to: CardSet | Register; until: Until }
  | { op: 'str'; of: 'this'; n: Amount; until: Until }
  | { op: 'flag'; flag: Flag; of: 'me' | 'opponents' | 'region'; lasts: Until }
  /** One-shot: the Kingdom Card goes to the Kingdom discard, its Occupier to hand or discard pile. */
  | { op: 'spend'; occupier: 'hand' | 'discard' }
  /** On the Location named or picked. */
  | { op: 'place'; what: Register | 'this'; as: 'fortify' | 'pillage' }
  /** Influence on the Ritual tile named, or on each that is face up; a full one completes at once (OKC-270). */
  | { op: 'token'; on: 'named' | 'each'; n: number }
  /** Every card of the set with the Strength named goes back to its owner's hand. */
  | { op: 'handAllOfStrength'; of: CardSet }
  | { op: 'move'; what: Register; to: 'clash' }
  /** A card of this Clash and one next to another Region change places. */
  | { op: 'exchange'; out: Register; in: Register }
  /** The controller's Herald goes to the Location named. */
  | { op: 'herald' }
  | { op: 'keepInCourt' }
  | { op: 'winner' }
  | { op: 'tieWithLeader' | 'finalTie' }
  | { op: 'limitStays' };

/** Ops that ask; the further questions of an effect cannot be declined unless the op says so (OKC-Q105). */
export type AskingOp =
  | { op: 'sel'; from: CardSet; as: Register; asks: `OKC-D${'11' | '77' | '87'}` }
  /** Further cards beside the one named, until stopped or `most` are found. */
  | { op: 'more'; from: CardSet; most: number; asks: 'OKC-D86' }
  | { op: 'selPlayer'; with: 'hand' | 'stolenFrom'; asks: 'OKC-D11' | 'OKC-D85' }
  | { op: 'selLocation'; for: 'card'; asks: 'OKC-D60' }
  /** Two own face-down cards, or one of them and a hand card; may be declined. */
  | { op: 'swapOwn'; with: 'facedown'; asks: 'OKC-D87' }
  | { op: 'swapOwn'; with: 'hand'; asks: 'OKC-D79' }
  /** The pair named, then perhaps one of each further opponent. */
  | { op: 'swapPairs'; asks: 'OKC-D75' }
  | { op: 'trait'; of: Register; until: Until; asks: 'OKC-D78' }
  | { op: 'reinforce'; asks: 'OKC-D42' }
  | { op: 'retreat'; with: Register; asks: 'OKC-D42' }
  /** Looks at the top cards of a pile, then puts each back on top or to the bottom. */
  | { op: 'arrange'; pile: 'kingdom' | 'draw'; n: number; asks: 'OKC-D83' }
  | { op: 'order'; asks: 'OKC-D03' }
  /** Everybody with a hand shows a card. */
  | { op: 'tourney'; prize: number; asks: 'OKC-D73' };

export type Op = PlainOp | AskingOp;

// --- continuous effects -----------------------------------------------------------------------------------------

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
  | { mode: 'may'; at: Moment; if: readonly Condition[]; offer: Offer; do: readonly Op[] }
  /** Mandatory (OKC-044). */
  | { mode: 'auto'; at: Moment; if: readonly Condition[]; do: readonly Op[] }
  /** Continuous (OKC-045). */
  | { mode: 'static'; if: readonly Condition[]; change: readonly Modifier[] };

type Conditions = Condition | readonly Condition[] | null;
const list = (conditions: Conditions): readonly Condition[] =>
  conditions === null ? [] : Array.isArray(conditions) ? conditions : [conditions as Condition];
export const may = (at: Moment, conditions: Conditions, offer: Offer, ...ops: readonly Op[]): Effect => ({
  mode: 'may',
  at,
  if: list(conditions),
  offer,
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
export const swap: Op = { op: 'swap', one: 'a', other: 'b' };
export const toHand = (what: Register | 'this'): Op => ({ op: 'hand', what });
export const toBottom = (what: Register): Op => ({ op: 'bottom', what });
export const flag = (f: Flag, of: 'me' | 'opponents' | 'region', lasts: Until): Op => ({
  op: 'flag',
  flag: f,
  of,
  lasts,
});
