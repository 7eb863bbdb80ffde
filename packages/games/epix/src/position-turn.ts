/** The `turn:` of a position: where in the game the table stands, in a few words. */
import { type Frame, NotationError, readSeat, type Seat } from '@interregnum/kernel';
import { ACTION_CARDS, ACTION_IDS, ACTION_PAIRS, MOVE, RECRUITMENT, TAX, WINTER } from './content/cards.ts';
import type { State } from './state.ts';
import { clockwiseFrom } from './table.ts';

const PATH = ['position', 'turn'];
const EXPECTED =
  'expected draft 1, auction, give 1, choose, look 1, respond 1, turn 1, 1 recruit, 1 tax, 1 move, 1 recruit>move, income or end';

const frame = (proc: string, step: string, locals: object = {}): Frame => ({
  proc,
  step,
  locals,
  items: null,
  index: 0,
});

/** Sets the frames; cards that the position does not name are Tax, in Winter Recruitment and Tax. */
export function setTurn(s: State, value: unknown): void {
  const text = String(value ?? 'draft').trim();
  const game = frame('game', 'seasons');
  const season = (step: string, winner: Seat | null = null) => [game, frame('season', step, { winner })];
  const words = text.split(/\s+/);
  if (words[0] === 'draft') {
    s.frames = [game, frame('draft', 'turn', { turn: words[1] === undefined ? s.firstPlayer : seatIn(s, words[1]) })];
  } else if (text === 'auction' || text === 'choose') {
    s.frames = season(text);
  } else if (text === 'end') {
    s.season = WINTER + 1;
    s.frames = [frame('game', 'end')];
  } else if (text === 'income') {
    lieCards(s);
    s.frames = season('income');
  } else if (words[0] === 'give') {
    s.frames = season('giveCard', seatIn(s, words[1]));
  } else if (words[0] === 'look' || words[0] === 'respond') {
    lieCards(s);
    s.frames = season(words[0]);
  } else if (words[0] === 'turn') {
    beginTurn(s, seatIn(s, words[1]));
  } else {
    beginAction(s, seatIn(s, words[0]), words[1] ?? '');
  }
}

function seatIn(s: State, word: string | undefined): Seat {
  if (word === undefined || !/^\d+$/.test(word)) throw new NotationError(PATH, EXPECTED);
  return readSeat(word, s.seats, PATH);
}

function lieCards(s: State): void {
  s.chosen = s.chosen.map(cards => cards ?? (s.season === WINTER ? ACTION_PAIRS[0]! : TAX));
}

/** The season's frame while this seat acts: the machine has already noted who is next. */
function resolution(s: State, seat: Seat): Frame[] {
  const order = clockwiseFrom(s, s.firstPlayer);
  const next = order.indexOf(seat) + 1;
  for (const earlier of order.slice(0, next - 1)) s.revealed[earlier] = true;
  const season = frame('season', next < order.length ? 'resolution' : 'income', { winner: s.firstPlayer });
  if (next < order.length) Object.assign(season, { items: order, index: next });
  return [frame('game', 'seasons'), season];
}

function beginTurn(s: State, seat: Seat): void {
  lieCards(s);
  s.frames = [...resolution(s, seat), frame('turn', 'reveal', { seat, first: 0, second: 0 })];
}

/** `1 move`: the card is face up and about to be carried out. In Winter `1 recruit>move` names both, in order. */
function beginAction(s: State, seat: Seat, word: string): void {
  const cards = word.split('>').map(id => ACTION_CARDS.find(card => ACTION_IDS[card] === id));
  const [first, second] = cards;
  if (first === undefined || cards.length > 2 || (cards.length === 2 && (second === undefined || second === first))) {
    throw new NotationError(PATH, EXPECTED);
  }
  s.chosen[seat] = first | (second ?? otherCard(s, first));
  s.revealed[seat] = true;
  lieCards(s);
  s.frames = [...resolution(s, seat), frame('turn', 'first', { seat, first, second: second ?? 0 })];
}

/** In Winter a single named card is the second one that is played; some other lies beside it. */
const otherCard = (s: State, card: number): number =>
  s.season !== WINTER ? 0 : [TAX, RECRUITMENT, MOVE].find(other => other !== card)!;
