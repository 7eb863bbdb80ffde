/** What the news have changed on the map, to be seen for a moment. */
import { type Area, controllerOf, NONE, type View } from '@interregnum/runewars';
import { runeAt } from './reading.ts';

/** `before`: the view before the news, where there was one. */
type Before = View | null;

/** Whether somebody has come to hold an area. */
export function isTaken(before: Before, view: View, area: Area): boolean {
  const seat = controllerOf(view, area);
  return before !== null && seat !== NONE && controllerOf(before, area) !== seat;
}

/** Whether a rune has come to lie there. */
export const isReceived = (before: Before, view: View, area: Area): boolean =>
  before !== null && runeAt(view, area) !== null && runeAt(before, area) === null;
