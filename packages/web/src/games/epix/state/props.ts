/** What the shell hands to every part of Epix, and the words that all parts need. */
import { areaId, cardId, type EpixEvent, GARRISON, type Option, unitId, type View } from '@interregnum/epix';
import type { TableProps } from '../../../table/kit/title.ts';

export type { Option } from '@interregnum/epix';

export type Props = TableProps<View, Option, EpixEvent>;
export type Text = Props['text'];

export const areaName = (text: Text, area: number): string => text(`area.${areaId(area)}`);
export const unitName = (text: Text, unit: number): string =>
  text(unit === GARRISON ? 'unit.garrison' : `unit.${unitId(unit)}`);
export const cardName = (text: Text, card: number): string => text(`card.${cardId(card)}`);
