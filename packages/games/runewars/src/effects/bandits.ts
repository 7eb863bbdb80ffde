/** FAB2: triangle units come to the cities that nobody controls, of types that one player picks. */

import type { Seat } from '@interregnum/kernel';
import { boardOf } from '../board.ts';
import { tell } from '../events.ts';
import { fromSupply } from '../figures.ts';
import { option } from '../options.ts';
import { type Area, NONE, type UnitType } from '../pieces.ts';
import { neutralsOf } from '../printed.ts';
import { ASK } from '../questions.ts';
import { procedure, type State } from '../state.ts';
import { controllerOf, leftOf } from '../table.ts';

const freeCities = (s: State): Area[] =>
  boardOf(s).areas.filter(area => s.cities[area] !== NONE && controllerOf(s, area) === NONE);
const typesLeft = (s: State): UnitType[] => neutralsOf(s, 'triangle').filter(type => s.supply[type]! > 0);
/** The player to the left of the first player's seat. */
const pickerOf = (s: State): Seat => leftOf(s, s.first);

export const bandits = procedure<Record<string, never>>('bandits', {
  cities: {
    question: ASK.seasonCard,
    ask: 'forced',
    each: s => freeCities(s),
    who: s => pickerOf(s),
    options: s => typesLeft(s).map(option.unitType),
    then: (s, _l, answer, _seat, area) => {
      if (answer.type !== 'unitType' || fromSupply(s, area, answer.unit, 1) === 0) return;
      tell({ type: 'neutrals', area, unit: answer.unit, n: 1 });
    },
  },
});
