/** The state of a game of Yield: plain data, made in one place, copied by hand. */
import {
  type Chance,
  type ContentHash,
  cloneChance,
  cloneFrames,
  copier,
  type Flow,
  flow,
  type Seat,
  type WithContent,
} from '@interregnum/kernel';
import { type Army, NEUTRAL_TOKENS, PIECES_EACH, TOKENS_EACH } from './content/armies.ts';
import { COLOURS, KIND_COUNT, type Kind, type StrategyCard } from './content/cards.ts';
import type { Ability, Leader } from './content/leaders.ts';
import { LOCATION_COUNT, type Location } from './content/locations.ts';
import type { Option } from './options.ts';
import type { Question } from './questions.ts';

export const YEARS = 3;
export const SEASONS = 4;

export type Phase = 'setup' | 'strategy' | 'battle' | 'conquer' | 'recovery';

/** What the players agreed on before the game. */
export interface Agreement {
  /** YLD-300, YLD-330: seats 1 and 3 against 2 and 4, or against 2 alone. Never with 2 or 5 players. */
  teams: boolean;
  /** YLD-Q12. */
  leaders: 'off' | 'pick' | 'random';
  /** YLD-020: `host` is seat 1. */
  startingPlayer: 'random' | 'host';
  /** YLD-Q18. */
  singleChase: boolean;
  /** YLD-319. */
  teamWhispers: boolean;
  /** YLD-Q22: both allies in a battle are asked at once. */
  eitherAlly: boolean;
  /** YLD-Q24: two allies against one recruit half the number each. */
  halvedRecruits: boolean;
}

/** A side of a battle: a team, or else a seat. */
export type Side = number;

/** A battle under way; all of it is public. Sets of Armies and of sides are sums of bits. */
export interface Battle {
  ambusher: Seat | null;
  /** All that take part, from the start to the end; their dials lie open. */
  armies: number;
  /** By seat: the colours that may be played face up, a sum of `1 << colour`. */
  colours: number[];
  /** YLD-272: by seat. */
  fortressBonus: number[];
  /** By side. */
  totals: number[];
  /** Sides that began the battle, and those still in it. */
  sides: number;
  remaining: number;
  /** The side with initiative. */
  holder: Side;
  /** YLD-Q09: whether initiative came by an enemy's card or Pass. */
  received: boolean;
  /** YLD-Q22: the ally did not want to play. */
  handedBack: boolean;
  /** Cards in the order played, see `playOf`; one that lies face down does not tell its kind. */
  plays: number[];
  /** YLD-260: Units that Undead Armies have gained, by piece. */
  gained: number[];
  /** Defeated Armies that survive and have yet to retreat. */
  defeated: number;
  /** YLD-173: Armies outside the battle that stood beside defeated ones and have not moved. */
  companions: number;
  /** Where defeated Armies stood and nobody has chased yet, one entry for each of them. */
  left: Location[];
  /** Winning Armies that have chased. */
  chased: number;
  winner: Side | null;
  drawn: boolean;
}

/** What lies open on the table; a view has all of it. */
export interface PublicState extends Agreement, WithContent {
  seats: number;
  phase: Phase;
  /** 1 to 3, and the Season of the Year, 1 to 4. */
  year: number;
  season: number;
  /** Who holds the starting player marker. */
  marker: Seat;
  /** YLD-066: whether a Ritual has assigned the marker this Season. */
  markerLocked: boolean;
  /** YLD-067: who comes first in the turn order that holds now. */
  first: Seat;
  leader: readonly (Leader | null)[];
  ability: readonly (Ability | null)[];
  /** YLD-254: the Army that is the Champion. */
  champion: Army | null;
  /** YLD-024: the starting Fortress of each seat. */
  start: readonly (Location | null)[];
  /** By Location: its tokens from bottom to top, one letter each: `n` neutral, else the seat from 1. */
  stacks: string[];
  supply: number[];
  neutralSupply: number;
  /** YLD-Q10: neutral counters added when the supply had run out. */
  extraNeutral: number;
  /** By Army: where it stands, `null` beside the map. */
  at: (Location | null)[];
  /** The Armies in the game, on the map or destroyed, as a set. */
  fielded: number;
  /** YLD-145: as a set. */
  inactive: number;
  /** By seat: Battle cards in hand. */
  handSize: number[];
  /** By kind. */
  discard: number[];
  /** YLD-223: cards that lie open for the recruitment under way. */
  revealed: Kind[];
  /** By seat and Season, `SEASONS * seat + season - 1`: whether the Strategy card of this Year lies face up. */
  faceUp: boolean[];
  /** By Year: Units that everybody got. */
  recruits: readonly number[];
  /** By Year and Army (`shownAt`): the dial as first and as last shown that Year; 0 = not shown. */
  shownFirst: readonly number[];
  shownLast: readonly number[];
  /** YLD-269: by colour, cards that everybody knows the thief to hold. */
  stolen: readonly number[];
  /** YLD-Q31: by seat, colours that a robbed player is known not to hold, a sum of `1 << colour`. */
  lacks: readonly number[];
  battle: Battle | null;
  /** YLD-242: who has won at once. */
  destroyer: Seat | null;
  over: boolean;
}

export interface State extends PublicState, Flow<Option, Question> {
  /** By Army: the dial; 0 before the Units are split and for Armies not in the game. */
  units: number[];
  /** By seat and kind, `KIND_COUNT * seat + kind`. */
  hands: number[];
  /** As `hands`: face down before their owner, as played in a battle, discarded in setup or just drawn (YLD-334). */
  covered: number[];
  /** As `faceUp`: the Strategy card laid in each Season of this Year. */
  laid: (StrategyCard | null)[];
  /** YLD-269: as `hands`, cards that this seat gave to the thief, who still has them. */
  given: number[];
  /** Kinds from bottom to top. */
  deck: Kind[];
  chance: Chance;
}

export const yieldFlow = flow<State, Option, Question>();
export const { procedure, call, begin, apply, run, reask, finish } = yieldFlow;

const filled = <T>(length: number, value: T): T[] => new Array<T>(length).fill(value);

/** Before Units are split and cards are dealt. */
export const nothingHidden = (
  seats: number,
): Pick<State, 'units' | 'hands' | 'covered' | 'laid' | 'given' | 'deck'> => ({
  units: filled(PIECES_EACH * seats, 0),
  hands: filled(KIND_COUNT * seats, 0),
  covered: filled(KIND_COUNT * seats, 0),
  laid: filled<StrategyCard | null>(SEASONS * seats, null),
  given: filled(KIND_COUNT * seats, 0),
  deck: [],
});

/** YLD-006, YLD-025, YLD-029: an empty map and full supplies. Every state starts here. */
export function emptyState(content: ContentHash, agreement: Agreement, seats: number, chance: Chance): State {
  return clone({
    content,
    seats,
    teams: agreement.teams,
    leaders: agreement.leaders,
    startingPlayer: agreement.startingPlayer,
    singleChase: agreement.singleChase,
    teamWhispers: agreement.teamWhispers,
    eitherAlly: agreement.eitherAlly,
    halvedRecruits: agreement.halvedRecruits,
    phase: 'setup',
    year: 1,
    season: 1,
    marker: 0,
    markerLocked: false,
    first: 0,
    leader: filled<Leader | null>(seats, null),
    ability: filled<Ability | null>(seats, null),
    champion: null,
    start: filled<Location | null>(seats, null),
    stacks: filled(LOCATION_COUNT, ''),
    supply: filled(seats, TOKENS_EACH),
    neutralSupply: NEUTRAL_TOKENS,
    extraNeutral: 0,
    at: filled<Location | null>(PIECES_EACH * seats, null),
    fielded: 0,
    inactive: 0,
    handSize: filled(seats, 0),
    discard: filled(KIND_COUNT, 0),
    revealed: [],
    faceUp: filled(SEASONS * seats, false),
    recruits: filled(YEARS, 0),
    shownFirst: filled(YEARS * PIECES_EACH * seats, 0),
    shownLast: filled(YEARS * PIECES_EACH * seats, 0),
    stolen: filled(COLOURS.length, 0),
    lacks: filled(seats, 0),
    battle: null,
    destroyer: null,
    over: false,
    ...nothingHidden(seats),
    chance,
    frames: [],
    ask: null,
    answers: filled<number | null>(seats, null),
  });
}

function cloneBattle(b: Battle): Battle {
  return {
    ambusher: b.ambusher,
    armies: b.armies,
    colours: b.colours,
    fortressBonus: b.fortressBonus,
    totals: b.totals.slice(),
    sides: b.sides,
    remaining: b.remaining,
    holder: b.holder,
    received: b.received,
    handedBack: b.handedBack,
    plays: b.plays.slice(),
    gained: b.gained.slice(),
    defeated: b.defeated,
    companions: b.companions,
    left: b.left.slice(),
    chased: b.chased,
    winner: b.winner,
    drawn: b.drawn,
  };
}

/**
 * Field by field, in the order of `emptyState`: one shape for all states. Lists that seldom change are replaced when they
 * do, so that copies share them.
 */
export const clone = copier<State>(function (s) {
  this.content = s.content;
  this.seats = s.seats;
  this.teams = s.teams;
  this.leaders = s.leaders;
  this.startingPlayer = s.startingPlayer;
  this.singleChase = s.singleChase;
  this.teamWhispers = s.teamWhispers;
  this.eitherAlly = s.eitherAlly;
  this.halvedRecruits = s.halvedRecruits;
  this.phase = s.phase;
  this.year = s.year;
  this.season = s.season;
  this.marker = s.marker;
  this.markerLocked = s.markerLocked;
  this.first = s.first;
  this.leader = s.leader;
  this.ability = s.ability;
  this.champion = s.champion;
  this.start = s.start;
  this.stacks = s.stacks.slice();
  this.supply = s.supply.slice();
  this.neutralSupply = s.neutralSupply;
  this.extraNeutral = s.extraNeutral;
  this.at = s.at.slice();
  this.fielded = s.fielded;
  this.inactive = s.inactive;
  this.handSize = s.handSize.slice();
  this.discard = s.discard.slice();
  this.revealed = s.revealed.slice();
  this.faceUp = s.faceUp.slice();
  this.recruits = s.recruits;
  this.shownFirst = s.shownFirst;
  this.shownLast = s.shownLast;
  this.stolen = s.stolen;
  this.lacks = s.lacks;
  this.battle = s.battle && cloneBattle(s.battle);
  this.destroyer = s.destroyer;
  this.over = s.over;
  this.units = s.units.slice();
  this.hands = s.hands.slice();
  this.covered = s.covered.slice();
  this.laid = s.laid.slice();
  this.given = s.given.slice();
  this.deck = s.deck.slice();
  this.chance = cloneChance(s.chance);
  this.frames = cloneFrames(s.frames);
  this.ask = s.ask;
  this.answers = s.answers.slice();
});
