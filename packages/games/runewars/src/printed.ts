/** What the content of a game prints on areas, dials and cards, as numbers. */
import { type PrintedArea, type WithContent, workedOut } from '@interregnum/kernel';
import type { RunewarsContent } from './content/built-in.ts';
import { contentOf } from './content/contents.ts';
import { type Border, COMPASS, RESOURCES, type Shape } from './content/words.ts';
import {
  type Area,
  areaNumber,
  type Dial,
  type FactionNumber,
  NEUTRAL_TYPES,
  type QuestCard,
  type UnitType,
  unitNumber,
} from './pieces.ts';

// --- units -----------------------------------------------------------------------------------------------------------

export const shapeOf = (t: WithContent, type: UnitType): Shape => contentOf(t).units[type]!.shape;
export const neutralsOf = (t: WithContent, shape: Shape): readonly UnitType[] =>
  NEUTRAL_TYPES.filter(type => shapeOf(t, type) === shape);

/** What the spaces of a dial show: a type, or these. */
export const INFLUENCE_ICON = -1;
export const TACTICS_ICON = -2;
/** By faction and dial, from space 1. */
const spaces = workedOut(({ sheets }: RunewarsContent) =>
  sheets.map(sheet =>
    RESOURCES.map(res =>
      sheet.dials[res].map(space =>
        space === 'influence' ? INFLUENCE_ICON : space === 'tactics' ? TACTICS_ICON : unitNumber(space),
      ),
    ),
  ),
);
export const dialSpaces = (t: WithContent, faction: FactionNumber, dial: Dial): readonly number[] =>
  spaces(contentOf(t))[faction]![dial]!;

// --- areas -----------------------------------------------------------------------------------------------------------

export interface Guard {
  readonly type: UnitType;
  readonly n: number;
}

/** By area, in the order of tile number and letter. */
const areas = workedOut(({ tiles }: RunewarsContent) =>
  tiles.flatMap(tile =>
    tile.areas.map(({ yields, neutral, isCity }) => ({
      yields: RESOURCES.map(res => yields[res]),
      sum: yields.food + yields.wood + yields.ore,
      guard: neutral && ({ type: unitNumber(neutral.unit), n: neutral.n } satisfies Guard),
      isCity,
    })),
  ),
);
/** By dial. */
export const yieldsOf = (t: WithContent, area: Area): readonly number[] => areas(contentOf(t))[area]!.yields;
export const yieldSumOf = (t: WithContent, area: Area): number => areas(contentOf(t))[area]!.sum;
export const guardOf = (t: WithContent, area: Area): Guard | null => areas(contentOf(t))[area]!.guard;
export const isCitySpace = (t: WithContent, area: Area): boolean => areas(contentOf(t))[area]!.isCity;

/** What tiles print, for the kernel: borders by side. */
export type PrintedTiles = readonly (readonly PrintedArea<Border>[])[];
export const printedTilesOf = workedOut(
  ({ tiles }: RunewarsContent): PrintedTiles =>
    tiles.map(tile =>
      tile.areas.map(({ hex, borders }) => ({
        hex,
        borders: Object.fromEntries(
          COMPASS.flatMap((name, side) => (borders[name] === undefined ? [] : [[side, borders[name]]])),
        ),
      })),
    ),
);
export const printedTiles = (t: WithContent): PrintedTiles => printedTilesOf(contentOf(t));

// --- quests ----------------------------------------------------------------------------------------------------------

const areasOfQuests = workedOut(({ quests }: RunewarsContent) => quests.map(quest => quest.areas.map(areaNumber)));
/** The areas that a quest names. */
export const questAreas = (t: WithContent, card: QuestCard): readonly Area[] => areasOfQuests(contentOf(t))[card]!;
