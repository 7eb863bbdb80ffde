/** Catalogues that come later than the first script: the same messages in every language, all of them in use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '@interregnum/protocol';
import { describe, expect, it } from 'vitest';
import { deLookback } from './de-lookback.ts';
import { deOnline } from './de-online.ts';
import { enLookback } from './en-lookback.ts';
import { enOnline } from './en-online.ts';

const codeIn = (folder: string) => {
  const source = join(import.meta.dirname, folder);
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.|^texts/.test(file))
    .map(file => readFileSync(join(source, file), 'utf8'))
    .join('\n');
};

const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(match => match[1]))].sort();

interface Catalogues {
  of: string;
  en: Readonly<Record<string, string>>;
  de: Readonly<Record<string, string>>;
  folder: string;
  /** Beginnings of keys that are put together in code. */
  made: readonly string[];
}

const ONLINE: Catalogues = {
  of: 'the online pages',
  en: enOnline,
  de: deOnline,
  folder: '../online',
  made: ['online.refused.', 'create.visibility.', 'create.clock.', 'create.onTimeout.'],
};
const LOOKBACK: Catalogues = {
  of: 'what looks back',
  en: enLookback,
  de: deLookback,
  folder: '..',
  made: ['history.mark.'],
};

describe.each([ONLINE, LOOKBACK])('texts of $of', ({ en, de, folder, made }) => {
  const keys = Object.keys(en);

  it('have the same keys in every language', () => {
    expect(Object.keys(de).sort()).toEqual(keys.toSorted());
  });

  it.each(keys)('use the same arguments in every language: %s', key => {
    expect(argumentsOf(de[key]!)).toEqual(argumentsOf(en[key]!));
  });

  it('are all in use', () => {
    const code = codeIn(folder);
    const unused = keys.filter(key => !code.includes(`'${key}'`) && !made.some(start => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

describe('texts of the online pages', () => {
  it.each(ERROR_CODES)('say what the server means by %s', error => {
    expect(enOnline).toHaveProperty([`online.refused.${error}`]);
  });
});
