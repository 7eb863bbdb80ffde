/** How much each feature counts. */
import { FEATURES, type Feature, STAGES } from './features.ts';

const FIRST: Partial<Record<Feature, number>> = {
  areas: 0.5,
  ahead: 0.3,
  coins: 0.12,
  purse: 0.08,
  hoard: 0.05,
  income: 0.15,
  soldiers: 0.1,
  knights: 0.5,
  camps: 0,
  catapults: 0.05,
  slots: 0.1,
  refill: 0.1,
  spread: 0.2,
  rides: 0.2,
  strike: 1.5,
  danger: -1,
  prey: 0.1,
  exposed: -0.1,
  guards: 0.1,
  mountain: 0.1,
  aim: 0.1,
  moveSpread: 0.3,
  moveRides: 0.3,
  moveStrike: 3,
  movePrey: 0.2,
  moveAim: 0.2,
  recruitRefill: 0.3,
  tax: 0.2,
  last: 0.2,
  cards: 0.06,
};
export const WEIGHTS: readonly (readonly number[])[] = Array.from({ length: STAGES }, (_, stage) =>
  FEATURES.map(name => (FIRST[name] ?? 0) * (stage > 6 ? 1.5 : 1)),
);
