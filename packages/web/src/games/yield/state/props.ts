/** What the shell hands to every part of Yield, and the words that all parts need. */

import type { Seat } from '@interregnum/kernel';
import {
  type Army,
  type AtTable,
  abilityId,
  boardOf,
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
export const placeName = (view: AtTable, location: Location): string =>
  `${boardOf(view).names[location]} (${locationId(location)})`;
export const regionName = (text: Text, region: number): string => text(`region.${regionOf(region)}`);
export const colourName = (text: Text, colour: number): string => text(`colour.${colourId(colour)}`);
export const pieceName = (text: Text, piece: Piece): string => text(`piece.${pieceId(piece)}`);
export const kindName = (text: Text, kind: Kind): string => text(`kind.${kindId(kind)}`);
export const strategyName = (text: Text, card: StrategyCard): string => text(`strategy.${strategyId(card)}`);
export const leaderName = (text: Text, leader: Leader): string => text(`leader.${leaderId(leader)}`);
export const abilityName = (text: Text, ability: number): string => text(`ability.${abilityId(ability)}`);
export const armyName = (text: Text, names: readonly string[], army: Army): string =>
  text('yield.army', { piece: pieceName(text, pieceOf(army)), seat: names[ownerOf(army)]! });

/** The own Armies by what they are, those of others with whose they are. */
export const armyForViewer = (view: View, text: Text, names: readonly string[], army: Army): string =>
  ownerOf(army) === view.viewer ? pieceName(text, pieceOf(army)) : armyName(text, names, army);

export type SeatProps = Props & { seat: Seat };
