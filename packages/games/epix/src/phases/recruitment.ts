/** The Action card Recruitment (EPX-070..EPX-080). */
import { END, type Seat } from '@interregnum/kernel';
import { costOf, recruitsAtFrontier } from '../abilities.ts';
import { type Area, castleOf, isCastle, landsOf } from '../content/board.ts';
import { boardOf } from '../content/contents.ts';
import { bit, CAMP, SOLDIER, UNITS } from '../content/units.ts';
import { type Option, option } from '../options.ts';
import { ASK } from '../questions.ts';
import { type PublicState, procedure, type State } from '../state.ts';
import { isEnemy } from '../table.ts';
import { canRecruitAt, recruit } from './draft.ts';

export interface Recruitment {
  seat: Seat;
  /** SA20: the areas beside the Camps that stood when this Recruitment began. */
  frontier: Area[];
}

export const recruitment = procedure<Recruitment>('recruitment', {
  recruit: {
    question: ASK.recruit,
    while: () => true, // EPX-070
    who: (_, l) => l.seat,
    options: recruitOptions,
    ask: 'forced',
    then: (s, l, a) => {
      if (a.type !== 'recruit') return END; // EPX-Q35: also at once
      recruit(s, l.seat, a.unit, a.area);
    },
  },
});

function recruitOptions(s: State, l: Recruitment): Option[] {
  const options: Option[] = [];
  const gold = s.gold[l.seat]!;
  for (const unit of UNITS) {
    if (gold < costOf(s, l.seat, unit)) continue;
    for (const area of boardOf(s).areas) {
      if (!isOpenFor(s, l.seat, area) && !(unit === SOLDIER && isFrontier(s, l, area))) continue;
      if (canRecruitAt(s, l.seat, unit, area)) options.push(option.recruit(unit, area));
    }
  }
  options.push(option.done);
  return options;
}

/** EPX-025, EPX-071..EPX-073, EPX-Q27..EPX-Q30: the own Castle, Lands without enemies, Provinces with an own Unit of any kind. */
export function isOpenFor(t: PublicState, seat: Seat, area: Area): boolean {
  if (t.occupant[area] === seat || area === castleOf(seat)) return true;
  return landsOf(seat).includes(area) && !isEnemy(t, seat, area);
}

const isFrontier = (t: PublicState, l: Recruitment, area: Area): boolean =>
  l.frontier.includes(area) && t.occupant[area] === null && !isCastle(area);

/** SA20. */
export function frontierOf(t: PublicState, seat: Seat): Area[] {
  if (!recruitsAtFrontier(t, seat)) return [];
  const board = boardOf(t);
  const camps = board.areas.filter(area => t.occupant[area] === seat && t.units[area]! & bit(CAMP));
  return [...new Set(camps.flatMap(area => board.borders[area]!))].sort((a, b) => a - b);
}
