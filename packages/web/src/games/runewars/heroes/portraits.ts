/** The faces of the heroes, drawn within a circle of 16 around the origin. */
import type { HeroNumber } from '@interregnum/runewars';

export interface Part {
  d: string;
  fill: string;
  /** Drawn as a line instead, so wide. */
  line?: number;
}

export interface Portrait {
  ground: string;
  robe: string;
  skin: string;
  eyes: string;
  behind: readonly Part[];
  before: readonly Part[];
}

const HOOD =
  'M0-15C8-15 11-8 10.5-1 10 4 8 6 6.5 7.5L5 3C7-1 7-7 4.5-9.5H-4.5C-7-7-7-1-5 3L-6.5 7.5C-8 6-10 4-10.5-1-11-8-8-15 0-15Z';
const LONG_HAIR = 'M0-14C8-14 10-8 9.5-2 9 4 10 7 11 10H-11C-10 7-9 4-9.5-2-10-8-8-14 0-14Z';
const FRINGE = 'M-7-3C-8-12-4-13.5 0-13.5S8-12 7-3C6-7 5-8.5 3-9-1-8-5-8.5-7-3Z';
const BEARD = 'M-6.3-1C-6 6-3 9.5 0 10 3 9.5 6 6 6.3-1 5 .5 3.5.3 2.5-.2 1-.9-1-.9-2.5-.2-3.5.3-5 .5-6.3-1Z';
const POINTED_BEARD = 'M-4 1C-3 6-1 10 0 13.5 1 10 3 6 4 1 2 2.4-2 2.4-4 1Z';
const MASK = 'M-6.6-1.8C-4-.8 4-.8 6.6-1.8 6 4 3 5.6 0 5.6S-6 4-6.6-1.8Z';
const BAND = 'M-6.6-6.2C-3-5 3-5 6.6-6.2L6.2-8.4C3-7.2-3-7.2-6.2-8.4Z';
const HORNS = 'M-5-8C-12-8-15-12-14-18-11-13.5-8-12.5-3.5-12ZM5-8C12-8 15-12 14-18 11-13.5 8-12.5 3.5-12Z';
const EARS = 'M-6-4.5L-12.5-8.5-6.2-.5ZM6-4.5L12.5-8.5 6.2-.5Z';
const TUSKS = 'M-3.6 3.8L-3-1-1.8 3.4ZM3.6 3.8L3-1 1.8 3.4Z';
const MOHAWK = 'M-2.2-9.6C-3-14-1.4-17 0-18.5 1.4-17 3-14 2.2-9.6Z';
const TONSURE = 'M-6.8-1C-9-7-7.5-10-5.6-10.2-6.4-7-6-4-5.5-1ZM6.8-1C9-7 7.5-10 5.6-10.2 6.4-7 6-4 5.5-1Z';
const WILD_HAIR =
  'M-7-1L-13.5-3-9.5-6.5-13.5-11-8-11-8-16-3-13.5 0-18 3-13.5 8-16 8-11 13.5-11 9.5-6.5 13.5-3 7-1C6-7 4-9.5 0-9.5S-6-7-7-1Z';
const HELM = 'M-8-3.5C-8.5-12-4-15 0-15S8.5-12 8-3.5L5.6-6.8H1.2V-2H-1.2V-6.8H-5.6Z';
const SOCKETS = 'M-5-4.6H-.9L-1.6-1.4H-4.2ZM5-4.6H.9L1.6-1.4H4.2Z';
const GLOW = 'M-3.9-3.6h2.1v1.3h-2.1zM3.9-3.6H1.8v1.3h2.1z';
const TEETH = 'M-3 2.6V5M-1 2.8V5.4M1 2.8V5.4M3 2.6V5M-3.6 3.9H3.6';
const MUZZLE = 'M-5 .6C-5-1.6 5-1.6 5 .6 5.4 4 3 5.6 0 5.6S-5.4 4-5 .6Z';
const NOSTRILS = 'M-2.4 1.4h.01M2.4 1.4h.01';
const RING = 'M-1.6 3.2A1.7 1.9 0 1 0 1.6 3.2';
const PATCH = 'M.4-5.2H5.2L4.6-1.6H1.2ZM.6-5L-6.5-8.4';
const SCAR = 'M-4.6-7.5L-1.6 1';
const RUNE = 'M-.9-9.6V-6.4M-.9-9.6L1.2-8.5-.9-7.6M-.9-7.6L1.2-6.4';
const GEM = 'M0-9.2L1.5-7.4 0-5.4-1.5-7.4Z';
const BRAIDS = 'M6-5C9.5-1 8 4 9.8 9.5L7.2 10C5.6 5 6.2-1 5.2-3ZM-6-5C-9.5-1-8 4-9.8 9.5L-7.2 10C-5.6 5-6.2-1-5.2-3Z';
const PAINT = 'M-5.6-1.4L-2-.4M-5.4.4L-2.2.8M5.6-1.4L2-.4M5.4.4L2.2.8';
const FEATHER = 'M6-10C9-12 11-15 10.5-18 8-16.5 5.5-14 4.8-10.5Z';
const COLLAR = 'M-9 9L-11.5 1-5 6.4ZM9 9L11.5 1 5 6.4Z';
const HALO = 'M0-16.4a9 9 0 0 1 9 9M0-16.4a9 9 0 0 0-9 9';

const LIGHT = '#e9c3a0';
const TAN = '#c98f62';
const DARK = '#7d4f34';
const GREEN = '#7d9a52';

/** By hero, in the order of the cards. */
export const PORTRAITS: readonly Portrait[] = [
  {
    ground: '#b9cf9a',
    robe: '#4a5f33',
    skin: TAN,
    eyes: '#2c1d10',
    behind: [{ d: FEATHER, fill: '#c4472f' }],
    before: [
      { d: BEARD, fill: '#6b4222' },
      { d: HOOD, fill: '#4d6a34' },
    ],
  },
  {
    ground: '#c7bfd8',
    robe: '#2b2637',
    skin: LIGHT,
    eyes: '#5a2a86',
    behind: [{ d: LONG_HAIR, fill: '#191621' }],
    before: [
      { d: FRINGE, fill: '#191621' },
      { d: MASK, fill: '#3c2d57' },
    ],
  },
  {
    ground: '#efdcae',
    robe: '#7a552e',
    skin: LIGHT,
    eyes: '#3b5a78',
    behind: [{ d: HALO, fill: '#d79a1e', line: 1.4 }],
    before: [
      { d: TONSURE, fill: '#8f8778' },
      { d: BEARD, fill: '#a59d8e' },
    ],
  },
  {
    ground: '#bcd6e6',
    robe: '#27618a',
    skin: LIGHT,
    eyes: '#1f6b4f',
    behind: [{ d: LONG_HAIR, fill: '#b5401f' }],
    before: [
      { d: FRINGE, fill: '#c9502a' },
      { d: RUNE, fill: '#0d4a77', line: 1.3 },
    ],
  },
  {
    ground: '#cfcbc2',
    robe: '#56565c',
    skin: TAN,
    eyes: '#26262b',
    behind: [],
    before: [
      { d: FRINGE, fill: '#94949c' },
      { d: PATCH, fill: '#1d1a18', line: 1.1 },
      { d: PATCH, fill: '#1d1a18' },
      { d: POINTED_BEARD, fill: '#85858d' },
    ],
  },
  {
    ground: '#bfe0d6',
    robe: '#1f7c72',
    skin: LIGHT,
    eyes: '#20506b',
    behind: [{ d: LONG_HAIR, fill: '#e2b64a' }],
    before: [
      { d: FRINGE, fill: '#edc75e' },
      { d: BAND, fill: '#b98a2f' },
      { d: GEM, fill: '#d22f3f' },
    ],
  },
  {
    ground: '#e4d0b4',
    robe: '#6d6258',
    skin: '#6b4427',
    eyes: '#f2c14e',
    behind: [
      { d: HORNS, fill: '#cdd4da' },
      { d: EARS, fill: '#54341c' },
    ],
    before: [
      { d: FRINGE, fill: '#40260f' },
      { d: MUZZLE, fill: '#a87b55' },
      { d: NOSTRILS, fill: '#2c1709', line: 1.4 },
      { d: RING, fill: '#e0b44a', line: 1.1 },
    ],
  },
  {
    ground: '#f0cfae',
    robe: '#8c3b2a',
    skin: DARK,
    eyes: '#20120a',
    behind: [],
    before: [
      { d: BRAIDS, fill: '#2a1710' },
      { d: FRINGE, fill: '#2a1710' },
      { d: BAND, fill: '#d8452f' },
      { d: FEATHER, fill: '#f4ead2' },
    ],
  },
  {
    ground: '#bfc7bd',
    robe: '#2f3a3d',
    skin: '#e2dcc6',
    eyes: '#1c1c1c',
    behind: [{ d: COLLAR, fill: '#454f53' }],
    before: [
      { d: SOCKETS, fill: '#1d1f1a' },
      { d: GLOW, fill: '#6fe06a' },
      { d: TEETH, fill: '#4a463a', line: 0.9 },
      { d: HELM, fill: '#5c676b' },
    ],
  },
  {
    ground: '#9aa0ad',
    robe: '#20222b',
    skin: '#20222b',
    eyes: '#ffd84a',
    behind: [],
    before: [{ d: HOOD, fill: '#343846' }],
  },
  {
    ground: '#d9c8a6',
    robe: '#5f3420',
    skin: GREEN,
    eyes: '#8f1d12',
    behind: [{ d: EARS, fill: '#6b8545' }],
    before: [
      { d: MOHAWK, fill: '#1f1a16' },
      { d: PAINT, fill: '#b3261e', line: 1.2 },
      { d: TUSKS, fill: '#f6eed8' },
    ],
  },
  {
    ground: '#d9c1dc',
    robe: '#5b2a6e',
    skin: '#d8cdb6',
    eyes: '#b3261e',
    behind: [{ d: COLLAR, fill: '#7a3c92' }],
    before: [
      { d: WILD_HAIR, fill: '#f2efe6' },
      { d: POINTED_BEARD, fill: '#f2efe6' },
      { d: SCAR, fill: '#9b5c4a', line: 0.9 },
    ],
  },
  // Banners of War
  {
    ground: '#e6d3a3',
    robe: '#7b3f1f',
    skin: TAN,
    eyes: '#2a1a0e',
    behind: [],
    before: [
      { d: BEARD, fill: '#b5602a' },
      { d: FRINGE, fill: '#b5602a' },
    ],
  },
  {
    ground: '#cfe0ea',
    robe: '#2f5d86',
    skin: LIGHT,
    eyes: '#1d3b54',
    behind: [{ d: LONG_HAIR, fill: '#e9e2cf' }],
    before: [
      { d: FRINGE, fill: '#f4efe0' },
      { d: RUNE, fill: '#2f7fb8', line: 1.1 },
    ],
  },
  {
    ground: '#eed0b4',
    robe: '#a3201d',
    skin: DARK,
    eyes: '#f0c33c',
    behind: [{ d: LONG_HAIR, fill: '#16100d' }],
    before: [
      { d: FRINGE, fill: '#16100d' },
      { d: MASK, fill: '#b3261e' },
      { d: BAND, fill: '#7e1512' },
    ],
  },
  {
    ground: '#d7dbe0',
    robe: '#8d97a3',
    skin: LIGHT,
    eyes: '#2b2b33',
    behind: [{ d: COLLAR, fill: '#b98a2d' }],
    before: [
      { d: POINTED_BEARD, fill: '#6d4a2a' },
      { d: HELM, fill: '#a9b3bd' },
    ],
  },
  {
    ground: '#c9dcb4',
    robe: '#365a2b',
    skin: TAN,
    eyes: '#1e3d16',
    behind: [{ d: LONG_HAIR, fill: '#7a3d18' }],
    before: [
      { d: BRAIDS, fill: '#8f4b20' },
      { d: FRINGE, fill: '#8f4b20' },
      { d: HALO, fill: '#4d7a35', line: 2 },
    ],
  },
  {
    ground: '#b9b3c6',
    robe: '#2a2038',
    skin: '#cfc7d6',
    eyes: '#7a1fb0',
    behind: [{ d: LONG_HAIR, fill: '#1b1524' }],
    before: [
      { d: HOOD, fill: '#3a2d4d' },
      { d: GEM, fill: '#b45ee0' },
    ],
  },
  {
    ground: '#c7cbb8',
    robe: '#4b4636',
    skin: '#b9ab8d',
    eyes: '#e8f0d0',
    behind: [],
    before: [
      { d: WILD_HAIR, fill: '#3b352a' },
      { d: PAINT, fill: '#f3eedd', line: 1.2 },
      { d: TEETH, fill: '#f3eedd', line: 0.9 },
    ],
  },
  {
    ground: '#dcc0a4',
    robe: '#6b1d14',
    skin: GREEN,
    eyes: '#f0b429',
    behind: [
      { d: EARS, fill: '#66803f' },
      { d: HORNS, fill: '#cfc3a0' },
    ],
    before: [
      { d: TUSKS, fill: '#c23a26' },
      { d: SCAR, fill: '#41592a', line: 1 },
    ],
  },
];

export const portraitOf = (hero: HeroNumber): Portrait => PORTRAITS[hero]!;
