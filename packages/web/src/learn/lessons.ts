/** The lesson of each title, found in its folder and loaded when it is taken. */
import { byTitle } from '../shelf/folders.ts';

const LESSONS = byTitle<() => Promise<unknown>>(
  import.meta.glob('../../../games/*/lessons/first-game.yaml', { import: 'default' }),
);

export const hasLesson = (title: string): boolean => title in LESSONS;

/** The lesson as it is written; to be read with `readLesson`. */
export async function loadLesson(title: string): Promise<unknown> {
  const load = LESSONS[title];
  if (!load) throw new Error('missing');
  return load();
}
