/** What a title brings to the shelf, in a file `shelf.tsx` of its folder; it is loaded with the first page. */
import type { SetupChoices } from '@interregnum/kernel';
import type { ComponentType } from 'react';
import { HOUSE_SEALS, type SealLook } from '../parts/seal.tsx';

export interface ShelfFace {
  /** Left out: a plain one. */
  Cover?: ComponentType<{ title: string }>;
  /** By seat; left out: those of the house. */
  seals?: readonly SealLook[];
  /** Whether the rules say who has which colour; left out: everybody chooses for their own device. */
  fixedColours?(options: SetupChoices): boolean;
}

export const sealsOf = ({ seals }: ShelfFace): readonly SealLook[] => seals ?? HOUSE_SEALS;
