/** What Development cards, capitals and peasants change about the values of the base game (VIII.3.2). */

import { bigSets, type Seat, sets, workedOut } from '@interregnum/kernel';
import type { Unit } from '../../battle.ts';
import type { RunewarsContent } from '../../content/built-in.ts';
import { contentOf } from '../../content/contents.ts';
import type { DevelopmentEffect, UnitChange } from '../../content/dev/card.ts';
import { DEVELOPMENT_CARDS } from '../../content/dev/cards.ts';
import { FACTIONS } from '../../content/words.ts';
import type { Source } from '../../effects/performance.ts';
import { type Area, DIALS, type FactionNumber, NONE, type UnitType, unitNumber } from '../../pieces.ts';
import type { PublicState } from '../../state.ts';
import { DEVELOPMENT_CARD_NUMBERS, type DevelopmentCardNumber } from './state.ts';

export type Developed = Pick<PublicState, 'dev' | 'content'>;
type Owned = Pick<PublicState, 'dev' | 'factions' | 'content'>;

// --- cards -----------------------------------------------------------------------------------------------------------

export const factionOfCard = (card: DevelopmentCardNumber): FactionNumber =>
  FACTIONS.indexOf(DEVELOPMENT_CARDS[card]!.faction);
export const cardsOf = (faction: FactionNumber): readonly DevelopmentCardNumber[] => BY_FACTION[faction]!;
const BY_FACTION = FACTIONS.map((_, faction) =>
  DEVELOPMENT_CARD_NUMBERS.filter(card => factionOfCard(card) === faction),
);

export const isBought = (t: Pick<PublicState, 'dev'>, card: DevelopmentCardNumber): boolean =>
  sets.has(t.dev.cards, card);

/** RNW-601: in full. */
export const canAfford = (
  t: Pick<PublicState, 'dials' | 'content'>,
  seat: Seat,
  card: DevelopmentCardNumber,
): boolean => contentOf(t).developments[card]!.cost.every((n, dial) => t.dials[seat * DIALS.length + dial]! >= n);

type At = DevelopmentEffect['at'];
export interface Owning<K extends At> {
  readonly card: DevelopmentCardNumber;
  readonly effect: Extract<DevelopmentEffect, { at: K }>;
}
/** The card of a kind that a player has bought; no faction has two of one kind but for changes of units. */
export function owning<K extends Exclude<At, 'unit'>>(t: Owned, seat: Seat, at: K): Owning<K> | null {
  if (t.dev.cards === sets.NONE || seat < 0) return null;
  for (const card of cardsOf(t.factions[seat]!)) {
    const { effect } = contentOf(t).developments[card]!;
    if (effect.at === at && isBought(t, card)) return { card, effect: effect as Owning<K>['effect'] };
  }
  return null;
}
/** The player who has bought a card of a kind that only one faction has. */
export function ownerOf<K extends Exclude<At, 'unit'>>(t: Owned, at: K): Seat {
  return t.dev.cards === sets.NONE ? -1 : t.factions.findIndex((_, seat) => owning(t, seat, at) !== null);
}

// --- types of units ----------------------------------------------------------------------------------------------------

interface Change extends UnitChange {
  readonly card: DevelopmentCardNumber;
}
/** RNW-Q259, by type: what changes it; no type is changed by two cards. */
const changes = workedOut(
  ({ developments }: RunewarsContent) =>
    new Map<UnitType, Change>(
      developments.flatMap(({ effect }, card) =>
        effect.at === 'unit' ? [[unitNumber(effect.unit), { ...effect, card }] as const] : [],
      ),
    ),
);
function changeOf(t: Developed, type: UnitType): Change | undefined {
  const change = changes(contentOf(t)).get(type);
  return change && isBought(t, change.card) ? change : undefined;
}

export const withHealth = (n: number, t: Developed, type: UnitType): number =>
  t.dev.cards === sets.NONE ? n : (changeOf(t, type)?.health ?? n);
export const withInitiative = (n: number, t: Developed, type: UnitType): number =>
  t.dev.cards === sets.NONE ? n : (changeOf(t, type)?.initiative ?? n);
export const withSpeed = (isFast: boolean, t: Developed, type: UnitType): boolean =>
  t.dev.cards === sets.NONE ? isFast : (changeOf(t, type)?.isFast ?? isFast);
/** DW5, RNW-Q260. */
export const withRoutedDraws = (draws: boolean, t: Developed, { type }: Unit): boolean =>
  draws || (t.dev.cards !== sets.NONE && changeOf(t, type)?.drawsRouted === true);
export function withAbility(source: Source, t: Developed, type: UnitType): Source {
  const change = t.dev.cards === sets.NONE ? undefined : changeOf(t, type);
  return change?.ability ? { kind: 'developed', number: change.card } : source;
}

/** RNW-606. */
export function withMoreFigures(n: number, t: Owned, type: UnitType): number {
  const owner = ownerOf(t, 'figures');
  if (owner < 0) return n;
  const { effect } = owning(t, owner, 'figures')!;
  return unitNumber(effect.unit) === type ? n + effect.n : n;
}

// --- numbers -----------------------------------------------------------------------------------------------------------

/** DL7. */
export const withStores = (food: number, t: Owned, seat: Seat): number =>
  food + (owning(t, seat, 'winterLimit')?.effect.food ?? 0);
/** DL8. */
export const withEnvoys = (cards: number, t: Owned, seat: Seat): number =>
  cards + (owning(t, seat, 'diplomacy')?.effect.cards ?? 0);

// --- capitals ------------------------------------------------------------------------------------------------------------

const STRENGTH = 7;
const DAMAGED_STRENGTH = 4;
const SLOTS = 2;

export const isCapital = (t: Pick<PublicState, 'dev'>, area: Area): boolean => bigSets.has(t.dev.capitals, area);
/** Whether a player's capital stands. */
export const hasCapital = (t: Pick<PublicState, 'dev' | 'strongholds'>, seat: Seat): boolean =>
  t.strongholds.some((owner, area) => owner === seat && isCapital(t, area));
/** RNW-603. */
export const withCapitalStrength = (n: number, t: Pick<PublicState, 'dev' | 'damaged'>, area: Area): number =>
  !isCapital(t, area) ? n : t.damaged[area] === 1 ? DAMAGED_STRENGTH : STRENGTH;
export const withCapitalSlots = (n: number, t: Pick<PublicState, 'dev'>, area: Area): number =>
  isCapital(t, area) ? SLOTS : n;
/** RNW-Q252, RNW-Q90: a capital is none of the four tokens; the one that it has replaced is unused again. */
export const withoutCapital = (areas: Area[], t: Developed): Area[] =>
  bigSets.isEmpty(t.dev.capitals) ? areas : areas.filter(area => !isCapital(t, area));

// --- peasants --------------------------------------------------------------------------------------------------------------

export const hasPeasant = (t: Developed, area: Area): boolean => bigSets.has(t.dev.peasants, area);
/**
 * RNW-607, RNW-Q257: where no units are it holds the area, also in another's home realm. Who asks for the controller
 * finds its owner: Thrones and Villages (RNW-Q335), waste tokens and cities (RNW-Q341), runes (RNW-Q355).
 */
export const withPeasant = (holder: Seat, t: Owned, area: Area): Seat =>
  t.dev.peasants.length !== 0 && hasPeasant(t, area) ? t.factions.indexOf(peasantsOf(contentOf(t))) : holder;
/** The faction whose card brings them. */
const peasantsOf = workedOut(({ developments }: RunewarsContent): FactionNumber => {
  const card = developments.find(({ effect }) => effect.at === 'peasants');
  return card ? FACTIONS.indexOf(card.faction) : NONE;
});
/** Those who are not on the board. */
export function unusedPeasants(t: Owned, seat: Seat): number {
  const owned = owning(t, seat, 'peasants');
  return owned ? owned.effect.n - bigSets.size(t.dev.peasants) : 0;
}
