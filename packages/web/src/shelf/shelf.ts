/** The titles on the shelf, first those that can be played: what can be said of each without loading its rules. */
import type { Meta, SetupChoices } from '@interregnum/kernel';
import { ANNOUNCED, type Announced } from '@interregnum/shelf';
import type { SealLook } from '../parts/seal.tsx';
import { sealsOf } from './face.ts';
import { faceOf } from './faces.ts';
import { PLAYABLE } from './playable.ts';

export interface ShelfTitle extends Announced {
  /** `null` until it can be played. */
  meta: Meta | null;
  seals: readonly SealLook[];
  fixedColours(options: SetupChoices): boolean;
}

const onShelf = (about: Announced, meta: Meta | null): ShelfTitle => ({
  ...about,
  meta,
  seals: sealsOf(faceOf(about.id)),
  fixedColours: options => faceOf(about.id).fixedColours?.(options) ?? false,
});

export const SHELF: readonly ShelfTitle[] = [
  ...PLAYABLE.map(({ meta }) => onShelf(meta, meta)),
  ...ANNOUNCED.map(title => onShelf(title, null)),
];

export const titleOf = (id: string): ShelfTitle | undefined => SHELF.find(title => title.id === id);
