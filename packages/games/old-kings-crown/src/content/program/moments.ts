/** When effects, their conditions and their ops are possible. */
import type { Condition, Moment, Op } from '../effect.ts';
import { MOMENT_WORDS } from './effect-words.ts';

type Moments = readonly Moment[];

/** Windows outside a Clash. */
export const OPEN: Moments = ['ESp', 'LSp', 'ESu', 'LSu', 'EAu', 'LAu', 'EWi', 'LWi'];
/** Face-down cards lie at Regions. */
export const PLACED: Moments = ['LSu', 'EAu'];
const BEFORE_CLASHES: Moments = ['ESu', 'LSu', 'EAu'];
export const KEYWORDS_OR_STRENGTH: Moments = ['AuK', 'AuA'];
export const IN_CLASH: Moments = ['AuRR', 'AuK', 'AuA'];
/** There is a present Region, and its Clash. */
export const AT_REGION: Moments = [...IN_CLASH, 'AuDec', 'AuT', 'AuE', 'onWin', 'onLoss', 'onClaim'];
/** Players are asked whether they use something. */
export const WINDOWS: Moments = [...OPEN, 'MSu-B', ...IN_CLASH, 'AuT', 'AuE'];
/** What is mandatory happens at once; in windows it comes first. */
export const MANDATORY: Moments = [
  ...OPEN,
  'MSp-I',
  'onSteal',
  'onHeraldPlaced',
  'onWin',
  'onLoss',
  'onClaim',
  'onRetire',
  'onSoP',
  'afterHeraldSteal',
];
const ABOUT_LOCATIONS: Moments = ['onHeraldPlaced', 'onClaim'];

export const momentName = (moment: Moment): string => `'${MOMENT_WORDS[moment]!}'`;
export const momentNames = (moments: Moments): string => moments.map(momentName).join(', ');

/** Conditions that can hold at some moments only. */
export const CONDITION_TIMES: Readonly<Partial<Record<Condition['if'], Moments>>> = {
  takesPart: [...IN_CLASH, 'AuDec', 'AuT'],
  otherParticipant: [...IN_CLASH, 'AuDec', 'AuT'],
  notLeading: ['AuK', 'AuA', 'AuDec'],
  tied: ['AuT'],
  madeFinalTie: ['AuE'],
  struckDown: ['AuE'],
  result: ['AuE'],
  thisInClash: AT_REGION,
  thisHere: AT_REGION,
  heraldHere: AT_REGION,
  haveBid: ['MSu-B'],
  wonNoRegion: ['LAu', 'EWi', 'LWi'],
  byOpponent: ABOUT_LOCATIONS,
  sameLocationAsMine: ABOUT_LOCATIONS,
  location: ABOUT_LOCATIONS,
};

/** Ops that can happen in some windows only; those left out can in all of them. */
const OP_TIMES: Readonly<Partial<Record<Op['op'], Moments>>> = {
  total: KEYWORDS_OR_STRENGTH,
  bid: ['MSu-B'],
  draw: [...OPEN, 'AuK', 'AuA', 'AuE'],
  peek: OPEN,
  peekRandom: OPEN,
  swap: OPEN,
  hand: [...OPEN, 'AuE'],
  bottom: [...OPEN, 'AuE'],
  remove: [...OPEN, 'AuK', 'AuE'],
  shuffleIntoDraw: OPEN,
  str: ['AuK'],
  place: ['AuE'],
  handAllOfStrength: ['AuK'],
  move: ['AuA'],
  exchange: ['AuA'],
  herald: KEYWORDS_OR_STRENGTH,
  winner: ['AuT'],
  sel: [...OPEN, 'AuA', 'AuE'],
  more: OPEN,
  selPlayer: OPEN,
  selLocation: ['AuE'],
  swapOwn: PLACED,
  swapPairs: PLACED,
  trait: ['AuK'],
  reinforce: ['AuRR'],
  retreat: ['AuRR'],
  arrange: OPEN,
  tourney: OPEN,
};
/** Ops that belong to moments with a program of their own. */
const OWN_MOMENT: Readonly<Partial<Record<Op['op'], Moments>>> = {
  order: ['MSp-O'],
  keepInCourt: ['onCourt'],
  lost: ['AuDec'],
  tieWithLeader: ['AuDec'],
  finalTie: ['AuDec'],
  limitStays: ['onAttrition'],
};
type FlagOp = Extract<Op, { op: 'flag' }>;
const FLAG_TIMES: Readonly<Record<FlagOp['flag']['flag'], Moments>> = {
  regionChoice: ['EAu'],
  gainOnNextWin: OPEN,
  bidTotalZero: ['MSu-B'],
  plus: BEFORE_CLASHES,
  halveOpponents: BEFORE_CLASHES,
  noVulnerableNoEliminate: BEFORE_CLASHES,
};

export function opTimes(op: Op): Moments {
  if (op.op === 'flag') return FLAG_TIMES[op.flag.flag];
  if (op.op === 'grant') return op.until === 'round' ? OPEN : ['AuK'];
  return OP_TIMES[op.op] ?? OWN_MOMENT[op.op] ?? WINDOWS;
}
