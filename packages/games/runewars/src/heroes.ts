/** What can be asked of a hero: flying, attributes, Rewards (RNW-285, RNW-287, RNW-Q129). */
import { HEROES } from './content/heroes.ts';
import { REWARDS } from './content/rewards.ts';
import type { HeroNumber, RewardCard } from './pieces.ts';
import type { State } from './state.ts';

/** All Rewards of a hero, facedown ones first. */
export const rewardsOf = (s: Pick<State, 'rewardsDown' | 'rewardsUp'>, hero: HeroNumber): readonly RewardCard[] => [
  ...s.rewardsDown[hero]!,
  ...s.rewardsUp[hero]!,
];

/** RW17. Asked with the controller's knowledge: his options alone depend on it. */
export const heroFlies = (s: Pick<State, 'rewardsDown' | 'rewardsUp'>, hero: HeroNumber): boolean =>
  rewardsOf(s, hero).some(card => REWARDS[card]!.effect.at === 'flying');

export const healthOf = (hero: HeroNumber): number => HEROES[hero]!.health;
