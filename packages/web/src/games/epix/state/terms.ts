/** Which rule explains which term. */
const BY_KIND: Readonly<Record<string, string>> = { season: 'EPX-055', area: 'EPX-020' };

export const termRule = (term: string): string | null => BY_KIND[term.split('.')[0]!] ?? null;
