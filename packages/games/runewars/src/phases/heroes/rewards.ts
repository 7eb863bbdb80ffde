/** Rewards: drawn in secret, handed on openly without their face, turned up when used, discarded (RNW-286..RNW-288, RNW-Q129). */
import { type Seat, shuffle, viewers } from '@interregnum/kernel';
import { copiesOf, drawCard, sorted, without } from '../../cards.ts';
import { tell, tellApart } from '../../events.ts';
import { ignoresBorders, rewardsAt } from '../../heroes.ts';
import { heroPlace, knows, mark, markPlaceMoves, rewardThing, SPOILS_PLACE, unmark } from '../../knowledge.ts';
import { type HeroNumber, NONE, type RewardCard } from '../../pieces.ts';
import { NO_SPOILS, type State } from '../../state.ts';
import { heroesOf } from '../../table.ts';

/** RNW-287, RNW-Q34: facedown, as many as there are. */
export function drawRewards(s: State, hero: HeroNumber, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = drawCard(s, 'reward');
    if (card === NONE) return;
    const seat = s.heroSeat[hero]!;
    s.rewardsDown[hero] = sorted([...s.rewardsDown[hero]!, card]);
    tellApart([seat], { type: 'tookReward', seat, hero, card }, { type: 'tookReward', seat, hero, card: null });
  }
}

/** It lies open from now on. */
export function turnUpReward(s: State, hero: HeroNumber, card: RewardCard): void {
  if (!s.rewardsDown[hero]!.includes(card)) return;
  s.rewardsDown[hero] = without(s.rewardsDown[hero]!, card);
  s.rewardsUp[hero] = sorted([...s.rewardsUp[hero]!, card]);
  unmark(s, rewardThing(card), heroPlace(hero));
  tell({ type: 'rewardTurned', hero, card });
}

/** It is turned up for what it does now. */
export function turnUpToUse(s: State, hero: HeroNumber, card: RewardCard): void {
  turnUpReward(s, hero, card);
  tell({ type: 'usedReward', hero, card });
}

/** RNW-Q129: RW17 is turned up by the crossing that needs it. */
export function showFlight(s: State, hero: HeroNumber): void {
  if (ignoresBorders(s, hero)) return;
  for (const { card } of rewardsAt(s, s.rewardsDown[hero]!, 'flying')) turnUpReward(s, hero, card);
}

/** One less has changed hands: whether it was this one or another nobody else can tell, so it is the same for both. */
function forgetReceived(s: State, hero: HeroNumber, card: RewardCard): void {
  const received = s.received[hero]!;
  s.received[hero] = received.includes(card) ? without(received, card) : received.slice(1);
}

/** A faceup copy goes first: nobody learns more than he must. */
export function discardReward(s: State, hero: HeroNumber, card: RewardCard): void {
  const from = s.rewardsUp[hero]!.includes(card) ? 'rewardsUp' : 'rewardsDown';
  s[from][hero] = without(s[from][hero]!, card);
  forgetReceived(s, hero, card);
  if (from === 'rewardsDown') unmark(s, rewardThing(card), heroPlace(hero));
  s.rewardDiscard = [...s.rewardDiscard, card];
  tell({ type: 'rewardDiscarded', hero, card });
}

// --- from one hero to another --------------------------------------------------------------------------------------------

/** Who knows one of these facedown cards besides its owner; of two alike nobody can tell which one goes. */
function knowersOf(s: State, cards: readonly RewardCard[], place: number, card: RewardCard): Seat[] {
  if (copiesOf(cards, card) !== 1) return [];
  return [...s.answers.keys()].filter(seat => knows(s.marks, seat, rewardThing(card), place));
}

/** It goes on from a place to a hero; who knew it facedown knows it there. */
function arrive(s: State, to: HeroNumber, card: RewardCard, isUp: boolean, from: number, knowers: Seat[]): void {
  const field = isUp ? 'rewardsUp' : 'rewardsDown';
  s[field][to] = sorted([...s[field][to]!, card]);
  if (knowers.length === 0) return;
  unmark(s, rewardThing(card), from);
  mark(s, rewardThing(card), heroPlace(to), viewers(...knowers));
}

function tellGiven(s: State, hero: HeroNumber, to: HeroNumber, card: RewardCard, isUp: boolean, knowers: Seat[]): void {
  const told = { type: 'rewardGiven' as const, seat: s.heroSeat[to]!, hero, to };
  if (isUp) tell({ ...told, card });
  else tellApart([s.heroSeat[to]!, ...knowers], { ...told, card }, { ...told, card: null });
}

/** It lies as it lay; who knew a facedown card still knows it. */
export function giveReward(s: State, hero: HeroNumber, to: HeroNumber, card: RewardCard, isUp: boolean): void {
  const field = isUp ? 'rewardsUp' : 'rewardsDown';
  const knowers = isUp ? [] : knowersOf(s, s.rewardsDown[hero]!, heroPlace(hero), card);
  s[field][hero] = without(s[field][hero]!, card);
  arrive(s, to, card, isUp, heroPlace(hero), knowers);
  tellGiven(s, hero, to, card, isUp, knowers);
}

/** Who has held facedown cards still knows them when they are not his any more. */
export function rememberRewards(s: State, hero: HeroNumber): void {
  for (const card of s.rewardsDown[hero]!) mark(s, rewardThing(card), heroPlace(hero), viewers(s.heroSeat[hero]!));
}

/** RNW-316, RNW-Q50: his heroes where the survivor is, himself first. */
export const sharers = (s: State, winner: HeroNumber): HeroNumber[] => [
  winner,
  ...heroesOf(s, s.heroSeat[winner]!).filter(hero => hero !== winner && s.heroArea[hero] === s.heroArea[winner]),
];

/** RNW-316: all Rewards of the defeated one; they stay as they were, and both know them. */
export function takeSpoils(s: State, hero: HeroNumber, from: HeroNumber): void {
  const [down, up] = [s.rewardsDown[from]!, s.rewardsUp[from]!];
  rememberRewards(s, from);
  markPlaceMoves(s, heroPlace(from), SPOILS_PLACE);
  const isShared = sharers(s, hero).length > 1;
  s.spoils = { winner: hero, down: isShared ? shuffle(s.chance, down.slice()) : down, up };
  if (!hasSpoils(s)) s.spoils = NO_SPOILS;
  s.rewardsDown[from] = [];
  s.rewardsUp[from] = [];
  for (const card of up) tellGiven(s, from, hero, card, true, []);
  for (const card of down) tellGiven(s, from, hero, card, false, [s.heroSeat[from]!]);
}

export const hasSpoils = ({ spoils: { down, up } }: { spoils: Faces }): boolean => down.length + up.length > 0;
interface Faces {
  readonly down: readonly unknown[];
  readonly up: readonly unknown[];
}

/** Of several facedown ones only who knew them learns which the winner keeps. */
function tellKept(s: State, hero: HeroNumber, card: RewardCard, knowers: Seat[]): void {
  const told = { type: 'tookReward' as const, seat: s.heroSeat[hero]!, hero };
  tellApart([told.seat, ...knowers], { ...told, card }, { ...told, card: null });
}

/** RNW-316: the next of the spoils, faceup ones first, goes to a hero. */
export function shareSpoils(s: State, winner: HeroNumber, to: HeroNumber): void {
  const { down, up } = s.spoils;
  const isUp = up.length > 0;
  const card = (isUp ? up : down)[0]!;
  const knowers = isUp ? [] : knowersOf(s, down, SPOILS_PLACE, card);
  s.spoils = isUp ? { winner, down, up: up.slice(1) } : { winner, down: down.slice(1), up };
  if (!hasSpoils(s)) s.spoils = NO_SPOILS;
  arrive(s, to, card, isUp, SPOILS_PLACE, knowers);
  if (to !== winner) tellGiven(s, winner, to, card, isUp, knowers);
  else if (!isUp && sharers(s, winner).length > 1) tellKept(s, winner, card, knowers);
}
