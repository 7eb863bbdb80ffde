/** Commanders belong to the main army: who commands, with which card, where he goes (D80..D84). */

import { CM, COMMANDERS } from '../content/cmd/commanders.ts';
import { contentOf } from '../content/contents.ts';
import { cardOf, isCommander } from '../modules/cmd/queries.ts';
import type { Option } from '../options.ts';
import { type Area, type HeroNumber, NONE } from '../pieces.ts';
import { shapeOf } from '../printed.ts';
import { HERO_LIMIT } from '../queries.ts';
import type { PublicState } from '../state.ts';
import { heroesOf } from '../table.ts';
import type { Judging } from './judging.ts';
import { drawerOf, type Known, type Land, powerOf } from './worth.ts';

/** By card: what it is worth to an army, beside the others. */
const WORTHS: Readonly<Record<keyof typeof CM, number>> = {
  MANEUVERS: 1.1,
  ARCHERS: 1,
  CAVALRY: 0.9,
  SHIELDS: 1.2,
  SIEGE_LORD: 1.2,
  PRESENCE: 1.3,
  BATTLE_MAGE: 1,
  RUTHLESS: 0.7,
  BODYGUARD: 1.2,
  SPYMASTER: 0.8,
  SABOTEUR: 0.8,
  BEAST_TAMER: 0.7,
  QUARTERMASTER: 1,
  PURSUER: 1.2,
  STUBBORN: 0.7,
  VETERAN: 1,
};
const CARD_WORTH: readonly number[] = COMMANDERS.map((_, card) => {
  const [name] = Object.entries(CM).find(([, number]) => number === card)!;
  return WORTHS[name as keyof typeof CM];
});

/** What stands with him, as far as it is his player's. */
const armyAt = (land: Land, seat: number, area: Area): number => (land.owner[area] === seat ? land.power[area]! : 0);

const MOST_POWER = 8;
const PER_POWER = 0.12;
/** A commander counts by the army that he leads; alone he leads nobody. */
export const commandWorth = (t: PublicState, land: Land, hero: HeroNumber): number =>
  CARD_WORTH[cardOf(t, hero)]! * PER_POWER * Math.min(MOST_POWER, armyAt(land, t.heroSeat[hero]!, t.heroArea[hero]!));

// --- who commands ----------------------------------------------------------------------------------------------------------

const armyWith = (j: Judging, hero: HeroNumber): number => armyAt(j.land, j.seat, j.t.heroArea[hero]!);

export const commanderWeight = ({ t }: Judging, o: Option): number =>
  o.type === 'hero' ? Math.exp(0.8 * contentOf(t).heroes[o.hero]!.health) : 1;

/** D81: the card goes to a larger army; whoever has none draws one and names somebody. */
export function appointWeight(j: Judging, o: Option): number {
  const leading = heroesOf(j.t, j.seat).filter(hero => isCommander(j.t, hero));
  if (leading.length === 0) return o.type === 'hero' ? 1 + armyWith(j, o.hero) : o.type === 'yes' ? 1 : 0.1;
  const least = Math.min(...leading.map(hero => armyWith(j, hero)));
  return o.type === 'hero' ? Math.exp(0.6 * (armyWith(j, o.hero) - least) - 1) : 1;
}
export const lieutenantWeight = (j: Judging, o: Option): number => (o.type === 'hero' ? 1 + armyWith(j, o.hero) : 1);

// --- which card --------------------------------------------------------------------------------------------------------------

const cardsOf = (j: Judging): number[] =>
  heroesOf(j.t, j.seat).flatMap(hero => (isCommander(j.t, hero) ? [CARD_WORTH[cardOf(j.t, hero)]!] : []));
const DRAWN = [0.3, 1, 1.5, 1] as const;

/** D82: heroes while there is room for them, then a better card. */
export function rallyCommanderWeight(j: Judging, o: Option): number {
  if (o.type === 'seek') {
    const hasRoom = heroesOf(j.t, j.seat).filter(hero => !isCommander(j.t, hero)).length < HERO_LIMIT;
    return o.cards === 'heroes' ? (hasRoom ? 3 : 0.5) : 0.8;
  }
  if (o.type === 'spend') return DRAWN[Math.min(3, o.amount)]! * (o.amount < j.t.influence[j.seat]! ? 1 : 0.4);
  if (o.type === 'keepCommander') return Math.exp(6 * (CARD_WORTH[o.commander]! - Math.min(...cardsOf(j))) - 0.5);
  return o.type === 'hero' ? Math.exp(-6 * CARD_WORTH[cardOf(j.t, o.hero)]!) : 1;
}

// --- what a card does --------------------------------------------------------------------------------------------------------

const isUnderWay = (t: Known, proc: string): boolean => t.frames.some(frame => frame.proc === proc);
const REDRAWN = { blank: 8, rout: 0.4, damage: 0.2, special: 0.2 } as const;

/** D83: weak units make room for strong ones, are given up first; blank cards are drawn anew. */
export function abilityWeight(j: Judging, o: Option): number {
  if (o.type === 'unit') return (isUnderWay(j.t, 'ruthless') ? 0.5 : 1.5) / powerOf(j.t, o.unit) ** 2;
  if (o.type === 'unitIn' || o.type === 'unitType') return powerOf(j.t, o.unit) ** 2;
  const type = drawerOf(j.t);
  if (o.type !== 'giveUp' || type === NONE) return 1;
  return REDRAWN[contentOf(j.t).fate[o.fate]!.faces[shapeOf(j.t, type)].icon];
}

// --- where he goes -----------------------------------------------------------------------------------------------------------

const ENOUGH_POWER = 3;
/** D31: he joins an army, and stays with one. */
export const isWithArmy = (j: Judging, hero: HeroNumber): boolean => armyWith(j, hero) >= ENOUGH_POWER;
export const stepWeight = (j: Judging, hero: HeroNumber, to: Area): number =>
  Math.exp(0.5 * (armyAt(j.land, j.seat, to) - armyWith(j, hero)));
