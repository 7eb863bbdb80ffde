/** What the shell hands to every part of Yield, and the words that all parts need. */

import type { Seat } from '@interregnum/kernel';
import {
  type Army,
  abilityId,
  boardFor,
  colourId,
  type Kind,
  kindId,
  type Leader,
  type Location,
  leaderId,
  locationId,
  type Option,
  ownerOf,
  type Piece,
  pieceId,
  pieceOf,
  regionOf,
  type StrategyCard,
  strategyId,
  type View,
  type YieldEvent,
} from '@interregnum/yield';
import type { TableProps } from '../../../table/kit/title.ts';

export type { Option } from '@interregnum/yield';

export type Props = TableProps<View, Option, YieldEvent>;
export type Text = Props['text'];

/** `Ashmarket (I)`: the map shows both. */
export const placeName = (view: Pick<View, 'seats'>, location: Location): string =>
  `${boardFor(view.seats).names[location]} (${locationId(location)})`;
export const regionName = (text: Text, region: number): string => text(`region.${regionOf(region)}`);
export const colourName = (text: Text, colour: number): string => text(`colour.${colourId(colour)}`);
export const pieceName = (text: Text, piece: Piece): string => text(`piece.${pieceId(piece)}`);
export const kindName = (text: Text, kind: Kind): string => text(`kind.${kindId(kind)}`);
export const strategyName = (text: Text, card: StrategyCard): string => text(`strategy.${strategyId(card)}`);
export const leaderName = (text: Text, leader: Leader): string => text(`leader.${leaderId(leader)}`);
export const abilityName = (text: Text, ability: number): string => text(`ability.${abilityId(ability)}`);
export const armyName = (text: Text, names: readonly string[], army: Army): string =>
  text('yield.army', { piece: pieceName(text, pieceOf(army)), seat: names[ownerOf(army)]! });

/** Names in a row, the way the language joins them. */
export const joined = (text: Text, words: readonly string[]): string =>
  words.map((word, i) => (i === 0 ? word : text(i === words.length - 1 ? 'list.last' : 'list.next') + word)).join('');

export type SeatProps = Props & { seat: Seat };
