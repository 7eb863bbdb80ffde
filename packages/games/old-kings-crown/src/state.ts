/** The state of a game of The Old King's Crown: plain data, made in one place, copied by hand. */
import {
  type Chance,
  type ContentHash,
  cloneChance,
  cloneFrames,
  copier,
  type Flow,
  flow,
  type Lasting,
  type Marks,
  NO_MARKS,
  type Seat,
  sets,
  type WithContent,
} from '@interregnum/kernel';
import type { Faction } from './content/factions.ts';
import { LOCATIONS } from './content/map.ts';
import type { Difficulty } from './content/simulacrum.ts';
import { TACTICS } from './content/tactics.ts';
import type { Trait } from './content/traits.ts';
import type { Window } from './content/windows.ts';
import type { Option } from './options.ts';
import {
  type Card,
  type Kingdom,
  type LocationNumber,
  NONE,
  type Party,
  REGION_COUNT,
  type RegionNumber,
  SIMULACRUM,
} from './pieces.ts';
import type { Question } from './questions.ts';

export type Cards = readonly Card[];
export const NO_CARDS: Cards = [];

/** OKC-Q114. */
export type Result = 'win' | 'loss' | 'tie' | 'retreat' | 'none';

/** A Kingdom Card that somebody controls, with the Supporter that Occupies it (OKC-271). */
export interface Controlled {
  readonly kingdom: Kingdom;
  readonly occupier: Card;
}

/** When effects begin and end (OKC-Q111). */
export type Term = 'clash' | 'bidding' | 'round' | 'spring';

/** What outlives the moment in which it was declared (OKC-Q116). */
export interface LastingEffect extends Lasting<Term> {
  readonly kind:
    | 'noVulnerableNoEliminate'
    | 'halveOpponents'
    | 'plus'
    | 'gainOnNextWin'
    | 'firstChoice'
    | 'secondChoice'
    | 'invulnerableHeir'
    | 'bidsWorthNothing';
  readonly party: Party;
  readonly n: number;
}

export const lastingEffect = (
  part: Partial<LastingEffect> & Pick<LastingEffect, 'kind' | 'until' | 'party'>,
): LastingEffect => ({
  kind: part.kind,
  from: part.from ?? null,
  until: part.until,
  at: part.at ?? null,
  party: part.party,
  n: part.n ?? 0,
});

/** Their order means nothing; one order makes equal states equal. */
export const inLastingOrder = (effects: readonly LastingEffect[]): LastingEffect[] =>
  [...effects].sort((one, other) => (lastingKey(one) < lastingKey(other) ? -1 : 1));
const lastingKey = ({ kind, at: place, party }: LastingEffect): string => `${kind} ${place} ${party}`;

/** A Clash, from the flip of its cards until the Region is done. Never changed, only replaced. */
export interface Clash {
  readonly region: RegionNumber;
  /** 1 for the first Clash of the Region, 2 for the one after a Tie, and so on. */
  readonly number: number;
  /** Who takes part now, and who did in the first Clash. */
  readonly in: readonly Party[];
  readonly first: readonly Party[];
  readonly retreated: readonly Party[];
  /** The cards that belong to this Clash, by party. */
  readonly cards: readonly Cards[];
  /** Ruses that have chosen. */
  readonly chosen: Cards;
  /** What effects have added to totals, by party. */
  readonly plus: readonly number[];
  /** What effects have added to single cards. */
  readonly strength: readonly { readonly card: Card; readonly n: number }[];
  /** Keywords granted until the Clash is resolved: by School of the Streets, by the Writ of Clemency. */
  readonly granted: readonly { readonly card: Card; readonly what: 'eliminate' | 'invulnerable' }[];
  readonly traits: readonly { readonly card: Card; readonly trait: Trait }[];
  /** OKC-Q108: cards brought in after the Keywords. */
  readonly late: Cards;
  /** OKC-Q107: cards that lay Revealed at adjacent Regions when the Clash began. */
  readonly bolsters: Cards;
  /** Opposing cards lost by an Eliminate or the Ploy of the Uprising at this Region this Round (T-UP1). */
  readonly struck: Cards;
  /** Totals at the outcome, by party; `null` while the Clash is active. */
  readonly totals: readonly (number | null)[] | null;
  readonly winner: Party | null;
  readonly claimed: LocationNumber | null;
  /** OKC-214: the Location was Fortified against the winner. */
  readonly tornDown: boolean;
  /** OKC-261: the Tie was The Gilded Wall's. */
  readonly final: boolean;
}

/** Every Clash is made by this: one shape for all, however often one is changed. */
export const copyClash = copier<{ -readonly [Field in keyof Clash]: Clash[Field] }>(function (clash) {
  this.region = clash.region;
  this.number = clash.number;
  this.in = clash.in;
  this.first = clash.first;
  this.retreated = clash.retreated;
  this.cards = clash.cards;
  this.chosen = clash.chosen;
  this.plus = clash.plus;
  this.strength = clash.strength;
  this.granted = clash.granted;
  this.traits = clash.traits;
  this.late = clash.late;
  this.bolsters = clash.bolsters;
  this.struck = clash.struck;
  this.totals = clash.totals;
  this.winner = clash.winner;
  this.claimed = clash.claimed;
  this.tornDown = clash.tornDown;
  this.final = clash.final;
});

/** The Commander Disc: who holds it and what it shows; `null` on the Battlefield. */
export interface Disc {
  readonly holder: Seat;
  readonly uses: number;
}

/** A Bid: its cards; none for a Pass. */
export type Bid = Cards;

/** A decision at setup: what was kept, or that nothing was. */
export type Kept = Controlled | 'nothing';

/** What lies open; a view has all of it. Lists of cards are never changed, only replaced. */
export interface PublicState extends WithContent {
  seats: number;
  maxRounds: number;
  difficulty: Difficulty;
  /** By seat. */
  factions: readonly Faction[];
  round: number;
  /** Where in the Round it stands; `null` before the first. */
  window: Window | null;
  /** The Region that is being dealt with; `NONE` outside Mid Autumn. */
  region: RegionNumber;
  /** The Order Track. */
  order: readonly Party[];
  influence: number[];
  attrition: number[];
  /** OKC-273: what Take the Power Back has added to the limit, and will add from the next Spring on. */
  bonus: number[];
  bonusNext: number[];
  /** Tiles that are face up. */
  ready: number;
  /** Influence on Ritual tiles, by tile. */
  tokens: readonly number[];
  heralds: LocationNumber[];
  disc: Disc | null;
  controlled: (readonly Controlled[])[];
  /** Kingdom Cards whose once-per-Round effect is used (OKC-Q64). */
  used: readonly Kingdom[];
  /** Slot 1, slot 2. */
  market: readonly Kingdom[];
  kingdomDiscard: readonly Kingdom[];
  /** OKC-095: whether a card was gained or discarded from the market in this Bidding. */
  traded: boolean;
  discard: Cards[];
  lost: Cards;
  removed: Cards;
  aside: Cards;
  /** Revealed cards at Regions, by `at(region, party)`. */
  up: Cards[];
  /** Deployed cards that are not Activated, likewise. */
  deployed: Card[];
  /** Cards that stay Revealed after a Bid. */
  kept: Cards[];
  /** By Location. */
  blockades: Card[];
  court: Cards;
  sites: Cards[];
  /** By `at(region, party)`, once a Region is done. */
  results: (Result | null)[];
  lasting: readonly LastingEffect[];
  clash: Clash | null;
  bidsShown: boolean;
  /** What effects have added to Bids, by seat. */
  bidPlus: number[];
  /** What the shown Bids are worth once they are compared, by party; `null` for a Pass. */
  bidTotals: readonly (number | null)[];
  /** Regions choices made this Round by the parties who made them. */
  choices: number;
  /** The Simulacrum's affairs that lie open. */
  quest: number;
  seal: boolean;
  stronger: boolean;
  strongerNext: boolean;
  twoPlans: boolean;
  planDiscard: readonly number[];
  over: boolean;
}

export interface State extends PublicState, Flow<Option, Question> {
  hands: Cards[];
  /** From bottom to top. */
  draw: Cards[];
  /** Face-down cards at Regions, by `at(region, party)`; `NONE` where there is none. */
  down: Card[];
  kingdomDeck: readonly Kingdom[];
  box: readonly Kingdom[];
  /** Setup: the Kingdom Cards of each seat; after its decision, what it threw away. */
  dealt: (readonly Kingdom[])[];
  kingdomKept: (Kept | null)[];
  bids: (Bid | null)[];
  /** Reinforcements and cards played after a Tie that still lie face down, by seat. */
  covered: Cards[];
  marks: Marks;
  plan: number;
  planDeck: readonly number[];
  chance: Chance;
}

export const oldKingsCrownFlow = flow<State, Option, Question>();
export const { procedure, call, begin, apply, run, reask, finish } = oldKingsCrownFlow;

/** How many places lists by party have: the Simulacrum has a place of its own. */
export const partyCount = (seats: number): number => (seats === 1 ? SIMULACRUM + 1 : seats);
/** The place of a party at a Region in flat lists. */
export const at = (t: Pick<PublicState, 'seats'>, region: RegionNumber, party: Party): number =>
  region * partyCount(t.seats) + party;

/** What the players agreed on. */
export interface Terms {
  maxRounds: number;
  difficulty: Difficulty;
}

/** Pushed one by one, numbers apart from others: V8 knows lists by what they were made with, and holes make them slow. */
function filled<T>(count: number, value: T): T[] {
  const list: T[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}
function numbers(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

/** An empty table on which nothing is dealt yet. Every state starts here (OKC-021, OKC-026). */
export function emptyState(
  content: ContentHash,
  { maxRounds, difficulty }: Terms,
  seats: number,
  chance: Chance,
): State {
  const parties = partyCount(seats);
  const places = REGION_COUNT * parties;
  return clone({
    content,
    seats,
    maxRounds,
    difficulty,
    factions: [],
    round: 0,
    window: null,
    region: NONE,
    order: [],
    influence: numbers(parties, 0),
    attrition: numbers(seats, 0),
    bonus: numbers(seats, 0),
    bonusNext: numbers(seats, 0),
    ready: sets.upTo(TACTICS.length),
    tokens: numbers(TACTICS.length, 0),
    heralds: numbers(parties, NONE),
    disc: null,
    controlled: filled<readonly Controlled[]>(seats, []),
    used: [],
    market: [],
    kingdomDiscard: [],
    traded: false,
    discard: filled(seats, NO_CARDS),
    lost: NO_CARDS,
    removed: NO_CARDS,
    aside: NO_CARDS,
    up: filled(places, NO_CARDS),
    deployed: numbers(places, NONE),
    kept: filled(seats, NO_CARDS),
    blockades: numbers(LOCATIONS.length, NONE),
    court: NO_CARDS,
    sites: filled(seats, NO_CARDS),
    results: filled<Result | null>(places, null),
    lasting: [],
    clash: null,
    bidsShown: false,
    bidPlus: numbers(seats, 0),
    bidTotals: filled<number | null>(parties, null),
    choices: 0,
    quest: 0,
    seal: false,
    stronger: false,
    strongerNext: false,
    twoPlans: false,
    planDiscard: [],
    over: false,
    hands: filled(seats, NO_CARDS),
    draw: filled(seats, NO_CARDS),
    down: numbers(places, NONE),
    kingdomDeck: [],
    box: [],
    dealt: filled<readonly Kingdom[]>(seats, []),
    kingdomKept: filled<Kept | null>(seats, null),
    bids: filled<Bid | null>(seats, null),
    covered: filled(seats, NO_CARDS),
    marks: NO_MARKS,
    plan: NONE,
    planDeck: [],
    chance,
    frames: [],
    ask: null,
    answers: filled<number | null>(seats, null),
  });
}

/** Field by field, in the order of `emptyState`: one shape for all states. */
export const clone = copier<State>(function (s) {
  this.content = s.content;
  this.seats = s.seats;
  this.maxRounds = s.maxRounds;
  this.difficulty = s.difficulty;
  this.factions = s.factions;
  this.round = s.round;
  this.window = s.window;
  this.region = s.region;
  this.order = s.order;
  this.influence = s.influence.slice();
  this.attrition = s.attrition.slice();
  this.bonus = s.bonus.slice();
  this.bonusNext = s.bonusNext.slice();
  this.ready = s.ready;
  this.tokens = s.tokens;
  this.heralds = s.heralds.slice();
  this.disc = s.disc;
  this.controlled = s.controlled.slice();
  this.used = s.used;
  this.market = s.market;
  this.kingdomDiscard = s.kingdomDiscard;
  this.traded = s.traded;
  this.discard = s.discard.slice();
  this.lost = s.lost;
  this.removed = s.removed;
  this.aside = s.aside;
  this.up = s.up.slice();
  this.deployed = s.deployed.slice();
  this.kept = s.kept.slice();
  this.blockades = s.blockades.slice();
  this.court = s.court;
  this.sites = s.sites.slice();
  this.results = s.results.slice();
  this.lasting = s.lasting;
  this.clash = s.clash;
  this.bidsShown = s.bidsShown;
  this.bidPlus = s.bidPlus.slice();
  this.bidTotals = s.bidTotals;
  this.choices = s.choices;
  this.quest = s.quest;
  this.seal = s.seal;
  this.stronger = s.stronger;
  this.strongerNext = s.strongerNext;
  this.twoPlans = s.twoPlans;
  this.planDiscard = s.planDiscard;
  this.over = s.over;
  this.hands = s.hands.slice();
  this.draw = s.draw.slice();
  this.down = s.down.slice();
  this.kingdomDeck = s.kingdomDeck;
  this.box = s.box;
  this.dealt = s.dealt.slice();
  this.kingdomKept = s.kingdomKept.slice();
  this.bids = s.bids.slice();
  this.covered = s.covered.slice();
  this.marks = s.marks;
  this.plan = s.plan;
  this.planDeck = s.planDeck;
  this.chance = cloneChance(s.chance);
  this.frames = cloneFrames(s.frames);
  this.ask = s.ask;
  this.answers = s.answers.slice();
});
