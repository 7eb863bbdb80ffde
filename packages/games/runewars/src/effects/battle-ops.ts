/** What effects do to the units and the strength of a battle (RNW-162, RNW-170..RNW-175, RNW-245). */
import type { StepOf } from '@interregnum/kernel';
import { ATTACKER, DEFENDER, otherSide, type Side, type Unit } from '../battle.ts';
import { withChanged, withSide } from '../battle-line.ts';
import { discardFate, drawFate } from '../cards.ts';
import type { PlainOp } from '../content/effect.ts';
import { tell } from '../events.ts';
import { beginLasting } from '../lasting.ts';
import { deal } from '../phases/battle/assign.ts';
import { faceOf } from '../phases/battle/draws.ts';
import {
  battleOf,
  changeBattle,
  damageUnit,
  deciderOf,
  destroyUnit,
  joinUnits,
  lineOf,
  playerOf,
  routUnit,
  rowTypes,
  setLine,
} from '../phases/battle/sides.ts';
import { retreat, retreatOf } from '../phases/retreats.ts';
import { isNeutral, NONE, unitNumber } from '../pieces.ts';
import { call, procedure, type State } from '../state.ts';
import { countOf } from './counts.ts';
import type { PlainOps } from './flow-ops.ts';
import type { Performance } from './performance.ts';
import { sideOf } from './who.ts';

export type Dealing = StepOf<PlainOp, 'rout' | 'damage' | 'destroy'>;

/** Adds to the strength of a side, whatever becomes of the unit (RNW-Q46). */
function strengthen(s: State, side: Side, n: number): void {
  const { strength } = battleOf(s);
  changeBattle(s, { strength: withSide(strength, side, strength[side] + n) });
  tell({ type: 'strength', side, n });
}

/** RNW-245, RNW-Q40: it leaves the battle at once; its own side says where to. */
function retreatPicked(s: State): void {
  const { unit, area } = battleOf(s);
  if (!unit) return;
  const { side, type, routed } = unit;
  setLine(s, side, withChanged(lineOf(s, side), unit, null));
  changeBattle(s, { unit: null });
  retreat(s, retreatOf(playerOf(s, side) ?? NONE, deciderOf(s, side), area, [{ type, damage: 0, routed, n: 1 }]));
}

/** RNW-Q68: too late for a row that is over. */
function standPicked(s: State): void {
  const { unit } = battleOf(s);
  if (!unit) return;
  setLine(s, unit.side, withChanged(lineOf(s, unit.side), unit, { ...unit, routed: false }));
  changeBattle(s, { unit: null });
  tell({ type: 'stoodUp', side: unit.side, unit: unit.type });
}

/** RNW-Q49: a special icon is 1 more damage; routs and damage are dealt at once. */
function ravage(s: State, l: Performance): void {
  const card = drawFate(s);
  const face = faceOf(s, card, l.number);
  tell({ type: 'ravaged', side: l.side as Side, unit: l.number, cards: card === NONE ? [] : [card] });
  discardFate(s, [card]);
  const target = otherSide(l.side as Side);
  if (face.icon === 'special') deal(s, target, 'damage', 1);
  else if (face.icon !== 'blank' && 'n' in face) deal(s, target, face.icon, face.n);
}

/** TA02: the defender assigns first. */
const lightning = procedure<{ n: number; by: Side }>('lightning', {
  defender: (s, { n, by }) => deal(s, DEFENDER, 'damage', n, by),
  attacker: (s, { n, by }) => deal(s, ATTACKER, 'damage', n, by),
});

/** The unit in the register is in another condition. */
function changePicked(s: State, change: Partial<Unit>): void {
  const { unit } = battleOf(s);
  if (!unit) return;
  setLine(s, unit.side, withChanged(lineOf(s, unit.side), unit, { ...unit, ...change }));
  changeBattle(s, { unit: null });
}

/** They are different units, so that nobody's loss spares another. */
function damageNamed(s: State, l: Performance): void {
  const side = otherSide(l.side as Side);
  for (const unit of l.units) damageUnit(s, side, unit, 1, l.side as Side);
  changeBattle(s, { unit: null });
}

export const BATTLE_OPS: PlainOps<
  | 'routUnit'
  | 'healUnit'
  | 'damageNamed'
  | 'moreCards'
  | 'battleFlag'
  | 'burn'
  | 'destroyUnit'
  | 'retreatUnit'
  | 'standUnit'
  | 'damageUnit'
  | 'damageAgain'
  | 'damageBoth'
  | 'strength'
  | 'strongholdStrength'
  | 'join'
  | 'joinRouted'
  | 'drawFate'
  | 'fewerCards'
  | 'cancelBattle'
  | 'spoilsOfVictory'
> = {
  routUnit: (s, l) => {
    const { unit } = battleOf(s);
    if (unit) routUnit(s, unit.side, unit, l.side as Side);
    changeBattle(s, { unit: null });
  },
  healUnit: s => {
    const { unit } = battleOf(s);
    changePicked(s, { damage: 0 });
    if (unit) tell({ type: 'unitHealed', side: unit.side, unit: unit.type });
  },
  damageNamed: (s, l) => damageNamed(s, l),
  moreCards: (s, l, { for: whom }) => {
    const types = whom === 'picked' ? [l.unit] : rowTypes(s, l.side as Side).filter(isNeutral);
    for (const type of types) if (type !== NONE) beginLasting(s, 'moreCards', l.seat, type, 'row');
  },
  battleFlag: (s, l, { flag, of }) => {
    const seat = playerOf(s, sideOf(l, of));
    if (seat !== null) beginLasting(s, flag, seat, 0, 'battle');
  },
  burn: (s, l, { n }) => deal(s, sideOf(l, 'opponent'), 'burn', n),
  destroyUnit: (s, l) => {
    const { unit } = battleOf(s);
    if (unit) destroyUnit(s, unit.side, unit, l.side as Side);
    changeBattle(s, { unit: null });
  },
  retreatUnit: s => retreatPicked(s),
  standUnit: s => standPicked(s),
  damageUnit: (s, l, { n }) => {
    const { unit } = battleOf(s);
    if (unit) damageUnit(s, unit.side, unit, n, l.side as Side);
  },
  damageAgain: (s, l, { units }) => {
    const { unit } = battleOf(s);
    if (unit) damageUnit(s, unit.side, unit, 1, l.side as Side);
    else deal(s, sideOf(l, 'opponent'), 'damage', 1, l.side as Side, units, true);
  },
  damageBoth: (s, l, { n }) => call(s, lightning, { n, by: l.side as Side }),
  strength: (s, l, { of, n }) => strengthen(s, sideOf(l, of), n),
  strongholdStrength: (s, _, { n }) => changeBattle(s, { strongholdLess: battleOf(s).strongholdLess - n }),
  join: (s, l, { unit, n }) => joinUnits(s, l.side as Side, { type: unitNumber(unit), damage: 0, routed: false }, n),
  /** TA19 is carried out where its type is chosen (D48). */
  joinRouted: () => {},
  drawFate: (s, l) => ravage(s, l),
  fewerCards: (s, l, { n }) => {
    const { fewer } = battleOf(s);
    changeBattle(s, { fewer: withSide(fewer, sideOf(l, 'opponent'), n) });
  },
  cancelBattle: s => changeBattle(s, { isCancelled: true }),
  spoilsOfVictory: (s, _, { tactics, influence }) => changeBattle(s, { spoils: { tactics, influence } }),
};

/** In a battle the receiving side says who bears it (RNW-170..RNW-173); units only, never heroes (RNW-Q118). */
export function dealTo(s: State, l: Performance, { op, of, n, units, orAny }: Dealing): void {
  const count = countOf(s, l, n);
  if (op === 'damage') changeBattle(s, { unit: null });
  deal(s, sideOf(l, of), op, count, l.side as Side, units, orAny);
}
