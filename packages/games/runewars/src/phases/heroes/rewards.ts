/** Rewards: drawn in secret, turned up when used, discarded openly (RNW-286, RNW-287, RNW-Q129). */
import { drawCard, sorted, without } from '../../cards.ts';
import { tell, tellApart } from '../../events.ts';
import { heroPlace, rewardThing, unmark } from '../../knowledge.ts';
import { type HeroNumber, NONE, type RewardCard } from '../../pieces.ts';
import type { State } from '../../state.ts';

/** RNW-Q34: as many as there are. */
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

/** A faceup copy goes first: nobody learns more than he must. */
export function discardReward(s: State, hero: HeroNumber, card: RewardCard): void {
  const from = s.rewardsUp[hero]!.includes(card) ? 'rewardsUp' : 'rewardsDown';
  s[from][hero] = without(s[from][hero]!, card);
  if (from === 'rewardsDown') unmark(s, rewardThing(card), heroPlace(hero));
  s.rewardDiscard = [...s.rewardDiscard, card];
  tell({ type: 'rewardDiscarded', hero, card });
}
