/** The stages of a Clash as its stepper shows them, and the status of everybody in it. */
import type { Card, Clash, OldKingsCrownEvent, Party, View, Window } from '@interregnum/old-kings-crown';
import { leadersOf, totalOf } from '@interregnum/old-kings-crown';

export const STAGES = ['reinforce', 'keywords', 'strength', 'decrees', 'result'] as const;
export type Stage = (typeof STAGES)[number];

const STAGE_OF: Readonly<Partial<Record<Window, Stage>>> = {
  AuRR: 'reinforce',
  AuK: 'keywords',
  AuV: 'keywords',
  AuElim: 'keywords',
  AuA: 'strength',
  AuDec: 'decrees',
};

/** A Clash with totals is resolved, whatever window follows. */
export const stageOf = (view: Pick<View, 'window'>, clash: Clash): Stage =>
  clash.totals !== null ? 'result' : ((view.window && STAGE_OF[view.window]) ?? 'reinforce');

export type ClashStatus = 'leads' | 'in' | 'won' | 'out' | 'retreated';

/** Whoever was in the first Clash of the Region has a column until the Region is done. */
export const columnsOf = (view: Pick<View, 'order'>, clash: Clash): Party[] =>
  view.order.filter(party => clash.first.includes(party) || clash.in.includes(party));

const totalsNow = (view: View, clash: Clash): number[] =>
  clash.plus.map((_, party) => clash.totals?.[party] ?? (clash.in.includes(party) ? totalOf(view, clash, party) : 0));

export function statusOf(view: View, clash: Clash, party: Party): ClashStatus {
  if (clash.retreated.includes(party)) return 'retreated';
  if (clash.winner === party) return 'won';
  if (!clash.in.includes(party) || clash.winner !== null) return 'out';
  return leadersOf(view, clash, totalsNow(view, clash)).includes(party) ? 'leads' : 'in';
}

/** A card that was struck down, and whose it was. */
export interface Fallen {
  party: Party;
  card: Card;
}

/** Who has fallen at the Region under way: they have left the view, but not yet the eye. */
export function fallenOf(history: readonly OldKingsCrownEvent[]): readonly Fallen[] {
  const chosen = history.findLastIndex(event => event.type === 'regionChosen');
  return history.slice(chosen + 1).flatMap(event => (event.type === 'struck' ? [event] : []));
}
