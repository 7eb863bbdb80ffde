/** The faces of all titles, found in their folders. */
import type { ShelfFace } from './face.ts';
import { byTitle } from './folders.ts';

type Faces = Readonly<Record<string, ShelfFace>>;

const HERE: Faces = import.meta.glob<ShelfFace>('../games/*/shelf.tsx', { eager: true, import: 'face' });
const EXAMPLES: Faces =
  import.meta.env.VITE_EXAMPLES === '1'
    ? import.meta.glob<ShelfFace>('../../../../examples/*/web/shelf.tsx', { eager: true, import: 'face' })
    : {};

const FACES = byTitle({ ...HERE, ...EXAMPLES });
const PLAIN: ShelfFace = {};

export const faceOf = (id: string): ShelfFace => FACES[id] ?? PLAIN;
