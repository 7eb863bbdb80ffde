/** Why nothing can be bought, built or left behind so (RNW-600..RNW-607, D70..D75). */

import { because, localsOf, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { isStanding } from '../battle-line.ts';
import { contentOf } from '../content/contents.ts';
import { DEVELOP, ROUT_OWN } from '../modules/dev/handles.ts';
import { canAfford, cardsOf, hasCapital, isBought, owning } from '../modules/dev/queries.ts';
import type { DevelopmentCardNumber } from '../modules/dev/state.ts';
import { areaTerm, costArg, developmentCardTerm, dialTerm } from '../naming.ts';
import type { Option } from '../options.ts';
import { type Area, HOME_OF, unitNumber } from '../pieces.ts';
import { isBuildable, slots } from '../queries.ts';
import type { View } from '../sight.ts';
import { notYours, otherStep, type Reason, reasons } from './reason.ts';

type Of<K extends Option['type']> = Extract<Option, { type: K }>;

function notBuyable(v: View, seat: Seat, { card }: Of<'buy'>): Refusal {
  const args = { card: developmentCardTerm(card) };
  if (!cardsOf(v.factions[seat]!).includes(card)) return because('RNW-600', 'foreignCard', args);
  if (isBought(v, card)) return because('RNW-601', 'boughtAlready', args);
  return canAfford(v, seat, card)
    ? because('RNW-600', 'oneCard')
    : because('RNW-601', 'cardTooDear', { ...args, cost: costArg(v, card) });
}

function notBuildable(v: View, seat: Seat, { area }: Of<'build'>): Refusal {
  if (localsOf(v, DEVELOP)?.hasBuilt) return because('RNW-600', 'oneToken');
  if (v.strongholds[area] !== seat) return because('RNW-460', 'noStronghold', { area: areaTerm(area) });
  return because('RNW-460', 'noRoomToBuild', { area: areaTerm(area), n: slots(v, area) });
}

const notHome = (v: View, seat: Seat, area: Area): Refusal | null =>
  HOME_OF[area] === v.factions[seat] ? null : because('RNW-604', 'notHome', { area: areaTerm(area) });

export const develop: Reason = reasons({ buy: notBuyable, build: notBuildable, none: otherStep });

export const capital: Reason = reasons({
  capital: (v, seat, { area }) =>
    notHome(v, seat, area) ?? because('RNW-602', 'noStronghold', { area: areaTerm(area) }),
});

/** RNW-Q255: with Fortify. */
export function notCapital(v: View, seat: Seat, area: Area): Refusal {
  const home = notYours(v, seat, area, 'RNW-428') ?? notHome(v, seat, area);
  if (home) return home;
  if (!owning(v, seat, 'capital')) return because('RNW-604', 'noCapitalCard');
  if (hasCapital(v, seat)) return because('RNW-604', 'capitalHere');
  return isBuildable(v, seat, area) ? otherStep(v) : because('RNW-428', 'builtAlready', { area: areaTerm(area) });
}

export const peasant: Reason = reasons({
  peasant: (_v, _seat, { area }) => because('RNW-Q92', 'notLeft', { area: areaTerm(area) }),
});

export const plague: Reason = reasons({
  player: (_v, seat, a) =>
    a.seat === seat ? because('DW7', 'notAnOpponent') : because('DW7', 'noFood', { seat: seatArg(a.seat) }),
});

export const plunder: Reason = reasons({
  raise: (_v, _seat, { dial }) => because('DU6', 'dialAtEnd', { dial: dialTerm(dial) }),
});

/** At the start of a battle. */
export const notUsable = (v: View, seat: Seat, card: DevelopmentCardNumber): Refusal => {
  const args = { card: developmentCardTerm(card) };
  const isOwn = isBought(v, card) && cardsOf(v.factions[seat]!).includes(card);
  return isOwn ? because('RNW-Q261', 'cardNotNow', args) : because('RNW-601', 'notBought', args);
};

export const routOwn: Reason = reasons({
  rout: v => {
    const { side, card } = localsOf(v, ROUT_OWN)!;
    const { effect } = contentOf(v).developments[card]!;
    const type = 'unit' in effect ? unitNumber(effect.unit) : -1;
    const standing = v.battle!.lines[side].filter(unit => unit.type === type && isStanding(unit));
    return because('RNW-Q261', 'onlyStanding', { n: standing.reduce((sum, { n }) => sum + n, 0) });
  },
});
