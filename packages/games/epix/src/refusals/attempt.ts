/** What a player tried, read from a code; the code need not be an option of any question. */
import type { Seat } from '@interregnum/kernel';
import { type Area, areaNumber } from '../content/board.ts';
import { ACTION_CARDS, ACTION_IDS, type ActionCard, type Card, cardNumber } from '../content/cards.ts';
import { type Unit, unitNumber } from '../content/units.ts';

export interface PlaceAttempt {
  type: 'recruit' | 'use';
  unit: Unit;
  area: Area;
}
export interface StepAttempt {
  type: 'move' | 'attack';
  unit: Unit;
  from: Area;
  to: Area;
}
export interface DraftBidAttempt {
  type: 'draftBid';
  card: Card;
  amount: number;
  marker: Unit | null;
}
export interface CardsAttempt {
  type: 'choose' | 'change' | 'order';
  cards: readonly ActionCard[];
}
export type Attempt =
  | PlaceAttempt
  | StepAttempt
  | DraftBidAttempt
  | CardsAttempt
  | { type: 'bid'; amount: number }
  | { type: 'first' | 'look'; seat: Seat }
  | { type: 'guess'; numbers: readonly number[] }
  | { type: 'word'; word: string };

const wholeNumber = (text: string): number | null => (/^-?\d{1,9}$/.test(text) ? Number(text) : null);
const known = (n: number): number | null => (n < 0 ? null : n);
const unitIn = (text: string): Unit | null => known(unitNumber(text));
const areaIn = (text: string): Area | null => known(areaNumber(text));
const actionIn = (text: string): ActionCard | null => ACTION_CARDS.find(card => ACTION_IDS[card] === text) ?? null;

function listIn<T>(text: string, separator: string, read: (item: string) => T | null): T[] | null {
  const items = text === '' ? [] : text.split(separator).map(read);
  return items.includes(null) ? null : (items as T[]);
}

const place =
  (type: PlaceAttempt['type']) =>
  (text: string): Attempt | null => {
    const [first, second, ...rest] = text.split(':');
    const unit = unitIn(first!);
    const area = areaIn(second ?? '');
    return unit === null || area === null || rest.length > 0 ? null : { type, unit, area };
  };

const step =
  (type: StepAttempt['type']) =>
  (text: string): Attempt | null => {
    const [first, way, ...rest] = text.split(':');
    const unit = unitIn(first!);
    const areas = listIn(way ?? '', '>', areaIn);
    return unit === null || areas?.length !== 2 || rest.length > 0
      ? null
      : { type, unit, from: areas[0]!, to: areas[1]! };
  };

/** `4` is Gold in a fist, `SA05:4` or `SA05:4:camp` a bid on a card. */
function bid(text: string): Attempt | null {
  const [first, second, third, ...rest] = text.split(':');
  const amount = wholeNumber(second ?? first!);
  if (amount === null || rest.length > 0) return null;
  if (second === undefined) return { type: 'bid', amount };
  const card = cardNumber(first!);
  const marker = third === undefined ? null : unitNumber(third);
  return card === 0 || marker === -1 ? null : { type: 'draftBid', card, amount, marker };
}

const player =
  (type: 'first' | 'look') =>
  (text: string): Attempt | null => {
    const number = wholeNumber(text);
    return number === null ? null : { type, seat: number - 1 };
  };

const cards =
  (type: CardsAttempt['type'], separator: string) =>
  (text: string): Attempt | null => {
    const list = listIn(text, separator, actionIn);
    return list && { type, cards: list };
  };

function guess(text: string): Attempt | null {
  const numbers = listIn(text, '+', wholeNumber);
  return numbers && { type: 'guess', numbers };
}

const READERS = new Map<string, (text: string) => Attempt | null>([
  ['recruit', place('recruit')],
  ['use', place('use')],
  ['move', step('move')],
  ['attack', step('attack')],
  ['bid', bid],
  ['first', player('first')],
  ['look', player('look')],
  ['choose', cards('choose', '+')],
  ['change', cards('change', '+')],
  ['order', cards('order', '>')],
  ['guess', guess],
]);

/** `null` for what no question of Epix could be answered with. */
export function readAttempt(code: string): Attempt | null {
  const colon = code.indexOf(':');
  if (colon < 0) return { type: 'word', word: code };
  return READERS.get(code.slice(0, colon))?.(code.slice(colon + 1)) ?? null;
}
