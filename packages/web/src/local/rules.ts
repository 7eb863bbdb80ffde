/** The rules of the titles, each loaded when a table needs it. */
import type { Game } from '@interregnum/kernel';

const RULES: Readonly<Record<string, () => Promise<Game>>> = {
  epix: async () => (await import('@interregnum/epix')).epix,
  yield: async () => (await import('@interregnum/yield')).yieldGame,
  'hidden-leaders': async () => (await import('@interregnum/hidden-leaders')).hiddenLeaders,
};

export async function rulesOf(game: string): Promise<Game> {
  const load = RULES[game];
  if (!load) throw new Error(`the game '${game}' is not on the shelf`);
  return load();
}
