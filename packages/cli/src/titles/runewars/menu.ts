/** Long lists of Runewars in groups: movers by where they come from, steps by their start, the others by kind. */
import { AREA_IDS, type Option, type View } from '@interregnum/runewars';
import { byKey, group, LONG_LIST, leaves } from '../../play/menu.ts';
import type { Canvas, Choice, MenuItem } from '../drawing.ts';

type Item = MenuItem<Option>;
type Choices = readonly Choice<Option>[];

export function menu(_v: View, choices: Choices, _canvas: Canvas): Item[] {
  if (choices.length <= LONG_LIST) return leaves(choices);
  return byKey(choices, option => option.type).flatMap(([type, list]) => {
    if (type === 'from') return byArea(list, 'Move units from');
    if (type === 'move') return byArea(list, 'Move from');
    if (type === 'placeTile') return byTurns(list);
    return list.length > LONG_LIST ? group(`${list[0]!.words.split(' ')[0]} …`, list) : leaves(list);
  });
}

const byArea = (choices: Choices, words: string): Item[] =>
  byKey(choices, option => ('area' in option ? option.area : -1)).flatMap(([area, list]) =>
    group(`${words} ${AREA_IDS[area]} …`, list),
  );

const byTurns = (choices: Choices): Item[] =>
  byKey(choices, option => (option.type === 'placeTile' ? option.turns : 0)).flatMap(([turns, list]) =>
    group(`Place the tile, turned ${turns} times …`, list),
  );
