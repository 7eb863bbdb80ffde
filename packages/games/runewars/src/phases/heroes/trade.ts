/** Rewards change hands between heroes who stand together, each at most once at a time (RNW-288, RNW-Q69, RNW-Q121). */
import type { Seat } from '@interregnum/kernel';
import { sorted, without } from '../../cards.ts';
import { rewardsOf } from '../../heroes.ts';
import { type Option, option } from '../../options.ts';
import { type Area, type HeroNumber, NONE, type RewardCard } from '../../pieces.ts';
import type { State } from '../../state.ts';
import { heroesOf } from '../../table.ts';
import { giveReward } from './rewards.ts';

export type Counted = Pick<State, 'heroSeat' | 'heroArea'> & {
  readonly rewardsDown: readonly (readonly unknown[])[];
  readonly rewardsUp: readonly (readonly unknown[])[];
  readonly received: readonly (readonly unknown[])[];
};

/** RNW-288, RNW-Q69: heroes of one player only. */
const together = (t: Counted, seat: Seat, area: Area): HeroNumber[] =>
  heroesOf(t, seat).filter(hero => t.heroArea[hero] === area);

/** From open facts: whether a hero has a Reward that has not changed hands. */
export const hasLeft = (t: Counted, hero: HeroNumber): boolean =>
  t.rewardsDown[hero]!.length + t.rewardsUp[hero]!.length > t.received[hero]!.length;

/** From open facts: two of his heroes stand there, and one has such a Reward. */
export function mayTrade(t: Counted, seat: Seat, area: Area): boolean {
  const heroes = together(t, seat, area);
  return heroes.length > 1 && heroes.some(hero => hasLeft(t, hero));
}

/** RNW-Q121: a hero's Rewards, facedown ones first, that have not changed hands, with their places; copies are alike. */
export function free(s: State, hero: HeroNumber): { card: RewardCard; slot: number }[] {
  let received: readonly RewardCard[] = s.received[hero]!;
  return rewardsOf(s, hero).flatMap((card, slot) => {
    if (!received.includes(card)) return [{ card, slot }];
    received = without(received, card);
    return [];
  });
}

/** Wherever some of his heroes stand together. */
export const placesToTrade = (s: State, seat: Seat): Area[] => [
  ...new Set(heroesOf(s, seat).map(hero => s.heroArea[hero]!)),
];
export const allTrades = (s: State, seat: Seat): Option[] =>
  placesToTrade(s, seat).flatMap(area => tradeOptions(s, seat, area));

export const tradeOptions = (s: State, seat: Seat, area: Area): Option[] => {
  const heroes = together(s, seat, area);
  return heroes.flatMap(hero =>
    free(s, hero).flatMap(({ slot }) =>
      heroes.filter(other => other !== hero).map(other => option.trade(hero, slot, other)),
    ),
  );
};

export function trade(s: State, hero: HeroNumber, place: number, to: HeroNumber): void {
  const card = rewardsOf(s, hero)[place] ?? NONE;
  if (card === NONE) return;
  giveReward(s, hero, to, card, place >= s.rewardsDown[hero]!.length);
  s.received[to] = sorted([...s.received[to]!, card]);
}

/** A new stop or window: everything may change hands again. */
export function forgetTrades(s: State): void {
  if (s.received.some(cards => cards.length > 0)) s.received = s.received.map(() => []);
}
