/** Rounds of combat, one for each initiative (RNW-145, RNW-160..RNW-165, RNW-Q06). */
import { END, passMoment } from '@interregnum/kernel';
import { ATTACKER, DEFENDER, LAST_ROW, otherSide, SIDES, type Side } from '../../battle.ts';
import { performAbility } from '../../effects/performing.ts';
import { NONE, type UnitType } from '../../pieces.ts';
import { place } from '../../places.ts';
import { call, procedure, type State } from '../../state.ts';
import { deal } from './assign.ts';
import { discardDrawn, drawing, drawingFor, eligible, turnUp } from './draws.ts';
import { battleOf, changeBattle, lineOf } from './sides.ts';
import { rowCards } from './windows.ts';

type Nothing = Record<string, never>;

/** RNW-Q06: nobody is left on one side, standing or routed, nor walls to storm. */
const isDecided = (s: State): boolean =>
  lineOf(s, ATTACKER).length === 0 || (lineOf(s, DEFENDER).length === 0 && s.strongholds[battleOf(s).area] === NONE);
const mayDraw = (s: State): boolean => SIDES.some(side => eligible(s, side).length > 0);

/** RNW-162, RNW-Q44: the ability of the type, anew for each icon; those of the attacker come first. */
const specials = procedure<{ left: [number, number] }>('specials', {
  turnUp: (s, l) => {
    for (const side of SIDES) {
      const type = battleOf(s).drawers[side];
      l.left[side] = type === NONE ? 0 : turnUp(s, side, type, 'special');
    }
  },
  attacker: {
    while: (_, { left }) => left[ATTACKER] > 0,
    do: (s, l) => resolveSpecial(s, l.left, ATTACKER),
  },
  defender: {
    while: (_, { left }) => left[DEFENDER] > 0,
    do: (s, l) => resolveSpecial(s, l.left, DEFENDER),
  },
});

const special = procedure<{ side: Side; type: UnitType }>('special', {
  ability: (s, { side, type }) => performAbility(s, side, type),
  after: (s, { side, type }) => place(s, 'special.after', { side, type }),
});

function resolveSpecial(s: State, left: [number, number], side: Side): void {
  left[side]--;
  call(s, special, { side, type: battleOf(s).drawers[side] }); // RNW-Q42: also if no unit of it is left
}

/** RNW-163: both sides turn their cards up, then the defender bears the attacker's icons, then the attacker his. */
const strikes = procedure<{ icon: 'rout' | 'damage'; n: [number, number] }>('strikes', {
  turnUp: (s, l) => {
    for (const side of SIDES) {
      const type = battleOf(s).drawers[side];
      l.n[side] = type === NONE ? 0 : turnUp(s, side, type, l.icon);
    }
  },
  deal: {
    each: () => SIDES,
    do: (s, { icon, n }, side) => deal(s, otherSide(side as Side), icon, n[side as Side]),
  },
});

/** RNW-160: a type of each side draws, and the cards are carried out, whoever is left of it (RNW-164). */
const exchange = procedure<Nothing>('exchange', {
  attacker: s => call(s, drawing, drawingFor(ATTACKER)),
  defender: s => call(s, drawing, drawingFor(DEFENDER)),
  specials: s => call(s, specials, { left: [0, 0] }),
  routs: s => call(s, strikes, { icon: 'rout', n: [0, 0] }),
  damage: s => call(s, strikes, { icon: 'damage', n: [0, 0] }),
  discard: s => discardDrawn(s),
});

const row = procedure<{ number: number }>('row', {
  begin: (s, { number }) => {
    if (isDecided(s)) return END;
    changeBattle(s, { row: number, fewer: [0, 0] });
    s.lasting = passMoment(s.lasting, 'row');
  },
  start: {
    each: () => SIDES,
    do: (s, _, side) => place(s, 'row.start', { side: side as Side }),
  },
  cards: s => rowCards(s),
  exchanges: {
    while: s => !isDecided(s) && mayDraw(s),
    do: s => call(s, exchange, {}),
  },
});

/** RNW-145. */
export const rows = procedure<Nothing>('rows', {
  rows: {
    each: () => [1, 2, 3, 4, 5],
    do: (s, _, number) => call(s, row, { number }),
  },
  over: s => {
    changeBattle(s, { row: LAST_ROW + 1 });
    s.lasting = passMoment(s.lasting, 'row');
  },
});
