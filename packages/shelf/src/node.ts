/** The shelf as Node needs it: with the places where packages lie, for worker threads and for tools that read files. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game } from '@interregnum/kernel';
import { shelf, type Title } from './index.ts';

export interface NodeTitle extends Title {
  /** The rules, loaded when needed. */
  load(): Promise<Game>;
  /** Where worker threads find the rules: a module and the name of its export. */
  source: { module: string; name: string };
  /** The folder of its package. */
  folder: string;
}

const { resolve } = createRequire(import.meta.url);

export const inNode = (title: Title): NodeTitle => ({
  ...title,
  load: async () => (await title.rules()).default,
  source: { module: pathToFileURL(resolve(`@interregnum/${title.meta.id}`)).href, name: 'default' },
  folder: dirname(resolve(`@interregnum/${title.meta.id}/rulebook.md`)),
});

/** The environment asks for the examples with `INTERREGNUM_EXAMPLES=1`. */
export const NODE_TITLES: readonly NodeTitle[] = shelf(process.env.INTERREGNUM_EXAMPLES === '1').map(inNode);
