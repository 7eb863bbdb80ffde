/** The shape of a Kingdom Card (OKC-271). */
import type { Effect } from './effect.ts';
import type { Provenance } from './provenance.ts';

/** The three groups; the type has no effect of its own. */
export type KingdomType = 'ally' | 'artefact' | 'site';
/** `round`: once per Round. `spend`: one-shot. */
export type Limit = 'round' | 'spend' | null;

export interface KingdomCard {
  /** Its rule: K01 to K55. */
  id: string;
  name: string;
  nameFrom: Provenance;
  type: KingdomType;
  limit: Limit;
  effects: readonly Effect[];
  effectsFrom: Provenance;
}

/** Who made name and effect; names are ours unless said otherwise. */
type From = Pick<KingdomCard, 'nameFrom' | 'effectsFrom'>;
export const ours: From = { nameFrom: 'ours', effectsFrom: 'ours' };
export const adapted: From = { nameFrom: 'ours', effectsFrom: 'public' };
export const named = (nameFrom: Provenance, effectsFrom: Provenance): From => ({ nameFrom, effectsFrom });

export type KingdomLine = readonly [name: string, from: From, limit: Limit, ...effects: readonly Effect[]];

/** Numbers the lines of a type from its first card on. */
export const kingdomCards = (type: KingdomType, first: number, lines: readonly KingdomLine[]): readonly KingdomCard[] =>
  lines.map(([name, from, limit, ...effects], i) => ({
    ...from,
    id: `K${String(first + i).padStart(2, '0')}`,
    name,
    type,
    limit,
    effects,
  }));
