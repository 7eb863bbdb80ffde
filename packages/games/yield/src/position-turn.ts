/** The `turn:` of a position: where in the game the table stands, in a few words. */
import {
  type Frame,
  frameAt as frame,
  NotationError,
  type PositionData,
  readSeat,
  type Seat,
} from '@interregnum/kernel';
import { AMBUSH, RITUAL, STRATEGY_IDS, type StrategyCard, type StrategyId } from './content/cards.ts';
import { actionsOf } from './phases/actions.ts';
import { battlesOf } from './phases/participation.ts';
import { type Phase, SEASONS, type State, YEARS } from './state.ts';
import { placeInOrder, seatsInOrder } from './table.ts';

/** How far the setup has come; `year` when it is over. */
export type Stage = 'start' | 'deploy' | 'split' | 'discard' | 'year';

export interface Turn {
  stage: Stage;
  /** Which Strategy cards of this Year lie on the table: none, those of earlier Seasons, or those of this one, too. */
  laid: 'none' | 'earlier' | 'this';
  phase: Phase;
  /** Whose turn it is in the Season. */
  seat: Seat;
  /** The card that this seat performs, face up. */
  card: StrategyCard | null;
  /** What is left to do. */
  frames: (s: State) => Frame[];
}

const PATH = ['position', 'turn'];
const EXPECTED =
  'expected starting player, leaders, start, deploy, split, discard, choose, 1, 1 conquer (or another card), ' +
  '1 ritual copy, 1 ritual conquer, 1 ritual nothing, 1 ritual marker, battles, battle, conquest, recovery, recruitment or end';

/** A step that goes through a list and has come to `index`; behind the end it is the `next` step. */
const inList = (proc: string, step: string, items: readonly number[], index: number, next: string): Frame =>
  index < items.length ? frame(proc, step, {}, items, index) : frame(proc, next);

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
const inYear = (s: State): Frame => inList('game', 'years', upTo(YEARS), s.year, 'end');
const inSeason = (s: State): Frame[] => [inYear(s), inList('year', 'seasons', upTo(SEASONS), s.season, 'takeBack')];

/** The Season's frame while the seat with this place in the order acts: the machine has already noted who is next. */
const performing = (s: State, next: number): Frame => inList('season', 'perform', seatsInOrder(s), next, '');
const acting = (s: State, seat: Seat): Frame[] => [...inSeason(s), performing(s, placeInOrder(s, seat) + 1)];

const inPhase = (step: string): Pick<Turn, 'frames'> => ({ frames: s => [inYear(s), frame('year', step)] });
const ofSetup = (stage: Stage, step: string): Omit<Turn, 'seat' | 'card'> => ({
  stage,
  laid: 'none',
  phase: 'setup',
  frames: () => [frame('game', step)],
});
const ofYear = { stage: 'year', laid: 'none' } as const;

const WORDS: ReadonlyMap<string, Omit<Turn, 'seat' | 'card'>> = new Map([
  ['starting player', ofSetup('start', 'startingPlayer')],
  ['leaders', ofSetup('start', 'leaders')],
  ['start', ofSetup('start', 'startFortress')],
  ['deploy', ofSetup('deploy', 'deployment')],
  ['split', ofSetup('split', 'splitUnits')],
  ['discard', ofSetup('discard', 'discards')],
  [
    'choose',
    { stage: 'year', laid: 'earlier', phase: 'strategy', frames: s => [...inSeason(s), frame('season', 'choose')] },
  ],
  ['battles', { ...ofYear, phase: 'battle', ...inPhase('battles') }],
  ['conquest', { ...ofYear, phase: 'conquer', ...inPhase('conquer') }],
  ['recovery', { ...ofYear, phase: 'recovery', ...inPhase('recovery') }],
  [
    'recruitment',
    { ...ofYear, phase: 'recovery', frames: s => [inYear(s), frame('year', ''), frame('recovery', 'reveal')] },
  ],
  ['end', { ...ofYear, phase: 'conquer', frames: () => [frame('game', 'end')] }],
]);

/** The default is the choice of Strategy cards. */
export function readTurn(s: State, data: PositionData): Turn {
  const text = String(data.turn ?? 'choose').trim();
  const word = WORDS.get(text);
  if (word) return { ...word, seat: s.first, card: null };
  return text === 'battle' ? battleTurn(s, data) : seatTurn(s, text.split(/\s+/));
}

/** `2`, `2 conquer`, `2 ritual copy`. */
function seatTurn(s: State, [first, second, third, ...more]: string[]): Turn {
  if (first === undefined || !/^\d+$/.test(first) || more.length > 0) throw new NotationError(PATH, EXPECTED);
  const seat = readSeat(first, s.seats, PATH);
  const turn = { stage: 'year', laid: 'this', phase: 'strategy', seat } as const;
  if (second === undefined) {
    return { ...turn, card: null, frames: () => [...inSeason(s), performing(s, placeInOrder(s, seat))] };
  }
  const card = cardIn(second);
  if (card === RITUAL) return { ...turn, card, frames: () => [...acting(s, seat), ...ritualFrames(s, seat, third)] };
  if (third !== undefined) throw new NotationError(PATH, EXPECTED);
  return {
    ...turn,
    card,
    frames: () => [...acting(s, seat), frame('actions', 'choose', actionsOf(s, seat, card, false))],
  };
}

function cardIn(word: string): StrategyCard {
  const card = STRATEGY_IDS.indexOf(word as StrategyId);
  if (card < 0) throw new NotationError(PATH, EXPECTED);
  return card;
}

/** From the removal of a token on, or after it. */
function ritualFrames(s: State, seat: Seat, word: string | undefined): Frame[] {
  const ritual = (step: string) => frame('ritual', step, { seat });
  if (word === undefined) return [ritual('remove')];
  if (word === 'copy' || word === 'marker') return [ritual(word)];
  const card = word === 'nothing' ? null : cardIn(word);
  return [ritual('marker'), frame('actions', 'choose', actionsOf(s, seat, card, true))];
}

// --- a battle under way --------------------------------------------------------------------------------------------

/** In the Battle phase, or by the Ambush of a seat in a Season. */
function battleTurn(s: State, data: PositionData): Turn {
  const ambusher = (data.battle as { ambusher?: unknown } | undefined)?.ambusher;
  if (ambusher === undefined || ambusher === 'none') {
    return { ...ofYear, phase: 'battle', seat: s.first, card: null, frames: inBattlePhase };
  }
  const seat = readSeat(ambusher, s.seats, ['position', 'battle', 'ambusher']);
  return { stage: 'year', laid: 'this', phase: 'strategy', seat, card: AMBUSH, frames: () => ambushing(s, seat) };
}

function inBattlePhase(s: State): Frame[] {
  const battles = battlesOf(s, s.fielded & ~s.inactive & ~s.battle!.armies);
  return [inYear(s), frame('year', 'conquer'), frame('battlePhase', 'order', { battles }), frame('battle', 'reveal')];
}

function ambushing(s: State, seat: Seat): Frame[] {
  const l = { ...actionsOf(s, seat, AMBUSH, false), ambush: false, steps: 0 };
  return [...acting(s, seat), frame('actions', 'choose', l), frame('battle', 'reveal')];
}

/** After the Seasons it is the last of them, at the end the last Year, if nobody says otherwise. */
export function setTurn(s: State, turn: Turn, data: PositionData): void {
  if (data.season === undefined && turn.stage === 'year' && turn.laid === 'none') s.season = SEASONS;
  if (data.year === undefined && data.turn === 'end') s.year = YEARS;
  s.frames = turn.frames(s);
}
