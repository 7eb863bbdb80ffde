/** A rule as people read it. */
import type { Rule } from '@interregnum/kernel';
import pc from 'picocolors';
import { wrap } from './width.ts';

export function ruleText({ id, title, paragraphs }: Rule, width = 100): string[] {
  const body = paragraphs.flatMap(paragraph => paragraph.split('\n')).flatMap(line => wrap(line, width - 2));
  return [`${pc.cyan(id)}  ${pc.bold(title)}`, ...body.map(line => `  ${line}`)];
}
