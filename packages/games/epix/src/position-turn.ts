/** The `turn:` of a position: where in the game the table stands, in a few words. */
import {
  clockwise,
  type Frame,
  frameAt,
  isNamed,
  NotationError,
  type PositionData,
  readSeat,
  type Seat,
} from '@interregnum/kernel';
import { ACTION_CARDS, ACTION_IDS, ACTION_PAIRS, type ActionCard, MOVE, TAX, WINTER } from './content/cards.ts';
import type { State } from './state.ts';

const PATH = ['position', 'turn'];
const EXPECTED =
  'expected draft 1, auction, give 1, choose, look 1, respond 1, turn 1, 1 recruit, 1 tax, 1 move, 1 recruit>move, income or end';

const GAME = () => frameAt('game', 'seasons');

/** By the first word: whether a seat stands behind it, and the frames. */
const WORDS: Readonly<Record<string, ['never' | 'maybe' | 'always', (s: State, seat: Seat) => Frame[]]>> = {
  draft: ['maybe', (_, turn) => [GAME(), frameAt('draft', 'turn', { turn })]],
  auction: ['never', () => inSeason('auction')],
  give: ['always', (_, seat) => inSeason('giveCard', seat)],
  choose: ['never', () => inSeason('choose')],
  look: ['maybe', s => withCards(s, inSeason('look'))],
  respond: ['maybe', s => withCards(s, inSeason('respond'))],
  turn: ['always', (s, seat) => [...resolution(s, seat), frameAt('turn', 'reveal', { seat, first: 0, second: 0 })]],
  income: ['never', s => withCards(s, inSeason('income'))],
  end: ['never', () => [frameAt('game', 'end')]],
};

/** Sets the frames; cards that the position does not name are Tax, in Winter Recruitment and Tax. */
export function setTurn(s: State, data: PositionData): void {
  const [first = '', second, ...more] = String(data.turn ?? 'draft')
    .trim()
    .split(/\s+/);
  const [behind, frames] = WORDS[first] ?? [];
  if (more.length > 0 || behind === (second === undefined ? 'always' : 'never'))
    throw new NotationError(PATH, EXPECTED);
  if (frames) s.frames = frames(s, second === undefined ? s.firstPlayer : seatIn(s, second));
  else s.frames = action(s, seatIn(s, first), second ?? '', isNamed(data, 'used'));
  if (first === 'end') s.season = WINTER + 1;
  if (isNamed(data, 'used') && s.frames.at(-1)!.proc !== 'moveAndAttack')
    throw new NotationError(['position', 'used'], 'expected a turn that begins with Move & Attack, such as 1 move');
}

function seatIn(s: State, word: string): Seat {
  if (!/^\d+$/.test(word)) throw new NotationError(PATH, EXPECTED);
  return readSeat(word, s.seats, PATH);
}

const inSeason = (step: string, winner: Seat | null = null): Frame[] => [GAME(), frameAt('season', step, { winner })];

function withCards(s: State, frames: Frame[]): Frame[] {
  s.chosen = s.chosen.map(cards => cards ?? (s.season === WINTER ? ACTION_PAIRS[0]! : TAX));
  return frames;
}

/** The season's frame while this seat acts: the machine has already noted who is next. */
function resolution(s: State, seat: Seat): Frame[] {
  const order = clockwise(s.seats, s.firstPlayer);
  const next = order.indexOf(seat) + 1;
  for (const earlier of order.slice(0, next - 1)) s.revealed[earlier] = true;
  const winner = { winner: s.firstPlayer };
  const season =
    next < order.length ? frameAt('season', 'resolution', winner, order, next) : frameAt('season', 'income', winner);
  return withCards(s, [GAME(), season]);
}

/** `1 move`: the card is face up and about to be carried out. In Winter `1 recruit>move` names both, in order. */
function action(s: State, seat: Seat, word: string, underWay: boolean): Frame[] {
  const [first, second = 0, ...more] = word.split('>').map(actionIn);
  if (first === undefined || first === second || more.length > 0) throw new NotationError(PATH, EXPECTED);
  if (second !== 0 && s.season !== WINTER) throw new NotationError(PATH, 'expected one card: two are played in Winter');
  const cards = s.chosen[seat] ?? first | (second || otherCard(s, first));
  if ((cards & (first | second)) !== (first | second))
    throw new NotationError(['position', 'cards', seat + 1], `expected the cards of turn: ${String(word)}`);
  s.chosen[seat] = cards;
  s.revealed[seat] = true;
  const frames = [...resolution(s, seat), frameAt('turn', underWay ? 'second' : 'first', { seat, first, second })];
  return underWay && first === MOVE ? [...frames, frameAt('moveAndAttack', 'useUnits', { seat })] : frames;
}

function actionIn(word: string): ActionCard {
  const card = ACTION_CARDS.find(one => ACTION_IDS[one] === word);
  if (card === undefined) throw new NotationError(PATH, EXPECTED);
  return card;
}

/** In Winter a single named card is the second one that is played; some other lies beside it. */
const otherCard = (s: State, card: ActionCard): ActionCard =>
  s.season !== WINTER ? 0 : [TAX, ...ACTION_CARDS].find(other => other !== card)!;
