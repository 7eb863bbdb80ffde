/** Whether an effect may be used, or happens (OKC-Q116). */
import type { Seat } from '@interregnum/kernel';
import { contentOf } from '../content/contents.ts';
import type { Condition } from '../content/effect.ts';
import { LOCATIONS, REGIONS } from '../content/map.ts';
import {
  type Card,
  type LocationNumber,
  NONE,
  type Party,
  REGION_NUMBERS,
  regionOf,
  SOURCES,
  type Source,
  TRAIT,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { hasText, isInClash, leadersOf, totalsOf } from '../strength.ts';
import { controlledBy, heraldRegion, resultOf, revealedAt } from '../table.ts';
import { asker, hasCard } from './sets.ts';

/** What a condition is asked about. */
export interface Occasion {
  readonly source: Source;
  readonly seat: Seat;
  /** Who did what happened, and where. */
  readonly player: Party;
  readonly location: LocationNumber;
}

const cardOf = ({ source }: Occasion): Card => {
  const data = SOURCES[source]!;
  return data.kind === 'card' ? data.card : NONE;
};

const occupierOf = (s: State, { seat, source }: Occasion): Card => {
  const data = SOURCES[source]!;
  if (data.kind !== 'kingdom') return NONE;
  return controlledBy(s, seat).find(one => one.kingdom === data.kingdom)?.occupier ?? NONE;
};

const isAt = (location: LocationNumber, of: string): boolean =>
  location !== NONE && (LOCATIONS[location] === of || REGIONS[regionOf(location)] === of);

/** OKC-Q96, OKC-Q97. */
export function holds(s: State, o: Occasion, c: Condition): boolean {
  const { clash } = s;
  switch (c.if) {
    case 'takesPart':
    case 'tied':
      return clash?.in.includes(o.seat) ?? false;
    case 'haveBid':
      return (s.bids[o.seat]?.length ?? 0) > 0;
    case 'heraldOnMap':
      return s.heralds[o.seat] !== NONE;
    case 'heraldHere':
      return s.region !== NONE && heraldRegion(s, o.seat) === s.region;
    case 'sameLocationAsMine':
      return o.location !== NONE && s.heralds[o.seat] === o.location;
    case 'byOpponent':
      return o.player !== o.seat;
    case 'thisInClash':
      return isInClash(clash, cardOf(o)) && hasText(clash, cardOf(o));
    case 'thisHere':
      return revealedAt(s, s.region, o.seat).includes(cardOf(o));
    case 'some':
      return hasCard(s, asker(o.seat), c.of);
    case 'none':
      return !hasCard(s, asker(o.seat), c.of);
    case 'somebodyHasHand':
      return s.hands.some(hand => hand.length > 0);
    case 'kingdomDeck':
      return s.kingdomDeck.length > 0;
    case 'drawPile':
      return s.draw[o.seat]!.length > 0;
    case 'supply':
      return s.influence[o.seat]! >= c.least;
    case 'occupierStrength':
      return contentOf(s).strength[occupierOf(s, o)]! >= c.least;
    case 'notFirst':
      return s.order[0] !== o.seat;
    case 'wonNoRegion':
      return REGION_NUMBERS.every(region => resultOf(s, region, o.seat) !== 'win');
    case 'result':
      return (c.of as readonly string[]).includes(resultOf(s, s.region, o.seat) ?? '');
    case 'notLeading':
      return clash !== null && !leadersOf(s, clash, totalsOf(s, clash)).includes(o.seat);
    case 'otherParticipant':
      return (clash?.in.length ?? 0) > 1;
    case 'madeFinalTie':
      return clash?.final ?? false;
    case 'location':
      return isAt(o.location, c.of);
    case 'struckDown':
      return clash?.struck.some(card => c.traits.includes(TRAIT[card]!)) ?? false;
  }
}

export function allHold(s: State, o: Occasion, conditions: readonly Condition[]): boolean {
  for (const condition of conditions) if (!holds(s, o, condition)) return false;
  return true;
}
