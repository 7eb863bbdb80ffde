/** Why something cannot be done in diplomacy, battles and retreats (RNW-110..RNW-114, RNW-140..RNW-175, RNW-240..RNW-245). */

import { because, localsOf, type Refusal, type Seat, sets, term } from '@interregnum/kernel';
import { ATTACKER, DEFENDER, type Group, type Side } from '../battle.ts';
import { contentOf } from '../content/contents.ts';
import { sourceOf } from '../effects/sources.ts';
import { EXCESS_RULE, reduce } from '../figures.ts';
import { areaTerm, fateArg, heroTerm, tacticsTerm, unitTerm } from '../naming.ts';
import type { Option } from '../options.ts';
import { assigning } from '../phases/battle/assign.ts';
import { drawing } from '../phases/battle/draws.ts';
import { settling } from '../phases/battle/result.ts';
import { MOST_INFLUENCE, diplomacy as talks } from '../phases/diplomacy.ts';
import { heroesRetreating, type Retreat, retreating, silverRetreating } from '../phases/retreats.ts';
import {
  type Area,
  type Fate,
  type HeroNumber,
  NONE,
  type TacticsCard,
  tacticsNumber,
  type UnitType,
} from '../pieces.ts';
import { canPass, initiative, isFlying } from '../queries.ts';
import type { View } from '../sight.ts';
import { controllerOf, unitsIn } from '../table.ts';
import { giveUpLaid } from './bow.ts';
import { spiedOn, useCommander } from './cmd.ts';
import { notUsable } from './dev.ts';
import {
  atItsStep,
  heroNotAt,
  heroRouted,
  noEffect,
  notNextTo,
  notOnBoard,
  notOpen,
  notPlayable,
  notYourHero,
  notYours,
  otherStep,
  type Reason,
  reasons,
  tooDear,
} from './reason.ts';

// --- diplomacy -------------------------------------------------------------------------------------------------------------

const secondBattle = (v: View): Refusal => (v.fought ? because('RNW-421', 'secondBattle') : otherStep(v));

export const diplomacy: Reason = reasons({
  way: v => secondBattle(v),
  diplomacy: (v, seat, { count }) =>
    tooDear(v, seat, count, 'RNW-110') ?? because('RNW-110', 'atMostInfluence', { n: MOST_INFLUENCE }),
});

const notDrawn = (v: View, fate: Fate, rule: string): Refusal =>
  because(rule, 'cardNotDrawn', { fate: fateArg(v, fate) });
const playedOnce = (played: readonly TacticsCard[], card: TacticsCard): Refusal | null =>
  played.includes(card) ? because('RNW-359', 'playedOnce', { tactics: tacticsTerm(card) }) : null;
const SILVER_TONGUE = tacticsNumber('TA28');

export const destiny: Reason = reasons({
  fate: atItsStep('fate', (v, _seat, a) => notDrawn(v, a.fate, 'RNW-111')),
  asGold: (v, seat, { fate }) => {
    const l = localsOf(v, talks);
    if (!l || l.cards.length === 0) return otherStep(v);
    if (!l.cards.includes(fate)) return notDrawn(v, fate, 'RNW-111');
    if (contentOf(v).fate[fate]!.destiny !== 'silver') return because('TA28', 'notSilver', { fate: fateArg(v, fate) });
    return notPlayable(v, seat, SILVER_TONGUE, ['diplomacy']) ?? otherStep(v);
  },
  play: (v, seat, { tactics }) => {
    const l = localsOf(v, talks);
    if (!l || l.cards.length === 0) return otherStep(v);
    return playedOnce(l.played, tactics) ?? notPlayable(v, seat, tactics, ['fate']) ?? noEffect(tactics);
  },
  way: atItsStep('way', secondBattle),
});

// --- retreats --------------------------------------------------------------------------------------------------------------

const retreatOf = (v: View): Retreat | null => localsOf(v, retreating) ?? localsOf(v, silverRetreating);

function retreatTo(v: View, area: Area): Refusal {
  const { seat, from, units } = retreatOf(v)!;
  const args = { area: areaTerm(area) };
  const away = notOnBoard(v, area) ?? notNextTo(v, from, area, 'RNW-240');
  if (away) return away;
  const isNobodys = seat === NONE;
  if (isNobodys && controllerOf(v, area) !== NONE) return because('RNW-241', 'notUncontrolled', args);
  if (!isNobodys && !canPass(v, seat, area)) return because('RNW-240', 'notFriendlyOrEmpty', args);
  const flies = units.some(({ type }) => isFlying(v, type));
  return notOpen(v, seat, from, area, flies) ?? because('RNW-240', 'friendlyFirst', args);
}

type UnitIn = Extract<Option, { type: 'unitIn' }>;
const notThere = (v: View, seat: Seat, a: UnitIn, rule: string): Refusal =>
  notYours(v, seat, a.area, rule) ??
  (unitsIn(v, a.area, a.unit, a.state) === 0
    ? because(rule, 'notSoMany', { unit: unitTerm(a.unit), area: areaTerm(a.area) })
    : because(rule, 'notOverLimit', { area: areaTerm(a.area) }));

export const silverRetreat: Reason = reasons({ retreat: (v, _seat, a) => retreatTo(v, a.area) });
export const retreat: Reason = reasons({
  retreat: atItsStep('retreat', (v, _seat, a) => retreatTo(v, a.area)),
  heroesTo: atItsStep('heroesTo', (v, seat, a) => {
    const { from } = localsOf(v, heroesRetreating)!;
    return (
      notOnBoard(v, a.area) ??
      notNextTo(v, from, a.area, 'RNW-242') ??
      notOpen(v, seat, from, a.area, false) ??
      otherStep(v)
    );
  }),
  unitIn: atItsStep('unitIn', (v, seat, a) => notThere(v, seat, a, 'RNW-Q14')),
  replace: v => (localsOf(v, settling)?.mayReplace ? because('RNW-152', 'noneUnused') : otherStep(v)),
  destroyAt: (v, seat, a) => {
    if (!localsOf(v, settling)?.mayReplace) return otherStep(v);
    return v.strongholds[a.area] === seat
      ? because('RNW-152', 'oneUnused')
      : because('RNW-152', 'noStronghold', { area: areaTerm(a.area) });
  },
  no: () => because('RNW-240', 'mustChoose'),
});

export const limit: Reason = reasons({
  unitIn: (v, seat, a) => notThere(v, seat, a, EXCESS_RULE[localsOf(v, reduce)!.why]),
});

// --- cards of a battle -------------------------------------------------------------------------------------------------------

const sideOf = (v: View, seat: Seat): Side => (v.battle!.seats[ATTACKER] === seat ? ATTACKER : DEFENDER);
/** The side that draws. */
const drawingSide = (v: View, seat: Seat): Side => localsOf(v, drawing)?.side ?? sideOf(v, seat);

const START: readonly (readonly string[])[] = [
  ['attack', 'battle'],
  ['defence', 'battle'],
];
const battleCard = (timings: (v: View, seat: Seat) => readonly string[]): Reason =>
  reasons({
    play: (v, seat, { tactics }) =>
      playedOnce(v.battle!.played[sideOf(v, seat)], tactics) ??
      notPlayable(v, seat, tactics, timings(v, seat)) ??
      spiedOn(v, tactics) ??
      noEffect(tactics),
    useCard: (v, seat, { card }) => notUsable(v, seat, card),
    useCommander: (v, seat, a) => useCommander(v, seat, a.commander),
  });
export const battleStart: Reason = battleCard((v, seat) => START[sideOf(v, seat)]!);
export const rowStart: Reason = battleCard(() => ['row']);

const SURGEONS = tacticsNumber('TA19');
export const rowsOver: Reason = reasons({
  return: (v, seat, { unit }) =>
    v.battle!.lost[sideOf(v, seat)].includes(unit)
      ? (notPlayable(v, seat, SURGEONS, ['rowsOver']) ??
        playedOnce(v.battle!.played[sideOf(v, seat)], SURGEONS) ??
        because('TA19', 'typeNotInSupply', { unit: unitTerm(unit) }))
      : because('TA19', 'notLost', { unit: unitTerm(unit) }),
});

/** `null` for who could support. */
function supportsNot(v: View, seat: Seat, hero: HeroNumber, unit: UnitType): Refusal | null {
  const side = sideOf(v, seat);
  const { area, supports, lines } = v.battle!;
  const away =
    notYourHero(v, seat, hero, 'RNW-144') ?? heroNotAt(v, hero, area, 'RNW-144') ?? heroRouted(v, hero, 'RNW-144');
  if (away) return away;
  if (!lines[side].some(({ type }) => type === unit)) return because('RNW-144', 'notInLine', { unit: unitTerm(unit) });
  if (supports[side].some(one => one.hero === hero))
    return because('RNW-144', 'heroSupports', { hero: heroTerm(hero) });
  return supports[side].some(one => one.type === unit)
    ? because('RNW-144', 'supported', { unit: unitTerm(unit) })
    : null;
}
export const support: Reason = reasons({
  support: (v, seat, { hero, unit }) => supportsNot(v, seat, hero, unit) ?? otherStep(v),
  supportUp: (v, seat, { hero, unit }) =>
    supportsNot(v, seat, hero, unit) ?? because('RB3', 'noBanner', { hero: heroTerm(hero) }),
});

// --- rows ------------------------------------------------------------------------------------------------------------------

function drawsNot(v: View, side: Side, unit: UnitType): Refusal {
  const { lines, row, drew } = v.battle!;
  const args = { unit: unitTerm(unit) };
  const mine = lines[side].filter(({ type }) => type === unit);
  if (mine.length === 0) return because('RNW-160', 'notInLine', args);
  if (initiative(v, unit) !== row) return because('RNW-160', 'otherRow', { ...args, n: initiative(v, unit) });
  return because('RNW-160', sets.has(drew[side], unit) ? 'drewAlready' : 'noneStanding', args);
}
export const rowType: Reason = reasons({
  type: atItsStep('type', (v, seat, a) => drawsNot(v, drawingSide(v, seat), a.unit)),
});

export const extraCard: Reason = reasons({
  extra: atItsStep('extra', () => because('RNW-144', 'oneExtra')),
  discardTactics: giveUpLaid,
  giveUp: atItsStep('giveUp', (v, _seat, a) => notDrawn(v, a.fate, 'RNW-144')),
});

// --- units in line -----------------------------------------------------------------------------------------------------------

type UnitOption = Extract<Option, { type: 'unit' }>;
const isMeant =
  ({ unit, damage, state }: UnitOption) =>
  (group: Group): boolean =>
    group.type === unit && group.damage === damage && group.routed === (state === 'routed');

const FIRST = {
  rout: { rule: 'RNW-170', key: 'undamagedFirst' },
  damage: { rule: 'RNW-171', key: 'damagedFirst' },
  destroy: { rule: 'RNW-173', key: 'standingFirst' },
  burn: { rule: 'U-HELLHOUND', key: 'damagedFirst' },
} as const;

/** D27: who must bear it comes first by the rule. */
function bears(v: View, seat: Seat, a: UnitOption): Refusal {
  const dealt = localsOf(v, assigning);
  if (!dealt) return picks(v, seat, a);
  const unit = { unit: unitTerm(a.unit) };
  if (!v.battle!.lines[dealt.side].some(isMeant(a))) return because('RNW-175', 'notInLine', unit);
  const { rule, key } = FIRST[dealt.kind];
  return because(rule, key, unit);
}

/** D26: a unit that the ability or card does not reach. */
function picks(v: View, _seat: Seat, a: UnitOption): Refusal {
  const unit = { unit: unitTerm(a.unit) };
  if (!v.battle?.lines.some(line => line.some(isMeant(a)))) return because('RNW-175', 'notInLine', unit);
  const source = sourceOf(v);
  return source ? because(source.rule, 'noTargetUnit', { ...unit, source: term(source.name) }) : otherStep(v);
}

export const assign: Reason = reasons({ unit: bears });
export const ability: Reason = reasons({
  unit: picks,
  unitIn: (v, _seat, a) => {
    const source = sourceOf(v)!;
    return because(source.rule, 'noTargetUnit', { unit: unitTerm(a.unit), source: term(source.name) });
  },
});
export const fortification: Reason = reasons({
  unit: bears,
  use: otherStep,
  no: () => because('RNW-463', 'mustChoose'),
});
export const neutralSide: Reason = reasons({
  unit: bears,
  type: atItsStep('type', (v, seat, a) => drawsNot(v, drawingSide(v, seat), a.unit)),
});
