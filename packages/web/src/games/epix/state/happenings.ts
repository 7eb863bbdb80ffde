/** What of the news is worth a short show on the map. */
import {
  bit,
  boardOf,
  CAMP,
  CATAPULT,
  castleOf,
  type EpixEvent,
  goldFor,
  isMarked,
  type PublicState,
} from '@interregnum/epix';
import type { Piece } from './pieces.ts';

export interface Shot {
  from: number;
  to: number;
  hit: boolean;
}

/** The flight of a Catapult's stone; where it stood is told by the piece that leaves. */
export function shotIn(news: readonly EpixEvent[], pieces: readonly Piece[]): Shot | null {
  const destroyed = news.find(e => e.type === 'destroyed');
  const missed = news.find(e => e.type === 'fought' && e.duel.unit === CATAPULT && !e.won);
  if (missed?.type === 'fought') return { from: missed.duel.from, to: missed.duel.to, hit: false };
  if (destroyed?.type !== 'destroyed') return null;
  const shooter = pieces.find(x => x.mood === 'leaving' && x.unit === CATAPULT && x.seat === destroyed.by);
  return shooter ? { from: shooter.area, to: destroyed.area, hit: true } : null;
}

export interface Payment {
  area: number;
  gold: number;
}

/** Gold that appears somewhere on the map: Income at its sources, Tax at the Castle. */
export function paymentsIn(news: readonly EpixEvent[], t: PublicState): Payment[] {
  return news.flatMap(e => {
    if (e.type === 'taxed') return [{ area: castleOf(e.seat), gold: e.gold }];
    return e.type === 'income' ? sources(t, e.seat) : [];
  });
}

function sources(t: PublicState, seat: number): Payment[] {
  const camp = 1 + goldFor(t, seat, 'campIncome');
  const mark = 1 + goldFor(t, seat, 'markIncome');
  return boardOf(t)
    .areas.filter(area => t.occupant[area] === seat)
    .map(area => ({ area, gold: (isMarked(t, area) ? mark : 0) + (t.units[area]! & bit(CAMP) ? camp : 0) }))
    .filter(({ gold }) => gold > 0);
}
