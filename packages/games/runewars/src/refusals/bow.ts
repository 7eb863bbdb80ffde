/** Why something cannot be done with what Banners of War brings to armies, bids and dials (D60..D62, D65, D66, D68, D69). */

import { because, localsOf, type Refusal, type Seat, seatArg } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import { banner as bannerStanding } from '../modules/bow/battle-places.ts';
import { areaTerm, tacticsTerm, unitTerm } from '../naming.ts';
import type { Option } from '../options.ts';
import { DIALS } from '../pieces.ts';
import { bidders } from '../queries.ts';
import type { View } from '../sight.ts';
import { dialOf, isAlive } from '../table.ts';
import { spiedOn } from './cmd.ts';
import { atItsStep, isOffered, notPlayable, notYours, otherStep, type Reason, reasons } from './reason.ts';

/** D60: another type than the one that is asked for, or more than there are. */
export const reinforce: Reason = reasons({
  as: (v, seat, a) => {
    const offered = v.ask!.options[seat]!.flatMap(o => (o.type === 'as' ? [o] : []));
    return offered.some(({ unit }) => unit === a.unit)
      ? because('RNW-541', 'atMostUnits', { n: Math.max(...offered.map(({ count }) => count)) })
      : because('RNW-541', 'notReplaced', { unit: unitTerm(a.unit) });
  },
});

// --- Tactical Fate -----------------------------------------------------------------------------------------------------------

/** D61: not in hand, too new, seen by a Spymaster, or no such card. */
export const layDown: Reason = reasons({
  lay: (v, seat, { tactics }) => {
    const { timing, faces } = contentOf(v).tactics[tactics]!;
    return (
      notPlayable(v, seat, tactics, [timing]) ??
      spiedOn(v, tactics) ??
      (faces === undefined ? because('RNW-546', 'noFateCard', { tactics: tacticsTerm(tactics) }) : otherStep(v))
    );
  },
});
/** D25: one of those laid down may be given up. */
export const giveUpLaid = (v: View, _seat: Seat, a: Extract<Option, { type: 'discardTactics' }>): Refusal =>
  isOffered(v, 'giveUp') || isOffered(v, 'discardTactics')
    ? because('RNW-Q83', 'notLaid', { tactics: tacticsTerm(a.tactics) })
    : otherStep(v);

// --- bids ------------------------------------------------------------------------------------------------------------------

const holdsIntrigue = (v: View, seat: Seat): boolean => v.ask!.options[seat]!.some(({ type }) => type === 'exclude');
export const intrigue: Reason = reasons({
  exclude: (v, seat, a) => {
    const args = { seat: seatArg(a.seat) };
    if (a.seat === seat || !isAlive(v, a.seat)) return because('TB01', 'notSelf');
    if (!bidders(v).includes(a.seat)) return because('RNW-Q215', 'excludedAlready', args);
    return holdsIntrigue(v, seat) ? otherStep(v) : because('TB01', 'noIntrigue');
  },
});

// --- dials -----------------------------------------------------------------------------------------------------------------

export const guildHarvest: Reason = reasons({ raise: () => because('RNW-Q82', 'dialFull') });

const sumOf = (v: View, seat: Seat): number => DIALS.reduce((sum, dial) => sum + dialOf(v, seat, dial), 0);
export const setDials = (v: View, seat: Seat): Refusal => because('TB10', 'otherSum', { n: sumOf(v, seat) });

// --- units -----------------------------------------------------------------------------------------------------------------

export const banner: Reason = reasons({
  unitIn: (v, seat, a) => {
    const { area } = localsOf(v, bannerStanding)!;
    if (a.area !== area) return because('RB3', 'otherArea', { area: areaTerm(area) });
    return notYours(v, seat, a.area, 'RB3') ?? because('RB3', 'noneRouted', { unit: unitTerm(a.unit) });
  },
});

export const garrison: Reason = reasons({
  unitType: atItsStep('unitType', (_v, _seat, a) => because('RNW-548', 'noTriangle', { unit: unitTerm(a.unit) })),
  use: otherStep,
  no: otherStep,
});
