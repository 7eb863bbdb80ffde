/** What the shelf and the setup say of a title that brings no words for them: its own names of things, or nothing. */
import type { Catalogue, Meta } from '@interregnum/kernel';

const setupWords = ({ id, setup }: Meta): [string, string][] =>
  setup.flatMap(field => {
    const key = `setup.${id}.${field.id}`;
    const values = field.values.flatMap((value): [string, string][] => [
      [`${key}.${value}`, value],
      [`${key}.${value}.hint`, ''],
    ]);
    return [[key, field.id], ...values];
  });

export const plainWords = (titles: readonly Meta[]): Catalogue =>
  Object.fromEntries(
    titles.flatMap(meta => [[`title.${meta.id}.feel`, ''], [`title.${meta.id}.pitch`, ''], ...setupWords(meta)]),
  );
