/** Commander cards that ask something in battle (CM01, CM08, CM15, CM16, D83). */
import { END, type Seat } from '@interregnum/kernel';
import { otherSide, type Side, type Unit } from '../../battle.ts';
import { withChanged } from '../../battle-line.ts';
import { boardOf } from '../../board.ts';
import { discardFate, drawFate, sorted, without } from '../../cards.ts';
import { CM } from '../../content/cmd/commanders.ts';
import { tell, tellApart } from '../../events.ts';
import { addUnits, removeUnits } from '../../figures.ts';
import { lookAround } from '../../knowledge.ts';
import { type Option, option } from '../../options.ts';
import type { BattleAction } from '../../phases/battle/action.ts';
import { deal, unitIn, unitOption } from '../../phases/battle/assign.ts';
import { battleOf, deciderOf, destroyUnit, lineOf, setLine } from '../../phases/battle/sides.ts';
import { defeat, hurtHero } from '../../phases/heroes/defeat.ts';
import { unitCrosses } from '../../phases/retreats.ts';
import { type Area, type Fate, isNeutral, NONE, type UnitType } from '../../pieces.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { ownTypes, standingAt } from '../../table.ts';
import { spend } from './battle.ts';
import { changeCmdBattle } from './command.ts';
import { BEAR, COMMANDERS_FALL, type OfSide, STRIKE, STUBBORN, VETERAN } from './handles.ts';
import { hasLeader, isSpent, leaderWith } from './queries.ts';

const deciderOfSide = (s: State, { side }: OfSide): Seat => deciderOf(s, side);
const standing = (s: State, side: Side): Unit[] => lineOf(s, side).filter(({ routed }) => !routed);

// --- CM01: Brilliant Maneuvers ---------------------------------------------------------------------------------------------------

interface Newcomer {
  area: Area;
  type: UnitType;
}
/** Standing units of his faction next door, who can change places with this one. */
function newcomers(s: State, side: Side, leaving: UnitType): Newcomer[] {
  const { area } = battleOf(s);
  const seat = deciderOf(s, side);
  const types = ownTypes(s, seat).filter(type => !isNeutral(type));
  return boardOf(s)
    .neighbours[area]!.filter(near => unitCrosses(s, seat, leaving, area, near))
    .flatMap(near =>
      types
        .filter(type => standingAt(s, near, type) > 0 && unitCrosses(s, seat, type, near, area))
        .map(type => ({ area: near, type })),
    );
}
/** Routed units never move (RNW-086), nor those routed at the start of this battle (DU2). */
const leavers = (s: State, side: Side): Unit[] =>
  standing(s, side).filter(({ type }) => !isNeutral(type) && newcomers(s, side, type).length > 0);

/** The newcomer takes part, the other stands next door. */
function exchange(s: State, side: Side, leaving: Unit, { area, type }: Newcomer): void {
  const seat = deciderOf(s, side);
  const here = battleOf(s).area;
  addUnits(s, area, leaving.type, 1);
  removeUnits(s, area, type, 1, 'standing');
  setLine(s, side, withChanged(lineOf(s, side), leaving, { type, damage: 0, routed: false }));
  tell({ type: 'moved', seat, from: here, to: area, units: [{ unit: leaving.type, n: 1 }], heroes: [] });
  tell({ type: 'moved', seat, from: area, to: here, units: [{ unit: type, n: 1 }], heroes: [] });
  lookAround(s);
}

interface Maneuver extends OfSide {
  /** Who leaves. */
  type: UnitType;
  damage: number;
}
const maneuvers = procedure<Maneuver>('maneuvers', {
  leave: {
    question: ASK.commanderAbility,
    who: deciderOfSide,
    options: (s, { side }) => [...leavers(s, side).map(unitOption), option.no],
    then: (s, l, answer) => {
      const unit = unitIn(lineOf(s, l.side), answer);
      if (!unit) return END;
      Object.assign(l, { type: unit.type, damage: unit.damage });
    },
  },
  come: {
    question: ASK.commanderAbility,
    ask: 'forced',
    who: deciderOfSide,
    options: (s, { side, type }) => newcomers(s, side, type).map(one => option.unitIn(one.area, one.type, 'standing')),
    then: (s, { side, type, damage }, answer) => {
      if (answer.type !== 'unitIn') return;
      exchange(s, side, { type, damage, routed: false }, { area: answer.area, type: answer.unit });
    },
  },
});

// --- CM08: Ruthless ----------------------------------------------------------------------------------------------------------------

const RUTHLESS = 2;

const ruthless = procedure<OfSide>('ruthless', {
  destroy: {
    question: ASK.commanderAbility,
    who: deciderOfSide,
    options: (s, { side }) => [...standing(s, side).map(unitOption), option.no],
    then: (s, { side }, answer) => {
      const unit = unitIn(lineOf(s, side), answer);
      if (!unit) return END;
      destroyUnit(s, side, unit, side);
    },
  },
  strike: (s, { side }) => deal(s, otherSide(side), 'damage', RUTHLESS, side),
});

// --- both are options of D22 ---------------------------------------------------------------------------------------------------------

const isUseful = (s: State, side: Side, card: number): boolean =>
  hasLeader(s, side, card) && !isSpent(s, card) && (card === CM.MANEUVERS ? leavers : standing)(s, side).length > 0;

export const commanderAction: BattleAction = {
  answers: 'useCommander',
  options: (s, side) =>
    s.cmd.battle === null
      ? []
      : [CM.MANEUVERS, CM.RUTHLESS].filter(card => isUseful(s, side, card)).map(option.useCommander),
  perform: (s, side, answer) => {
    if (answer.type !== 'useCommander') return;
    spend(s, leaderWith(s, side, answer.commander));
    if (answer.commander === CM.RUTHLESS) call(s, ruthless, { side });
    else call(s, maneuvers, { side, type: NONE, damage: 0 });
  },
};

// --- CM15: Stubborn ------------------------------------------------------------------------------------------------------------------

/** One of each type that stands; which of those alike it is does not matter. */
const standingTypes = (s: State, side: Side): Option[] =>
  [...new Set(standing(s, side).map(({ type }) => type))].map(option.unitType);

export const stubbornUnit = procedure<OfSide>(STUBBORN.name, {
  choose: {
    question: ASK.commanderAbility,
    ask: 'forced',
    who: deciderOfSide,
    options: (s, { side }) => standingTypes(s, side),
    then: (s, _, answer) => {
      if (answer.type === 'unitType') changeCmdBattle(s, { stubborn: answer.unit });
    },
  },
});

// --- CM16: Veteran of Fate ---------------------------------------------------------------------------------------------------------------

/** The card lies open, another one is drawn. */
function redraw(s: State, side: Side, card: Fate): void {
  s.drawn[side] = without(s.drawn[side]!, card);
  discardFate(s, [card]);
  tell({ type: 'fateDiscarded', side, cards: [card] });
  const drawn = drawFate(s);
  s.drawn[side] = sorted([...s.drawn[side]!, drawn]);
  const unit = battleOf(s).drawers[side];
  const told = { type: 'fateDrawn' as const, seat: deciderOf(s, side), side, unit, n: 1 };
  tellApart([deciderOf(s, side)], { ...told, cards: [drawn] }, { ...told, cards: null });
}

export const veteranOfFate = procedure<OfSide>(VETERAN.name, {
  choose: {
    question: ASK.commanderAbility,
    who: deciderOfSide,
    options: (s, { side }) => [...s.drawn[side]!.filter(card => card !== NONE).map(option.giveUp), option.no],
    then: (s, { side }, answer) => {
      if (answer.type !== 'giveUp') return;
      spend(s, leaderWith(s, side, CM.VETERAN));
      redraw(s, side, answer.fate);
    },
  },
});

// --- what works by itself ------------------------------------------------------------------------------------------------------------------

export const commanderStrike = procedure<{ side: Side; kind: 'damage' | 'destroy' }>(STRIKE.name, {
  deal: (s, { side, kind }) => deal(s, side, kind, 1),
});
export const commanderBears = procedure<{ hero: number }>(BEAR.name, { hurt: (s, { hero }) => hurtHero(s, hero, 1) });
export const commandersFall = procedure<{ heroes: number[] }>(COMMANDERS_FALL.name, {
  fall: (s, { heroes }) => {
    for (const hero of heroes) defeat(s, hero);
  },
});
