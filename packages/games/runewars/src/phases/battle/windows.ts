/** Tactics cards at the start of a battle, of a row, and after the last row (RNW-143, RNW-357, RNW-359, D22, D47, D48). */

import { SIDES, type Side } from '../../battle.ts';
import { withSide } from '../../battle-line.ts';
import { hasTactics, playTactics, usableTactics } from '../../cards.ts';
import type { TacticTiming } from '../../content/card.ts';
import { contentOf } from '../../content/contents.ts';
import { allHold } from '../../effects/conditions.ts';
import { performance } from '../../effects/performance.ts';
import { performTactics } from '../../effects/performing.ts';
import { BATTLE_ACTIONS } from '../../modules/battle-actions.ts';
import { probed } from '../../modules/probe.ts';
import { type Option, option } from '../../options.ts';
import type { TacticsCard } from '../../pieces.ts';
import { place } from '../../places.ts';
import { mayPlay } from '../../queries.ts';
import { ASK } from '../../questions.ts';
import { call, procedure, type State } from '../../state.ts';
import { battleOf, changeBattle, deciderOf, isNobodys, joinUnits } from './sides.ts';

interface Window {
  side: Side;
  isOver: boolean;
  /** Codes of what modules have added and he has used. */
  used: string[];
}

/** RNW-F9: who is asked follows from open facts; also a defender without units (RNW-Q61). */
const isAsked = (s: State, side: Side): boolean => !isNobodys(s, side) && hasTactics(s, deciderOf(s, side));

/** What modules let him do at the start of a battle besides cards, each once. */
const startActions = probed('battle.start', (s: State, side: Side): readonly Option[] =>
  BATTLE_ACTIONS.flatMap(action => action.options(s, side)),
);
const actionsLeft = (s: State, { side, used }: Window): Option[] =>
  isNobodys(s, side) ? [] : startActions(s, side).filter(({ code }) => !used.includes(code));
function act(s: State, l: Window, answer: Option): void {
  l.used.push(answer.code);
  BATTLE_ACTIONS.find(({ answers }) => answers === answer.type)?.perform(s, l.side, answer);
}

/** RNW-359: one copy of a title for one trigger. */
const isFree = (s: State, side: Side, card: TacticsCard): boolean => !battleOf(s).played[side].includes(card);

function playable(s: State, side: Side, timings: readonly TacticTiming[]): TacticsCard[] {
  const seat = deciderOf(s, side);
  return usableTactics(s, seat).filter(card => {
    const { timing, if: conditions } = contentOf(s).tactics[card]!;
    if (!timings.includes(timing) || !isFree(s, side, card) || !mayPlay(s, seat, card)) return false;
    return allHold(s, performance({ kind: 'tactics', number: card }, seat, { side }), conditions);
  });
}

/** The card is shown, discarded, and works. */
function play(s: State, side: Side, card: TacticsCard): void {
  useUp(s, side, card);
  performTactics(s, deciderOf(s, side), card, { side });
}
function useUp(s: State, side: Side, card: TacticsCard): void {
  const seat = deciderOf(s, side);
  playTactics(s, seat, card);
  const { played } = battleOf(s);
  changeBattle(s, { played: withSide(played, side, [...played[side], card]) });
}

const cardStep = (question: typeof ASK.battleStart | typeof ASK.rowStart, timings: (side: Side) => TacticTiming[]) => ({
  question,
  while: (s: State, l: Window) => !l.isOver && !battleOf(s).isCancelled && isAsked(s, l.side),
  who: (s: State, { side }: Window) => deciderOf(s, side),
  options: (s: State, { side }: Window) => [...playable(s, side, timings(side)).map(option.play), option.done],
  then: (s: State, l: Window, answer: Option) => {
    if (answer.type === 'play') play(s, l.side, answer.tactics);
    else l.isOver = true;
  },
});

const START: readonly TacticTiming[][] = [
  ['attack', 'battle'],
  ['defence', 'battle'],
];
const startCardStep = cardStep(ASK.battleStart, side => START[side]!);
/** RNW-143. */
const startWindow = procedure<Window>('battleStart', {
  begin: (s, { side }) => {
    if (!battleOf(s).isCancelled) place(s, 'battle.start', { side });
  },
  cards: {
    ...startCardStep,
    while: (s, l) => !l.isOver && !battleOf(s).isCancelled && (isAsked(s, l.side) || actionsLeft(s, l).length > 0),
    options: (s, l) => [...actionsLeft(s, l), ...startCardStep.options(s, l)],
    then: (s, l, answer) => {
      if (answer.type === 'play' || answer.type === 'done') startCardStep.then(s, l, answer);
      else act(s, l, answer);
    },
  },
});
const rowWindow = procedure<Window>('rowStart', { cards: cardStep(ASK.rowStart, () => ['row']) });

// --- D48: Field Surgeons -------------------------------------------------------------------------------------------------------

const surgeons = (s: State, side: Side): TacticsCard[] => playable(s, side, ['rowsOver']);
/** Types that he lost by damage and that are in supply. */
const returning = (s: State, side: Side): number[] =>
  [...new Set(battleOf(s).lost[side])].filter(type => s.supply[type]! > 0).sort((a, b) => a - b);

const rowsOverWindow = procedure<Window>('rowsOver', {
  surgeons: {
    question: ASK.rowsOver,
    while: (s, l) => !l.isOver && isAsked(s, l.side) && battleOf(s).lost[l.side].length > 0,
    who: (s, { side }) => deciderOf(s, side),
    options: (s, { side }) => [
      ...(surgeons(s, side).length > 0 ? returning(s, side).map(option.return) : []),
      option.pass,
    ],
    then: (s, l, answer) => {
      if (answer.type === 'return') {
        useUp(s, l.side, surgeons(s, l.side)[0]!);
        joinUnits(s, l.side, { type: answer.unit, damage: 0, routed: true }, 1);
      } else l.isOver = true;
    },
  },
});

// --- the three windows: the attacker, then the defender ------------------------------------------------------------------------

type Kind = 'start' | 'row' | 'rowsOver';
const WINDOWS = { start: startWindow, row: rowWindow, rowsOver: rowsOverWindow } as const;

const bothSides = procedure<{ kind: Kind }>('battleCards', {
  forget: s => changeBattle(s, { played: [[], []] }),
  sides: {
    each: () => SIDES,
    do: (s, { kind }, side) => call(s, WINDOWS[kind], { side: side as Side, isOver: false, used: [] }),
  },
});

const open = (kind: Kind) => (s: State) => {
  if (SIDES.some(side => isAsked(s, side))) call(s, bothSides, { kind });
};
/** RNW-Q07: also where nobody has cards, for what happens by itself. */
export const startCards = (s: State): void => call(s, bothSides, { kind: 'start' });
export const rowCards = open('row');
export const rowsOverCards = open('rowsOver');
