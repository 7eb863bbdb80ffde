/** Which rule explains which term. */
const BY_TERM: Readonly<Record<string, string>> = {
  'victory.undead': 'HDL-124',
  'victory.water-folk': 'HDL-125',
  'victory.imperial-army': 'HDL-126',
  'victory.hill-tribes': 'HDL-127',
};

export const termRule = (term: string): string | null =>
  BY_TERM[term] ?? (term.startsWith('leader.') ? 'HDL-001' : null);
