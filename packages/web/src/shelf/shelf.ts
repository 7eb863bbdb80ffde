/** The titles on the shelf: what can be said of each without loading its rules. */
import type { Meta, SetupChoices } from '@interregnum/kernel';
import type { SealLook } from '../parts/seal.tsx';
import { type Preset, sealsOf } from './face.ts';
import { faceOf } from './faces.ts';
import { PLAYABLE } from './playable.ts';

export interface ShelfTitle extends Meta {
  meta: Meta;
  seals: readonly SealLook[];
  presets: readonly Preset[];
  fixedColours(options: SetupChoices): boolean;
}

const onShelf = (meta: Meta): ShelfTitle => ({
  ...meta,
  meta,
  seals: sealsOf(faceOf(meta.id)),
  presets: faceOf(meta.id).presets ?? [],
  fixedColours: options => faceOf(meta.id).fixedColours?.(options) ?? false,
});

export const SHELF: readonly ShelfTitle[] = PLAYABLE.map(({ meta }) => onShelf(meta));

export const titleOf = (id: string): ShelfTitle | undefined => SHELF.find(title => title.id === id);
