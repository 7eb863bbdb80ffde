/** When Development cards have a say in a battle, and what follows at once (DL3, DL4, DU2, DU6, DW3, RNW-Q261, RNW-Q352). */
import type { Seat } from '@interregnum/kernel';
import { ATTACKER, otherSide, type Side } from '../../battle.ts';
import { countUnits, isStanding } from '../../battle-line.ts';
import type { UnitId } from '../../content/words.ts';
import { tell } from '../../events.ts';
import { fromSupply } from '../../figures.ts';
import { lookAround } from '../../knowledge.ts';
import { option } from '../../options.ts';
import type { BattleAction } from '../../phases/battle/action.ts';
import { lineOf, playerOf } from '../../phases/battle/sides.ts';
import { type Area, DIAL_TOP, DIALS, NONE, unitNumber } from '../../pieces.ts';
import { UNIT_LIMIT } from '../../queries.ts';
import { call, type State } from '../../state.ts';
import { dialOf, unitsOf } from '../../table.ts';
import { RAISE_DIAL, ROUT_OWN, SHOOT_VOLLEY } from './handles.ts';
import { type Owning, owning } from './queries.ts';

type InBattle = 'battleStart' | 'hunger' | 'prowl';
/** The card of the player of a side; unallied neutral units have none. */
export const cardOfSide = <K extends InBattle>(s: State, side: Side, at: K): Owning<K> | null =>
  owning(s, playerOf(s, side) ?? NONE, at);

export const standingOf = (s: State, side: Side, unit: UnitId): number =>
  countUnits(lineOf(s, side), one => isStanding(one) && one.type === unitNumber(unit));
const hasOpposing = (s: State, side: Side): boolean => lineOf(s, otherSide(side)).length > 0;

// --- DL4: by itself ----------------------------------------------------------------------------------------------------------

/** RNW-Q261. */
export function isVolleyDue(s: State, { side }: { side: Side }): boolean {
  const owned = cardOfSide(s, side, 'battleStart');
  return owned !== null && hasOpposing(s, side) && standingOf(s, side, owned.effect.unit) >= owned.effect.least;
}
export const shootVolley = (s: State, { side }: { side: Side }): void => call(s, SHOOT_VOLLEY, { side });

// --- DU2, DL3: own units are routed --------------------------------------------------------------------------------------------

/** DU2, RNW-Q261: offered with the cards of D22. */
export const hungerAction: BattleAction = {
  answers: 'useCard',
  options: (s, side) => {
    const owned = cardOfSide(s, side, 'hunger');
    return owned && hasOpposing(s, side) && standingOf(s, side, owned.effect.unit) > 0
      ? [option.useCard(owned.card)]
      : [];
  },
  perform: (s, side, answer) => {
    if (answer.type === 'useCard') call(s, ROUT_OWN, { side, card: answer.card, n: 0 });
  },
};

/** DL3: before anybody goes. */
export function mayProwl(s: State, { side }: { side: Side }): boolean {
  const owned = cardOfSide(s, side, 'prowl');
  return owned !== null && hasOpposing(s, side) && standingOf(s, side, owned.effect.unit) > 0;
}
export const prowl = (s: State, { side }: { side: Side }): void =>
  call(s, ROUT_OWN, { side, card: cardOfSide(s, side, 'prowl')!.card, n: 0 });

// --- DW3, DU6: after the battle --------------------------------------------------------------------------------------------------

interface Over {
  readonly area: Area;
  readonly winner: Seat;
  readonly side: Side;
}

export function risesFromField(s: State, { area, winner }: Over): boolean {
  const owned = owning(s, winner, 'battleOver');
  if (!owned || unitsOf(s, winner, area) >= UNIT_LIMIT) return false;
  return s.supply[unitNumber(owned.effect.unit)]! > 0;
}
export function riseFromField(s: State, { area, winner }: Over): void {
  const { card, effect } = owning(s, winner, 'battleOver')!;
  const type = unitNumber(effect.unit);
  tell({ type: 'usedCard', seat: winner, card });
  fromSupply(s, area, type, 1);
  tell({ type: 'recruited', seat: winner, area, unit: type, n: 1 });
  lookAround(s);
}

export const lowDials = (s: State, seat: Seat): number[] => DIALS.filter(dial => dialOf(s, seat, dial) < DIAL_TOP);
export const plunders = (s: State, { winner, side }: Over): boolean =>
  side === ATTACKER && owning(s, winner, 'attackWon') !== null && lowDials(s, winner).length > 0;
export const plunder = (s: State, { winner }: Over): void =>
  call(s, RAISE_DIAL, { seat: winner, card: owning(s, winner, 'attackWon')!.card });
