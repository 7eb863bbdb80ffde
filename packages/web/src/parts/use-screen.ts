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

/** Larger text makes a screen smaller: sizes are counted in letters. */
export function screenFor(width: number, height: number, textScale: number): Screen {
  const [w, h] = [width / textScale, height / textScale];
  if (w >= DESK.width && h >= DESK.height) return 'desk';
  if (w > h) return 'side';
  return w >= TABLET ? 'tablet' : 'phone';
}

interface Arrangement {
  screen: Screen;
  low: boolean;
}

const listeners = new Set<() => void>();
let textScale = 1;
/** Until the first look; tests load this where there is no screen. */
let now: Arrangement = { screen: 'desk', low: false };

function look(): void {
  const next = { screen: screenFor(innerWidth, innerHeight, textScale), low: innerHeight / textScale <= LOW };
  document.documentElement.dataset.screen = next.screen;
  document.documentElement.dataset.low = String(next.low);
  if (next.screen === now.screen && next.low === now.low) return;
  now = next;
  for (const listener of listeners) listener();
}

/** Follows the screen from now on, with text of this size. */
export function arrangeFor(scale: number): void {
  textScale = scale;
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

/** Held upright: maps are drawn upright too. */
export function useTall(): boolean {
  const screen = useScreen();
  return screen === 'tablet' || screen === 'phone';
}
