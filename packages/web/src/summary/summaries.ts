/** The summary of each title, in `games/<title>/summary.tsx`, loaded when somebody wants to read it. */
import { byTitle } from '../shelf/folders.ts';
import type { Summary } from '../table/kit/summary.ts';

const SUMMARIES = byTitle<() => Promise<Summary>>(
  import.meta.glob<Summary>('../games/*/summary.tsx', { import: 'summary' }),
);
const loading = new Map<string, Promise<Summary>>();

export const hasSummary = (title: string): boolean => title in SUMMARIES;

export function summaryOf(title: string): Promise<Summary> {
  const known = loading.get(title);
  if (known) return known;
  const summary = SUMMARIES[title]!();
  loading.set(title, summary);
  summary.catch(() => loading.delete(title));
  return summary;
}
