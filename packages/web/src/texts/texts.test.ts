/** The catalogues: the same messages with the same arguments in every language, and no words outside of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const components = files.filter(file => file.endsWith('.tsx') && !file.startsWith('games'));
const code = files
  .filter(
    file => /\.tsx?$/.test(file) && !file.startsWith('games') && !file.startsWith('texts') && !/\.test\./.test(file),
  )
  .map(file => readFileSync(join(source, file), 'utf8'))
  .join('\n');

const argumentsOf = (message: string) =>
  [...new Set([...message.matchAll(/\{([a-z]\w*)(?=[,}])/g)].map(match => match[1]))].sort();

/** What stands between tags, and in attributes that people read or hear. */
const wordsIn = (tsx: string) => [
  ...[...tsx.matchAll(/>([^<>{}=;()]*\p{L}{2,}[^<>{}=;()]*)<\//gu)].map(match => match[1]!.trim()),
  ...[...tsx.matchAll(/(?:aria-label|title|placeholder|alt)="([^"]+)"/g)].map(match => match[1]!),
];

describe('texts', () => {
  it('have the same keys in every language', () => {
    expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(Object.keys(en) as (keyof typeof en)[])('use the same arguments in every language: %s', key => {
    expect(argumentsOf(de[key])).toEqual(argumentsOf(en[key]));
  });

  it.each(components)('are nowhere but in the catalogues: %s', file => {
    expect(wordsIn(readFileSync(join(source, file), 'utf8'))).toEqual([]);
  });

  it('are all in use', () => {
    const dynamic = [
      'title.weight.',
      'colours.',
      'settings.',
      'table.keys.',
      'takeBack.no.',
      'ending.',
      'list.',
      'table.log',
      'table.rules',
      'table.words',
      'table.chat',
    ];
    const unused = Object.keys(en).filter(
      key => !code.includes(`'${key}'`) && !dynamic.some(start => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
