/** The titles on the shelf. Adding one is adding an entry. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameSource, ModuleExport } from '@interregnum/bots/node';
import { meta as epixMeta } from '@interregnum/epix/meta';
import { meta as hiddenLeadersMeta } from '@interregnum/hidden-leaders/meta';
import type { Game, Meta } from '@interregnum/kernel';
import { meta as yieldMeta } from '@interregnum/yield/meta';
import { BadArgument } from './failure.ts';
import type { Drawing } from './titles/drawing.ts';

export interface Title {
  meta: Meta;
  /** The rules, loaded when needed. */
  load(): Promise<Game>;
  /** Where worker threads find them. */
  source: GameSource;
  /** How it looks in a terminal. */
  drawing(): Promise<Drawing>;
  /** Where worker threads find the `Labeller` of finished games: what simulations count besides seats and bots. */
  labels?: ModuleExport;
  /** The folder of its package. */
  folder: string;
}

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`@interregnum/${name}/rulebook.md`));
const moduleOf = (name: string): string => pathToFileURL(resolve(`@interregnum/${name}`)).href;
const labelsIn = (file: string): ModuleExport => ({
  module: new URL(`./titles/${file}.ts`, import.meta.url).href,
  name: 'labels',
});

export const TITLES: readonly Title[] = [
  {
    meta: epixMeta,
    load: async () => (await import('@interregnum/epix')).epix,
    source: { module: moduleOf('epix'), name: 'epix' },
    drawing: async () => (await import('./titles/epix.ts')).drawing,
    labels: labelsIn('epix-labels'),
    folder: folderOf('epix'),
  },
  {
    meta: hiddenLeadersMeta,
    load: async () => (await import('@interregnum/hidden-leaders')).hiddenLeaders,
    source: { module: moduleOf('hidden-leaders'), name: 'hiddenLeaders' },
    drawing: async () => (await import('./titles/hidden-leaders.ts')).drawing,
    labels: labelsIn('hidden-leaders-labels'),
    folder: folderOf('hidden-leaders'),
  },
  {
    meta: yieldMeta,
    load: async () => (await import('@interregnum/yield')).yieldGame,
    source: { module: moduleOf('yield'), name: 'yieldGame' },
    drawing: async () => (await import('./titles/yield.ts')).drawing,
    labels: labelsIn('yield-labels'),
    folder: folderOf('yield'),
  },
];

export const rulebookOf = (title: Title): string => join(title.folder, 'rulebook.md');
export const scenariosOf = (title: Title): string => join(title.folder, 'scenarios');
export const sourcesOf = (title: Title): string => join(title.folder, 'src');

export const gameIds = (): string => TITLES.map(title => title.meta.id).join(', ');

export function titleOf(id: string): Title {
  const title = TITLES.find(({ meta }) => meta.id === id);
  if (!title) throw new BadArgument(`there is no game '${id}'; the games are: ${gameIds()}`);
  return title;
}
