/** The map for 3 players (EPX-030). */
import { board } from './board.ts';

export const B3 = board({
  id: 'B3',
  seats: 3,
  areas: {
    castle1: { at: [499, 88], radius: 56, borders: ['land1a', 'land1b'] },
    castle2: { at: [814, 491], radius: 74, borders: ['land2a', 'land2b'] },
    castle3: { at: [177, 496], radius: 85, borders: ['land3a', 'land3b'] },
    land1a: { at: [647, 150], radius: 74, borders: ['broceland', 'castle1', 'kilimandjora', 'land1b'] },
    land1b: { at: [405, 174], radius: 67, borders: ['castle1', 'kilimandjora', 'land1a', 'orval'] },
    land2a: { at: [671, 555], radius: 82, borders: ['castle2', 'kilimandjora', 'land2b', 'mirelac'] },
    land2b: { at: [888, 339], radius: 61, borders: ['broceland', 'castle2', 'kilimandjora', 'land2a'] },
    land3a: { at: [269, 368], radius: 63, borders: ['castle3', 'kilimandjora', 'land3b', 'orval'] },
    land3b: { at: [341, 504], radius: 73, borders: ['castle3', 'kilimandjora', 'land3a', 'mirelac'] },
    kilimandjora: {
      at: [506, 343],
      radius: 114,
      borders: ['broceland', 'land1a', 'land1b', 'land2a', 'land2b', 'land3a', 'land3b', 'mirelac', 'orval'],
    },
    broceland: { at: [823, 211], radius: 78, borders: ['kilimandjora', 'land1a', 'land2b'] },
    mirelac: { at: [496, 585], radius: 95, borders: ['kilimandjora', 'land2a', 'land3b'] },
    orval: { at: [170, 216], radius: 76, borders: ['kilimandjora', 'land1b', 'land3a'] },
  },
  outlines: {
    castle1: '1 3 5 9 13 19 15 11 6 2 4',
    castle2: '44 56 61 66 70 75 68 62 53 48 46',
    castle3: '43 45 47 54 63 69 74 71 67 60 55',
    land1a: '5 7 10 12 16 22 29 26 25 19 13 9',
    land1b: '6 11 15 19 25 27 30 21 20 14 8',
    land2a: '49 53 62 68 75 76 78 73 65 58 52',
    land2b: '31 40 44 46 48 53 49 41 37 32',
    land3a: '28 33 34 39 42 50 54 47 45 43 38',
    land3b: '50 51 57 64 72 79 77 74 69 63 54',
    kilimandjora: '25 26 29 35 41 49 52 58 59 57 51 50 42 39 36 30 27',
    broceland: '12 18 24 31 32 37 41 35 29 22 16',
    mirelac: '57 59 58 65 73 78 80 81 79 72 64',
    orval: '14 20 21 30 36 39 34 33 28 23 17',
  },
  vertices: `
    544,20 376,27 628,29 460,38 682,50 315,54 739,65 236,79 618,81 796,81 381,83 847,111
    555,115 161,116 442,117 762,154 112,157 889,158 499,160 238,172 329,203 688,214 83,215 913,219
    501,227 554,233 452,236 34,256 603,256 407,257 959,263 854,284 135,291 244,294 634,294 380,296
    749,305 45,320 345,327 955,328 648,341 334,374 33,384 969,391 117,392 887,400 199,412 805,414
    654,415 343,420 392,423 602,430 726,436 279,438 33,441 966,442 435,445 555,455 494,458 82,484
    917,485 733,498 267,499 413,519 587,524 875,533 106,547 765,553 252,558 838,586 155,590 392,593
    592,601 225,614 776,614 696,633 301,652 623,670 384,671 543,679 464,681
  `,
});
