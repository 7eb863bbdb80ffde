/** Influence on its way: from where it was earned, or from another's Supply, to whoever has it now. */
import type { Cause, LocationNumber, OldKingsCrownEvent, Party } from '@interregnum/old-kings-crown';
import type { Toss } from '../../../table/kit/glide.tsx';

export const supplyPlace = (party: Party): string => `supply.${party}`;
export const locationPlace = (location: LocationNumber): string => `location.${location}`;

type Way = Omit<Toss, 'className'>;

/** Rewards come from the Location that was claimed last, the rest from the Reserve, which lies nowhere. */
function sourceOf(cause: Cause, before: readonly OldKingsCrownEvent[]): string | null {
  if (cause === 'court') return 'court';
  if (cause !== 'location' && cause !== 'herald') return null;
  const claimed = before.findLast(event => event.type === 'claimed');
  return claimed?.type === 'claimed' ? locationPlace(claimed.location) : null;
}

function wayOf(e: OldKingsCrownEvent, step: number, before: readonly OldKingsCrownEvent[]): Way | null {
  switch (e.type) {
    case 'gained':
      return { step, from: sourceOf(e.cause, before), to: supplyPlace(e.party), words: `+${e.n}` };
    case 'lostInfluence':
      return { step, from: supplyPlace(e.party), to: null, words: `−${e.n}` };
    case 'stole':
      return { step, from: supplyPlace(e.from), to: supplyPlace(e.party), words: String(e.n) };
    default:
      return null;
  }
}

export const tossesOf = (news: readonly OldKingsCrownEvent[]): Way[] =>
  news.flatMap((event, step) => wayOf(event, step, news.slice(0, step)) ?? []);
