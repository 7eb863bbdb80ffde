/** Kingdom Cards K01..K19: Allies. */
import { allFacedown, hand, keyedInClash, lostPile, mine, opposingFacedown, revealed } from './card-sets.ts';
import {
  always,
  auto,
  byOpponent,
  card,
  flag,
  gain,
  heraldOnMap,
  inWindow,
  may,
  none,
  notFirst,
  offered,
  region,
  sameLocationAsMine,
  some,
  swap,
  takesPart,
  toBottom,
  total,
} from './effect.ts';
import { adapted, kingdomCards, named, ours } from './kingdom-card.ts';
import { eliminate, resilient } from './traits.ts';

/** K01..K19. */
export const allies = kingdomCards('ally', 1, [
  [
    'Emboldened Brigands',
    named('rulebook', 'public'),
    null,
    always({ mod: 'cmp', n: 3 }),
    auto('onSteal', null, gain(1)),
  ],
  ['Free Company of the Ford', ours, 'round', may('AuA', some(revealed('clash', 'captain')), inWindow, total(2))],
  [
    'The Gossip at the Well',
    ours,
    'round',
    may(
      'LSu',
      heraldOnMap,
      inWindow,
      { op: 'sel', from: opposingFacedown('herald'), as: 'a', asks: 'OKC-D11' },
      { op: 'peek', what: 'a' },
    ),
  ],
  [
    'Keeper of the Last Inn',
    adapted,
    'round',
    may(
      'LSu',
      null,
      region('facedown'),
      { op: 'peek', what: allFacedown('picked') },
      { op: 'swapOwn', with: 'facedown', asks: 'OKC-D87' },
    ),
  ],
  [
    'The Reed Ferrywoman',
    adapted,
    'round',
    may('ESp', some(lostPile), card(hand), { op: 'sel', from: lostPile, as: 'b', asks: 'OKC-D87' }, swap),
  ],
  ['Master of Ceremonies', adapted, 'round', may('MSp-O', null, offered('OKC-D03'), { op: 'order', asks: 'OKC-D03' })],
  [
    'Barefoot Surgeons',
    ours,
    null,
    always({ mod: 'grant', keywords: [resilient], to: mine() }, { mod: 'resilientCoversVulnerable' }),
  ],
  ['Tollgate Sergeants', ours, 'round', auto('onHeraldPlaced', [byOpponent, sameLocationAsMine], gain(1))],
  ['The Old Quartermaster', ours, null, always({ mod: 'limit', n: 1 })],
  ['Drummer Children', ours, null, always({ mod: 'str', of: revealed('clash', 'follower'), n: 2 })],
  ['Chalk Hill Huntsmen', ours, null, always({ mod: 'bolster', n: 1 })],
  [
    'Guild of Siege-Wrights',
    ours,
    null,
    always({ mod: 'str', of: revealed('clash', 'war-machine'), n: 2 }, { mod: 'deployFromDiscard', pay: 1 }),
  ],
  [
    'The Defrocked Confessor',
    ours,
    'round',
    may(
      'EWi',
      some(revealed('any')),
      inWindow,
      { op: 'sel', from: revealed('any'), as: 'a', asks: 'OKC-D11' },
      toBottom('a'),
    ),
  ],
  [
    'The Masked Understudy',
    adapted,
    'round',
    may('AuRR', takesPart, card(keyedInClash), { op: 'retreat', with: 'a', asks: 'OKC-D42' }),
  ],
  [
    "Bell-Ringers' Guild",
    ours,
    'round',
    may('EAu', null, inWindow, flag({ flag: 'regionChoice', choices: [1] }, 'me', 'round')),
  ],
  ['The Exiled Duellist', ours, null, always({ mod: 'grant', keywords: [eliminate('captain')], to: mine('captain') })],
  ['Foundling Watch', ours, null, always({ mod: 'drop', keyword: 'vulnerable', of: mine('agent') })],
  ['The Tithe Reeve', ours, 'round', auto('MSp-I', notFirst, gain(1))],
  ['A Lesser Claimant', ours, 'round', auto('onWin', none(revealed('here', 'heir')), gain(1))],
]);
