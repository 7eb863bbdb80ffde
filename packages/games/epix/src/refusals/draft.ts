/** Why something cannot be done in the draft (EPX-040..EPX-049). */
import { because, type Refusal, type Seat } from '@interregnum/kernel';
import { UNITS, type Unit } from '../content/units.ts';
import { cardTerm, unitTerm } from '../describe.ts';
import type { DraftBid } from '../options.ts';
import type { View } from '../sight.ts';
import { inSupply } from '../table.ts';
import type { Reason } from './reason.ts';
import { recruitInDraft } from './recruit.ts';

/** EPX-D01. */
export const draft: Reason = (v, seat, a) => {
  if (a.type === 'recruit') return recruitInDraft(v, seat, a.unit, a.area);
  if (a.type === 'draftBid') return bidOnCard(v, seat, a);
  return a.type === 'done' ? because('EPX-Q42', 'draft.noWaiting', { mode: v.mode }) : null;
};

function bidOnCard(v: View, seat: Seat, bid: DraftBid): Refusal | null {
  if (v.mode === 'basic') return because('EPX-001', 'draft.basicMode');
  const i = v.dealt.indexOf(bid.card);
  if (i < 0) return because('EPX-043', 'draft.notDealt', { card: cardTerm(bid.card) });
  return v.bidder[i] === seat ? raise(v, seat, i, bid) : open(v, seat, i, bid);
}

/** EPX-046: the own bid stands on the card. */
function raise(v: View, seat: Seat, i: number, { card, amount, marker }: DraftBid): Refusal | null {
  const standing = v.bidAmount[i]!;
  const most = v.gold[seat]! + standing;
  if (amount <= standing) return because('EPX-046', 'draft.noRaise', { card: cardTerm(card), standing });
  if (amount > most) return because('EPX-047', 'draft.raiseTooHigh', { card: cardTerm(card), most });
  if (marker === null) return null;
  return because('EPX-046', 'draft.markerStays', { card: cardTerm(card), marker: unitTerm(v.bidMarker[i]!) });
}

/** EPX-044, EPX-045: nobody's or somebody else's bid stands on the card. */
function open(v: View, seat: Seat, i: number, { card, amount, marker }: DraftBid): Refusal | null {
  const standing = v.bidAmount[i]!;
  const gold = v.gold[seat]!;
  if (amount < 1) return because('EPX-044', 'draft.atLeastOne', { card: cardTerm(card) });
  if (amount <= standing) return because('EPX-045', 'draft.outbid', { card: cardTerm(card), standing });
  if (amount > gold) return because('EPX-047', 'draft.tooHigh', { card: cardTerm(card), gold });
  return noMarker(v, seat, marker);
}

function noMarker(v: View, seat: Seat, marker: Unit | null): Refusal | null {
  if (UNITS.every(unit => inSupply(v, seat, unit) === 0)) return because('EPX-048', 'draft.supplyEmpty');
  if (marker === null) return because('EPX-044', 'draft.markerMissing');
  return inSupply(v, seat, marker) > 0 ? null : because('EPX-Q09', 'draft.markerNone', { marker: unitTerm(marker) });
}
