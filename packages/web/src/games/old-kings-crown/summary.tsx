/** The Old King's Crown in one page. */
import { FACTIONS, TRAITS } from '@interregnum/old-kings-crown';
import type { Summary } from '../../table/kit/summary.ts';
import { FactionBadge, TraitGlyph } from './emblems/glyphs.tsx';
import { okcClass } from './marks/livery.ts';
import { words } from './texts/summary.ts';

/** Rituals belong to one faction only, and have no place in one page. */
const SHOWN = TRAITS.filter(trait => trait !== 'ritual');

export const summary: Summary = {
  words,
  className: okcClass,
  signs: [
    ...SHOWN.map(trait => <TraitGlyph key={trait} trait={trait} size={26} />),
    ...FACTIONS.map(faction => <FactionBadge key={faction} faction={faction} size={28} />),
  ],
};
