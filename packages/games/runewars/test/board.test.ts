/** The board that follows from the preset placements is the one that the rules describe (4.6). */
import { describe, expect, test } from 'vitest';
import { boardOf, type Laid, MOUNTAIN, WATER } from '../src/board.ts';
import { PRESETS } from '../src/content/presets.ts';
import { bestHome, homePlaces, markerChoices } from '../src/map-building.ts';
import { AREA_IDS, areaNumber, FACTION_NUMBERS, homeTile, tileNumber } from '../src/pieces.ts';

const presetOf = (seats: number): Laid => ({
  content: null,
  placement: PRESETS.find(preset => preset.seats === seats)!.tiles.map(({ tile, turns, at }) => ({
    tile: tileNumber(tile),
    at,
    turns,
  })),
});

/** `2A|4A mountain` and so on. */
function blocked(seats: number): string[] {
  const board = boardOf(presetOf(seats));
  return board.areas.flatMap(area =>
    board.neighbours[area]!.flatMap((other, i) => {
      const border = board.borders[area]![i]!;
      if (other < area || border === 0) return [];
      return [
        `${AREA_IDS[area]}|${AREA_IDS[other]} ${border === MOUNTAIN ? 'mountain' : border === WATER ? 'water' : '?'}`,
      ];
    }),
  );
}

describe('preset boards', () => {
  test('have the areas and the blocked borders that are listed', () => {
    expect([2, 3, 4].map(seats => boardOf(presetOf(seats)).areas.length)).toEqual([15, 25, 31]);
    expect(blocked(2).sort().join(', ')).toBe(
      '2A|4A mountain, 2A|5C mountain, 3A|4C water, 3C|5C mountain, 4A|5C water, 5C|5D mountain',
    );
    expect(blocked(3).sort().join(', ')).toBe(
      '1A|8E water, 3B|7C mountain, 5C|5D mountain, 5D|8F water, 7B|8A mountain, 8B|8E water',
    );
    expect(blocked(4)).toHaveLength(11);
  });

  test('have neighbours as listed', () => {
    const board = boardOf(presetOf(2));
    const names = board.neighbours[areaNumber('4A')]!.map(area => AREA_IDS[area]).sort();
    expect(names).toEqual(['2A', '3A', '3C', '4B', '5C']);
  });

  test.each([2, 3, 4])('with %i players every faction finds a home on every slot', seats => {
    const { slots } = PRESETS.find(preset => preset.seats === seats)!;
    for (const slot of slots)
      for (const faction of FACTION_NUMBERS) {
        const others = slots.filter(other => other !== slot);
        const places = homePlaces(presetOf(seats), homeTile(faction), slot, others);
        expect(bestHome(presetOf(seats), places)).not.toBeNull();
      }
  });

  test.each([2, 3, 4])('with %i players the slots are among the places that the rules allow', seats => {
    const { slots } = PRESETS.find(preset => preset.seats === seats)!;
    const legal = markerChoices(presetOf(seats), [], seats).map(pair => JSON.stringify(pair));
    for (const [one, other] of slots)
      expect(legal.some(pair => pair === JSON.stringify([one, other]) || pair === JSON.stringify([other, one]))).toBe(
        true,
      );
  });
});
