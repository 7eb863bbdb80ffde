/** Runewars on the shelf and before the game, in English. */
export const en = {
  'title.runewars.feel': 'Seven years of war for the dragon runes: armies, heroes, seasons, intrigue.',
};
