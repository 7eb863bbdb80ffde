/** All that a content file can replace, as it is built in. */
import type { Content } from '@interregnum/kernel';
import type {
  City,
  Commander,
  ExplorationToken,
  FactionSheet,
  FateCard,
  Hero,
  Objective,
  PresetBoard,
  Quest,
  Reward,
  SeasonCard,
  Tactic,
  Tile,
  TitleCard,
  Unit,
} from './card.ts';
import { CITIES } from './cities.ts';
import { COMMANDERS } from './cmd/commanders.ts';
import type { DevelopmentCard } from './dev/card.ts';
import { DEVELOPMENT_CARDS } from './dev/cards.ts';
import { EXPLORATION_TOKENS } from './exploration.ts';
import { FATE } from './fate.ts';
import { HEROES } from './heroes.ts';
import { OBJECTIVES } from './objectives.ts';
import { PRESETS } from './presets.ts';
import { QUESTS } from './quests.ts';
import { REWARDS } from './rewards.ts';
import { SEASON_CARDS } from './seasons.ts';
import { SHEETS } from './sheets.ts';
import { TACTICS } from './tactics.ts';
import { TILES } from './tiles.ts';
import { TITLES } from './titles.ts';
import { UNITS } from './units.ts';

/** Lists by number, in the order of the built-in content: ids, and how many there are, never change. */
export interface RunewarsContent extends Content {
  readonly fate: readonly FateCard[];
  readonly units: readonly Unit[];
  readonly sheets: readonly FactionSheet[];
  readonly tiles: readonly Tile[];
  readonly presets: readonly PresetBoard[];
  readonly cities: readonly City[];
  readonly exploration: readonly ExplorationToken[];
  readonly heroes: readonly Hero[];
  readonly commanders: readonly Commander[];
  readonly seasonCards: readonly SeasonCard[];
  readonly tactics: readonly Tactic[];
  readonly rewards: readonly Reward[];
  readonly quests: readonly Quest[];
  readonly objectives: readonly Objective[];
  readonly titles: readonly TitleCard[];
  readonly developments: readonly DevelopmentCard[];
}

export const builtIn: RunewarsContent = {
  words: {},
  fate: FATE,
  units: UNITS,
  sheets: SHEETS,
  tiles: TILES,
  presets: PRESETS,
  cities: CITIES,
  exploration: EXPLORATION_TOKENS,
  heroes: HEROES,
  commanders: COMMANDERS,
  seasonCards: SEASON_CARDS,
  tactics: TACTICS,
  rewards: REWARDS,
  quests: QUESTS,
  objectives: OBJECTIVES,
  titles: TITLES,
  developments: DEVELOPMENT_CARDS,
};
