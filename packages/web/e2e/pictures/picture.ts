/** A picture of docs/screenshots: the screen it is taken on, and how the page gets to what is shown. */
import type { Browser, Page } from '@playwright/test';
import { type Asked, gameFor, putOnTheTable, type Scene } from '../scenes.ts';

export const ADDRESS = process.env.ADDRESS ?? 'http://localhost:4100';

const BY_FINGER = { hasTouch: true, isMobile: true };
export const SIZES = {
  desk: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, ...BY_FINGER },
  side: { viewport: { width: 844, height: 390 }, ...BY_FINGER },
  zoomed: { viewport: { width: 720, height: 450 } },
  low: { viewport: { width: 960, height: 600 } },
  tablet: { viewport: { width: 820, height: 1180 }, ...BY_FINGER },
  small: { viewport: { width: 360, height: 640 }, ...BY_FINGER },
};

export interface Picture {
  /** The file, without its ending. */
  name: string;
  screen: keyof typeof SIZES;
  dark?: boolean;
  /** Brings the page to what is shown; `browser` for who needs company. */
  reach(page: Page, browser: Browser): Promise<void>;
  /** What is done when whatever was shown for a moment is gone. */
  then?(page: Page): Promise<void>;
}

export type Shows<S> = (asked: Asked<S>) => boolean;

/** Games are played by the rules up to what is shown and put on the table as records. */
export const table =
  <S>(scene: Scene<S>, then?: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await putOnTheTable(page, await gameFor(scene), ADDRESS);
    await then?.(page);
  };
