/** The map for 4 players (EPX-031). */
import { board } from './board.ts';

export const B4 = board({
  id: 'B4',
  seats: 4,
  areas: {
    castle1: { at: [124, 91], radius: 68, borders: ['land1a', 'land1b'] },
    castle2: { at: [887, 92], radius: 70, borders: ['land2a', 'land2b'] },
    castle3: { at: [887, 606], radius: 70, borders: ['land3a', 'land3b'] },
    castle4: { at: [116, 603], radius: 66, borders: ['land4a', 'land4b'] },
    land1a: { at: [302, 136], radius: 100, borders: ['broceland', 'castle1', 'kilimandjora', 'land1b', 'wolf_pass'] },
    land1b: { at: [169, 216], radius: 54, borders: ['castle1', 'land1a', 'orval', 'wolf_pass'] },
    land2a: { at: [702, 136], radius: 102, borders: ['broceland', 'castle2', 'hawk_pass', 'kilimandjora', 'land2b'] },
    land2b: { at: [852, 214], radius: 56, borders: ['castle2', 'hawk_pass', 'land2a', 'saulnes'] },
    land3a: { at: [710, 573], radius: 102, borders: ['castle3', 'hawk_pass', 'kilimandjora', 'land3b', 'mirelac'] },
    land3b: { at: [846, 478], radius: 62, borders: ['castle3', 'hawk_pass', 'land3a', 'saulnes'] },
    land4a: { at: [298, 562], radius: 108, borders: ['castle4', 'kilimandjora', 'land4b', 'mirelac', 'wolf_pass'] },
    land4b: { at: [148, 482], radius: 58, borders: ['castle4', 'land4a', 'orval', 'wolf_pass'] },
    kilimandjora: {
      at: [504, 376],
      radius: 130,
      borders: ['broceland', 'hawk_pass', 'land1a', 'land2a', 'land3a', 'land4a', 'mirelac', 'wolf_pass'],
    },
    broceland: { at: [494, 114], radius: 87, borders: ['kilimandjora', 'land1a', 'land2a'] },
    mirelac: { at: [487, 592], radius: 78, borders: ['kilimandjora', 'land3a', 'land4a'] },
    orval: { at: [110, 344], radius: 82, borders: ['land1b', 'land4b', 'wolf_pass'] },
    saulnes: { at: [893, 346], radius: 78, borders: ['hawk_pass', 'land2b', 'land3b'] },
    hawk_pass: {
      at: [712, 334],
      radius: 81,
      borders: ['kilimandjora', 'land2a', 'land2b', 'land3a', 'land3b', 'saulnes'],
    },
    wolf_pass: {
      at: [296, 375],
      radius: 74,
      borders: ['kilimandjora', 'land1a', 'land1b', 'land4a', 'land4b', 'orval'],
    },
  },
  outlines: {
    castle1: '3 5 18 24 27 26 20 15 7',
    castle2: '1 4 14 17 28 25 23 19 9',
    castle3: '79 87 89 96 105 109 104 92 84 81',
    castle4: '80 82 83 91 102 97 103 95 90 88',
    land1a: '5 10 8 21 29 39 36 40 31 24 18',
    land1b: '24 31 40 48 45 43 44 34 26 27',
    land2a: '6 12 13 9 19 23 32 38 35 37 30 22 16',
    land2b: '23 25 28 41 42 46 47 38 32',
    land3a: '66 75 84 92 104 110 99 107 94 86 76 70 72',
    land3b: '60 61 63 65 79 81 84 75 66',
    land4a: '67 69 71 74 85 93 106 108 98 102 91 83 73',
    land4b: '59 67 73 83 82 80 68 64 62',
    kilimandjora: '29 33 30 37 49 56 70 76 78 77 74 71 58 50 39',
    broceland: '2 6 16 22 30 33 29 21 8 11',
    mirelac: '74 77 78 76 86 94 107 100 101 106 93 85',
    orval: '43 45 48 54 59 62 64 68 57 52 44',
    saulnes: '41 51 55 65 63 61 60 53 47 46 42',
    hawk_pass: '35 38 47 53 60 66 72 70 56 49 37',
    wolf_pass: '36 39 50 58 71 69 67 59 54 48 40',
  },
  vertices: `
    848,16 537,18 152,19 906,22 214,24 615,24 90,25 382,25 791,27 298,29 460,30 674,32
    732,32 948,47 59,63 593,79 978,85 192,86 796,89 20,93 400,108 600,141 822,146 190,152
    897,168 21,169 106,170 976,170 408,192 578,196 223,198 797,200 493,201 30,213 695,238 304,243
    630,243 760,245 369,246 239,252 979,254 914,255 90,256 29,257 149,268 851,277 785,280 208,283
    624,314 360,318 987,318 22,322 798,345 220,346 965,381 640,385 35,387 375,391 216,410 795,410
    855,414 151,415 911,440 92,443 971,445 770,449 246,450 29,451 305,451 635,456 362,462 703,462
    208,495 407,500 788,505 594,508 469,513 531,516 972,522 20,523 894,529 104,531 186,550 820,555
    410,561 594,566 962,567 32,568 972,611 21,612 189,613 811,617 402,620 617,621 58,639 949,650
    147,664 267,667 673,670 540,671 463,672 207,674 86,675 787,675 914,677 387,679 616,680 327,684
    850,684 730,686
  `,
});
