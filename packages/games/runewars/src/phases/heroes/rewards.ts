/** Rewards: drawn in secret, handed on openly without their face, turned up when used, discarded (RNW-286..RNW-288, RNW-Q129). */
import { type Seat, viewers } from '@interregnum/kernel';
import { drawCard, sorted, without } from '../../cards.ts';
import { tell, tellApart } from '../../events.ts';
import { ignoresBorders, rewardsAt } from '../../heroes.ts';
import { heroPlace, knows, mark, markPlaceMoves, rewardThing, unmark } from '../../knowledge.ts';
import { type HeroNumber, NONE, type RewardCard } from '../../pieces.ts';
import type { State } from '../../state.ts';

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
  if (ignoresBorders(hero)) return;
  for (const { card } of rewardsAt(s.rewardsDown[hero]!, 'flying')) turnUpReward(s, hero, card);
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

/** Who knows the facedown card besides its owner; of two alike nobody can tell which one goes. */
function knowersOf(s: State, hero: HeroNumber, card: RewardCard): Seat[] {
  if (s.rewardsDown[hero]!.filter(one => one === card).length !== 1) return [];
  return [...s.answers.keys()].filter(seat => knows(s.marks, seat, rewardThing(card), heroPlace(hero)));
}

/** It lies as it lay; who knew a facedown card still knows it. */
export function giveReward(s: State, hero: HeroNumber, to: HeroNumber, card: RewardCard, isUp: boolean): void {
  const field = isUp ? 'rewardsUp' : 'rewardsDown';
  const knowers = isUp ? [] : knowersOf(s, hero, card);
  s[field][hero] = without(s[field][hero]!, card);
  s[field][to] = sorted([...s[field][to]!, card]);
  if (knowers.length > 0) {
    unmark(s, rewardThing(card), heroPlace(hero));
    for (const seat of knowers) mark(s, rewardThing(card), heroPlace(to), viewers(seat));
  }
  const told = { type: 'rewardGiven' as const, seat: s.heroSeat[to]!, hero, to };
  if (isUp) tell({ ...told, card });
  else tellApart([s.heroSeat[to]!, ...knowers], { ...told, card }, { ...told, card: null });
}

/** Who has held facedown cards still knows them when they are not his any more. */
export function rememberRewards(s: State, hero: HeroNumber): void {
  for (const card of s.rewardsDown[hero]!) mark(s, rewardThing(card), heroPlace(hero), viewers(s.heroSeat[hero]!));
}

/** RNW-316: all Rewards of the defeated one; they stay as they were, and both know them. */
export function takeSpoils(s: State, hero: HeroNumber, from: HeroNumber): void {
  const [down, up] = [s.rewardsDown[from]!, s.rewardsUp[from]!];
  rememberRewards(s, from);
  markPlaceMoves(s, heroPlace(from), heroPlace(hero));
  s.rewardsDown[hero] = sorted([...s.rewardsDown[hero]!, ...down]);
  s.rewardsUp[hero] = sorted([...s.rewardsUp[hero]!, ...up]);
  s.rewardsDown[from] = [];
  s.rewardsUp[from] = [];
  s.received[hero] = sorted([...down, ...up]);
  tellSpoils(s, hero, from, down, up);
}

function tellSpoils(
  s: State,
  to: HeroNumber,
  hero: HeroNumber,
  down: readonly RewardCard[],
  up: readonly RewardCard[],
): void {
  const told = { type: 'rewardGiven' as const, seat: s.heroSeat[to]!, hero, to };
  const owners = [s.heroSeat[hero]!, s.heroSeat[to]!];
  for (const card of up) tell({ ...told, card });
  for (const card of down) tellApart(owners, { ...told, card }, { ...told, card: null });
}
