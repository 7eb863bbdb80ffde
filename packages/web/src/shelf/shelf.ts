/** The titles on the shelf, first those that can be played: what can be said of each without loading its rules. */
import type { Meta, SetupChoices } from '@interregnum/kernel';
import { EARLY } from '@interregnum/shelf';
import type { SealLook } from '../parts/seal.tsx';
import { sealsOf } from './face.ts';
import { faceOf } from './faces.ts';
import { PLAYABLE } from './playable.ts';

/** What is said of a title that is only announced. */
type About = Pick<Meta, 'id' | 'title' | 'seats' | 'minutes' | 'weight' | 'designers' | 'publisher' | 'year'>;

export interface ShelfTitle extends About {
  /** `null` until it can be played. */
  meta: Meta | null;
  seals: readonly SealLook[];
  fixedColours(options: SetupChoices): boolean;
}

const onShelf = (about: About, meta: Meta | null): ShelfTitle => ({
  ...about,
  meta,
  seals: sealsOf(faceOf(about.id)),
  fixedColours: options => faceOf(about.id).fixedColours?.(options) ?? false,
});

export const SHELF: readonly ShelfTitle[] = [
  ...PLAYABLE.map(({ meta }) => onShelf(meta, meta)),
  ...EARLY.map(({ meta }) => onShelf(meta, null)),
];

export const titleOf = (id: string): ShelfTitle | undefined => SHELF.find(title => title.id === id);
