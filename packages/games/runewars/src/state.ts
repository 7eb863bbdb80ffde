/** The state of a game of Runewars: plain data, made in one place, copied by hand. */
import {
  type BigSetOf,
  bigSets,
  type Chance,
  type ContentHash,
  cloneChance,
  cloneFrames,
  copier,
  type Flow,
  flow,
  type Hex,
  type Lasting,
  type Marks,
  NO_MARKS,
  type PlacedTile,
  type Seat,
  type SetOf,
  sets,
  type Viewers,
  type WithContent,
} from '@interregnum/kernel';
import type { Battle } from './battle.ts';
import type { BattleFlag, Flag } from './content/effect.ts';
import { figures, heroesIn, runeStock, titlesIn } from './in-play.ts';
import { type BowState, NO_BOW } from './modules/bow/state.ts';
import { type CmdHidden, type CmdState, NO_CMD, NO_CMD_HIDDEN } from './modules/cmd/state.ts';
import { type DevState, NO_DEV } from './modules/dev/state.ts';
import type { Option } from './options.ts';
import {
  AREA_COUNT,
  type Area,
  ATTRIBUTES_OF_HERO,
  type City,
  type DevelopmentNumber,
  DIALS,
  type Exploration,
  type FactionNumber,
  type Fate,
  type HeroNumber,
  NONE,
  type ObjectiveCard,
  type OrderNumber,
  type QuestCard,
  type RewardCard,
  type RuneToken,
  type SeasonCardNumber,
  type TacticsCard,
  type TileNumber,
  type UnitType,
} from './pieces.ts';
import type { Question } from './questions.ts';
import type { Terms } from './terms.ts';

/** Units that have left their areas and not yet arrived: movers before a battle or diplomacy is settled. */
export interface Army {
  readonly seat: Seat;
  readonly area: Area;
  /** By type; all are standing. */
  readonly units: readonly number[];
}

/** On a Season deck: the unit of a claim (RNW-390), or with `NONE` a Victory card (RNW-640). */
export interface Claim {
  readonly seat: Seat;
  readonly type: UnitType;
}

/** A defeated hero marker with the Rewards under it (RNW-331); what lies facedown is hidden. */
export interface Fallen {
  readonly area: Area;
  readonly down: readonly RewardCard[];
  readonly up: readonly RewardCard[];
}

/** Rewards won in a duel, until they are shared out (RNW-316); in what order the facedown ones come is hidden. */
export interface Spoils {
  readonly winner: HeroNumber;
  readonly down: readonly RewardCard[];
  readonly up: readonly RewardCard[];
}

export const NO_SPOILS: Spoils = { winner: NONE, down: [], up: [] };

/** A duel under way (RNW-310..317). */
export interface Duel {
  readonly heroes: readonly [attacker: HeroNumber, defender: HeroNumber];
  /** A duel quest: the neutral unit in place of the second hero, and its damage. */
  readonly unit: UnitType;
  readonly unitDamage: number;
  readonly unitHealth: number;
  readonly round: number;
  /** Fate cards of this round, `NONE` while not drawn. */
  readonly cards: readonly [Fate, Fate];
  /** Damage dealt to each side this round and what is prevented; before round 1 that of the start. */
  readonly dealt: readonly [number, number];
  readonly fixed: readonly [number, number];
  readonly prevented: readonly [number, number];
  /** Armor chosen and the Weapon used, by side; `NONE` for none. */
  readonly armor: readonly [RewardCard, RewardCard];
  readonly weapon: readonly [RewardCard, RewardCard];
  /** What is left of an Armor that prevents the first damage; flags of the duel by side. */
  readonly armorLeft: readonly [number, number];
  readonly noArmor: readonly [boolean, boolean];
  readonly skips: readonly [boolean, boolean];
  readonly silverHeals: readonly [boolean, boolean];
  readonly healsIfWon: readonly [boolean, boolean];
  readonly redrawn: readonly [boolean, boolean];
  /** Tactics cards laid down in place of this round's Fate cards; `NONE` for none. */
  readonly laid: readonly [TacticsCard, TacticsCard];
}

/** When effects end (4.1 no. 6). */
export type Term = 'turn' | 'season' | 'battle' | 'row';
export interface LastingEffect extends Lasting<Term> {
  readonly kind:
    | Flag
    | BattleFlag
    /** RNW-422: the Conquer bonus is in force. */
    | 'siege'
    /** RNW-Q72: portal links are paid for. */
    | 'portals'
    /** RNW-504: this hero may not move any more. */
    | 'held'
    /** The type `n` of a player draws 1 card more. */
    | 'moreCards'
    /** The hero `n` supports with a Reward that lets units stand up. */
    | 'banner'
    /** The hero `n` has saved a unit; he has drawn anew for a test. */
    | 'saved'
    | 'redrew'
    /** His dials are not lowered. */
    | 'keepsDials';
  readonly seat: Seat;
  readonly n: number;
}

/** How the game ended. */
export interface Ending {
  readonly by: 'claim' | 'victory' | 'count' | 'last';
  /** From the first place to the last. */
  readonly places: readonly Seat[];
  readonly runes: readonly number[];
}

/** What lies open; a view has all of it. Inner lists are never changed, only replaced. */
export interface PublicState extends WithContent {
  seats: number;
  terms: Terms;
  /** By seat; `NONE` until they are dealt or chosen. */
  factions: FactionNumber[];
  first: Seat;
  /** Map tiles and home realms on the table. */
  placement: readonly PlacedTile[];
  /** Tiles still to be placed, by seat. */
  tiles: (readonly TileNumber[])[];
  /** Home realm setup markers on the table, and the seat each is meant for (`NONE`: free to choose). */
  markers: readonly (readonly [Hex, Hex])[];
  markerSeats: readonly Seat[];
  redos: number;
  /** 1 to 7; 0 before the first spring. */
  year: number;
  /** 0 to 3, spring to winter. */
  season: number;
  /** Play order of the present or the last Order cards (RNW-410). */
  order: readonly Seat[];
  /** Whose turn it is; `NONE` in other steps (RNW-066). */
  turn: Seat;
  /** Whether this turn has started a battle (RNW-421), and carried out a Supremacy Bonus. */
  fought: boolean;
  bonusTaken: boolean;
  /** The dial that this turn's Recruit order has used. */
  recruited: number;
  /** The last influence bid: by seat what was bid, then who counts as highest and as lowest bidder. */
  bids: readonly number[];
  highBidder: Seat;
  lowBidder: Seat;
  /** Units by type, then by area: copies share the lists of types that do not change. */
  standing: (readonly number[])[];
  routed: (readonly number[])[];
  /** Unused figures by type. */
  supply: number[];
  army: Army | null;
  battle: Battle | null;
  duel: Duel | null;
  /** By area: whose stronghold, and whether its damaged side is up (0, 1). */
  strongholds: Seat[];
  damaged: number[];
  /** By area: `DevelopmentNumber`, of the stronghold's owner. */
  developments: number[];
  /** Where there is room for more than one (RNW-460): each with its area. */
  moreDevelopments: readonly (readonly [Area, DevelopmentNumber])[];
  cities: City[];
  /** By seat: areas with his activation token. */
  activated: BigSetOf<Area>[];
  /** By hero: his controller, where he is, what he has suffered. */
  heroSeat: Seat[];
  heroArea: Area[];
  heroDamage: number[];
  /** By `hero * ATTRIBUTES_OF_HERO + attribute`: 0, 1 or 2. */
  training: number[];
  heroesRouted: SetOf<HeroNumber>;
  /** Defeated heroes, and those of eliminated players while they are not in the deck. */
  heroesGone: SetOf<HeroNumber>;
  /** Heroes who have acted in this Quest Phase. */
  heroesDone: SetOf<HeroNumber>;
  /** Faceup Rewards by hero. */
  rewardsUp: (readonly RewardCard[])[];
  /** Areas with a faceup rune token. */
  runesUp: BigSetOf<Area>;
  /** By area: tokens placed together, one dragon and one false, have the same number; `NONE` for others. */
  pairs: number[];
  /** Rune tokens in the piles: false, dragon. */
  runePiles: number[];
  /** By `seat * DIALS + dial`. */
  dials: number[];
  influence: number[];
  /** Order cards by seat: faceup ones, the active one, the highest number used this year. */
  ordersUsed: SetOf<OrderNumber>[];
  active: OrderNumber[];
  highest: OrderNumber[];
  titleSeat: Seat[];
  titleInfluence: number[];
  /** Titles whose ability is used up for the turn or the year. */
  titlesUsed: SetOf;
  /** By season. */
  claims: (Claim | null)[];
  fateDiscard: readonly Fate[];
  tacticsDiscard: readonly TacticsCard[];
  questDiscard: readonly QuestCard[];
  rewardDiscard: readonly RewardCard[];
  seasonDiscard: readonly SeasonCardNumber[];
  /** Cards that left the game. */
  questsGone: readonly QuestCard[];
  objectivesShown: readonly ObjectiveCard[];
  /** How many Tactics cards each seat held when the season began. */
  tacticsAtStart: number[];
  lasting: readonly LastingEffect[];
  /** Seats in the game, and those eliminated in order. */
  alive: SetOf<Seat>;
  out: readonly Seat[];
  /** Tracked facts (OE2, OE8): sets of seats. */
  slayers: SetOf<Seat>;
  razers: SetOf<Seat>;
  /** How many Dragons and Giants setup put on the board, by type. */
  guardsAtStart: readonly number[];
  /** Exploration tokens (module `explore`): areas with a faceup one, discarded ones. */
  exploredUp: BigSetOf<Area>;
  exploredGone: readonly Exploration[];
  /** By area: the back of the token, 1 or 2; 0 without one. */
  exploreBacks: number[];
  /** What modules keep: never changed, only replaced. */
  bow: BowState;
  dev: DevState;
  cmd: CmdState;
  ending: Ending | null;
}

export interface State extends PublicState, Flow<Option, Question> {
  tactics: (readonly TacticsCard[])[];
  /** Those of the hand that were drawn this season. */
  fresh: (readonly TacticsCard[])[];
  quests: (readonly QuestCard[])[];
  objective: ObjectiveCard[];
  /** From bottom to top. */
  fateDeck: readonly Fate[];
  tacticsDeck: readonly TacticsCard[];
  questDeck: readonly QuestCard[];
  rewardDeck: readonly RewardCard[];
  heroDeck: readonly HeroNumber[];
  seasonDecks: (readonly SeasonCardNumber[])[];
  objectivesLeft: readonly ObjectiveCard[];
  /** Facedown Rewards by hero. */
  rewardsDown: (readonly RewardCard[])[];
  fallen: readonly Fallen[];
  spoils: Spoils;
  /** By hero: Rewards that have come to him at this stop or in this window, while it matters (RNW-Q121). */
  received: (readonly RewardCard[])[];
  /** By area: `NONE`, or the kind of the token. */
  runes: RuneToken[];
  /** By area: who knows the token there. */
  runeKnown: Viewers[];
  /** The first of two tokens placed in secret, while the second is asked for. */
  pendingRune: Area;
  /** Rune tokens taken up, while they are placed again. */
  takenRunes: readonly RuneToken[];
  /** Fate cards drawn in a battle by side, and which of them are turned up. */
  drawn: (readonly Fate[])[];
  drawnUp: SetOf<Fate>;
  /** Hero cards drawn in Rally Support. */
  heroesOffered: readonly HeroNumber[];
  /** By area: the exploration token. */
  explored: Exploration[];
  exploreLeft: readonly Exploration[];
  cmdHidden: CmdHidden;
  marks: Marks;
  chance: Chance;
}

export const runewarsFlow = flow<State, Option, Question>();
export const { procedure, call, begin, apply, run, reask, finish } = runewarsFlow;

const filled = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);
const NO_CARDS: readonly number[] = [];
export const NO_UNITS: readonly number[] = filled(AREA_COUNT, 0);

/** An empty table on which nothing lies yet. Every state starts here. */
export function emptyState(content: ContentHash, terms: Terms, seats: number, chance: Chance): State {
  const supply = figures({ content, terms }).slice();
  const heroes = heroesIn({ terms }).length;
  const titles = titlesIn({ terms }).length;
  return clone({
    content,
    seats,
    terms,
    factions: filled(seats, NONE),
    first: 0,
    placement: [],
    tiles: filled(seats, NO_CARDS),
    markers: [],
    markerSeats: [],
    redos: 0,
    year: 0,
    season: 0,
    order: [],
    turn: NONE,
    fought: false,
    bonusTaken: false,
    recruited: NONE,
    bids: NO_CARDS,
    highBidder: NONE,
    lowBidder: NONE,
    standing: filled(supply.length, NO_UNITS),
    routed: filled(supply.length, NO_UNITS),
    supply,
    army: null,
    battle: null,
    duel: null,
    strongholds: filled(AREA_COUNT, NONE),
    damaged: filled(AREA_COUNT, 0),
    developments: filled(AREA_COUNT, NONE),
    moreDevelopments: [],
    cities: filled(AREA_COUNT, NONE),
    activated: filled<BigSetOf<Area>>(seats, bigSets.NONE),
    heroSeat: filled(heroes, NONE),
    heroArea: filled(heroes, NONE),
    heroDamage: filled(heroes, 0),
    training: filled(heroes * ATTRIBUTES_OF_HERO, 0),
    heroesRouted: sets.NONE,
    heroesGone: sets.NONE,
    heroesDone: sets.NONE,
    rewardsUp: filled(heroes, NO_CARDS),
    runesUp: bigSets.NONE,
    pairs: filled(AREA_COUNT, NONE),
    runePiles: runeStock({ terms }).slice(),
    dials: filled(seats * DIALS.length, 0),
    influence: filled(seats, 0),
    ordersUsed: filled(seats, 0),
    active: filled(seats, NONE),
    highest: filled(seats, NONE),
    titleSeat: filled(titles, NONE),
    titleInfluence: filled(titles, 0),
    titlesUsed: sets.NONE,
    claims: filled<Claim | null>(4, null),
    fateDiscard: NO_CARDS,
    tacticsDiscard: NO_CARDS,
    questDiscard: NO_CARDS,
    rewardDiscard: NO_CARDS,
    seasonDiscard: NO_CARDS,
    questsGone: NO_CARDS,
    objectivesShown: NO_CARDS,
    tacticsAtStart: filled(seats, 0),
    lasting: [],
    alive: sets.upTo(seats),
    out: NO_CARDS,
    slayers: sets.NONE,
    razers: sets.NONE,
    guardsAtStart: filled(supply.length, 0),
    exploredUp: bigSets.NONE,
    exploredGone: NO_CARDS,
    exploreBacks: filled(AREA_COUNT, 0),
    bow: NO_BOW,
    dev: NO_DEV,
    cmd: NO_CMD,
    ending: null,
    tactics: filled(seats, NO_CARDS),
    fresh: filled(seats, NO_CARDS),
    quests: filled(seats, NO_CARDS),
    objective: filled(seats, NONE),
    fateDeck: NO_CARDS,
    tacticsDeck: NO_CARDS,
    questDeck: NO_CARDS,
    rewardDeck: NO_CARDS,
    heroDeck: NO_CARDS,
    seasonDecks: filled(4, NO_CARDS),
    objectivesLeft: NO_CARDS,
    rewardsDown: filled(heroes, NO_CARDS),
    fallen: [],
    spoils: NO_SPOILS,
    received: filled(heroes, NO_CARDS),
    runes: filled(AREA_COUNT, NONE),
    runeKnown: filled(AREA_COUNT, 0),
    pendingRune: NONE,
    takenRunes: NO_CARDS,
    drawn: filled(2, NO_CARDS),
    drawnUp: sets.NONE,
    heroesOffered: NO_CARDS,
    explored: filled(AREA_COUNT, NONE),
    exploreLeft: NO_CARDS,
    cmdHidden: NO_CMD_HIDDEN,
    marks: NO_MARKS,
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
  this.terms = s.terms;
  this.factions = s.factions.slice();
  this.first = s.first;
  this.placement = s.placement;
  this.tiles = s.tiles.slice();
  this.markers = s.markers;
  this.markerSeats = s.markerSeats;
  this.redos = s.redos;
  this.year = s.year;
  this.season = s.season;
  this.order = s.order;
  this.turn = s.turn;
  this.fought = s.fought;
  this.bonusTaken = s.bonusTaken;
  this.recruited = s.recruited;
  this.bids = s.bids;
  this.highBidder = s.highBidder;
  this.lowBidder = s.lowBidder;
  this.standing = s.standing.slice();
  this.routed = s.routed.slice();
  this.supply = s.supply.slice();
  this.army = s.army;
  this.battle = s.battle;
  this.duel = s.duel;
  this.strongholds = s.strongholds.slice();
  this.damaged = s.damaged.slice();
  this.developments = s.developments.slice();
  this.moreDevelopments = s.moreDevelopments;
  this.cities = s.cities.slice();
  this.activated = s.activated.slice();
  this.heroSeat = s.heroSeat.slice();
  this.heroArea = s.heroArea.slice();
  this.heroDamage = s.heroDamage.slice();
  this.training = s.training.slice();
  this.heroesRouted = s.heroesRouted;
  this.heroesGone = s.heroesGone;
  this.heroesDone = s.heroesDone;
  this.rewardsUp = s.rewardsUp.slice();
  this.runesUp = s.runesUp;
  this.pairs = s.pairs.slice();
  this.runePiles = s.runePiles.slice();
  this.dials = s.dials.slice();
  this.influence = s.influence.slice();
  this.ordersUsed = s.ordersUsed.slice();
  this.active = s.active.slice();
  this.highest = s.highest.slice();
  this.titleSeat = s.titleSeat.slice();
  this.titleInfluence = s.titleInfluence.slice();
  this.titlesUsed = s.titlesUsed;
  this.claims = s.claims.slice();
  this.fateDiscard = s.fateDiscard;
  this.tacticsDiscard = s.tacticsDiscard;
  this.questDiscard = s.questDiscard;
  this.rewardDiscard = s.rewardDiscard;
  this.seasonDiscard = s.seasonDiscard;
  this.questsGone = s.questsGone;
  this.objectivesShown = s.objectivesShown;
  this.tacticsAtStart = s.tacticsAtStart.slice();
  this.lasting = s.lasting;
  this.alive = s.alive;
  this.out = s.out;
  this.slayers = s.slayers;
  this.razers = s.razers;
  this.guardsAtStart = s.guardsAtStart;
  this.exploredUp = s.exploredUp;
  this.exploredGone = s.exploredGone;
  this.exploreBacks = s.exploreBacks.slice();
  this.bow = s.bow;
  this.dev = s.dev;
  this.cmd = s.cmd;
  this.ending = s.ending;
  this.tactics = s.tactics.slice();
  this.fresh = s.fresh.slice();
  this.quests = s.quests.slice();
  this.objective = s.objective.slice();
  this.fateDeck = s.fateDeck;
  this.tacticsDeck = s.tacticsDeck;
  this.questDeck = s.questDeck;
  this.rewardDeck = s.rewardDeck;
  this.heroDeck = s.heroDeck;
  this.seasonDecks = s.seasonDecks.slice();
  this.objectivesLeft = s.objectivesLeft;
  this.rewardsDown = s.rewardsDown.slice();
  this.fallen = s.fallen;
  this.spoils = s.spoils;
  this.received = s.received.slice();
  this.runes = s.runes.slice();
  this.runeKnown = s.runeKnown.slice();
  this.pendingRune = s.pendingRune;
  this.takenRunes = s.takenRunes;
  this.drawn = s.drawn.slice();
  this.drawnUp = s.drawnUp;
  this.heroesOffered = s.heroesOffered;
  this.explored = s.explored.slice();
  this.exploreLeft = s.exploreLeft;
  this.cmdHidden = s.cmdHidden;
  this.marks = s.marks;
  this.chance = cloneChance(s.chance);
  this.frames = cloneFrames(s.frames);
  this.ask = s.ask;
  this.answers = s.answers.slice();
});
