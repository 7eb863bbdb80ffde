/** What wins Runewars, and how it stands for the viewer. */
import { phrase, seatArg, term } from '@interregnum/kernel';
import { LAST_YEAR, runesNeeded, SEASONS, type View } from '@interregnum/runewars';
import type { Objective } from '../../../table/kit/title.ts';
import { inRange, runesOf } from './reading.ts';

const seatsOf = (view: View): number[] => view.influence.map((_, seat) => seat);

export function objective(view: View): Objective | null {
  const { viewer } = view;
  if (viewer === null) return null;
  const own = runesOf(view, viewer);
  const others = seatsOf(view).filter(seat => seat !== viewer);
  const best = Math.max(0, ...others.map(seat => runesOf(view, seat).most));
  return {
    aim: phrase(view.terms.bow ? 'runewars.objective.card' : 'runewars.objective', {
      n: runesNeeded(view),
      years: LAST_YEAR,
    }),
    now: phrase('runewars.objective.now', { own: inRange(own), others: best }),
    warning: warningOf(view),
  };
}

/** A claim first; then the last year. */
function warningOf(view: View): Objective['warning'] {
  const season = view.claims.findIndex(claim => claim !== null);
  const claim = season < 0 ? null : view.claims[season];
  if (claim)
    return phrase('runewars.claim', {
      seat: seatArg(claim.seat),
      season: term(`season.${SEASONS[season]}`),
      year: view.year + (season > view.season ? 0 : 1),
      n: runesNeeded(view),
    });
  return view.year === LAST_YEAR ? phrase('runewars.objective.last') : null;
}
