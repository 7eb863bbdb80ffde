/** Peasants stay where all units have moved out, until a token is placed there (RNW-607, RNW-Q92, RNW-Q256, RNW-Q258, D72). */
import { bigSets, type Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { option } from '../../options.ts';
import { type Area, HOME_OF } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { factionUnitsAt, neutralsAt } from '../../table.ts';
import { LEAVE_PEASANTS, type Leaving } from './handles.ts';
import { hasPeasant, unusedPeasants } from './queries.ts';

/** RNW-Q92: an area that units of his have just left is his if no unit stays behind (RNW-Q353); at home it would never matter. */
const isLeft = (s: State, seat: Seat, area: Area): boolean =>
  HOME_OF[area] !== s.factions[seat] &&
  !hasPeasant(s, area) &&
  factionUnitsAt(s, s.factions[seat]!, area) === 0 &&
  neutralsAt(s, area) === 0;

interface Left {
  readonly seat: Seat;
  readonly areas: readonly Area[];
}
const leftAreas = (s: State, { seat, areas }: Left): Area[] => areas.filter(area => isLeft(s, seat, area));

/** RNW-Q256: only orders that move units ask; where allied neutral units stay behind not all have left. */
export const mayLeavePeasants = (s: State, left: Left): boolean =>
  unusedPeasants(s, left.seat) > 0 && leftAreas(s, left).length > 0;
export const leavePeasants = (s: State, left: Left): void =>
  call(s, LEAVE_PEASANTS, { seat: left.seat, areas: leftAreas(s, left) });

function put(s: State, area: Area): void {
  s.dev = { ...s.dev, peasants: bigSets.with(s.dev.peasants, area) };
  tell({ type: 'peasant', area, what: 'placed' });
}

export const leavingPeasants = procedure<Leaving>(LEAVE_PEASANTS.name, {
  place: {
    question: ASK.peasant,
    while: (s, { seat, areas }) => areas.length > 0 && unusedPeasants(s, seat) > 0,
    who: (_, { seat }) => seat,
    options: (_, { areas }) => [...areas.map(option.peasant), option.none],
    then: (s, l, answer) => {
      if (answer.type === 'peasant') put(s, answer.area);
      l.areas = answer.type === 'peasant' ? l.areas.filter(area => area !== answer.area) : [];
    },
  },
});

/**
 * RNW-607, RNW-Q258: by whomever the token is placed. RNW-Q91, RNW-Q355: before anybody moves in, so that nobody fights
 * a peasant, and the runes that it held are lost first.
 */
export function removePeasant(s: State, { area }: { area: Area }): void {
  s.dev = { ...s.dev, peasants: bigSets.without(s.dev.peasants, area) };
  tell({ type: 'peasant', area, what: 'removed' });
}
