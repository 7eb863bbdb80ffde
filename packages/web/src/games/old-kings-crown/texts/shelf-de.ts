/** The Old King’s Crown on the shelf and before the game, in German. */
export const de = {
  'title.old-kings-crown.feel':
    'Verdeckte Karten über drei Regionen, ein Gebot, eine Finte und ein Reich voller Gerüchte.',
};
