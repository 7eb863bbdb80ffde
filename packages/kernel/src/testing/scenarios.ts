/** The scenarios of a title, for tests about all of them. That each one holds the command line tests for every title. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseAllDocuments } from 'yaml';
import type { Game } from '../game.ts';
import { readScenario, type ScenarioData } from '../scenario/index.ts';

/** What the files of a folder and below hold, in the order of their names. */
export const scenariosIn = (game: Pick<Game, 'meta'>, folder: URL): ScenarioData[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.yaml'))
    .sort()
    .flatMap(file => parseAllDocuments(readFileSync(new URL(file, folder), 'utf8')))
    .map(document => readScenario(game, document.toJS()));
