/** Capitals: a stronghold becomes one, Fortify builds one anew, it falls (RNW-602, RNW-604, RNW-605, RNW-Q251, RNW-Q255). */
import { bigSets, type Seat } from '@interregnum/kernel';
import { tell } from '../../events.ts';
import { buildStronghold, setDamaged, turnDial } from '../../figures.ts';
import { option } from '../../options.ts';
import { type Area, HOME_OF, ORE, WOOD } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { strongholdsOf } from '../../table.ts';
import { ORE_PRICE, WOOD_PRICE } from './capital-options.ts';

function mark(s: State, seat: Seat, area: Area): void {
  s.dev = { ...s.dev, capitals: bigSets.with(s.dev.capitals, area) };
  tell({ type: 'capital', seat, area });
}

/** RNW-602, RNW-Q90: what is built there stays; it stands undamaged, a stronghold for everything that asks for one. */
function raise(s: State, seat: Seat, area: Area): void {
  setDamaged(s, area, false);
  mark(s, seat, area);
}

const homeStrongholds = (s: State, seat: Seat): Area[] =>
  strongholdsOf(s, seat).filter(area => HOME_OF[area] === s.factions[seat]);

/** RNW-Q251: without a stronghold at home nothing is placed; with one it cannot be declined. */
export const raisingCapital = procedure<{ seat: Seat }>('raiseCapital', {
  area: {
    question: ASK.capital,
    ask: 'forced',
    who: (_, { seat }) => seat,
    options: (s, _, seat) => homeStrongholds(s, seat).map(option.capital),
    then: (s, _, answer, seat) => {
      if (answer.type === 'capital') raise(s, seat, answer.area);
    },
  },
});

// --- Fortify (RNW-604, RNW-Q255) -----------------------------------------------------------------------------------------

/** RNW-604, RNW-Q255. */
export function buildCapital(s: State, seat: Seat, area: Area): void {
  turnDial(s, seat, WOOD, -WOOD_PRICE);
  turnDial(s, seat, ORE, -ORE_PRICE);
  buildStronghold(s, seat, area);
  mark(s, seat, area);
}
