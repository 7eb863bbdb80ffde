/** The four Commander Cards (OKC-182, OKC-183). One use is one turn of the Commander Disc. */
import {
  allFacedown,
  bid,
  type Effect,
  facedown,
  gain,
  hand,
  haveBid,
  heraldOnMap,
  may,
  mine,
  optional,
  revealed,
  sel,
  selRegion,
  swap,
  takesPart,
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
      may('LSu', null, {
        op: 'either',
        asks: 'OKC-D10',
        of: { gain: [gain(1)], heir: [{ op: 'grant', keywords: [invulnerable], to: mine('heir'), until: 'round' }] },
      }),
    ],
  },
  {
    id: 'CM-CL',
    faction: 'clans',
    name: 'The Tide-Reader',
    effects: [may('AuA', takesPart, { op: 'herald', to: 'here' }, total(1)), may('MSu-B', haveBid, bid(3))],
  },
  {
    id: 'CM-UP',
    faction: 'uprising',
    name: 'The Watchers in the Wall',
    effects: [
      may(
        'LSu',
        null,
        selRegion('facedown'),
        { op: 'peek', what: allFacedown('picked') },
        optional('OKC-D79', sel(facedown('regions'), 'a', 'OKC-D79'), sel(hand, 'b', 'OKC-D79'), swap),
      ),
    ],
  },
  {
    id: 'CM-GA',
    faction: 'gathering',
    name: 'Herald of the Moon',
    effects: [may('LAu', heraldOnMap, sel(revealed('herald'), 'a'), { op: 'hand', what: 'a' })],
  },
];
