/** The Season cards, 32 of the base game, then those of Banners of War: their primary abilities; the secondary ones are the season's own (RNW-033..RNW-036). */
import { BOW_SEASON_CARDS } from './bow/seasons.ts';
import type { SeasonCard } from './card.ts';
import {
  actAs,
  bid,
  destroy,
  dial,
  each,
  eachBut,
  eachHero,
  either,
  flag,
  forSeason,
  gain,
  hasInfluence,
  heal,
  inPile,
  lookUpTo,
  may,
  type Op,
  pay,
  pickArea,
  pickAttribute,
  pickDial,
  pickHero,
  quest,
  receiveRune,
  recruitTriangle,
  someArea,
  someUnit,
  tactics,
  train,
  way,
  when,
} from './effect.ts';
import type { Provenance } from './provenance.ts';
import { RESOURCES, type Resource, type Season } from './words.ts';

type Line = readonly [name: string, from: Provenance, effect: readonly Op[], council?: 'council'];

const cards = (season: Season, prefix: string, lines: readonly Line[]): readonly SeasonCard[] =>
  lines.map(([name, from, effect, council], i) => ({
    id: `${prefix}${i + 1}`,
    name,
    nameFrom: from,
    textFrom: from,
    module: 'base',
    season,
    isCouncil: council !== undefined,
    effect: forSeason(...effect),
  }));

const anyDial = pickDial('up', RESOURCES);
const dialLoss: Op = { op: 'dialLoss' };
const lower = (among: readonly Resource[] | 'highest'): Op[] => [dialLoss, pickDial('down', among), dial('picked', -1)];
const freeOfRunes = { control: 'free', rune: 'none' } as const;
const runeAtHome = { home: 'my', rune: 'some' } as const;
const outsideHome = { home: 'no', nextTo: 'my-home', rune: 'none' } as const;
const hellhound: Op = { op: 'neutral', what: 'rectangle', n: 1, at: 'area' };

/** SP1..SP8. */
const spring = cards('spring', 'SP', [
  ['Famine', 'public', each(dialLoss, { op: 'famine' })],
  ['Bountiful Planting', 'ours', each(anyDial, dial('picked', 1))],
  ['Muster of Spring', 'ours', each(recruitTriangle)],
  ['Free Companies', 'ours', each(...when({ if: 'heroToGain' }, ...may(hasInfluence(2), pay(2), { op: 'gainHero' })))],
  [
    'Call to the Council',
    'ours',
    [bid('high'), tactics(3, 'high'), ...eachBut('high', ...when({ if: 'bidAtLeast1' }, tactics(1)))],
    'council',
  ],
  ['Stirring of the Wilds', 'ours', [{ op: 'stirWilds' }]],
  ["Pilgrims' Road", 'ours', each(gain(1), gain('perCity'))],
  [
    'Tests of Loyalty',
    'ours',
    each(
      ...eachHero(
        'other-alignment',
        ...either(way('pay', hasInfluence(2), pay(2)), way('desert', null, { op: 'desert' })),
      ),
    ),
  ],
]);

/** SU1..SU8. */
const summer = cards('summer', 'SU', [
  ['Festival of Heroes', 'ours', each(heal('all', 'all-mine'), { op: 'standHeroes', who: 'all-mine' })],
  ['Rumors of Treasure', 'ours', each(quest(1))],
  [
    'Trade Caravans',
    'ours',
    each(
      ...either(
        way('influence', null, gain(2)),
        way('wood', { if: 'dialCanRise', res: 'wood' }, dial('wood', 1)),
        way('ore', { if: 'dialCanRise', res: 'ore' }, dial('ore', 1)),
      ),
    ),
  ],
  ['Tournament of Arms', 'ours', each(pickHero, pickAttribute, train('picked', 1))],
  [
    'Visions of the Orb',
    'ours',
    [bid('high'), actAs('high'), lookUpTo(3), { op: 'pickTwoSeen', asks: 'RNW-D46' }, { op: 'swapRunes' }],
    'council',
  ],
  ['Drought', 'ours', each(...lower(['food', 'wood']))],
  ['Long Days', 'ours', [flag('farther', 'season')]],
  [
    'Mercenaries for Hire',
    'ours',
    each(
      ...when(
        { if: 'neutralInSupply', what: 'rectangle' },
        ...when(
          someArea({ units: 'my-faction' }),
          ...may(hasInfluence(3), pay(3), pickArea({ units: 'my-faction' }), hellhound),
        ),
      ),
    ),
  ],
]);

/** FA1..FA8. */
const fall = cards('fall', 'FA', [
  ['Early Frost', 'ours', [flag('iceForAll', 'season')]],
  ['Plague', 'ours', each({ op: 'plague', least: 6 })],
  [
    'Threatened Home Realms',
    'inferred',
    // RNW-Q134: where every area beside it has a rune the token stays
    each(
      ...when(
        someArea(runeAtHome),
        ...when(someArea(outsideHome), pickArea(runeAtHome), pickArea(outsideHome, 'to'), { op: 'moveRune' }),
      ),
    ),
  ],
  [
    'War Levy',
    'ours',
    each(...when({ if: 'influenceBelow', n: 2 }, gain(-2), ...lower(RESOURCES)), ...when(hasInfluence(2), gain(-2))),
  ],
  [
    'Mutiny',
    'ours',
    each(
      ...either(
        way('destroy', someUnit({ of: 'mine' }), destroy(1, { of: 'mine' }, 'me')),
        way('pay', hasInfluence(2), pay(2)),
      ),
    ),
  ],
  ['Harvest Moon', 'ours', each(...may(null, pickDial('any', RESOURCES), { op: 'dialToProduction' }))],
  [
    'Shadow Court',
    'ours',
    [
      bid('both'),
      { op: 'discardRandom', of: 'low', n: 2 },
      actAs('high'),
      { op: 'pickTactics', from: 'discarded', asks: 'RNW-D46' },
    ],
    'council',
  ],
  [
    'Judgement of the Council',
    'public',
    [
      bid('high'),
      actAs('high'),
      ...when({ if: 'noCityOnBoard' }, gain(3)),
      ...when({ if: 'cityOnBoard' }, pickArea({ city: true }), { op: 'destroyCity' }),
    ],
    'council',
  ],
]);

/** WI1..WI8. */
const winter = cards('winter', 'WI', [
  [
    'Power for the Pious',
    'public',
    [
      bid('low'),
      ...eachBut(
        'low',
        ...when(inPile('dragon'), pickArea({ control: 'mine', rune: 'none' }, 'area', 'low'), {
          op: 'placeRune',
          rune: 'dragon',
        }),
      ),
    ],
    'council',
  ],
  ['Gift of the Council', 'ours', [bid('high'), actAs('high'), receiveRune], 'council'],
  [
    'Shards in the Snow',
    'ours',
    [
      bid('both'),
      actAs('high'),
      ...when(inPile('dragon'), pickArea([{ ...freeOfRunes, nextTo: 'mine' }, freeOfRunes]), {
        op: 'placeRune',
        rune: 'dragon',
      }),
      actAs('low'),
      ...when(inPile('false'), pickArea(freeOfRunes), { op: 'placeRune', rune: 'false' }),
    ],
    'council',
  ],
  ['Blizzard', 'ours', [flag('nearer', 'season')]],
  ['Bitter Cold', 'ours', [flag('bitterCold', 'season')]],
  ['Broken Supply Lines', 'ours', each(...lower('highest'))],
  ['Wolves of Winter', 'ours', each(destroy(1, { of: 'mine', in: { stronghold: 'none' } }, 'me'))],
  ['Truce of Kellos', 'ours', [flag('truce', 'season')]],
]);

export const SEASON_CARDS: readonly SeasonCard[] = [...spring, ...summer, ...fall, ...winter, ...BOW_SEASON_CARDS];
