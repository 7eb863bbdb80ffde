/** The catalogues of the online pages: the same messages in every language, all of them in use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '@interregnum/protocol';
import { describe, expect, it } from 'vitest';
import { deOnline } from './de-online.ts';
import { enOnline } from './en-online.ts';

const source = join(import.meta.dirname, '../online');
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map(file => readFileSync(join(source, file), 'utf8'))
  .join('\n');

const keys = Object.keys(enOnline) as (keyof typeof enOnline)[];
const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(match => match[1]))].sort();

describe('texts of the online pages', () => {
  it('have the same keys in every language', () => {
    expect(Object.keys(deOnline).sort()).toEqual(keys.toSorted());
  });

  it.each(keys)('use the same arguments in every language: %s', key => {
    expect(argumentsOf(deOnline[key])).toEqual(argumentsOf(enOnline[key]));
  });

  it.each(ERROR_CODES)('say what the server means by %s', error => {
    expect(enOnline).toHaveProperty([`online.refused.${error}`]);
  });

  it('are all in use', () => {
    const made = ['online.refused.', 'create.visibility.', 'create.clock.', 'create.onTimeout.'];
    const unused = keys.filter(key => !code.includes(`'${key}'`) && !made.some(start => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
