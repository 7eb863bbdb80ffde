/** Harvest (RNW-423, RNW-460..RNW-462, D16). */
import { END, type Seat } from '@interregnum/kernel';
import { drawTactics } from '../../cards.ts';
import { DEVELOPMENTS } from '../../content/words.ts';
import { buildDevelopment, changeInfluence, destroyDevelopment, setDial, turnDial } from '../../figures.ts';
import { isReplaced } from '../../instead.ts';
import { type Option, option } from '../../options.ts';
import { type Area, DIALS, NONE, WOOD } from '../../pieces.ts';
import { place } from '../../places.ts';
import { production, productionOf } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { procedure, type State } from '../../state.ts';
import { dialOf } from '../../table.ts';
import { buildOptions, developmentsOf, isUnused } from '../strongholds.ts';

const kindOf = (name: (typeof DEVELOPMENTS)[number]): number => DEVELOPMENTS.indexOf(name);
const DIPLOMAT_INFLUENCE = 2;

export const harvest = procedure<{ seat: Seat }>('harvest', {
  totals: (s, { seat }) => {
    for (const [dial, n] of productionOf(s, seat).entries()) setDial(s, seat, dial, n);
    place(s, 'harvest.totals', { seat });
  },
});

/** RNW-461: a dial of a type that the token's area provides. */
const raisable = (s: State, area: Area): Option[] =>
  DIALS.filter(dial => production(s, area, dial) > 0).map(option.raise);

interface Build {
  seat: Seat;
  kind: number;
  area: Area;
}

function buildChosen(s: State, l: Build): void {
  turnDial(s, l.seat, WOOD, -1);
  buildDevelopment(s, l.seat, l.area, l.kind);
}

export const harvestBonus = procedure<Build>('harvestBonus', {
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
      const builds = dialOf(s, seat, WOOD) > 0 ? buildOptions(s, seat) : [];
      return builds.length === 0 ? [] : [option.none, ...builds.map(({ kind, area }) => option.build(kind, area))];
    },
    then: (_, l, answer) => {
      if (answer.type !== 'build') return;
      l.kind = answer.development;
      l.area = answer.area;
    },
  },
  replaced: {
    question: ASK.harvest,
    ask: 'forced',
    while: (s, { seat, kind }) => kind !== NONE && !isUnused(s, seat, kind),
    who: (_, { seat }) => seat,
    options: (s, { kind }, seat) => developmentsOf(s, seat, kind).map(option.destroyAt),
    then: (s, _, answer) => {
      if (answer.type === 'destroyAt') destroyDevelopment(s, answer.area);
    },
  },
  done: (s, l) => {
    if (l.kind !== NONE) buildChosen(s, l);
  },
});
