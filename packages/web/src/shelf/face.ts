/** What a title brings to the shelf, in a file `shelf.tsx` of its folder; it is loaded with the first page. */
import type { SetupChoices } from '@interregnum/kernel';
import type { ComponentType } from 'react';
import { HOUSE_SEALS, type SealLook } from '../parts/seal.tsx';

/** Choices that make a game of their own; their words are `setup.<title>.preset.<id>` and its `.hint`. */
export interface Preset {
  id: string;
  options: SetupChoices;
}

export interface ShelfFace {
  /** Left out: a plain one. */
  Cover?: ComponentType<{ title: string }>;
  /** By seat; left out: those of the house. */
  seals?: readonly SealLook[];
  /** Games to choose from where a box has several parts; left out: every choice is made for itself. */
  presets?: readonly Preset[];
  /** Whether the rules say who has which colour; left out: everybody chooses for their own device. */
  fixedColours?(options: SetupChoices): boolean;
}

export const sealsOf = ({ seals }: ShelfFace): readonly SealLook[] => seals ?? HOUSE_SEALS;
