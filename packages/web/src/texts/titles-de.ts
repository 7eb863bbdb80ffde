/** What the titles say of themselves on the shelf and before the game, in German; found in their folders. */
import type { Catalogue } from '@interregnum/kernel';

const here = import.meta.glob<Catalogue>('../games/*/texts/shelf-de.ts', { eager: true, import: 'de' });
const examples =
  import.meta.env.VITE_EXAMPLES === '1'
    ? import.meta.glob<Catalogue>('../../../../examples/*/web/texts/shelf-de.ts', { eager: true, import: 'de' })
    : {};

export const titlesDe: Catalogue = Object.assign({}, ...Object.values(here), ...Object.values(examples));
