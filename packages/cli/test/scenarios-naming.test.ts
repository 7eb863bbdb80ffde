/** Asked for some rules, only the scenarios that name them are read. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scenariosOf, TITLES } from '../src/games.ts';
import { scenariosIn, scenariosNaming } from '../src/scenarios/load.ts';
import { temporaryFolder } from './binary.ts';

const FILE = `title: one
rules: [XYZ-001]
---
title: [no YAML at all
rules: [XYZ-002]
---
title: three
rules: [XYZ-0012]
---

title: four
rules: [XYZ-003, XYZ-001]
`;

test('documents that do not name the rule are passed over unread, and lines are right', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'some.yaml'), FILE);
  const found = scenariosNaming(folder, ['XYZ-001']);
  expect(found.map(({ title, line, errors }) => [title, line, errors])).toEqual([
    ['one', 1, []],
    ['four', 11, []],
  ]);
  expect(found[1]!.lineAt(['rules', 0])).toBe(12);
});

test.each(TITLES.map(title => [title.meta.title, scenariosOf(title)]))('%s: as if all were read', (_, folder) => {
  const all = scenariosIn(folder);
  const id = all[0]!.rules[0]!;
  const place = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;
  const expected = all.filter(({ rules }) => rules.includes(id)).map(place);
  expect(scenariosNaming(folder, [id]).map(place)).toEqual(expected);
});
