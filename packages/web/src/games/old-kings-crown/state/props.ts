/** What the shell hands to every part of The Old King's Crown, and the names that all parts need. */
import type { Seat } from '@interregnum/kernel';
import {
  type Card,
  FACTION_CARDS,
  type Faction,
  isValue,
  KINGDOM_CARDS,
  type Kingdom,
  LOCATIONS,
  type LocationNumber,
  type OldKingsCrownEvent,
  type Option,
  type Party,
  printedValue,
  REGIONS,
  type RegionNumber,
  SIMULACRUM,
  type Source,
  sourceId,
  TACTICS,
  type Tile,
  type View,
} from '@interregnum/old-kings-crown';
import type { TableProps } from '../../../table/kit/title.ts';

export type { Option } from '@interregnum/old-kings-crown';

export type Props = TableProps<View, Option, OldKingsCrownEvent>;
export type Text = Props['text'];
export type SeatProps = Props & { seat: Seat };

// --- the names of things: in the catalogue, and as spots that words can point at ------------------------------------------

export const cardSpot = (card: Card): string => (isValue(card) ? `value.${card}` : `card.${FACTION_CARDS[card]!.id}`);
export const kingdomSpot = (kingdom: Kingdom): string => `kingdom.${KINGDOM_CARDS[kingdom]!.id}`;
export const regionSpot = (region: RegionNumber): string => `region.${REGIONS[region]!}`;
export const locationSpot = (location: LocationNumber): string => `location.${LOCATIONS[location]!}`;
export const tileSpot = (tile: Tile): string => `tile.${TACTICS[tile]!.id}`;
export const partySpot = (party: Party): string => `party.${party}`;

const KINDS: readonly (readonly [begins: string, kind: string])[] = [
  ['T-', 'tile'],
  ['CM-', 'commander'],
  ['K', 'kingdom'],
];
export const sourceSpot = (source: Source): string => {
  const id = sourceId(source);
  return `${KINDS.find(([begins]) => id.startsWith(begins))?.[1] ?? 'card'}.${id}`;
};

export const cardName = (text: Text, card: Card): string => {
  if (!isValue(card)) return text(cardSpot(card));
  const value = printedValue(card);
  return typeof value === 'number' ? text('value.number', { n: value }) : text(`value.${value}`);
};
export const kingdomName = (text: Text, kingdom: Kingdom): string => text(kingdomSpot(kingdom));
export const locationName = (text: Text, location: LocationNumber): string => text(locationSpot(location));
export const tileName = (text: Text, tile: Tile): string => text(tileSpot(tile));
/** As a heading, without an article. */
export const regionName = (text: Text, region: RegionNumber): string => text(`okc.region.${REGIONS[region]!}`);

export const partyName = ({ seatNames, text }: Pick<Props, 'seatNames' | 'text'>, party: Party): string =>
  party === SIMULACRUM ? text('okc.simulacrum') : seatNames[party]!;

/** The faction that a party plays; `null`: the Simulacrum, or a seat that has not picked one yet. */
export const factionOf = (view: Pick<View, 'factions'>, party: Party): Faction | null => view.factions[party] ?? null;
