/** What a bot would do in the person's place, from what the person sees. */

import { botFor } from '@interregnum/bots';
import { randomFrom } from '@interregnum/kernel';
import pc from 'picocolors';
import type { Question, Table } from './table.ts';

const ADVISER = 'greedy';
const MOST = 3;

export function hint(table: Table, { view, choices }: Question): string[] {
  const { considered } = botFor(ADVISER).advise(table.game, view, randomFrom(Math.random()));
  return [
    pc.bold(`The ${ADVISER} bot would think of:`),
    ...considered.slice(0, MOST).map(({ option, value }) => {
      const { code, words } = choices[option]!;
      return `  ${words} ${pc.dim(`${code}, expects ${Math.round(100 * value)} %`)}`;
    }),
  ];
}
