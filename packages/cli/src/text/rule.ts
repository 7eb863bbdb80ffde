/** A rule as people read it. */
import type { Rule } from '@interregnum/kernel';
import pc from 'picocolors';
import { wrap } from './width.ts';

const SOURCES: Readonly<Record<Rule['source'], string | null>> = {
  printed: null,
  inferred: 'inferred: the rulebook does not print all of this',
  ours: 'ours: the rulebook does not print this',
};

export function ruleText({ id, title, source, paragraphs }: Rule, width = 100): string[] {
  const mark = SOURCES[source];
  const body = paragraphs.flatMap(paragraph => paragraph.split('\n')).flatMap(line => wrap(line, width - 2));
  return [
    `${pc.cyan(id)}  ${pc.bold(title)}`,
    ...(mark ? [pc.dim(`  (${mark})`)] : []),
    ...body.map(line => `  ${line}`),
  ];
}
