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
  type Viewers,
  viewers,
} from '@interregnum/kernel';
import { CM } from './content/cmd/commanders.ts';
import {
  explorationPlace,
  explorationThing,
  fallenPlace,
  heroPlace,
  knowsRune,
  questPlace,
  questThing,
  rewardThing,
  SPOILS_PLACE,
  tacticsPlace,
  tacticsThing,
} from './knowledge.ts';
import { hasLeader } from './modules/cmd/queries.ts';
import type { CmdHidden } from './modules/cmd/state.ts';
import { type Area, NONE, type RewardCard } from './pieces.ts';
import type { Fallen, PublicState, Spoils, State } from './state.ts';

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

/** RNW-K2: hands are seen by their owners; others know what has been shown to them. */
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

const isOwn = (s: State, viewer: Viewer, hero: number): boolean => viewer !== null && s.heroSeat[hero] === viewer;
const rewardsDown = (lists: readonly (readonly RewardCard[])[], viewer: Viewer, s: State): Faces[] =>
  lists.map((cards, hero) =>
    isOwn(s, viewer, hero) ? cards.slice() : backs(s, cards, viewer, rewardThing, heroPlace(hero)),
  );

interface SpoilsSeen extends Omit<Spoils, 'down'> {
  down: Faces;
}
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

/** RNW-316: the winner may look at them; for the others their order tells nothing. */
const spoils = ({ winner, down, up }: Spoils, viewer: Viewer, s: State): SpoilsSeen => ({
  winner,
  down: isOwn(s, viewer, winner) ? down.slice() : backs(s, down, viewer, rewardThing, SPOILS_PLACE),
  up: up.slice(),
});

/** How many have changed hands is open. */
const received = (lists: readonly (readonly RewardCard[])[], viewer: Viewer, s: State): Faces[] =>
  lists.map((cards, hero) => (isOwn(s, viewer, hero) ? cards.slice() : cards.map(() => null)));

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

/** RNW-K4: cards turned up in a battle, and all of the own side; where the others lie among them tells nothing. */
const drawn = (lists: readonly (readonly number[])[], viewer: Viewer, s: State): Faces[] =>
  lists.map((cards, side) => {
    const known = cards.filter(card => sets.has(s.drawnUp, card) || s.battle?.seats[side] === viewer);
    return [...known, ...new Array<null>(cards.length - known.length).fill(null)];
  });

/** RNW-Q181: facedown ones are known to nobody but who has seen them by a Scroll. */
const explored = (list: readonly number[], viewer: Viewer, s: State): Faces =>
  list.map((token, area) =>
    token === NONE ||
    bigSets.has(s.exploredUp, area) ||
    knows(s.marks, viewer, explorationThing(token), explorationPlace(area))
      ? token
      : null,
  );

/** RNW-Q287: who saw a card go under the deck knows where it lies. */
export interface CmdSeen {
  deck: Faces;
  seen: Viewers[];
  offered: Faces;
  spied: number | null;
  isSpiedNew: boolean;
}
function cmdHidden(hidden: CmdHidden, viewer: Viewer, s: State): CmdSeen {
  const { deck, seen, offered, spied, isSpiedNew } = hidden;
  const isFighting = viewer !== null && (s.battle?.seats.includes(viewer) ?? false); // RNW-Q294
  return {
    deck: deck.map(card => (sets.isEmpty(sets.intersect(seen[card]!, viewers(viewer))) ? null : card)),
    seen: seen.map(known => sets.intersect(known, viewers(viewer))),
    offered: offered.map(card => (s.turn === viewer ? card : null)),
    spied: spied === NONE || isFighting ? spied : null,
    isSpiedNew: isFighting && isOwnHand(s, viewer) && isSpiedNew,
  };
}
/** How old the card is, is its owner's to know. */
const isOwnHand = (s: State, viewer: Viewer): boolean =>
  s.cmdHidden.spied !== NONE && viewer !== null && s.cmd.battle!.leaders.some((_, side) => isSpiedOn(s, side, viewer));
const isSpiedOn = (s: State, side: number, viewer: Seat): boolean =>
  s.battle!.seats[1 - side] === viewer && hasLeader(s, side as 0 | 1, CM.SPYMASTER);

const marks = (list: Marks, viewer: Viewer): KnownMark[] => ownMarks(list, viewer);

export const sights = {
  ...flowSights,
  ask: (ask: State['ask'], viewer: Viewer) => flowSights.ask(ask, viewer),
  content: open<PublicState['content']>,
  terms: open<PublicState['terms']>,
  factions: open<PublicState['factions']>,
  first: open<PublicState['first']>,
  placement: open<PublicState['placement']>,
  tiles: open<PublicState['tiles']>,
  markers: open<PublicState['markers']>,
  markerSeats: open<PublicState['markerSeats']>,
  redos: open<number>,
  year: open<number>,
  season: open<number>,
  order: open<PublicState['order']>,
  turn: open<PublicState['turn']>,
  fought: open<boolean>,
  bonusTaken: open<boolean>,
  recruited: open<number>,
  bids: open<PublicState['bids']>,
  highBidder: open<PublicState['highBidder']>,
  lowBidder: open<PublicState['lowBidder']>,
  standing: open<PublicState['standing']>,
  routed: open<PublicState['routed']>,
  supply: open<PublicState['supply']>,
  army: open<PublicState['army']>,
  battle: open<PublicState['battle']>,
  duel: open<PublicState['duel']>,
  strongholds: open<PublicState['strongholds']>,
  damaged: open<PublicState['damaged']>,
  developments: open<PublicState['developments']>,
  moreDevelopments: open<PublicState['moreDevelopments']>,
  cities: open<PublicState['cities']>,
  activated: open<PublicState['activated']>,
  heroSeat: open<PublicState['heroSeat']>,
  heroArea: open<PublicState['heroArea']>,
  heroDamage: open<PublicState['heroDamage']>,
  training: open<PublicState['training']>,
  heroesRouted: open<PublicState['heroesRouted']>,
  heroesGone: open<PublicState['heroesGone']>,
  heroesDone: open<PublicState['heroesDone']>,
  rewardsUp: open<PublicState['rewardsUp']>,
  runesUp: open<PublicState['runesUp']>,
  pairs: open<PublicState['pairs']>,
  runePiles: open<PublicState['runePiles']>,
  dials: open<PublicState['dials']>,
  influence: open<PublicState['influence']>,
  ordersUsed: open<PublicState['ordersUsed']>,
  active: open<PublicState['active']>,
  highest: open<PublicState['highest']>,
  titleSeat: open<PublicState['titleSeat']>,
  titleInfluence: open<PublicState['titleInfluence']>,
  titlesUsed: open<PublicState['titlesUsed']>,
  claims: open<PublicState['claims']>,
  fateDiscard: open<PublicState['fateDiscard']>, // RNW-355
  tacticsDiscard: open<PublicState['tacticsDiscard']>,
  questDiscard: open<PublicState['questDiscard']>,
  rewardDiscard: open<PublicState['rewardDiscard']>,
  seasonDiscard: open<PublicState['seasonDiscard']>,
  questsGone: open<PublicState['questsGone']>,
  objectivesShown: open<PublicState['objectivesShown']>,
  tacticsAtStart: open<PublicState['tacticsAtStart']>,
  lasting: open<PublicState['lasting']>,
  alive: open<PublicState['alive']>,
  out: open<PublicState['out']>,
  slayers: open<PublicState['slayers']>,
  razers: open<PublicState['razers']>,
  guardsAtStart: open<PublicState['guardsAtStart']>,
  exploredUp: open<PublicState['exploredUp']>,
  exploredGone: open<PublicState['exploredGone']>,
  exploreBacks: open<PublicState['exploreBacks']>,
  bow: open<PublicState['bow']>,
  dev: open<PublicState['dev']>,
  cmd: open<PublicState['cmd']>,
  ending: open<PublicState['ending']>,
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
  spoils,
  received,
  runes,
  runeKnown,
  pendingRune,
  takenRunes,
  drawn,
  drawnUp: open<number>,
  heroesOffered,
  explored,
  exploreLeft: size,
  cmdHidden,
  marks,
  chance: nobody,
} satisfies Sights<State>;

export type View = Seen<typeof sights>;

export const view = (s: State, seat: Viewer): View => look(sights, s, seat);
