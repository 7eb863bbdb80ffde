/** What Development cards are worth to a bot, and how it uses them. */

import { type Seat, sets } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { contentOf } from '../content/contents.ts';
import type { DevelopmentEffect } from '../content/dev/card.ts';
import { canAfford, cardsOf, isBought } from '../modules/dev/queries.ts';
import type { DevelopmentCardNumber } from '../modules/dev/state.ts';
import { FOOD, type UnitType, unitNumber } from '../pieces.ts';
import type { PublicState } from '../state.ts';
import { dialOf, unitsAt } from '../table.ts';
import type { Weight } from './judging.ts';
import { dragonChance, landWorth } from './worth.ts';

/** In parts of an area; what changes a type counts by how many of it there are. */
const WORTHS: Readonly<Record<DevelopmentEffect['at'], number>> = {
  capital: 1.8,
  peasants: 2,
  figures: 0.9,
  unit: 0.5,
  acquire: 1,
  strategize: 0.9,
  diplomacy: 1.1,
  winterLimit: 1.3,
  fall: 1.4,
  winter: 1.1,
  battleStart: 1,
  hunger: 0.9,
  prowl: 0.8,
  battleOver: 1.2,
  attackWon: 1.3,
};
const PER_UNIT = 0.25;
const PRICE = 0.25;
/** Who bought whatever seemed to pay won 24 of 60 games against who bought nothing: dials stay low for a year. */
const CAUTION = 0.75;

const onBoard = (t: PublicState, type: UnitType): number =>
  boardOf(t).areas.reduce((sum, area) => sum + unitsAt(t, area, type), 0);

function worthOf(t: PublicState, card: DevelopmentCardNumber): number {
  const { effect } = contentOf(t).developments[card]!;
  const base = WORTHS[effect.at];
  const more = effect.at === 'unit' ? PER_UNIT * Math.min(6, onBoard(t, unitNumber(effect.unit))) : 0;
  return CAUTION * (base + more);
}

/** All that a seat has bought. */
export function developedWorth(t: PublicState, seat: Seat): number {
  if (t.dev.cards === sets.NONE) return 0;
  return cardsOf(t.factions[seat]!).reduce((sum, card) => (isBought(t, card) ? sum + worthOf(t, card) : sum), 0);
}

const profitOf = (t: PublicState, card: DevelopmentCardNumber): number =>
  worthOf(t, card) - PRICE * contentOf(t).developments[card]!.cost.reduce((sum, n) => sum + n, 0);

/** What the best card promises that could be bought now. */
export function bestProfit(t: PublicState, seat: Seat): number {
  if (!t.terms.dev) return 0;
  const free = cardsOf(t.factions[seat]!).filter(card => !isBought(t, card) && canAfford(t, seat, card));
  return Math.max(0, ...free.map(card => profitOf(t, card)));
}

/** The later it is, the less time is left to gain by a card. */
export const develop: Weight = ({ t }, o) => {
  if (o.type === 'buy') return Math.exp(2.5 * profitOf(t, o.card) - 0.3 * (t.year - 1));
  return o.type === 'build' ? 2 : 0.6;
};

export const peasant: Weight = ({ t, seat, mix }, o) =>
  o.type === 'peasant' ? landWorth(t, o.area) + 6 * dragonChance(t, seat, o.area, mix) : 0.2;

export const plague: Weight = ({ t }, o) => (o.type === 'player' ? 1 + dialOf(t, o.seat, FOOD) : 0.1);

/** Own units stand up again in spring, what the enemy loses is lost. */
export const routOwn: Weight = (_, o) => (o.type === 'rout' ? 1 + o.count : 1);
