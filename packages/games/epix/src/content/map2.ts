/** The map for 2 players (EPX-029). */
import { board } from './board.ts';

export const B2 = board({
  id: 'B2',
  seats: 2,
  areas: {
    castle1: { at: [118, 353], radius: 89, borders: ['land1a', 'land1b'] },
    castle2: { at: [886, 342], radius: 82, borders: ['land2a', 'land2b'] },
    land1a: { at: [251, 171], radius: 129, borders: ['broceland', 'castle1', 'kilimandjora', 'land1b'] },
    land1b: { at: [251, 527], radius: 130, borders: ['castle1', 'kilimandjora', 'land1a', 'mirelac', 'wolf_pass'] },
    land2a: { at: [745, 173], radius: 132, borders: ['broceland', 'castle2', 'kilimandjora', 'land2b'] },
    land2b: { at: [746, 526], radius: 131, borders: ['castle2', 'kilimandjora', 'land2a', 'mirelac', 'wolf_pass'] },
    kilimandjora: {
      at: [525, 288],
      radius: 116,
      borders: ['broceland', 'land1a', 'land1b', 'land2a', 'land2b', 'wolf_pass'],
    },
    broceland: { at: [469, 104], radius: 72, borders: ['kilimandjora', 'land1a', 'land2a'] },
    mirelac: { at: [460, 607], radius: 71, borders: ['land1b', 'land2b', 'wolf_pass'] },
    wolf_pass: { at: [445, 468], radius: 68, borders: ['kilimandjora', 'land1b', 'land2b', 'mirelac'] },
  },
  outlines: {
    castle1: '18 25 32 40 50 53 59 58 52 44 36 30 23',
    castle2: '19 24 29 35 43 51 57 60 56 49 39 31 27',
    land1a: '3 5 14 22 28 34 41 37 40 32 25 18 16 11 9',
    land1b: '37 41 45 54 64 68 78 74 72 70 65 59 53 50 40',
    land2a: '2 8 6 10 12 15 19 27 31 39 38 42 33 26 20 13',
    land2b: '38 39 49 56 60 66 69 71 75 77 67 63 55 47 42',
    kilimandjora: '17 20 26 33 42 47 48 46 45 41 34 28 22 21',
    broceland: '1 2 13 20 17 21 22 14 5 7 4',
    mirelac: '61 62 63 67 77 73 76 79 78 68 64',
    wolf_pass: '45 46 48 47 55 63 62 61 64 54',
  },
  vertices: `
    574,20 651,25 265,27 497,29 341,30 741,30 419,36 696,38 190,53 812,56 120,90 877,93
    616,97 366,111 909,126 99,133 529,168 67,169 924,170 593,173 466,177 403,187 38,209 941,214
    128,225 626,230 881,236 371,240 972,251 22,255 817,285 181,288 655,290 340,294 968,318 31,321
    276,343 725,346 774,351 231,353 321,353 676,353 969,385 14,388 365,392 455,400 637,400 546,406
    831,406 183,415 977,452 21,454 121,463 371,470 624,474 869,478 946,488 41,495 75,526 928,532
    459,535 527,535 594,543 392,545 104,567 901,568 632,605 358,607 883,610 122,614 814,645 187,648
    577,663 257,667 740,670 497,673 656,674 340,676 419,685
  `,
});
