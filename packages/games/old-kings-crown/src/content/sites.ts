/** Kingdom Cards K38..K55: Sites. */
import { courtCards, hand, pickedHand } from './card-sets.ts';
import {
  always,
  auto,
  byOpponent,
  flag,
  gain,
  inWindow,
  location,
  may,
  none,
  occupierStrength,
  offered,
  pay,
  region,
  some,
  somebodyHasHand,
  spend,
  supply,
  swap,
  wonNoRegion,
} from './effect.ts';
import { adapted, kingdomCards, named, ours } from './kingdom-card.ts';

/** K38..K55. */
export const sites = kingdomCards('site', 38, [
  ['The Glittering Caves', named('public', 'public'), 'round', auto('onSoP', null, gain(1))],
  [
    'Ruined Citadel',
    named('public', 'public'),
    'spend',
    may('LSu', null, region(), flag({ flag: 'halveOpponents' }, 'region', 'first-clash'), spend('discard')),
  ],
  ["Merchants' Quay", ours, 'round', auto('MSp-I', occupierStrength(6), gain(1))],
  ['The Old Toll Bridge', ours, 'round', auto('onClaim', [byOpponent, location('plateau')], gain(1))],
  ['The Watchtower Line', adapted, null, always({ mod: 'bid', n: 2 }, { mod: 'def', n: 2 }, { mod: 'noStealing' })],
  ['Snowline Hermitage', adapted, 'round', auto('MSp-I', none(courtCards), gain(1))],
  ['The Sunken Library', adapted, 'spend', auto('onAttrition', null, spend(), { op: 'limitStays' })],
  ['Orchard Commons', ours, 'round', auto('onClaim', location('harvest'), gain(1))],
  ['The Ossuary Steps', ours, null, always({ mod: 'necropolisByChoice' })],
  ['Chapel of Small Gods', ours, 'round', may('afterShrine', null, offered('OKC-D84'), { op: 'draw', n: 1 })],
  [
    'Mercenary Camp',
    ours,
    'round',
    may('LSu', supply(1), region(), pay(1), flag({ flag: 'plus', n: 3 }, 'region', 'first-clash')),
  ],
  [
    'The Hidden Stair',
    adapted,
    'round',
    may('EAu', some(hand), region('own-facedown'), { op: 'sel', from: hand, as: 'b', asks: 'OKC-D87' }, swap),
  ],
  [
    'The Rookery',
    ours,
    'round',
    may(
      'ESu',
      null,
      inWindow,
      { op: 'selPlayer', with: 'hand', asks: 'OKC-D11' },
      { op: 'peekRandom', what: pickedHand, n: 2 },
    ),
  ],
  ["Smugglers' Gap", ours, 'round', always({ mod: 'oneMoreLoyal' })],
  ['The Proving Ground', ours, 'round', auto('onRetire', null, gain(1))],
  ['The Treaty Stone', ours, null, always({ mod: 'safeFromHeraldsAndBattlefield' })],
  ['The Standing Moot', ours, 'round', auto('EWi', wonNoRegion, gain(1))],
  [
    'Tourney Field',
    adapted,
    'spend',
    may('ESu', somebodyHasHand, inWindow, { op: 'tourney', prize: 2, asks: 'OKC-D73' }, spend()),
  ],
]);
