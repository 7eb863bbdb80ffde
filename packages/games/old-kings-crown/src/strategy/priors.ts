/** How likely a player of sense is to take each option. */
import type { Option } from '../options.ts';
import { locationData, STRENGTH } from '../pieces.ts';
import type { View } from '../sight.ts';

/** A Bid worth winning is a middle Captain; the strongest cards are for Regions. */
const bidWorth = (strength: number): number => (strength >= 5 && strength <= 8 ? 2 : strength > 8 ? 0.6 : 0.3);

function weight(v: View, o: Option): number {
  switch (o.type) {
    case 'bid':
      return bidWorth(STRENGTH[o.card]!);
    case 'pass':
    case 'decline':
      return 1;
    case 'take':
    case 'stealKingdom':
      return 2;
    case 'takeDeck':
      return 1;
    case 'discardSlot':
    case 'discardBoth':
      return 0.3;
    case 'placeCards':
      return 1 + (STRENGTH[o.highlands] ?? 0) / 6 + (STRENGTH[o.plateau] ?? 0) / 6 + (STRENGTH[o.lowlands] ?? 0) / 6;
    case 'reinforce':
      return 1 + STRENGTH[o.card]! / 4;
    case 'play':
      return 0.5 + STRENGTH[o.card]! / 4;
    case 'eliminate':
      return 1 + STRENGTH[o.card]! / 3;
    case 'claim':
      return locationData(o.location).influence + (v.heralds[v.viewer!] === o.location ? 2 : 0);
    case 'stealInfluence':
    case 'court':
    case 'quest':
    case 'myth':
    case 'return':
      return 3;
    case 'retire':
      return STRENGTH[o.card]! <= 2 ? 0.6 : 0.1;
    case 'keepCards':
      return 2 * o.cards.length;
    default:
      return 1;
  }
}

export const priors = (v: View): number[] => v.ask!.options[v.viewer!]!.map(o => weight(v, o));
