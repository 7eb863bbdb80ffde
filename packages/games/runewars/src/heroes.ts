/** What can be asked of a hero: attributes, health, how far he goes, Rewards (RNW-281, RNW-285, RNW-287, RNW-Q129). */

import type { WithContent } from '@interregnum/kernel';
import type { RewardEffect } from './content/card.ts';
import { contentOf } from './content/contents.ts';
import { ATTRIBUTES } from './content/words.ts';
import { ATTRIBUTES_OF_HERO, type HeroNumber, type RewardCard } from './pieces.ts';
import type { State } from './state.ts';

type Rewarded = Pick<State, 'rewardsDown' | 'rewardsUp' | 'content'>;

/** All Rewards of a hero, facedown ones first. */
export function rewardsOf(s: Pick<State, 'rewardsDown' | 'rewardsUp'>, hero: HeroNumber): readonly RewardCard[] {
  const [down, up] = [s.rewardsDown[hero]!, s.rewardsUp[hero]!];
  if (up.length === 0) return down;
  return down.length === 0 ? up : [...down, ...up];
}

type EffectAt<K extends RewardEffect['at']> = Extract<RewardEffect, { at: K }>;
/** Those of a list that work at this moment, with what they do. */
export const rewardsAt = <K extends RewardEffect['at']>(t: WithContent, cards: readonly RewardCard[], at: K) => {
  const { rewards } = contentOf(t);
  return cards.flatMap(card => {
    const { effect } = rewards[card]!;
    return effect.at === at ? [{ card, effect: effect as EffectAt<K> }] : [];
  });
};

/** HB05: known to everybody. */
export const ignoresBorders = (t: WithContent, hero: HeroNumber): boolean =>
  contentOf(t).heroes[hero]!.ability.at === 'borders';
/** Rewards as somebody knows them: `null` is a face that he may not see. */
export interface RewardsSeen extends WithContent {
  readonly rewardsDown: readonly (readonly (RewardCard | null)[])[];
  readonly rewardsUp: readonly (readonly RewardCard[])[];
}
export const isWing = (t: WithContent, card: RewardCard | null): boolean =>
  card !== null && contentOf(t).rewards[card]!.effect.at === 'flying';
function hasWing(t: WithContent, cards: readonly (RewardCard | null)[]): boolean {
  for (const card of cards) if (isWing(t, card)) return true;
  return false;
}
/** RW17. Asked with the controller's knowledge: his options alone depend on it. */
export const heroFlies = (s: RewardsSeen, hero: HeroNumber): boolean =>
  ignoresBorders(s, hero) || hasWing(s, s.rewardsDown[hero]!) || hasWing(s, s.rewardsUp[hero]!);

/** Whether anything facedown may let one of them fly: whoever must not know asks no more than this (RW17). */
export const mayFly = (s: Pick<State, 'rewardsDown'>, heroes: readonly HeroNumber[]): boolean =>
  heroes.some(hero => s.rewardsDown[hero]!.length > 0);

export const healthOf = (t: WithContent, hero: HeroNumber): number => contentOf(t).heroes[hero]!.health;

/** RW18..RW20: Rewards that raise an attribute. */
export const rewardsFor = (s: Rewarded, hero: HeroNumber, attribute: number) =>
  rewardsAt(s, rewardsOf(s, hero), 'attribute').filter(({ effect }) => effect.attribute === ATTRIBUTES[attribute]);

/** RB8: Rewards that give more cards for a test, while he is alone where he is. */
export const aloneRewards = (s: Rewarded, hero: HeroNumber) => rewardsAt(s, rewardsOf(s, hero), 'testAlone');

type Trained = Pick<State, 'training'>;
const trainingIndex = (hero: HeroNumber, attribute: number): number => hero * ATTRIBUTES_OF_HERO + attribute;
/** What training has added to an attribute. */
export const trainingOf = (t: Trained, hero: HeroNumber, attribute: number): number =>
  t.training[trainingIndex(hero, attribute)]!;
export function setTraining(s: Trained, hero: HeroNumber, attribute: number, n: number): void {
  s.training[trainingIndex(hero, attribute)] = n;
}
/** RNW-Q20: at most +2 on each attribute. */
export const MOST_TRAINING = 2;
export const canTrain = (t: Trained, hero: HeroNumber, attribute: number): boolean =>
  trainingOf(t, hero, attribute) < MOST_TRAINING;

/** RNW-285: base, training, Rewards. */
export const attributeOf = (s: Rewarded & Trained, hero: HeroNumber, attribute: number): number =>
  contentOf(s).heroes[hero]!.attributes[ATTRIBUTES[attribute]!] +
  trainingOf(s, hero, attribute) +
  rewardsFor(s, hero, attribute).reduce((sum, { effect }) => sum + effect.n, 0);

const QUEST_MOVE = 2;
/** RNW-281, HE01: areas in the Quest Phase without Rewards. */
export const ownRange = (t: WithContent, hero: HeroNumber): number => {
  const { ability } = contentOf(t).heroes[hero]!;
  return QUEST_MOVE + (ability.at === 'questMove' ? ability.farther : 0);
};
/** RW16: how much farther these Rewards take him. */
export const fartherBy = (t: WithContent, cards: readonly RewardCard[]): number =>
  rewardsAt(t, cards, 'questMove').reduce((sum, { effect }) => sum + effect.farther, 0);
