/** What the titles say of themselves on the shelf and before the game, in English; found in their folders. */
import type { Catalogue } from '@interregnum/kernel';

const here = import.meta.glob<Catalogue>('../games/*/texts/shelf-en.ts', { eager: true, import: 'en' });
const examples =
  import.meta.env.VITE_EXAMPLES === '1'
    ? import.meta.glob<Catalogue>('../../../../examples/*/web/texts/shelf-en.ts', { eager: true, import: 'en' })
    : {};

export const titlesEn: Catalogue = Object.assign({}, ...Object.values(here), ...Object.values(examples));
