import type { Browser } from '@playwright/test';

/** In kB, compressed. */
export function ownScripts(
  browser: Browser,
  address: string,
  title: string,
  others: readonly string[],
): Promise<number>;
