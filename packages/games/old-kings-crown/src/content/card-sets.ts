/** Sets of cards that effects pick from, look for or change. "Mine" is the controller's. */
import type { Trait } from './traits.ts';

export type Where =
  /** Belongs to the present Clash. */
  | 'clash'
  /** Lies next to the present Region. */
  | 'here'
  | 'adjacent'
  | 'elsewhere'
  /** Next to the Region in which the controller's Herald stands. */
  | 'herald'
  /** Next to the Region picked by an earlier op. */
  | 'picked'
  | 'regions'
  /** Everywhere, the Bid area included. */
  | 'any';

export interface CardSet {
  in: 'revealed' | 'facedown' | 'hand' | 'discard' | 'lost' | 'court' | 'all';
  whose: 'mine' | 'opponents' | 'everybody' | 'picked';
  where: Where;
  /** Cards of these Traits; empty for all. */
  traits: readonly Trait[];
  /** Cards of none of these. */
  not: readonly Trait[];
  /** Only cards with a printed Strength (OKC-001). */
  supporters: boolean;
  /** Only cards that can have Keywords at all (OKC-Q109). */
  keyed: boolean;
}

const cards = (part: Partial<CardSet> & Pick<CardSet, 'in'>): CardSet => ({
  whose: 'mine',
  where: 'any',
  traits: [],
  not: [],
  supporters: false,
  keyed: false,
  ...part,
});
export const revealed = (where: Where, ...traits: readonly Trait[]): CardSet =>
  cards({ in: 'revealed', where, traits });
export const keyedInClash: CardSet = cards({ in: 'revealed', where: 'clash', keyed: true });
export const supportersInClash: CardSet = cards({ in: 'revealed', where: 'clash', supporters: true });
export const opposing = (where: Where, ...traits: readonly Trait[]): CardSet =>
  cards({ in: 'revealed', whose: 'opponents', where, traits });
export const opposingSupporters: CardSet = cards({
  in: 'revealed',
  whose: 'opponents',
  where: 'clash',
  supporters: true,
});
export const opposingBut = (not: Trait): CardSet =>
  cards({ in: 'revealed', whose: 'opponents', where: 'clash', not: [not] });
export const facedown = (where: Where): CardSet => cards({ in: 'facedown', where });
export const opposingFacedown = (where: Where): CardSet => cards({ in: 'facedown', whose: 'opponents', where });
export const allFacedown = (where: Where): CardSet => cards({ in: 'facedown', whose: 'everybody', where });
export const hand: CardSet = cards({ in: 'hand' });
export const pickedHand: CardSet = cards({ in: 'hand', whose: 'picked' });
export const discardPile: CardSet = cards({ in: 'discard' });
export const lostPile: CardSet = cards({ in: 'lost' });
export const lostSupporters: CardSet = cards({ in: 'lost', supporters: true });
export const courtCards: CardSet = cards({ in: 'court' });
export const mine = (...traits: readonly Trait[]): CardSet => cards({ in: 'all', traits });
