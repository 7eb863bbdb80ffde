/** What wins Runewars, and how it stands for the viewer. */
import { phrase, type Seat, seatArg, term } from '@interregnum/kernel';
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

export interface Claim {
  seat: Seat;
  season: number;
  /** When it wins. */
  year: number;
}

/** The next one to win first. */
export function claimsOf(view: Pick<View, 'claims' | 'year' | 'season'>): Claim[] {
  const claims = view.claims.flatMap((claim, season) =>
    claim ? [{ seat: claim.seat, season, year: view.year + (season > view.season ? 0 : 1) }] : [],
  );
  return claims.sort((a, b) => a.year - b.year || a.season - b.season);
}

/** Who wins by a claim, in words for the viewer. */
export const claimWords = ({ viewer }: Pick<View, 'viewer'>, seat: Seat) =>
  seat === viewer ? 'runewars.claim.own' : 'runewars.claim';

/** Claims first; then the last year. */
function warningOf(view: View): Objective['warning'] {
  const claims = claimsOf(view).map(({ seat, season, year }) =>
    phrase(claimWords(view, seat), {
      seat: seatArg(seat),
      season: term(`season.${SEASONS[season]}`),
      year,
      n: runesNeeded(view),
    }),
  );
  if (claims.length > 0) {
    const all = claims.reduceRight((rest, first) =>
      phrase('runewars.claims', { first: { phrase: first }, rest: { phrase: rest } }),
    );
    return phrase('runewars.claims.warning', { claims: { phrase: all } });
  }
  return view.year === LAST_YEAR ? phrase('runewars.objective.last') : null;
}
