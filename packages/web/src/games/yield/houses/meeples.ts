/** The pieces of the Armies: foot at the origin, about 30 wide and 42 high. By piece. */

export interface Meeple {
  /** The figure itself. */
  body: string;
  /** What it carries, in a lighter shade. */
  gear: string;
  /** Thin things it carries. */
  lines: string;
  /** Where the emblem of the House is painted on it. */
  emblem: readonly [x: number, y: number];
}

const FIGURE =
  'M0-39a7 7 0 0 1 5.5 11.5C12-27 17-22 15.5-17.5 14-15 9.5-16.5 8-17c.5 6 4 11.5 4.5 17H3C2.5-4 1.5-6.5 0-6.5S-2.5-4-3 0h-9.5C-12-5.5-8.5-11-8-17c-1.5.5-6 2-7.5-.5C-17-22-12-27-5.5-27.5A7 7 0 0 1 0-39z';

export const MEEPLES: readonly Meeple[] = [
  {
    body: FIGURE,
    gear: 'M0-41c5 0 8.5 4 8.5 9.5L0-34l-8.5 2.5C-8.5-37-5-41 0-41z',
    lines: 'M13-36c9 8 9 26 0 34M13-36V-2M7-18.5h17M21-21.5l3.5 3-3.5 3',
    emblem: [0, -18],
  },
  {
    body: FIGURE,
    gear: 'M0-25c4 2 7.5 2.5 11 2.5 1 10-2 17.5-11 22.5-9-5-12-12.5-11-22.5 3.5 0 7-.5 11-2.5zM-7-36.5q7-8 14 0l.5 2.5h-15z',
    lines: 'M15.5-40v38M13.5-36l2-6 2 6z',
    emblem: [0, -13.5],
  },
  {
    body: 'M-13 0c0-8 7.5-10.5 7.5-18-3.5 3-6.5 4.5-10 4-2.5-1.5-2.5-4.5-.5-7 3-4.5 5.5-9.5 11-13.5L-4.5-41l6 4.5C11-34.5 16.5-25.5 15-12c-.5 5-1.5 8-1.5 12z',
    gear: 'M1.5-36.5C11-34.5 16.5-25.5 15-12c-.5 5-1.5 8-1.5 12H7c1-4 3-8 3-14 .5-9-2.5-17-8.5-22.5z',
    lines: 'M-9.5-25.5h.01M-15-17.5l3 1.5',
    emblem: [1, -12],
  },
  {
    body: FIGURE,
    gear: 'M13.5-46H-9.5l4.5 6-4.5 6h23z',
    lines: 'M14-47V-1',
    emblem: [0, -18],
  },
];
