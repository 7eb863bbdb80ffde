/** Positions that people can write: `{ hands: { 1: [3, 13] }, open: [5], deck: [1, 9], points: { 2: 4 } }`. */
import {
  bySeat,
  chanceFrom,
  fieldsOf,
  frameAt,
  isNamed,
  list,
  positionNotation,
  readFields,
  wholeNumber,
} from '@interregnum/kernel';
import { CARDS, type Card, emptyState, type GoofspielEvent, listen, run, type State } from './state.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const { field } = fieldsOf<State>();
const cards = list(wholeNumber(1, CARDS.length));

const fields = {
  hands: field('hands', bySeat(cards)),
  points: field('points', bySeat(wholeNumber())),
  open: field('open', cards),
  /** The next prize last. */
  deck: field('deck', cards),
};

/** What is wrong with a state: each prize is in one place, and everybody holds a card for each round to come. */
export function broken(s: State): string[] {
  const prizes = [...s.open, ...s.deck];
  const rounds = s.deck.length + (s.ask ? 1 : 0);
  const isWhole = (hand: readonly Card[]): boolean => hand.length === rounds && new Set(hand).size === rounds;
  return [
    ...(new Set(prizes).size < prizes.length ? ['a prize is there twice'] : []),
    ...(sum([...prizes, ...s.points]) === sum(CARDS) ? [] : [`the prizes are not worth ${sum(CARDS)} points`]),
    ...s.hands.flatMap((hand, seat) => (isWhole(hand) ? [] : [`seat ${seat + 1} does not hold ${rounds} cards`])),
  ];
}

export const position = positionNotation<State, GoofspielEvent>({
  start: (_, seats) => emptyState(seats, chanceFrom('position')),
  fields,
  read(s, data) {
    readFields(fields, s, data, ['position'], s);
    if (!isNamed(data, 'at')) s.frames = [frameAt('game', 'rounds')];
  },
  run,
  listen,
  broken,
});
