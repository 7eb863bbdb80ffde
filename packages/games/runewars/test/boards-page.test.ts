/** The page of the preset boards says what the boards are. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boardOf, MOUNTAIN, WATER } from '../src/board.ts';
import { AREA_IDS } from '../src/pieces.ts';
import { positionWith } from '../src/position.ts';

const page = readFileSync(new URL('../../../../docs/positions/runewars-boards.md', import.meta.url), 'utf8');

const marks = (border: number): string => (border & MOUNTAIN ? '^' : '') + (border & WATER ? '~' : '');

/** `5A: 2B 2C^ 5B`: an area and all who share a side with it. */
function linesOf(seats: number, bow: 'on' | 'off'): string {
  const { placement } = positionWith(null).read({}, { board: 'preset', factions: 'dealt', bow }, seats);
  const { areas, neighbours, borders } = boardOf({ content: null, placement });
  return areas
    .map(area => {
      const around = neighbours[area]!.map((other, i) => `${AREA_IDS[other]}${marks(borders[area]![i]!)}`);
      return `${AREA_IDS[area]}: ${around.sort().join(' ')}`;
    })
    .join('\n');
}

describe.each([2, 3, 4])('%i seats', seats => {
  test.each(['off', 'on'] as const)('with bow: %s', bow => {
    const title = `## ${seats} seats${bow === 'on' ? ', Banners of War' : ''}\n`;
    const block = page.slice(page.indexOf(title)).match(/```text\n([\s\S]*?)\n```/)?.[1];
    expect(page).toContain(title);
    expect(block).toBe(linesOf(seats, bow));
  });
});
