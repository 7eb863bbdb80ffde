/** The arrangement of the table that suits the screen, for parts and, as `data-screen` of the root, for styles. */
import { useSyncExternalStore } from 'react';

/**
 * `desk`: board, rail beside it, dock below. `side`: wide and short, one column beside the board.
 * `tablet`, `phone`: upright, everything below the board.
 */
export type Screen = 'desk' | 'side' | 'tablet' | 'phone';

const DESK = { width: 1100, height: 640 };
const TABLET = 600;
/** A desk that is lower than this has no room for whole panels of all players above the log. */
const LOW = 832;
/** A phone whose height is less than so many times its width leaves a board that is broader than high. */
const SLENDER = 1.9;

/** Larger letters make a screen smaller, whoever asked for them: sizes are counted in letters. */
export function screenFor(width: number, height: number, textScale: number): Screen {
  const [w, h] = [width / textScale, height / textScale];
  if (w >= DESK.width && h >= DESK.height) return 'desk';
  if (w > h) return 'side';
  return w >= TABLET ? 'tablet' : 'phone';
}

interface Arrangement {
  screen: Screen;
  low: boolean;
  tall: boolean;
}

const isTall = (screen: Screen): boolean =>
  screen === 'tablet' || (screen === 'phone' && innerHeight >= SLENDER * innerWidth);

const listeners = new Set<() => void>();
/** Until the first look; tests load this where there is no screen. */
let now: Arrangement = { screen: 'desk', low: false, tall: false };

/** What letters are designed in. */
const USUAL_LETTERS = 16;

function look(): void {
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS || 1;
  const screen = screenFor(innerWidth, innerHeight, textScale);
  const next = { screen, low: innerHeight / textScale <= LOW, tall: isTall(screen) };
  document.documentElement.dataset.screen = next.screen;
  document.documentElement.dataset.low = String(next.low);
  if (next.screen === now.screen && next.low === now.low && next.tall === now.tall) return;
  now = next;
  for (const listener of listeners) listener();
}

/** Follows the screen from now on; called again when letters have another size. */
export function arrange(): void {
  addEventListener('resize', look);
  look();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useScreen = (): Screen => useSyncExternalStore(subscribe, () => now.screen);

/** Too low for whole panels of all players above the log. */
export const useLow = (): boolean => useSyncExternalStore(subscribe, () => now.low);

/** No room for a rail beside the board. */
export const useNarrow = (): boolean => useScreen() !== 'desk';

/** The board is higher than broad: maps are drawn upright. */
export const useTall = (): boolean => useSyncExternalStore(subscribe, () => now.tall);
