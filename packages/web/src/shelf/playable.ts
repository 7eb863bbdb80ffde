/** The titles that can be played in this build of the app; `VITE_EXAMPLES=1` asks for the examples, too. */
import type { Game } from '@interregnum/kernel';
import { EXAMPLES, TITLES, type Title } from '@interregnum/shelf';

/** Decided when the app is built, so that nobody else loads a word of the examples. */
export const PLAYABLE: readonly Title[] = import.meta.env.VITE_EXAMPLES === '1' ? [...TITLES, ...EXAMPLES] : TITLES;

/** The rules of a title, loaded when a table needs them. */
export async function rulesOf(id: string): Promise<Game> {
  const title = PLAYABLE.find(({ meta }) => meta.id === id);
  if (!title) throw new Error(`the game '${id}' is not on the shelf`);
  return (await title.rules()).default;
}
