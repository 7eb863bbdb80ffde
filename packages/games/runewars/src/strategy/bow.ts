/** What players of sense do with Tactical Fate, reinforcements, Garrison and the Guildmaster (D60..D62, D65, D66, D68, D69). */

import { workedOut } from '@interregnum/kernel';
import type { RunewarsContent } from '../content/built-in.ts';
import type { FateFace } from '../content/card.ts';
import { contentOf } from '../content/contents.ts';
import { SHAPES, type Shape } from '../content/words.ts';
import { GARRISONED } from '../modules/bow/battle.ts';
import { GARRISON_UNITS } from '../modules/bow/garrison.ts';
import type { Option } from '../options.ts';
import { NONE, type UnitType, unitNumber } from '../pieces.ts';
import { shapeOf } from '../printed.ts';
import type { Judging } from './judging.ts';
import { threatTo } from './threat.ts';
import { dragonChance, drawerOf, type Known, powerOf, WORTH, wallsOf } from './worth.ts';

// --- Tactical Fate -----------------------------------------------------------------------------------------------------------

const ICONS = { blank: 0, rout: 1, damage: 1.6, special: 1.8 } as const;
const faceWorth = (face: FateFace): number => ICONS[face.icon] * ('n' in face ? face.n : 1);
/** What a card from the deck is worth, by shape. */
const usual = workedOut(
  ({ fate }: RunewarsContent) =>
    Object.fromEntries(
      SHAPES.map(shape => [shape, fate.reduce((sum, { faces }) => sum + faceWorth(faces[shape]), 0) / fate.length]),
    ) as Readonly<Record<Shape, number>>,
);
/** A card kept may be better later, or be played for its text. */
const KEPT = 0.9;

/** Many units on both sides, a stronghold or a rune at stake: then good sections are for now. */
function isDecisive({ t, seat, mix }: Judging): number {
  if (!t.battle) return 0.6;
  const { area, lines } = t.battle;
  const units = lines.flat().reduce((sum, { n }) => sum + n, 0);
  const prize = dragonChance(t, seat, area, mix) + (t.strongholds[area] === NONE ? 0 : 0.6);
  return Math.min(1.5, 0.08 * units + prize);
}

export function layDownWeight(j: Judging, o: Option): number {
  if (o.type !== 'lay') return 1;
  const drawer = drawerOf(j.t);
  const shape = j.t.battle && drawer !== NONE ? shapeOf(j.t, drawer) : 'circle';
  const content = contentOf(j.t);
  const gain = faceWorth(content.tactics[o.tactics]!.faces![shape]) - usual(content)[shape];
  return Math.exp(1.5 * (gain * isDecisive(j) - KEPT));
}

// --- units and dials -----------------------------------------------------------------------------------------------------------

/** How much stronger a type is than what it replaces. */
const strongerBy = (t: Known, type: UnitType): number => {
  const { replaces } = contentOf(t).units[type]!;
  return replaces === null ? 0 : powerOf(t, type) - powerOf(t, unitNumber(replaces));
};
/** As many as are stronger than what they replace, of those that are left. */
export const reinforceWeight = ({ t }: Judging, o: Option): number => {
  if (o.type !== 'as') return 1;
  return o.count > t.supply[o.unit]! ? 0.05 : Math.exp(o.count * strongerBy(t, o.unit));
};

export const bannerWeight = ({ t }: Judging, o: Option): number => (o.type === 'unitIn' ? 5 * powerOf(t, o.unit) : 0.2);
export const intrigueWeight = ({ t }: Judging, o: Option): number =>
  o.type === 'exclude' ? 0.3 * (1 + t.influence[o.seat]!) : 1;
export const guildLossWeight = (_: Judging, o: Option): number => (o.type === 'ignore' ? 30 : 1);
export const garrisonWeight = ({ t }: Judging, o: Option): number => {
  if (o.type === 'unitType') return powerOf(t, o.unit);
  return o.type === 'use' ? 12 : 1;
};

// --- Garrison ------------------------------------------------------------------------------------------------------------------

/** Part of what is threatened that two more strength will hold. */
const HELD = 0.35;

/** Runes that others can reach and that it would hold; more when they are wanted for a claim or a Victory card. */
export function garrisonWorth(j: Judging, hasBonus: boolean): number {
  const { t, seat, land } = j;
  let saved = 0;
  for (const area of land.board.areas) {
    if (land.owner[area] !== seat) continue;
    const own = land.power[area]! + wallsOf(t, area);
    const threat = threatTo(t, land, area, seat);
    const isClose = threat > 0.6 * own && threat < 2 * (own + GARRISONED);
    if (isClose) saved += HELD * (WORTH.area + WORTH.rune * dragonChance(t, seat, area, j.mix));
  }
  const isClaiming = t.claims.some(claim => claim?.seat === seat);
  return (isClaiming ? 2.5 : 1) * Math.min(3, saved) + (hasBonus ? WORTH.unit * GARRISON_UNITS : 0) - 0.4;
}
