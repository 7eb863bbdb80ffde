/** The titles that can be played: rules and drawings, loaded when a table needs them. */
import type { BaseEvent, BaseOption, BaseView, Game } from '@interregnum/kernel';
import { memo, use } from 'react';
import { completed } from '../table/kit/plain/complete.ts';
import type { CompleteTitleUi, TitleUi } from '../table/kit/title.ts';

export interface Title {
  game: Game;
  ui: CompleteTitleUi;
  /** The text of the rulebook. */
  rulebook(): Promise<string>;
}

/** A title's parts only ever get the views, options and events of their own game. They draw when something changed. */
function anyTitle<V, O, E>(game: Game, ui: TitleUi<V, O, E>, rulebook: () => Promise<{ default: string }>): Title {
  const own = completed(game, ui as unknown as TitleUi<BaseView<BaseOption>, BaseOption, BaseEvent>);
  const drawn = {
    Board: memo(own.Board),
    Controls: memo(own.Controls),
    SeatPanel: memo(own.SeatPanel),
    Interruption: memo(own.Interruption),
  };
  return { game, ui: { ...own, ...drawn }, rulebook: async () => (await rulebook()).default };
}

const TITLES: Readonly<Record<string, () => Promise<Title>>> = {
  async yield() {
    const [{ yieldGame }, { ui }] = await Promise.all([
      import('@interregnum/yield'),
      import('../games/yield/index.ts'),
    ]);
    return anyTitle(yieldGame, ui, () => import('@interregnum/yield/rulebook.md?raw'));
  },
  async epix() {
    const [{ epix }, { ui }] = await Promise.all([import('@interregnum/epix'), import('../games/epix/index.ts')]);
    return anyTitle(epix, ui, () => import('@interregnum/epix/rulebook.md?raw'));
  },
  async 'hidden-leaders'() {
    const [{ hiddenLeaders }, { ui }] = await Promise.all([
      import('@interregnum/hidden-leaders'),
      import('../games/hidden-leaders/index.ts'),
    ]);
    return anyTitle(hiddenLeaders, ui, () => import('@interregnum/hidden-leaders/rulebook.md?raw'));
  },
};

const loading = new Map<string, Promise<Title>>();

export function loadTitle(id: string): Promise<Title> {
  const known = loading.get(id);
  if (known) return known;
  const load = TITLES[id];
  const title = load ? load() : Promise.reject(new Error(`the game '${id}' is not on the shelf`));
  loading.set(id, title);
  title.then(
    value => Object.assign(title, { status: 'fulfilled', value }),
    () => loading.delete(id),
  );
  return title;
}

/**
 * Waits for a title inside a `Suspense`; one that is there already is had at once, because its promise says so.
 * `use` is called every time: React counts on it when it draws again what had to wait.
 */
export const useTitle = (id: string): Title => use(loadTitle(id));
