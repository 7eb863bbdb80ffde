/** The titles on the shelf, first those that are offered: what can be said of each without loading its rules. */
import type { Meta, SetupChoices } from '@interregnum/kernel';
import { EARLY } from '@interregnum/shelf';
import type { SealLook } from '../parts/seal.tsx';
import { sealsOf } from './face.ts';
import { faceOf } from './faces.ts';
import { PLAYABLE } from './playable.ts';

export interface ShelfTitle extends Meta {
  meta: Meta;
  /** Whether it is offered to everybody; the others are announced, and can be tried by who knows the address. */
  isOffered: boolean;
  seals: readonly SealLook[];
  fixedColours(options: SetupChoices): boolean;
}

const onShelf = (meta: Meta, isOffered: boolean): ShelfTitle => ({
  ...meta,
  meta,
  isOffered,
  seals: sealsOf(faceOf(meta.id)),
  fixedColours: options => faceOf(meta.id).fixedColours?.(options) ?? false,
});

export const SHELF: readonly ShelfTitle[] = [
  ...PLAYABLE.map(({ meta }) => onShelf(meta, true)),
  ...EARLY.map(({ meta }) => onShelf(meta, false)),
];

export const titleOf = (id: string): ShelfTitle | undefined => SHELF.find(title => title.id === id);
