/** Says of a rule that the printed rulebook does not have it. */
import type { Rule } from '@interregnum/kernel';
import { useShared } from '../state/table-context.ts';
import css from './rule-source.module.css';

export function RuleSource({ source }: { source: Rule['source'] }) {
  const { words } = useShared();
  return source === 'printed' ? null : <small className={css.source}>{words.text(`table.rules.${source}`)}</small>;
}
