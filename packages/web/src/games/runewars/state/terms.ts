/** Which rule explains which term. */

const BY_KIND: Readonly<Record<string, string>> = {
  dial: 'RNW-013',
  attribute: 'RNW-285',
  shape: 'RNW-161',
  destiny: 'RNW-111',
  border: 'RNW-087',
  rune: 'RNW-394',
  way: 'RNW-C4',
  alignment: 'RNW-017',
};
const SINGLE: Readonly<Record<string, string>> = {
  'season.spring': 'RNW-033',
  'season.summer': 'RNW-034',
  'season.fall': 'RNW-035',
  'season.winter': 'RNW-036',
  'order.garrison': 'RNW-548',
  'order.strategize': 'RNW-420',
  'order.mobilize': 'RNW-421',
  'order.conquer': 'RNW-422',
  'order.harvest': 'RNW-423',
  'order.recruit': 'RNW-424',
  'order.rally-support': 'RNW-425',
  'order.acquire-power': 'RNW-426',
  'order.fortify': 'RNW-428',
  'development.resources': 'RNW-461',
  'development.diplomat': 'RNW-462',
  'development.training-ground': 'RNW-462',
  'development.defensive': 'RNW-463',
  'token.dragon-throne': 'RNW-503',
  'token.dungeon': 'RNW-504',
  'token.hall-of-kellos': 'RNW-505',
  'token.temple': 'RNW-506',
  'token.magic-portal': 'RNW-507',
  'token.raiding-party': 'RNW-508',
  'token.scroll-of-sight': 'RNW-509',
  'token.traveling-merchant': 'RNW-510',
  'token.training': 'RNW-511',
  'token.village-food': 'RNW-512',
  'token.village-wood': 'RNW-512',
  'token.village-ore': 'RNW-512',
  'token.flooded-area': 'RNW-513',
  'token.defensible-area': 'RNW-514',
};

export function termRule(term: string): string | null {
  const [kind = '', word = ''] = term.split('.');
  if (kind === 'card') return word;
  if (kind === 'unit' || kind === 'ability') return `U-${word.toUpperCase()}`;
  if (kind === 'faction') return `F-${word.toUpperCase()}`;
  if (kind === 'fortification') return 'RNW-463';
  if (kind === 'area') return areaRule(word);
  return SINGLE[term] ?? BY_KIND[kind] ?? null;
}

/** The tile, or the home realm, that an area belongs to. */
const areaRule = (area: string): string =>
  /^\d/.test(area) ? `TILE${area.slice(0, -1)}` : `HOME-${area.slice(0, -1).toUpperCase()}`;
