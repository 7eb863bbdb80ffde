/** The Title cards: TI1, TI2, TI3, and TI4 of Banners of War. */
import type { TitleCard } from './card.ts';
import { discardThis, inPile, may, receiveRune, recruitTriangle } from './effect.ts';

export const TITLES: readonly TitleCard[] = [
  {
    id: 'TI1',
    name: "Primarch of the Wizards' Council",
    nameFrom: 'public',
    textFrom: 'public',
    module: 'base',
    ability: { kind: 'primarch', influence: 1 },
  },
  {
    id: 'TI2',
    name: "Captain of the Heroes' League",
    nameFrom: 'public',
    textFrom: 'public',
    module: 'base',
    ability: { kind: 'captain', rewards: 3, effect: [receiveRune] },
  },
  {
    id: 'TI3',
    name: 'Marshal of the Five Armies',
    nameFrom: 'public',
    textFrom: 'ours',
    module: 'base',
    ability: {
      kind: 'marshal',
      afterRazing: may(inPile('dragon'), discardThis, receiveRune),
      afterConquer: [recruitTriangle],
    },
  },
  {
    id: 'TI4',
    name: 'Guildmaster of Merchants',
    nameFrom: 'rulebook',
    textFrom: 'rulebook',
    module: 'bow',
    ability: { kind: 'guildmaster', dial: 2 },
  },
];
