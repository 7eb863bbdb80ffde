/** Long lists of The Old King's Crown in groups: cards to place Region by Region, effects by source. */
import { type Card, NONE, type Option, type Source, sourceId, type View } from '@interregnum/old-kings-crown';
import { byKey, group, LONG_LIST, leaves } from '../../play/menu.ts';
import type { Canvas, Choice, MenuItem } from '../drawing.ts';
import { cardText } from './signs.ts';

type Item = MenuItem<Option>;
type Choices = readonly Choice<Option>[];

export function menu(v: View, choices: Choices, canvas: Canvas): Item[] {
  if (choices.length <= LONG_LIST) return leaves(choices);
  return byKey(choices, option => option.type).flatMap(([type, list]) => {
    if (type === 'placeCards') return placing(v, list, 0, canvas);
    if (type === 'keepKingdom') return kept(list, canvas);
    if (list.some(({ option }) => 'source' in option)) return bySource(list, canvas);
    return list.length > LONG_LIST ? group(list[0]!.words.split(' ')[0]!.concat(' …'), list) : leaves(list);
  });
}

const REGIONS = ['highlands', 'plateau', 'lowlands'] as const;

/** Region by Region: which card lies there. */
function placing(v: View, choices: Choices, nth: number, canvas: Canvas): Item[] {
  const region = REGIONS[nth];
  if (choices.length === 1 || region === undefined) return leaves(choices);
  const cards = byKey(choices, option => (option.type === 'placeCards' ? option[region] : NONE));
  if (cards.length === 1) return placing(v, choices, nth + 1, canvas);
  const name = canvas.text(`region.${region}`).replace(/^the /, '');
  return cards.flatMap(([card, list]) =>
    group(`${name}: ${placed(v, card, canvas)} …`, list, () => placing(v, list, nth + 1, canvas)),
  );
}

const placed = (v: View, card: Card, canvas: Canvas): string =>
  card === NONE ? canvas.text('card.none') : cardText(v, card, canvas);

const kept = (choices: Choices, canvas: Canvas): Item[] =>
  byKey(choices, option => (option.type === 'keepKingdom' ? option.code.split('+')[0]! : '')).flatMap(([code, list]) =>
    group(`Keep ${canvas.text(`kingdom.${code.replace('keep:', '')}`)}, Occupied by …`, list),
  );

const bySource = (choices: Choices, canvas: Canvas): Item[] =>
  byKey(choices, option => ('source' in option ? option.source : -1)).flatMap(([source, list]) =>
    group(`Use ${sourceName(source, canvas)} …`, list),
  );

function sourceName(source: Source, canvas: Canvas): string {
  const id = sourceId(source);
  const kind = id.startsWith('T-')
    ? 'tile'
    : id.startsWith('CM-')
      ? 'commander'
      : id.startsWith('K')
        ? 'kingdom'
        : 'card';
  return canvas.text(`${kind}.${id}`);
}
