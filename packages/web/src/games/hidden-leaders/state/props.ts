/** What the shell hands to every part of Hidden Leaders, and the names that all parts need. */
import {
  BURIED_EMPEROR,
  type Card,
  contentOf,
  FACTIONS,
  type Faction,
  factionId,
  type HiddenLeadersEvent,
  heroId,
  type Leader,
  leaderId,
  type Option,
  type View,
} from '@interregnum/hidden-leaders';
import type { WithContent } from '@interregnum/kernel';
import type { TableProps } from '../../../table/kit/title.ts';

export type { Option } from '@interregnum/hidden-leaders';

export type Props = TableProps<View, Option, HiddenLeadersEvent>;
export type Text = Props['text'];

export const heroName = (text: Text, card: Card): string => text(`hero.${heroId(card)}`);
export const heroText = (text: Text, card: Card): string => text(`text.${heroId(card)}`);
export const factionName = (text: Text, faction: Faction): string => text(`faction.${factionId(faction)}`);
export const leaderName = (text: Text, leader: Leader): string => text(`leader.${leaderId(leader)}`);

/** The class of a card in the styles: its faction, or `emperor`. */
export const kindOf = (played: WithContent, card: Card): string =>
  card === BURIED_EMPEROR
    ? 'emperor'
    : factionId(FACTIONS.find(faction => contentOf(played).factions[card]! & faction)!);

export const kindName = (played: WithContent, text: Text, card: Card): string =>
  card === BURIED_EMPEROR ? text('hdl.allFactions') : text(`faction.${kindOf(played, card)}`);
