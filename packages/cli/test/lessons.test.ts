/** Every lesson of every title plays, speaks every language, and points only at what there is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { NotationError, readLesson, runLesson } from '@interregnum/kernel';
import { describe, expect, test } from 'vitest';
import { shown } from '../src/files.ts';
import { TITLES } from '../src/games.ts';
import { type ScenarioSource, scenariosIn } from '../src/scenarios/load.ts';

/** What every table has by name, besides the words of its title. */
const SPOTS = /^(all|more|less|number\.\d+|seats|seat\.\d|army\.\d\.\w+|log|phases|objective|hand)$/;

const lessonsOf = (folder: string): ScenarioSource[] => {
  const lessons = join(folder, 'lessons');
  return existsSync(lessons) ? scenariosIn(lessons) : [];
};

for (const title of TITLES) {
  const game = await title.load();
  const sources = lessonsOf(title.folder);
  if (sources.length === 0) continue;
  describe(`the lesson of ${title.meta.title}`, () => {
    for (const source of sources) {
      const where = (path: readonly (string | number)[]) => `${shown(source.file)}:${source.lineAt(path)}`;

      test('plays', () => {
        expect(source.errors).toEqual([]);
        try {
          const problems = runLesson(game, source.data);
          expect(problems.map(({ path, message }) => `${where(path)} ${message}`)).toEqual([]);
        } catch (error) {
          if (!(error instanceof NotationError)) throw error;
          throw new Error(`${where(error.path)} ${error.message}`, { cause: error });
        }
      });

      test('lets only things glow that have a name', () => {
        const { scenes } = readLesson(game, source.data);
        const known = (name: string) => name in game.words.texts.en! || SPOTS.test(name);
        for (const step of scenes.flatMap(scene => scene.steps)) {
          if (!('glow' in step)) continue;
          expect(step.glow.filter(name => !known(name) && !(step.kind === 'press' && name === step.press))).toEqual([]);
        }
      });

      test('is short enough to be taken to its end', () => {
        const { scenes, minutes } = readLesson(game, source.data);
        const spoken = scenes.flatMap(scene => scene.steps).filter(step => 'say' in step);
        expect(spoken.length).toBeGreaterThanOrEqual(12);
        expect(spoken.length).toBeLessThanOrEqual(22);
        expect(minutes).toBeLessThanOrEqual(8);
        for (const step of spoken) {
          for (const said of Object.values(step.say)) expect(said.length, said).toBeLessThanOrEqual(230);
        }
      });
    }
  });
}
