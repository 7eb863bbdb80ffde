/** The 16 Tactic Tiles (OKC-270). Using one flips it; a Ritual tile flips only when it is complete. */
import {
  auto,
  courtCards,
  type Effect,
  facedown,
  flag,
  hand,
  haveBid,
  may,
  pickedFacedown,
  result,
  revealed,
  sel,
  some,
  struckDown,
  takesPart,
  tied,
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

type Line = readonly [name: string, nameFrom: Provenance, effectsFrom: Provenance, ...effects: readonly Effect[]];

const tiles = (faction: Faction, prefix: string, lines: readonly Line[]): readonly Tactic[] =>
  lines.map(([name, nameFrom, effectsFrom, ...effects], i) => ({
    id: `${prefix}${i + 1}`,
    faction,
    name,
    nameFrom,
    effects,
    effectsFrom,
    ritual: null,
  }));

const nobility = tiles('nobility', 'T-NO', [
  ['The House Endures', 'rulebook', 'rulebook', may('onCourt', some(courtCards), { op: 'keepInCourt' })],
  ['School of the Stones', 'rulebook', 'ours', may('AuA', takesPart, total(2))],
  [
    'Royal Prerogative',
    'ours',
    'public',
    may('MSu-B', haveBid, flag({ flag: 'bidTotalZero' }, 'opponents', 'bidding')),
  ],
  [
    'Raise the Drawbridge',
    'ours',
    'ours',
    may('AuE', result('win', 'tie'), sel(revealed('here'), 'a', 'OKC-D11'), { op: 'place', what: 'a', as: 'fortify' }),
  ],
]);

const clans = tiles('clans', 'T-CL', [
  ['Startling Battlecry', 'rulebook', 'ours', may('AuT', tied, { op: 'winner' })],
  [
    'School of the Storms',
    'public',
    'public',
    may(
      'EAu',
      null,
      flag({ flag: 'regionChoice', choices: [1, 2] }, 'me', 'round'),
      flag({ flag: 'gainOnNextWin', n: 1 }, 'me', 'round'),
    ),
  ],
  [
    'Thunder of Hooves',
    'ours',
    'ours',
    may('AuA', takesPart, sel(revealed('adjacent', 'cavalry', 'captain'), 'a'), { op: 'move', what: 'a', to: 'clash' }),
  ],
  [
    'Salt-Hardened',
    'ours',
    'public',
    may('LAu', null, sel(revealed('regions'), 'a', 'OKC-D86', 2), { op: 'hand', what: 'a' }),
  ],
]);

const uprising = tiles('uprising', 'T-UP', [
  [
    'Take the Power Back',
    'rulebook',
    'inferred',
    may('AuE', struckDown('captain', 'champion', 'heir', 'myth'), { op: 'limit', n: 1 }),
  ],
  [
    'School of the Streets',
    'public',
    'public',
    may('AuK', takesPart, sel(revealed('clash'), 'a'), {
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
    may('AuD', some(facedown('here')), sel(facedown('here'), 'a'), {
      op: 'either',
      asks: 'OKC-D10',
      of: {
        hand: [sel(hand, 'b'), { op: 'swap', a: 'a', b: 'b' }],
        region: [sel(facedown('elsewhere'), 'b'), { op: 'swap', a: 'a', b: 'b' }],
      },
    }),
  ],
  [
    'Forged Orders',
    'ours',
    'public',
    may('LSu', null, {
      op: 'forEachOpponent',
      asks: 'OKC-D75',
      do: [sel(pickedFacedown, 'a', 'OKC-D75'), sel(pickedFacedown, 'b', 'OKC-D75'), { op: 'swap', a: 'a', b: 'b' }],
    }),
  ],
]);

const ritualLoss = may('onLoss', null, { op: 'token', on: 'one', n: 1 });
const ritualComplete = auto('onLoss', null, { op: 'ritual' });

const gathering = tiles('gathering', 'T-GA', [
  [
    'School of the Sap',
    'rulebook',
    'rulebook',
    may('AuA', null, { op: 'selPlayer', from: 'participants', with: null, asks: 'OKC-D10' }, total(-2, 'picked')),
  ],
  ['Ritual of the Tooth', 'inferred', 'ours', ritualLoss, ritualComplete],
  ['Ritual of the Eye', 'inferred', 'ours', ritualLoss, ritualComplete],
  [
    'Out Beyond the Lights',
    'public',
    'public',
    may('AuA', takesPart, sel(revealed('clash'), 'a'), sel(revealed('elsewhere'), 'b', 'OKC-D77'), {
      op: 'exchange',
      a: 'a',
      b: 'b',
    }),
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
