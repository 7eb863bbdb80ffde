/** Lessons as modules: the YAML of `lessons/*.yaml` is read when the app is built. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const LESSON = /\/lessons\/[^/?]+\.yaml$/;

export function lessons(): Plugin {
  return {
    name: 'lessons',
    load(id) {
      if (!LESSON.test(id)) return null;
      this.addWatchFile(id);
      return { code: `export default ${JSON.stringify(parse(readFileSync(id, 'utf8')))};`, moduleType: 'js' };
    },
  };
}
