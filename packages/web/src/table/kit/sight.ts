/** Brings things on the board into sight when the player asks for it, and lets them flash. */
import { store } from '../../parts/store.ts';
import './sight.css';
import { spotsNamed } from './spots.ts';

const FLASH = 2000;

/** How each map on the page moves there. */
const maps = new WeakMap<Element, (parts: readonly Element[]) => void>();

export function movesBy(map: Element, move: (parts: readonly Element[]) => void): () => void {
  maps.set(map, move);
  return () => void maps.delete(map);
}

function flash(part: Element): void {
  part.setAttribute('data-flash', '');
  setTimeout(() => part.removeAttribute('data-flash'), FLASH);
}

export function bringIntoSight(parts: readonly Element[]): void {
  const byMap = new Map<Element, Element[]>();
  for (const part of parts) {
    const map = part.closest('[data-map]');
    if (map) byMap.set(map, [...(byMap.get(map) ?? []), part]);
  }
  for (const [map, own] of byMap) maps.get(map)?.(own);
  parts.find(part => !part.closest('[data-map]'))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (const part of parts) flash(part);
}

/** What can be played now: on the board, or else beside the question. */
export function showPlayable(): void {
  const onBoard = [...document.querySelectorAll('[data-board] [data-offer]')];
  const beside = [...document.querySelectorAll('[data-panel="prompt"] :is([data-offer], [data-code])')];
  bringIntoSight(onBoard.length > 0 ? onBoard : beside);
}

/** The place that was last asked for by its name: what lies above the board makes way for it. */
export const sought = store<{ name: string } | null>(null);

/** Places have no words of their own to tell: they are on a map, or are what a board without a map is made of. */
export const isPlace = (name: string): boolean =>
  spotsNamed(name).some(spot => spot.closest('[data-map]') ?? spot.parentElement?.matches('[data-region]'));

export function showPlace(name: string): void {
  sought.set({ name });
  bringIntoSight(spotsNamed(name).filter(spot => spot.closest('[data-board]') !== null));
}
