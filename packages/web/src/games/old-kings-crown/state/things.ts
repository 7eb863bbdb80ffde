/** Which things on the table an option speaks of, by their spots. */
import { type Option, SIMULACRUM, type View } from '@interregnum/old-kings-crown';
import { cardSpot, kingdomSpot, locationSpot, partySpot, regionSpot, sourceSpot, tileSpot } from './props.ts';

export const DECK = 'pile.kingdom';
export const DISC = 'disc';
/** What lies face down at a Region, or waits there Deployed. */
export const slotSpot = (region: number, party: number): string => `slot.${region}.${party}`;

type Words = Readonly<Record<string, unknown>>;

const PARTS: readonly (readonly [part: string, spot: (n: number) => string])[] = [
  ['source', sourceSpot],
  ['card', cardSpot],
  ['kingdom', kingdomSpot],
  ['location', locationSpot],
  ['tile', tileSpot],
];

const named = (o: Option): string[] =>
  PARTS.flatMap(([part, spot]) => {
    const value = (o as unknown as Words)[part];
    return typeof value === 'number' ? [spot(value)] : [];
  });

/** Face-down cards are meant, not the Regions themselves. */
function slotsOf(o: Option, view: View): string[] | null {
  const own = view.viewer ?? 0;
  switch (o.type) {
    case 'usePair':
    case 'swapPair':
      return [slotSpot(o.region, o.party), slotSpot(o.other, o.party)];
    case 'swapOwn':
      return [slotSpot(o.region, own), slotSpot(o.other, own)];
    case 'swapWithHand':
    case 'ambushRegion':
      return [slotSpot(o.region, own)];
    case 'activate':
      return [slotSpot(view.region, own)];
    default:
      return null;
  }
}

/** Things that an option speaks of in another way than by their numbers. */
function others(o: Option, view: View): string[] {
  switch (o.type) {
    case 'take':
    case 'discardSlot':
      return [kingdomSpot(view.market[o.slot]!)];
    case 'discardBoth':
      return view.market.map(kingdomSpot);
    case 'takeDeck':
      return [DECK];
    case 'disc':
      return [DISC];
    case 'look':
      return [partySpot(o.party), ...heraldSlot(view, o.party)];
    default:
      return 'party' in o ? [partySpot(o.party)] : [];
  }
}

/** K03: the card that is looked at lies where the viewer's Herald stands. */
function heraldSlot(view: View, party: number): string[] {
  const location = view.heralds[view.viewer ?? SIMULACRUM] ?? -1;
  return location < 0 ? [] : [slotSpot(location >> 1, party)];
}

export function thingsOf(o: Option, view: View): readonly string[] {
  const slots = slotsOf(o, view);
  const region = slots === null && 'region' in o ? [regionSpot(o.region)] : [];
  return [...new Set([...named(o), ...(slots ?? []), ...region, ...others(o, view)])];
}
