/** What is known of everybody's Bid. */
import { bidTotalOf, type Card, type Party, SIMULACRUM, type View } from '@interregnum/old-kings-crown';

export type BidState =
  | { is: 'waiting' | 'sealed' | 'passed' }
  | { is: 'open'; cards: readonly Card[]; total: number; wins: boolean };

const isCard = (card: Card | null): card is Card => card !== null;

/** The Bids as they lie open. */
const shown = (view: View): readonly Card[][] => view.bids.map(bid => (bid ?? []).filter(isCard));

/** While effects may still change them, Bids are worth what they would be now. */
const worthOf = (view: View, party: Party): number | null =>
  view.bidTotals[party] ?? (party === SIMULACRUM ? null : bidTotalOf({ ...view, bids: [...shown(view)] }, party));

export function bidOf(view: View, party: Party): BidState {
  if (!view.bidsShown) return { is: sealedOf(view, party) };
  const total = worthOf(view, party);
  if (total === null) return { is: 'passed' };
  const best = Math.max(...view.order.map(other => worthOf(view, other) ?? -1));
  return { is: 'open', cards: shown(view)[party] ?? [], total, wins: total === best };
}

/** OKC-081: whether somebody has bid or passed is open at once. */
function sealedOf({ bids }: View, party: Party): 'waiting' | 'sealed' | 'passed' {
  if (party === SIMULACRUM) return 'sealed';
  const bid = bids[party] ?? null;
  if (bid === null) return 'waiting';
  return bid.length > 0 ? 'sealed' : 'passed';
}

/** From the first Bid until the last winning one is carried out. */
export const isBidding = ({ window }: Pick<View, 'window'>): boolean => window === 'MSu-B' || window === 'MSu-C';
