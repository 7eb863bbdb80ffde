/** The titles that can be played: rules and drawings, loaded when a table needs them. */
import type { BaseEvent, BaseOption, BaseView, Game } from '@interregnum/kernel';
import { memo, use } from 'react';
import { completed } from '../table/kit/plain/complete.ts';
import type { CompleteTitleUi, TitleUi } from '../table/kit/title.ts';
import { byTitle } from './folders.ts';
import { rulesOf } from './playable.ts';

export interface Title {
  game: Game;
  ui: CompleteTitleUi;
  /** The text of the rulebook. */
  rulebook(): Promise<string>;
}

/** A title's parts only ever get the views, options and events of their own game. */
type AnyUi = TitleUi<BaseView<BaseOption>, BaseOption, BaseEvent>;

const WITH_EXAMPLES = import.meta.env.VITE_EXAMPLES === '1';

const UIS = byTitle<() => Promise<unknown>>({
  ...import.meta.glob('../games/*/index.ts', { import: 'ui' }),
  ...(WITH_EXAMPLES ? import.meta.glob('../../../../examples/*/web/index.ts', { import: 'ui' }) : {}),
});
const RULEBOOKS = byTitle<() => Promise<string>>({
  ...import.meta.glob<string>('../../../games/*/rulebook.md', { query: '?raw', import: 'default' }),
  ...(WITH_EXAMPLES
    ? import.meta.glob<string>('../../../../examples/*/rulebook.md', { query: '?raw', import: 'default' })
    : {}),
});

/** A title without a folder of its own here is drawn by the kit. */
const uiOf = async (id: string): Promise<AnyUi> => ((await UIS[id]?.()) ?? {}) as AnyUi;

/** Parts of a title draw only when something changed. */
async function load(id: string): Promise<Title> {
  const [game, ui] = await Promise.all([rulesOf(id), uiOf(id)]);
  const own = completed(game, ui);
  const drawn = {
    Board: memo(own.Board),
    Controls: memo(own.Controls),
    SeatPanel: memo(own.SeatPanel),
    Interruption: memo(own.Interruption),
  };
  return { game, ui: { ...own, ...drawn }, rulebook: RULEBOOKS[id]! };
}

const loading = new Map<string, Promise<Title>>();

export function loadTitle(id: string): Promise<Title> {
  const known = loading.get(id);
  if (known) return known;
  const title = load(id);
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
