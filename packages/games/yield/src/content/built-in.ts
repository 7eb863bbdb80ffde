/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import { KINDS } from './cards.ts';
import { amountsOf, BUILT_IN_EFFECTS, type Effects } from './effects.ts';
import type { Board } from './locations.ts';
import { MAP_2 } from './map2.ts';
import { MAP_3 } from './map3.ts';
import { MAP_4 } from './map4.ts';
import { MAP_5 } from './map5.ts';

export interface YieldContent extends Content {
  /** YLD-Q01: for 2 to 5 players. */
  readonly boards: readonly Board[];
  /** YLD-Q02: by kind of Battle card, how many there are. */
  readonly copies: readonly number[];
  /** By ability: what it does. */
  readonly effects: readonly Effects[];
  /** By ability and effect: its amount, 0 for one without, -1 where the ability has not this effect. */
  readonly amounts: Int8Array;
}

export const builtIn: YieldContent = {
  words: {},
  boards: [MAP_2, MAP_3, MAP_4, MAP_5],
  copies: KINDS.map(() => 6),
  effects: BUILT_IN_EFFECTS,
  amounts: amountsOf(BUILT_IN_EFFECTS),
};
