/** The titles that can be played: rules and drawings, loaded when a table needs them. */
import type { BaseEvent, BaseOption, BaseView, Game } from '@interregnum/kernel';
import { memo, use } from 'react';
import type { TitleUi } from '../table/kit/title.ts';

export type AnyTitleUi = TitleUi<BaseView<BaseOption>, BaseOption, BaseEvent>;

export interface Title {
  game: Game;
  ui: AnyTitleUi;
  /** The text of the rulebook. */
  rulebook(): Promise<string>;
}

/** A title's parts only ever get the views, options and events of their own game. They draw when something changed. */
function anyTitle<V, O, E>(ui: TitleUi<V, O, E>): AnyTitleUi {
  const own = ui as unknown as AnyTitleUi;
  return {
    ...own,
    Board: memo(own.Board),
    Controls: memo(own.Controls),
    SeatPanel: memo(own.SeatPanel),
    Interruption: memo(own.Interruption),
  };
}

const TITLES: Readonly<Record<string, () => Promise<Title>>> = {
  async yield() {
    const [{ yieldGame }, { ui }] = await Promise.all([
      import('@interregnum/yield'),
      import('../games/yield/index.ts'),
    ]);
    return {
      game: yieldGame,
      ui: anyTitle(ui),
      rulebook: async () => (await import('@interregnum/yield/rulebook.md?raw')).default,
    };
  },
  async epix() {
    const [{ epix }, { ui }] = await Promise.all([import('@interregnum/epix'), import('../games/epix/index.ts')]);
    return {
      game: epix,
      ui: anyTitle(ui),
      rulebook: async () => (await import('@interregnum/epix/rulebook.md?raw')).default,
    };
  },
  async 'hidden-leaders'() {
    const [{ hiddenLeaders }, { ui }] = await Promise.all([
      import('@interregnum/hidden-leaders'),
      import('../games/hidden-leaders/index.ts'),
    ]);
    return {
      game: hiddenLeaders,
      ui: anyTitle(ui),
      rulebook: async () => (await import('@interregnum/hidden-leaders/rulebook.md?raw')).default,
    };
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
