/** Long lists of Yield in groups: Units by Army, cards face up and face down, steps by Army. */
import { type Option, PIECES, pieceId, type View } from '@interregnum/yield';
import { byKey, group, LONG_LIST, leaves } from '../../play/menu.ts';
import type { Canvas, Choice, MenuItem } from '../drawing.ts';

type Item = MenuItem<Option>;
type Choices = readonly Choice<Option>[];

export function menu(_v: View, choices: Choices, canvas: Canvas): Item[] {
  if (choices.length <= LONG_LIST) return leaves(choices);
  return byKey(choices, option => option.type).flatMap(([type, list]) => {
    if (type === 'split' || type === 'recruit') return byUnits(list, 0, canvas);
    if (type === 'step' || type === 'chase') return steps(list, canvas);
    if (type === 'play') return group('Play a card face up …', list);
    if (type === 'cover') return group('Play a card face down …', list);
    return leaves(list);
  });
}

const unitsOf = (option: Option): readonly number[] => ('units' in option ? option.units : []);

/** Army by Army: how many Units it gets. */
function byUnits(choices: Choices, piece: number, canvas: Canvas): Item[] {
  if (choices.length <= LONG_LIST || piece >= PIECES.length) return leaves(choices);
  const name = canvas.text(`piece.${pieceId(piece)}`);
  const amounts = byKey(choices, option => unitsOf(option)[piece] ?? 0).sort(([a], [b]) => a - b);
  if (amounts.length === 1) return byUnits(choices, piece + 1, canvas);
  return amounts.flatMap(([units, list]) => group(`${name} ${units} …`, list, () => byUnits(list, piece + 1, canvas)));
}

function steps(choices: Choices, canvas: Canvas): Item[] {
  return byKey(choices, option => ('piece' in option ? option.piece : 0)).flatMap(([piece, list]) =>
    group(`Move the ${canvas.text(`piece.${pieceId(piece)}`)} …`, list),
  );
}
