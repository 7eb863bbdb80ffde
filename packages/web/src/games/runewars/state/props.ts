/** What the shell hands to every part of Runewars, and the words that all parts need. */
import type { Seat } from '@interregnum/kernel';
import {
  AREA_IDS,
  type Area,
  CITIES,
  DEVELOPMENTS,
  type Dial,
  FACTIONS,
  type FactionNumber,
  HEROES,
  type HeroNumber,
  type Option,
  ORDERS,
  type OrderNumber,
  RESOURCES,
  type RunewarsEvent,
  SEASONS,
  UNITS,
  type UnitType,
  type View,
} from '@interregnum/runewars';
import type { TableProps } from '../../../table/kit/title.ts';

export type { Option, View } from '@interregnum/runewars';

export type Props = TableProps<View, Option, RunewarsEvent>;
export type Text = Props['text'];
export type SeatProps = Props & { seat: Seat };

export const areaName = (text: Text, area: Area): string => text(`area.${AREA_IDS[area]}`);
export const unitName = (text: Text, type: UnitType): string => text(`unit.${UNITS[type]!.id}`);
export const unitsName = (text: Text, type: UnitType, n: number): string => text(`units.${UNITS[type]!.id}`, { n });
export const heroName = (text: Text, hero: HeroNumber): string => text(`card.${HEROES[hero]!.id}`);
export const cityName = (text: Text, city: number): string => text(`card.${CITIES[city]!.id}`);
export const factionName = (text: Text, faction: FactionNumber): string => text(`faction.${FACTIONS[faction]}`);
export const dialName = (text: Text, dial: Dial): string => text(`dial.${RESOURCES[dial]}`);
export const orderName = (text: Text, order: OrderNumber): string => text(`order.${ORDERS[order]}`);
export const seasonName = (text: Text, season: number): string => text(`season.${SEASONS[season]}`);
export const developmentName = (text: Text, kind: number): string => text(`development.${DEVELOPMENTS[kind]}`);
