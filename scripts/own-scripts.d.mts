import type { Browser } from '@playwright/test';

/** In kB, compressed: what draws the table, and all scripts of the title, its rules and words included. */
export function ownScripts(
  browser: Browser,
  address: string,
  title: string,
  others: readonly string[],
): Promise<{ table: number; all: number }>;
