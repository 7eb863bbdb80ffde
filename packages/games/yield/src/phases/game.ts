/** The course of a game (YLD-002): setup, three Years, the end. */
import { type Chance, type ContentHash, clockwise, type SetupChoices } from '@interregnum/kernel';
import { tell } from '../events.ts';
import { option } from '../options.ts';
import { ASK } from '../questions.ts';
import { begin, call, procedure, type State, YEARS } from '../state.ts';
import { seatsInOrder } from '../table.ts';
import { endGame } from './end.ts';
import {
  choosingLeaders,
  DISCARD_ROUNDS,
  deal,
  deploymentRound,
  drawFirstCards,
  firstDiscard,
  freeStarts,
  isDeploymentOver,
  leaderChoice,
  openFirstDiscards,
  split,
  splits,
  takeStart,
} from './setup.ts';
import { year } from './year.ts';

type Nothing = Record<string, never>;

const ALL_YEARS: readonly number[] = Array.from({ length: YEARS }, (_, i) => i + 1);
const HOST = 0;

export const game = procedure<Nothing>('game', {
  // YLD-020
  startingPlayer: {
    question: ASK.startingPlayer,
    who: () => HOST,
    options: s => (s.startingPlayer === 'host' ? clockwise(s.seats, 0).map(option.marker) : []),
    then: (s, _, a) => {
      if (a.type !== 'marker') return;
      s.marker = a.seat;
      s.first = a.seat;
      tell({ type: 'markerPicked', seat: a.seat });
    },
  },
  leaders: { each: choosingLeaders, do: (s, _, seat) => call(s, leaderChoice, { seat }) },
  startFortress: {
    question: ASK.startFortress,
    each: seatsInOrder,
    who: (_s, _l, seat) => seat,
    options: freeStarts,
    then: (s, _, a, seat) => {
      if (a.type === 'start') takeStart(s, seat, a.location);
    },
  },
  deployment: { while: s => !isDeploymentOver(s), do: s => call(s, deploymentRound, {}) },
  splitUnits: {
    question: ASK.split,
    everyone: seatsInOrder,
    options: (s, _, seat) => splits(s, seat),
    changeable: true,
    reveal: (s, _, answers) => split(s, answers),
  },
  drawCards: s => drawFirstCards(s),
  discards: { each: () => DISCARD_ROUNDS, do: (s, _, round) => call(s, firstDiscard, { round }) },
  openDiscards: s => openFirstDiscards(s),
  // YLD-031, YLD-002
  years: {
    each: () => ALL_YEARS,
    do: (s, _, number) => {
      s.year = number;
      call(s, year, {});
    },
  },
  end: s => endGame(s), // YLD-240
});

export function setup(content: ContentHash, options: SetupChoices, seats: number, chance: Chance): State {
  const s = deal(content, options, seats, chance);
  begin(s, game);
  return s;
}
