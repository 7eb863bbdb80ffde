/** Where cards come from and go to when they do not lie on the table before or after. */
import type { Seat } from '@interregnum/kernel';
import type { OldKingsCrownEvent } from '@interregnum/old-kings-crown';
import type { Journey } from '../../../table/kit/glide.tsx';
import { cardSpot } from './props.ts';

const PLACES: Readonly<Record<string, string>> = { lost: 'lost', discard: 'discard', court: 'court' };

function journeysIn(e: OldKingsCrownEvent, step: number, viewer: Seat | null): Journey[] {
  if (e.type === 'drew' && e.cards !== null && e.seat === viewer)
    return e.cards.map(card => ({ id: cardSpot(card), step, from: 'draw', to: null }));
  if (e.type !== 'moved' || e.card === null) return [];
  const to = e.to === 'discard' && e.party !== viewer ? null : (PLACES[e.to] ?? null);
  return [{ id: cardSpot(e.card), step, from: null, to }];
}

export const journeysOf = (news: readonly OldKingsCrownEvent[], viewer: Seat | null): Journey[] =>
  news.flatMap((event, step) => journeysIn(event, step, viewer));
