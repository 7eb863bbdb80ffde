/** The Old King’s Crown on the shelf and before the game, in English. */
export const en = {
  'title.old-kings-crown.feel': 'Cards face down over three regions, a bid, a bluff, and a kingdom full of rumours.',
};
