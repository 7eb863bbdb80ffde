/** The four Commander Cards (OKC-182, OKC-183). One use is one turn of the Commander Disc. */
import { allFacedown, mine, revealed } from './card-sets.ts';
import {
  bid,
  card,
  type Effect,
  gain,
  haveBid,
  heraldOnMap,
  may,
  naming,
  region,
  takesPart,
  toHand,
  total,
} from './effect.ts';
import type { Faction } from './factions.ts';
import type { Provenance } from './provenance.ts';
import { invulnerable } from './traits.ts';

export interface Commander {
  /** Its rule: CM-NO and so on. */
  id: string;
  faction: Faction;
  name: string;
  effects: readonly Effect[];
}

export const commanderProvenance: Provenance = 'public';

export const COMMANDERS: readonly Commander[] = [
  {
    id: 'CM-NO',
    faction: 'nobility',
    name: 'The Regal Guard',
    effects: [
      may(
        'LSu',
        null,
        naming({
          of: 'way',
          ways: {
            gain: [gain(1)],
            heir: [{ op: 'grant', keywords: [invulnerable], to: mine('heir'), until: 'round' }],
          },
        }),
      ),
    ],
  },
  {
    id: 'CM-CL',
    faction: 'clans',
    name: 'The Tide-Reader',
    effects: [
      may('AuA', takesPart, naming({ of: 'location', for: 'herald' }), { op: 'herald' }, total(1)),
      may('MSu-B', haveBid, naming({ of: 'way', ways: { bid: [bid(3)] } })),
    ],
  },
  {
    id: 'CM-UP',
    faction: 'uprising',
    name: 'The Watchers in the Wall',
    effects: [
      may(
        'LSu',
        null,
        region('facedown'),
        { op: 'peek', what: allFacedown('picked') },
        { op: 'swapOwn', with: 'hand', asks: 'OKC-D79' },
      ),
    ],
  },
  {
    id: 'CM-GA',
    faction: 'gathering',
    name: 'Herald of the Moon',
    effects: [may('LAu', heraldOnMap, card(revealed('herald')), toHand('a'))],
  },
];
