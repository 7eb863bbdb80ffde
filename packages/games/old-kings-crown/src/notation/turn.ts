/** The `turn:` of a position: where in the Round the table stands, in a few words. */
import { type Frame, frameAt as frame, isNamed, NotationError, type PositionData } from '@interregnum/kernel';
import { REGIONS } from '../content/map.ts';
import type { Window } from '../content/windows.ts';
import { NONE, type RegionNumber } from '../pieces.ts';
import type { State } from '../state.ts';

const PATH = ['position', 'turn'];

type Season = 'spring' | 'summer' | 'autumn' | 'winter';
/** What comes after a season in the procedure of a Round. */
const AFTER: Readonly<Record<Season, string>> = { spring: 'summer', summer: 'autumn', autumn: 'winter', winter: '' };

const inSeason = (season: Season, step: string): Frame[] => [
  frame('game', 'rounds'),
  frame('round', AFTER[season]),
  frame(season, step),
];
const inBidding = (...frames: readonly Frame[]): Frame[] => [...inSeason('summer', 'heralds'), ...frames];
const atRegion = (step: string, ...frames: readonly Frame[]): Frame[] => [
  ...inSeason('autumn', 'regions'),
  frame('region', step),
  ...frames,
];
const inClash = (step: string): Frame[] => atRegion('results', frame('clash', step));

export interface Turn {
  window: Window | null;
  region: RegionNumber;
  frames: Frame[];
  /** What is dealt when nobody names it: hands of five or two cards, face-down cards. */
  hand: number;
  isPlaced: boolean;
  /** Whether the Clash of the Region is under way, or resolved. */
  clash: 'none' | 'active' | 'resolved';
}

interface Word {
  window: Window | null;
  frames: Frame[];
  clash?: Turn['clash'];
}
const word = (window: Window | null, frames: Frame[], clash: Turn['clash'] = 'none'): Word => ({
  window,
  frames,
  clash,
});

const WORDS: Readonly<Record<string, Word>> = {
  factions: word(null, [frame('game', 'factions')]),
  setup: word(null, [frame('game', 'kingdom')]),
  'early spring': word('ESp', inSeason('spring', 'early')),
  draw: word('MSp-D', inSeason('spring', 'draw')),
  income: word('MSp-I', inSeason('spring', 'income')),
  order: word('MSp-O', inSeason('spring', 'order')),
  'late spring': word('LSp', inSeason('spring', 'late')),
  'early summer': word('ESu', inSeason('summer', 'plan')),
  bids: word('MSu-B', inBidding(frame('bidding', 'bids'))),
  'bids shown': word('MSu-B', inBidding(frame('bidding', 'show'))),
  'winning bids': word('MSu-C', inBidding(frame('winningBids', 'compare'))),
  heralds: word('MSu-H', inSeason('summer', 'heralds')),
  place: word('MSu-P', inSeason('summer', 'crisis')),
  'late summer': word('LSu', inSeason('summer', 'late')),
  'early autumn': word('EAu', inSeason('autumn', 'early')),
  choose: word('AuX', inSeason('autumn', 'regions')),
  'late autumn': word('LAu', inSeason('autumn', 'late')),
  'early winter': word('EWi', inSeason('winter', 'early')),
  retire: word('MWi-R', inSeason('winter', 'retire')),
  discard: word('MWi-D', inSeason('winter', 'discard')),
  'heralds home': word('MWi-H', inSeason('winter', 'heralds')),
  deploy: word('MWi-P', inSeason('winter', 'deploy')),
  check: word('MWi-W', inSeason('winter', 'check')),
  'late winter': word('LWi', inSeason('winter', 'late')),
};

/** Followed by a Region. */
const AT_REGION: Readonly<Record<string, Word>> = {
  reveal: word('AuD', atRegion('clash', frame('reveal', 'before'))),
  clash: word('AuRR', inClash('reinforcing'), 'active'),
  keywords: word('AuK', inClash('keywords'), 'active'),
  strength: word('AuA', inClash('strength'), 'active'),
  decrees: word('AuDec', inClash('decrees'), 'active'),
  tie: word('AuT', inClash('tie'), 'resolved'),
  rewards: word('AuR', atRegion('results'), 'resolved'),
  after: word('AuE', atRegion('after'), 'resolved'),
};

/** The step after a window, for a position in which it is open already. */
const NEXT: Readonly<Partial<Record<Window, string>>> = {
  ESp: 'draw',
  LSp: '',
  ESu: 'bids',
  LSu: '',
  EAu: 'regions',
  AuK: 'vulnerable',
  AuA: 'decrees',
  AuT: 'tieBreak',
  LAu: '',
  EWi: 'retire',
  LWi: 'end',
};

/** Face-down cards lie at Regions. */
export const PLACED: readonly Window[] = [
  'LSu',
  'EAu',
  'AuX',
  'AuD',
  'AuRR',
  'AuK',
  'AuV',
  'AuElim',
  'AuA',
  'AuDec',
  'AuT',
  'AuR',
  'AuE',
];
const LATER: readonly Window[] = [...PLACED, 'LAu', 'EWi', 'MWi-R', 'MWi-D', 'MWi-H', 'MWi-P', 'MWi-W', 'LWi'];
const FULL_HAND = 5;
const LATE_HAND = 2;

const EXPECTED = `expected ${[...Object.keys(WORDS), ...Object.keys(AT_REGION).map(one => `${one} plateau`)].join(', ')}`;

export function turnOf(data: PositionData): Turn {
  const text = String(data.turn ?? 'early summer');
  const split = /^(\w+) (\w+)$/.exec(text);
  const region = split && split[1]! in AT_REGION ? (REGIONS as readonly string[]).indexOf(split[2]!) : NONE;
  const found = region === NONE ? WORDS[text] : AT_REGION[split![1]!];
  if (!found) throw new NotationError(PATH, `${EXPECTED}, not '${text}'`);
  const { window, frames, clash = 'none' } = found;
  return {
    window,
    region,
    frames: frames.map(one => ({ ...one, locals: { ...one.locals } })),
    hand: window !== null && LATER.includes(window) ? LATE_HAND : FULL_HAND,
    isPlaced: window !== null && PLACED.includes(window),
    clash,
  };
}

/** A window that is open already: who is asked next, who has passed since the last effect, what is used up. */
export interface OpenWindow {
  next: number;
  idle: readonly number[];
  used: readonly number[];
}

export function setTurn(s: State, turn: Turn, data: PositionData, open: OpenWindow | null): void {
  s.window = turn.window;
  s.region = turn.region;
  s.frames = turn.frames;
  if (isNamed(data, 'simulacrum') && s.plan !== NONE && turn.window === 'ESu') s.frames.at(-1)!.step = 'early';
  if (!open) return;
  const next = turn.window === null ? undefined : NEXT[turn.window];
  if (next === undefined) throw new NotationError(['position', 'window'], 'there is no window that could be open here');
  s.frames.at(-1)!.step = next;
  const order = s.order.filter(party => party < s.seats);
  const place = Math.max(0, order.indexOf(open.next));
  const acted = order.slice(0, place).some(seat => !open.idle.includes(seat));
  s.frames.push(frame('window', 'turn', { window: turn.window, order, turn: place, acted, used: [...open.used] }));
}
