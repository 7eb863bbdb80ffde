/** The duel under way: its sides, and the damage of a round (RNW-312, RNW-313, RNW-Q126). */

import type { Seat, WithContent } from '@interregnum/kernel';
import type { Side } from '../../battle.ts';
import { withSide } from '../../battle-line.ts';
import type { FateFace } from '../../content/card.ts';
import { contentOf } from '../../content/contents.ts';
import { tell } from '../../events.ts';
import { healthOf } from '../../heroes.ts';
import { type HeroNumber, NONE, type UnitType } from '../../pieces.ts';
import { shapeOf } from '../../printed.ts';
import type { Duel, State } from '../../state.ts';
import { leftOf } from '../../table.ts';

export const newDuel = (t: WithContent, attacker: HeroNumber, defender: HeroNumber, unit: UnitType): Duel => ({
  heroes: [attacker, defender],
  unit,
  unitDamage: 0,
  unitHealth: unit === NONE ? 0 : contentOf(t).units[unit]!.health,
  round: 0,
  cards: [NONE, NONE],
  dealt: [0, 0],
  fixed: [0, 0],
  prevented: [0, 0],
  armor: [NONE, NONE],
  weapon: [NONE, NONE],
  armorLeft: [0, 0],
  noArmor: [false, false],
  skips: [false, false],
  silverHeals: [false, false],
  healsIfWon: [false, false],
  redrawn: [false, false],
  laid: [NONE, NONE],
});

/** `NONE` for the unit of a duel quest. */
export const heroOf = (s: State, side: Side): HeroNumber => s.duel!.heroes[side];
/** RNW-317: the player to the left stands for the unit. */
export function duelist(s: State, side: Side): Seat {
  const hero = heroOf(s, side);
  return hero === NONE ? leftOf(s, s.heroSeat[heroOf(s, 0)]!) : s.heroSeat[hero]!;
}

// --- cards ---------------------------------------------------------------------------------------------------------------------

const BLANK: FateFace = { icon: 'blank' };
/** Heroes read the circle, units the section of their own shape; a missing card is blank (RNW-Q10). */
export function faceOf(s: State, side: Side): FateFace {
  const { cards, unit, laid } = s.duel!;
  if (laid[side] !== NONE) return contentOf(s).tactics[laid[side]]!.faces?.circle ?? BLANK;
  if (cards[side] === NONE) return BLANK;
  return contentOf(s).fate[cards[side]]!.faces[heroOf(s, side) === NONE ? shapeOf(s, unit) : 'circle'];
}

// --- changes -----------------------------------------------------------------------------------------------------------------

export function changeDuel(s: State, change: Partial<Duel>): void {
  s.duel = { ...s.duel!, ...change };
}

/** Damage that a side will take at the end of the round. */
export function dealInDuel(s: State, side: Side, n: number, isPreventable = true): void {
  const field = isPreventable ? 'dealt' : 'fixed';
  changeDuel(s, { [field]: withSide(s.duel![field], side, s.duel![field][side] + n) });
}
/** Preventions of a round add up. */
export function preventInDuel(s: State, side: Side, n: number): void {
  changeDuel(s, { prevented: withSide(s.duel!.prevented, side, s.duel!.prevented[side] + n) });
}
type DuelFlag = 'noArmor' | 'skips' | 'healsIfWon' | 'silverHeals' | 'redrawn';
export function flagInDuel(s: State, flag: DuelFlag, side: Side): void {
  changeDuel(s, { [flag]: withSide(s.duel![flag], side, true) });
}

// --- the damage of a round ---------------------------------------------------------------------------------------------------

/** What the chosen Armor takes of so much damage (RW10, RW12); the latter also before round 1 (RNW-Q51). */
function takenByArmor(s: State, side: Side, damage: number): number {
  const { armor, noArmor, armorLeft, round } = s.duel!;
  const effect = armor[side] === NONE ? null : contentOf(s).rewards[armor[side]]!.effect;
  if (effect?.at !== 'armor' || noArmor[side]) return 0;
  if (effect.rounds !== 'first') return effect.rounds.includes(round) ? Math.min(effect.prevents, damage) : 0;
  const taken = Math.min(armorLeft[side], damage);
  changeDuel(s, { armorLeft: withSide(armorLeft, side, armorLeft[side] - taken) });
  return taken;
}

function damageOf(s: State, side: Side): number {
  const { dealt, prevented, fixed } = s.duel!;
  const left = Math.max(0, dealt[side] - prevented[side]);
  return left - takenByArmor(s, side, left) + fixed[side];
}

function suffer(s: State, side: Side, n: number): void {
  if (n === 0) return;
  const hero = heroOf(s, side);
  if (hero === NONE) {
    changeDuel(s, { unitDamage: s.duel!.unitDamage + n });
    tell({ type: 'duelUnitHurt', unit: s.duel!.unit, n });
  } else {
    s.heroDamage[hero] = s.heroDamage[hero]! + n;
    tell({ type: 'heroHurt', hero, n });
  }
}

/** RNW-313: all damage is applied together. */
export function applyDamage(s: State): void {
  const [one, other] = [damageOf(s, 0), damageOf(s, 1)];
  suffer(s, 0, one);
  suffer(s, 1, other);
  changeDuel(s, { dealt: [0, 0], fixed: [0, 0], prevented: [0, 0] }); // RNW-Q126: nothing is carried over
}

/** Damage that a side is sure to have at the end of this round, before anything is prevented. */
export const damageAhead = (s: State, side: Side): number =>
  s.heroDamage[heroOf(s, side)]! + s.duel!.dealt[side] + s.duel!.fixed[side];

export function isDefeated(s: State, side: Side): boolean {
  const { unitDamage, unitHealth } = s.duel!;
  const hero = heroOf(s, side);
  return hero === NONE ? unitDamage >= unitHealth : s.heroDamage[hero]! >= healthOf(s, hero);
}
