/** What a seat of Runewars may know, field by field (section 6 of the rules). */
import {
  bigSets,
  flowSights,
  type KnownMark,
  knows,
  look,
  type Marks,
  nobody,
  open,
  own,
  ownMarks,
  type Seat,
  type Seen,
  type Sights,
  sets,
  viewers,
} from '@interregnum/kernel';
import {
  explorationPlace,
  explorationThing,
  fallenPlace,
  heroPlace,
  knowsRune,
  questPlace,
  questThing,
  rewardThing,
  tacticsPlace,
  tacticsThing,
} from './knowledge.ts';
import { type Area, NONE, type RewardCard } from './pieces.ts';
import type { Fallen, State, Table } from './state.ts';

type Viewer = Seat | null;
/** `null` is a face that the viewer may not know. */
export type Faces = (number | null)[];

const size = (cards: readonly unknown[]): number => cards.length;
const sizes = (lists: readonly (readonly unknown[])[]): number[] => lists.map(size);

/** Known cards first, then backs: their order tells nothing. */
function backs(
  s: State,
  cards: readonly number[],
  viewer: Viewer,
  thing: (card: number) => number,
  place: number,
): Faces {
  const known = [...new Set(cards)].filter(card => knows(s.marks, viewer, thing(card), place));
  return [...known.sort((a, b) => a - b), ...new Array<null>(cards.length - known.length).fill(null)];
}

const tactics = (hands: readonly (readonly number[])[], viewer: Viewer, s: State): Faces[] =>
  hands.map((hand, seat) =>
    seat === viewer ? hand.slice() : backs(s, hand, viewer, tacticsThing, tacticsPlace(seat)),
  );
const quests = (hands: readonly (readonly number[])[], viewer: Viewer, s: State): Faces[] =>
  hands.map((hand, seat) => (seat === viewer ? hand.slice() : backs(s, hand, viewer, questThing, questPlace(seat))));
/** How old the cards of others are is theirs to know. */
const fresh = (hands: readonly (readonly number[])[], viewer: Viewer): (number[] | null)[] =>
  own(
    hands.map(hand => [...hand]),
    viewer,
  );
const objective = (cards: readonly number[], viewer: Viewer): Faces =>
  cards.map((card, seat) => (seat === viewer || card === NONE ? card : null));

const rewardsDown = (lists: readonly (readonly RewardCard[])[], viewer: Viewer, s: State): Faces[] =>
  lists.map((cards, hero) =>
    viewer !== null && s.heroSeat[hero] === viewer
      ? cards.slice()
      : backs(s, cards, viewer, rewardThing, heroPlace(hero)),
  );

export interface FallenSeen {
  area: Area;
  down: Faces;
  up: RewardCard[];
}
const fallen = (list: readonly Fallen[], viewer: Viewer, s: State): FallenSeen[] =>
  list.map(({ area, down, up }, i) => ({
    area,
    down: backs(s, down, viewer, rewardThing, fallenPlace(i)),
    up: [...up],
  }));

/** Where a token lies is open. */
const runes = (list: readonly number[], viewer: Viewer, s: State): Faces =>
  list.map((rune, area) => (rune === NONE || knowsRune(s, viewer, area) ? rune : null));
const runeKnown = (list: readonly number[], viewer: Viewer): number[] =>
  list.map(known => sets.intersect(known, viewers(viewer)));

/** Whoever is asked is the one who places. */
const isAsked = (s: State, viewer: Viewer): boolean => viewer !== null && (s.ask?.seats.includes(viewer) ?? false);
const pendingRune = (area: Area, viewer: Viewer, s: State): Area | null =>
  area === NONE || isAsked(s, viewer) ? area : null;
const takenRunes = (list: readonly number[], viewer: Viewer, s: State): Faces =>
  list.map(rune => (isAsked(s, viewer) ? rune : null));
const heroesOffered = (list: readonly number[], viewer: Viewer, s: State): Faces =>
  list.map(hero => (s.turn === viewer ? hero : null));

/** Cards drawn in battle: those turned up, and all of the own side; where the others lie among them tells nothing. */
const drawn = (lists: readonly (readonly number[])[], viewer: Viewer, s: State): Faces[] =>
  lists.map((cards, side) => {
    const known = cards.filter(card => sets.has(s.drawnUp, card) || s.battle?.seats[side] === viewer);
    return [...known, ...new Array<null>(cards.length - known.length).fill(null)];
  });

const explored = (list: readonly number[], viewer: Viewer, s: State): Faces =>
  list.map((token, area) =>
    token === NONE ||
    bigSets.has(s.exploredUp, area) ||
    knows(s.marks, viewer, explorationThing(token), explorationPlace(area))
      ? token
      : null,
  );

const marks = (list: Marks, viewer: Viewer): KnownMark[] => ownMarks(list, viewer);

export const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Viewer) => flowSights.ask(ask, viewer),
  terms: open<Table['terms']>,
  factions: open<Table['factions']>,
  first: open<Table['first']>,
  placement: open<Table['placement']>,
  tiles: open<Table['tiles']>,
  markers: open<Table['markers']>,
  markerSeats: open<Table['markerSeats']>,
  redos: open<number>,
  year: open<number>,
  season: open<number>,
  order: open<Table['order']>,
  turn: open<Table['turn']>,
  fought: open<boolean>,
  bonusTaken: open<boolean>,
  recruited: open<number>,
  bids: open<Table['bids']>,
  highBidder: open<Table['highBidder']>,
  lowBidder: open<Table['lowBidder']>,
  standing: open<Table['standing']>,
  routed: open<Table['routed']>,
  supply: open<Table['supply']>,
  army: open<Table['army']>,
  battle: open<Table['battle']>,
  duel: open<Table['duel']>,
  strongholds: open<Table['strongholds']>,
  damaged: open<Table['damaged']>,
  developments: open<Table['developments']>,
  cities: open<Table['cities']>,
  activated: open<Table['activated']>,
  heroSeat: open<Table['heroSeat']>,
  heroArea: open<Table['heroArea']>,
  heroDamage: open<Table['heroDamage']>,
  training: open<Table['training']>,
  heroesRouted: open<Table['heroesRouted']>,
  heroesGone: open<Table['heroesGone']>,
  heroesDone: open<Table['heroesDone']>,
  rewardsUp: open<Table['rewardsUp']>,
  runesUp: open<Table['runesUp']>,
  pairs: open<Table['pairs']>,
  runePiles: open<Table['runePiles']>,
  dials: open<Table['dials']>,
  influence: open<Table['influence']>,
  ordersUsed: open<Table['ordersUsed']>,
  active: open<Table['active']>,
  highest: open<Table['highest']>,
  titleSeat: open<Table['titleSeat']>,
  titleInfluence: open<Table['titleInfluence']>,
  titlesUsed: open<Table['titlesUsed']>,
  claims: open<Table['claims']>,
  fateDiscard: open<Table['fateDiscard']>,
  tacticsDiscard: open<Table['tacticsDiscard']>,
  questDiscard: open<Table['questDiscard']>,
  rewardDiscard: open<Table['rewardDiscard']>,
  seasonDiscard: open<Table['seasonDiscard']>,
  questsGone: open<Table['questsGone']>,
  objectivesShown: open<Table['objectivesShown']>,
  tacticsAtStart: open<Table['tacticsAtStart']>,
  lasting: open<Table['lasting']>,
  alive: open<Table['alive']>,
  out: open<Table['out']>,
  slayers: open<Table['slayers']>,
  razers: open<Table['razers']>,
  guardsAtStart: open<Table['guardsAtStart']>,
  exploredUp: open<Table['exploredUp']>,
  exploredGone: open<Table['exploredGone']>,
  exploreBacks: open<Table['exploreBacks']>,
  ending: open<Table['ending']>,
  tactics,
  fresh,
  quests,
  objective,
  fateDeck: size,
  tacticsDeck: size,
  questDeck: size,
  rewardDeck: size,
  heroDeck: size,
  seasonDecks: sizes,
  objectivesLeft: size,
  rewardsDown,
  fallen,
  runes,
  runeKnown,
  pendingRune,
  takenRunes,
  drawn,
  drawnUp: open<number>,
  heroesOffered,
  explored,
  exploreLeft: size,
  marks,
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;

export const view = (s: State, seat: Viewer): View => look(sights, s, seat);
