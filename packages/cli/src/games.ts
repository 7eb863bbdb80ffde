/** The titles of the shelf, each with its way of looking in a terminal. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ModuleExport } from '@interregnum/bots/node';
import { NODE_TITLES, type NodeTitle } from '@interregnum/shelf/node';
import { BadArgument } from './failure.ts';
import type { Drawing } from './titles/drawing.ts';

export interface Title extends NodeTitle {
  /** How it looks in a terminal. */
  drawing(): Promise<Drawing>;
  /** Where worker threads find the `Labeller` of finished games: what simulations count besides seats and bots. */
  labels: ModuleExport | null;
}

const DRAWINGS = fileURLToPath(new URL('./titles/', import.meta.url));

/** The folder `titles/<id>` here; an example keeps it in a folder `terminal` of its own. */
function drawingFolder({ meta, folder }: NodeTitle): string {
  const here = join(DRAWINGS, meta.id);
  return existsSync(here) ? here : join(folder, 'terminal');
}

function inTerminal(title: NodeTitle): Title {
  const folder = drawingFolder(title);
  const module = (file: string) => pathToFileURL(join(folder, file)).href;
  return {
    ...title,
    drawing: async () => ((await import(module('index.ts'))) as { drawing: Drawing }).drawing,
    labels: existsSync(join(folder, 'labels.ts')) ? { module: module('labels.ts'), name: 'labels' } : null,
  };
}

export const TITLES: readonly Title[] = NODE_TITLES.map(inTerminal);

export const rulebookOf = (title: Title): string => join(title.folder, 'rulebook.md');
export const scenariosOf = (title: Title): string => join(title.folder, 'scenarios');
export const sourcesOf = (title: Title): string => join(title.folder, 'src');

export const gameIds = (): string => TITLES.map(title => title.meta.id).join(', ');

export function titleOf(id: string): Title {
  const title = TITLES.find(({ meta }) => meta.id === id);
  if (!title) throw new BadArgument(`there is no game '${id}'; the games are: ${gameIds()}`);
  return title;
}
