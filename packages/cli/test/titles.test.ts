/** Every title of the shelf can be played in a terminal. */
import { describe, expect, test } from 'vitest';
import { TITLES } from '../src/games.ts';

describe.each(TITLES)('$meta.title', title => {
  test('has a drawing with a name for every seat', async () => {
    const { seatNames } = await title.drawing();
    expect(new Set(seatNames).size).toBe(seatNames.length);
    expect(seatNames.length).toBeGreaterThanOrEqual(Math.max(...title.meta.seats));
  });

  test('labels finished games where it has labels', async () => {
    if (!title.labels) return;
    const module = (await import(title.labels.module)) as Record<string, unknown>;
    expect(typeof module[title.labels.name]).toBe('function');
  });
});
