/** The state of a game of Epix: plain data, made in one place, copied by hand. */
import {
  type Chance,
  type ContentHash,
  cloneChance,
  cloneFrames,
  copier,
  type Flow,
  flow,
  type Seat,
  type SetupChoices,
  type WithContent,
} from '@interregnum/kernel';
import { AREA_IDS, type Area } from './content/board.ts';
import type { ActionCards, Card } from './content/cards.ts';
import { PER_PLAYER, START_GOLD, type Unit } from './content/units.ts';
import type { Option } from './options.ts';
import type { Question } from './questions.ts';

/** What lies open on the table; a view has all of it. */
export interface PublicState extends WithContent {
  seats: number;
  mode: 'basic' | 'advanced';
  /** EPX-Q16: what a Knight that falls back may do afterwards. */
  fallBack: 'goesOn' | 'ends';
  /** 0 Spring to 3 Winter. */
  season: number;
  /** Holder of the First Player card. */
  firstPlayer: Seat;
  gold: number[];
  /** All that was paid into the Treasury less all that was paid out. */
  treasury: number;
  /** By area: whose Units stand there. */
  occupant: (Seat | null)[];
  /** By area: the set of Units there, a sum of `bit(unit)`. */
  units: number[];
  /** By seat and Unit: `supply[4 * seat + unit]`. */
  supply: number[];
  /** Special Ability cards on offer; the lists beside it go with it. */
  dealt: Card[];
  bidder: (Seat | null)[];
  bidAmount: number[];
  bidMarker: (Unit | null)[];
  /** Who has left the draft. */
  passed: boolean[];
  /** By seat: the set of Special Ability cards owned, a sum of `1 << card`. */
  abilities: number[];
  /** Cards used up for this season, a sum of `1 << card`. */
  spent: number;
  /** The bids of this season's auction, once revealed. */
  auction: number[] | null;
  /** Whose Action cards lie face up. */
  revealed: boolean[];
  /** At whose cards the Spymaster has looked this season. */
  spied: Seat | null;
  /** By area: Units of the acting player that are used up in this Move & Attack, as a set. */
  used: number[];
  /** Where the Unit in use stands; `null` when none is in use or it is lost. */
  riding: Area | null;
  /** Whether the bid in the fist is odd, once the Informers have told. */
  odd: boolean | null;
  /** The last player in Winter if he was skipped (EPX-138). */
  skipped: Seat | null;
  /** Who took a Castle. */
  conqueror: Seat | null;
  over: boolean;
}

export interface State extends PublicState, Flow<Option, Question> {
  /** By seat: the Action cards chosen this season. */
  chosen: (ActionCards | null)[];
  /** The attacker's bid until it is revealed. */
  fist: number | null;
  /** Special Ability cards that were not dealt. */
  unseen: Card[];
  chance: Chance;
}

export const epixFlow = flow<State, Option, Question>();
export const { procedure, call, begin, apply, run, reask, finish } = epixFlow;

const perSeat = <T>(seats: number, value: T): T[] => new Array<T>(seats).fill(value);
const perArea = <T>(value: T): T[] => new Array<T>(AREA_IDS.length).fill(value);

/** What the players agree on before the game. */
export type Agreed = Pick<PublicState, 'mode' | 'fallBack'>;

/** Records from before a choice existed have its default. */
export const agreedIn = (options: SetupChoices): Agreed => ({
  mode: options.mode as Agreed['mode'],
  fallBack: (options.fallBack ?? 'goesOn') as Agreed['fallBack'],
});

/** EPX-011..EPX-015: colours, Units, Gold, an empty map. Every state starts here. */
export function emptyState(content: ContentHash, { mode, fallBack }: Agreed, seats: number, chance: Chance): State {
  return clone({
    content,
    seats,
    mode,
    fallBack,
    season: 0,
    firstPlayer: 0,
    gold: perSeat(seats, START_GOLD),
    treasury: 0,
    occupant: perArea<Seat | null>(null),
    units: perArea(0),
    supply: Array.from({ length: seats }, () => PER_PLAYER).flat(),
    dealt: [],
    bidder: [],
    bidAmount: [],
    bidMarker: [],
    passed: perSeat(seats, false),
    abilities: perSeat(seats, 0),
    spent: 0,
    auction: null,
    revealed: perSeat(seats, false),
    spied: null,
    used: perArea(0),
    riding: null,
    odd: null,
    skipped: null,
    conqueror: null,
    over: false,
    chosen: perSeat<ActionCards | null>(seats, null),
    fist: null,
    unseen: [],
    chance,
    frames: [],
    ask: null,
    answers: perSeat<number | null>(seats, null),
  });
}

/** Field by field, in the order of `emptyState`: one shape for all states. */
export const clone = copier<State>(function (s) {
  this.content = s.content;
  this.seats = s.seats;
  this.mode = s.mode;
  this.fallBack = s.fallBack;
  this.season = s.season;
  this.firstPlayer = s.firstPlayer;
  this.gold = s.gold.slice();
  this.treasury = s.treasury;
  this.occupant = s.occupant.slice();
  this.units = s.units.slice();
  this.supply = s.supply.slice();
  this.dealt = s.dealt.slice();
  this.bidder = s.bidder.slice();
  this.bidAmount = s.bidAmount.slice();
  this.bidMarker = s.bidMarker.slice();
  this.passed = s.passed.slice();
  this.abilities = s.abilities.slice();
  this.spent = s.spent;
  this.auction = s.auction && s.auction.slice();
  this.revealed = s.revealed.slice();
  this.spied = s.spied;
  this.used = s.used.slice();
  this.riding = s.riding;
  this.odd = s.odd;
  this.skipped = s.skipped;
  this.conqueror = s.conqueror;
  this.over = s.over;
  this.chosen = s.chosen.slice();
  this.fist = s.fist;
  this.unseen = s.unseen.slice();
  this.chance = cloneChance(s.chance);
  this.frames = cloneFrames(s.frames);
  this.ask = s.ask;
  this.answers = s.answers.slice();
});
