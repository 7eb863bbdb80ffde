/** Runewars on the shelf and before the game, in German. */
export const de = {
  'title.runewars.feel': 'Sieben Jahre Krieg um die Drachenrunen: Heere, Helden, Jahreszeiten, Ränke.',
};
