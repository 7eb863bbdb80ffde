/** The Season cards of Banners of War: three for each season, all of them ours. */
import type { SeasonCard } from '../card.ts';
import {
  actAs,
  bid,
  each,
  either,
  flag,
  forSeason,
  gain,
  hasInfluence,
  may,
  type Op,
  pay,
  pickPlayer,
  receiveRune,
  recruitTriangle,
  someArea,
  tactics,
  way,
  when,
} from '../effect.ts';
import type { Season } from '../words.ts';
import { cleanse, desolate, freeze, mayDesolate } from './ops.ts';

type Line = readonly [name: string, effect: readonly Op[], council?: 'council'];

const cards = (season: Season, prefix: string, lines: readonly Line[]): readonly SeasonCard[] =>
  lines.map(([name, effect, council], i) => ({
    id: `${prefix}${i + 1}`,
    name,
    nameFrom: 'ours',
    textFrom: 'ours',
    module: 'bow',
    season,
    isCouncil: council !== undefined,
    effect: forSeason(...effect),
  }));

const recruitCircle: Op = { op: 'recruit', shape: 'circle', n: 1 };
const anyHero: Op = { op: 'pickHero', from: 'all', asks: 'RNW-D46' };

/** SPB1..SPB3. */
const spring = cards('spring', 'SPB', [
  ['Winds of Al-Kalim', each(mayDesolate({ control: 'mine' }))],
  ['Restoration', each(cleanse('any', 1, 'no', 1))],
  ['Seats of Learning', [bid('high'), actAs('high'), { op: 'seizeTitle', asks: 'RNW-D46' }], 'council'],
]);

/** SUB1..SUB3. */
const summer = cards('summer', 'SUB', [
  [
    'Wandering Armies',
    each(
      ...when(
        someArea({ stronghold: 'mine' }),
        ...either(way('triangle', null, recruitTriangle), way('circle', hasInfluence(1), pay(1), recruitCircle)),
      ),
    ),
  ],
  ['Scorching Sun', each({ op: 'scorch' })],
  [
    'Games of the Council',
    [bid('high'), tactics(2, 'high'), actAs('high'), pickPlayer('with-tactics'), { op: 'lookHand' }],
    'council',
  ],
]);

/** FAB1..FAB3. */
const fall = cards('fall', 'FAB', [
  [
    'Over-Harvest',
    each(...may({ if: 'anyDialCanRise' }, { op: 'raiseTwo', asks: 'RNW-D46' }, desolate({ control: 'mine' }))),
  ],
  ['Bandit Lords', [{ op: 'bandits' }]],
  [
    'Trial of Loyalty',
    [
      bid('low'),
      actAs('low'),
      ...when({ if: 'noHero' }, gain(-2)),
      ...when({ if: 'hasHero' }, anyHero, { op: 'desert' }),
    ],
    'council',
  ],
]);

/** WIB1..WIB3. */
const winter = cards('winter', 'WIB', [
  ['Unnatural Winter', [actAs('fewest-areas'), freeze({}, 3)]],
  ['Rune in the Ice', [bid('high'), actAs('high'), receiveRune, freeze({ seen: true })], 'council'],
  ['Long Night', [flag('noSupport', 'season')]],
]);

export const BOW_SEASON_CARDS: readonly SeasonCard[] = [...spring, ...summer, ...fall, ...winter];
