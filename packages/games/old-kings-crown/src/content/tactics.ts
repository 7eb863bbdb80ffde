/** The 16 Tactic Tiles (OKC-270). Using one flips it; a Ritual tile flips only when it is complete. */
import { courtCards, facedown, hand, revealed } from './card-sets.ts';
import {
  card,
  type Effect,
  flag,
  haveBid,
  inWindow,
  may,
  naming,
  offered,
  result,
  some,
  struckDown,
  takesPart,
  tied,
  toHand,
  total,
} from './effect.ts';
import type { Faction } from './factions.ts';
import type { Provenance } from './provenance.ts';
import { eliminate } from './traits.ts';

export interface Tactic {
  /** Its rule: T-NO1 and so on. */
  id: string;
  faction: Faction;
  name: string;
  nameFrom: Provenance;
  effects: readonly Effect[];
  effectsFrom: Provenance;
  /** Ritual tiles: tokens needed, and the card that completion brings. */
  ritual: { tokens: number; card: string } | null;
}

type Line = readonly [name: string, nameFrom: Provenance, effectsFrom: Provenance, effect: Effect];

const tiles = (faction: Faction, prefix: string, lines: readonly Line[]): readonly Tactic[] =>
  lines.map(([name, nameFrom, effectsFrom, effect], i) => ({
    id: `${prefix}${i + 1}`,
    faction,
    name,
    nameFrom,
    effects: [effect],
    effectsFrom,
    ritual: null,
  }));

/** T-NO1..T-NO4. */
const nobility = tiles('nobility', 'T-NO', [
  [
    'The House Endures',
    'rulebook',
    'rulebook',
    may('onCourt', some(courtCards), offered('OKC-D52'), { op: 'keepInCourt' }),
  ],
  ['School of the Stones', 'rulebook', 'ours', may('AuA', takesPart, inWindow, total(2))],
  [
    'Royal Prerogative',
    'ours',
    'public',
    may('MSu-B', haveBid, inWindow, flag({ flag: 'bidTotalZero' }, 'opponents', 'bidding')),
  ],
  [
    'Raise the Drawbridge',
    'ours',
    'ours',
    may(
      'AuE',
      result('win', 'tie'),
      inWindow,
      { op: 'sel', from: revealed('here'), as: 'a', asks: 'OKC-D11' },
      { op: 'selLocation', for: 'card', asks: 'OKC-D60' },
      { op: 'place', what: 'a', as: 'fortify' },
    ),
  ],
]);

/** T-CL1..T-CL4. */
const clans = tiles('clans', 'T-CL', [
  ['Startling Battlecry', 'rulebook', 'ours', may('AuT', tied, inWindow, { op: 'winner' })],
  [
    'School of the Storms',
    'public',
    'public',
    may(
      'EAu',
      null,
      inWindow,
      flag({ flag: 'regionChoice', choices: [1, 2] }, 'me', 'round'),
      flag({ flag: 'gainOnNextWin', n: 1 }, 'me', 'round'),
    ),
  ],
  [
    'Thunder of Hooves',
    'ours',
    'ours',
    may('AuA', takesPart, card(revealed('adjacent', 'cavalry')), { op: 'move', what: 'a', to: 'clash' }),
  ],
  [
    'Salt-Hardened',
    'ours',
    'public',
    may(
      'LAu',
      null,
      card(revealed('regions')),
      { op: 'more', from: revealed('regions'), most: 2, asks: 'OKC-D86' },
      toHand('a'),
    ),
  ],
]);

/** T-UP1..T-UP4. */
const uprising = tiles('uprising', 'T-UP', [
  [
    'Take the Power Back',
    'rulebook',
    'inferred',
    may('AuE', struckDown('captain', 'champion', 'heir', 'myth'), inWindow, { op: 'limit', n: 1 }),
  ],
  [
    'School of the Streets',
    'public',
    'public',
    may('AuK', takesPart, card(revealed('clash')), {
      op: 'grant',
      keywords: [eliminate('captain', 'champion', 'heir')],
      to: 'a',
      until: 'clash',
    }),
  ],
  [
    'Ambush in the Alleys',
    'inferred',
    'ours',
    may('AuD', some(facedown('here')), offered('OKC-D41', { of: 'card', from: [hand, facedown('elsewhere')] }), {
      op: 'swap',
      one: 'here',
      other: 'a',
    }),
  ],
  ['Forged Orders', 'ours', 'public', may('LSu', null, naming({ of: 'pair' }), { op: 'swapPairs', asks: 'OKC-D75' })],
]);

const lossToken = may('onLoss', null, offered('OKC-D61', { of: 'tile', which: 'ritual' }), {
  op: 'token',
  on: 'named',
  n: 1,
});

/** T-GA1..T-GA4. */
const gathering = tiles('gathering', 'T-GA', [
  [
    'School of the Sap',
    'rulebook',
    'rulebook',
    may('AuA', null, naming({ of: 'player', from: 'participants' }), total(-2, 'picked')),
  ],
  ['Ritual of the Tooth', 'inferred', 'ours', lossToken],
  ['Ritual of the Eye', 'inferred', 'ours', lossToken],
  [
    'Out Beyond the Lights',
    'public',
    'public',
    may(
      'AuA',
      takesPart,
      card(revealed('clash')),
      { op: 'sel', from: revealed('elsewhere'), as: 'b', asks: 'OKC-D77' },
      { op: 'exchange', out: 'a', in: 'b' },
    ),
  ],
]);

const RITUALS: Readonly<Record<string, Tactic['ritual']>> = {
  'T-GA2': { tokens: 3, card: 'GA20' },
  'T-GA3': { tokens: 4, card: 'GA21' },
};

export const TACTICS: readonly Tactic[] = [...nobility, ...clans, ...uprising, ...gathering].map(tile => ({
  ...tile,
  ritual: RITUALS[tile.id] ?? null,
}));
