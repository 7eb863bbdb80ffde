/** Long lists of Epix in groups: bids by card, amount and marker, recruits by Unit, guesses number by number. */
import { cardId, costOf, type Option, unitId, type View } from '@interregnum/epix';
import { byKey, group, LONG_LIST, leaves } from '../../play/menu.ts';
import type { Canvas, Choice, MenuItem } from '../drawing.ts';

type Item = MenuItem<Option>;
type Choices = readonly Choice<Option>[];

export function menu(v: View, choices: Choices, canvas: Canvas): Item[] {
  if (choices.length <= LONG_LIST) return leaves(choices);
  return byKey(choices, option => option.type).flatMap(([type, list]) => {
    if (type === 'recruit') return recruits(v, list, canvas);
    if (type === 'draftBid') return draftBids(list, canvas);
    if (type === 'guess') return guesses(list, []);
    return leaves(list);
  });
}

function recruits(v: View, choices: Choices, canvas: Canvas): Item[] {
  const byUnit = byKey(choices, option => (option.type === 'recruit' ? option.unit : 0)).sort(([a], [b]) => a - b);
  return byUnit.flatMap(([unit, list]) =>
    group(`Recruit a ${canvas.text(`unit.${unitId(unit)}`)} for ${costOf(v, v.viewer!, unit)} Gold …`, list),
  );
}

function draftBids(choices: Choices, canvas: Canvas): Item[] {
  return byKey(choices, option => (option.type === 'draftBid' ? option.card : 0)).flatMap(([card, list]) =>
    group(`Bid on ${canvas.text(`card.${cardId(card)}`)} …`, list, () => amounts(list)),
  );
}

function amounts(choices: Choices): Item[] {
  return byKey(choices, option => (option.type === 'draftBid' ? option.amount : 0)).flatMap(([amount, list]) =>
    group(`${amount} Gold …`, list),
  );
}

const numbersOf = (option: Option): readonly number[] => (option.type === 'guess' ? option.numbers : []);

/** The next number of a guess, any that goes with those already named. */
function guesses(choices: Choices, named: readonly number[]): Item[] {
  if (choices.length === 0 || numbersOf(choices[0]!.option).length === 1) return leaves(choices);
  const fitting = choices.filter(({ option }) => named.every(n => numbersOf(option).includes(n)));
  const next = [...new Set(fitting.flatMap(({ option }) => numbersOf(option)))]
    .filter(n => !named.includes(n))
    .sort((a, b) => a - b);
  return next.flatMap(n => {
    const list = fitting.filter(({ option }) => numbersOf(option).includes(n));
    return group(`Guess ${[...named, n].join(' and ')} and …`, list, () => guesses(list, [...named, n]));
  });
}
