/** Harvest (RNW-423, RNW-460..RNW-462, D16). */
import { END, type Seat } from '@interregnum/kernel';
import { drawTactics } from '../../cards.ts';
import { DEVELOPMENTS } from '../../content/words.ts';
import { buildDevelopment, changeInfluence, destroyDevelopment, setDial, turnDial } from '../../figures.ts';
import { isReplaced } from '../../instead.ts';
import { type Option, option } from '../../options.ts';
import { type Area, DIALS, WOOD } from '../../pieces.ts';
import { place } from '../../places.ts';
import { production, productionOf } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { dialOf } from '../../table.ts';
import { buildOptions, developmentsOf, isUnused, replaceable } from '../strongholds.ts';

const kindOf = (name: (typeof DEVELOPMENTS)[number]): number => DEVELOPMENTS.indexOf(name);
const DIPLOMAT_INFLUENCE = 2;

export const harvest = procedure<{ seat: Seat }>('harvest', {
  totals: (s, { seat }) => {
    for (const [dial, n] of productionOf(s, seat).entries()) setDial(s, seat, dial, n);
    place(s, 'harvest.totals', { seat });
  },
});

/** RNW-461: a dial of a type that the token's area provides; none under a waste token (RNW-Q340). */
const raisable = (s: State, area: Area): Option[] =>
  DIALS.filter(dial => production(s, area, dial) > 0).map(option.raise);

interface Build {
  seat: Seat;
  kind: number;
  area: Area;
}

/** Tokens that can be built now, and where. */
export const tokenOptions = (s: State, seat: Seat): Option[] =>
  (dialOf(s, seat, WOOD) > 0 ? buildOptions(s, seat) : []).map(({ kind, area }) => option.build(kind, area));

/** One is built; with all of its kind on the board another goes first (RNW-407). */
export const buildToken = procedure<Build>('buildToken', {
  replaced: {
    question: ASK.harvest,
    ask: 'forced',
    while: (s, { seat, kind }) => !isUnused(s, seat, kind),
    who: (_, { seat }) => seat,
    options: (s, { kind, area }, seat) => replaceable(s, seat, kind, area).map(option.destroyAt),
    then: (s, { kind }, answer) => {
      if (answer.type === 'destroyAt') destroyDevelopment(s, answer.area, kind);
    },
  },
  build: (s, { seat, area, kind }) => {
    turnDial(s, seat, WOOD, -1);
    buildDevelopment(s, seat, area, kind);
  },
});

export const harvestBonus = procedure<{ seat: Seat }>('harvestBonus', {
  resources: {
    question: ASK.harvest,
    ask: 'forced',
    each: (s, { seat }) => developmentsOf(s, seat, kindOf('resources')),
    who: (_, { seat }) => seat,
    options: (s, _l, _seat, area) => raisable(s, area),
    then: (s, _, answer, seat) => {
      if (answer.type === 'raise') turnDial(s, seat, answer.dial, 1);
    },
  },
  others: (s, { seat }) => {
    s.bonusTaken = true;
    // RNW-462: before anything is built, so that a new one waits for the next bonus
    changeInfluence(s, seat, DIPLOMAT_INFLUENCE * developmentsOf(s, seat, kindOf('diplomat')).length);
    drawTactics(s, seat, developmentsOf(s, seat, kindOf('training-ground')).length);
  },
  instead: (s, { seat }) => {
    if (isReplaced(s, 'harvest.build', { seat })) return END;
  },
  build: {
    question: ASK.harvest,
    who: (_, { seat }) => seat,
    options: (s, _, seat) => {
      const builds = tokenOptions(s, seat);
      return builds.length === 0 ? [] : [option.none, ...builds];
    },
    then: (s, _, answer, seat) => {
      if (answer.type === 'build') call(s, buildToken, { seat, kind: answer.development, area: answer.area });
    },
  },
});
