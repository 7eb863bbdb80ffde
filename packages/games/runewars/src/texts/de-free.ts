/** The free cities, in German. */
export const freeCardNames: Readonly<Record<string, string>> = {
  CF1: 'Freies Tamalir',
  CF2: 'Freies Greyhaven',
  CF3: 'Freies Dawnsmoor',
  CF4: 'Freies Riverwatch',
  CF5: 'Freies Nerekhall',
  CF6: 'Freies Forge',
  CF7: 'Freies Frostgate',
  CF8: 'Freies Archaut',
};
