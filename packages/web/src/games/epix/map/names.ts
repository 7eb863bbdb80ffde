/** Names that do not fit below the tokens: offset from the anchor, by map. */
export const NAMES: Readonly<Record<string, Readonly<Record<string, readonly [number, number]>>>> = {
  B3: {
    land1a: [-74, 50],
    land1b: [-112, -34],
    land2b: [-92, 8],
    land3a: [-98, -4],
  },
  B4: {
    land1b: [-84, 8],
    land2b: [74, 31],
    land3b: [80, 35],
    land4b: [-77, 20],
    castle1: [-4, 57],
    castle4: [2, 54],
    mirelac: [0, 62],
  },
  'B3-upright': {
    castle1: [-8, 57],
    land1a: [-4, -60],
    land1b: [34, -62],
    land3a: [4, -60],
  },
  'B4-upright': {
    land1b: [0, -56],
    land2b: [0, 72],
    land3b: [0, 72],
    land4b: [0, -58],
  },
};
