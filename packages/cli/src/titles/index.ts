/** What the drawing of a title is made of, for titles that keep theirs in their own folder. */
export { byKey, group, LONG_LIST, leaves } from '../play/menu.ts';
export { table } from '../text/table.ts';
export { padEnd, shortened, widthOf, wrap, wrapCells } from '../text/width.ts';
export { type Canvas, type Choice, type Drawing, firstThatFits, type MenuItem } from './drawing.ts';
