/** The rulebook with search; every id in it leads to its rule. */

import type { Rule } from '@interregnum/kernel';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { keyed } from '../../parts/keyed.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { useShared } from '../state/table-context.ts';
import { RuleSource } from './rule-source.tsx';
import { cutAtRules, searchRules, useRulebook } from './rulebook.ts';
import css from './rules-panel.module.css';

/** `rule`: what was asked for; the number makes asking twice for the same one count. */
export interface WantedRule {
  id: string;
  asked: number;
}

export default function RulesPanel({ wanted }: { wanted: WantedRule | null }) {
  const { title, words } = useShared();
  const book = useRulebook(title);
  const [search, setSearch] = useState('');
  const found = useMemo(() => searchRules(book, search), [book, search]);
  const shown = useDeferredValue(found);
  const known = useMemo(() => new Set(book.rules.map(rule => rule.id)), [book]);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!wanted) return;
    setSearch('');
  }, [wanted]);
  useEffect(() => {
    if (!wanted || !shown.some(rule => rule.id === wanted.id)) return;
    const article = list.current?.querySelector<HTMLElement>(`[data-rule="${wanted.id}"]`);
    article?.scrollIntoView({ block: 'start' });
    article?.focus({ preventScroll: true });
  }, [wanted, shown]);

  return (
    <div className={css.panel}>
      <div className={css.search}>
        <SearchField label={words.text('table.rules.search')} value={search} onChange={setSearch} />
      </div>
      <div ref={list} className={css.rules}>
        {shown.length === 0 && <p className={css.none}>{words.text('table.rules.none')}</p>}
        {shown.map((rule, i) => (
          <div key={rule.id}>
            {rule.chapter !== shown[i - 1]?.chapter && <h3 className={css.chapter}>{rule.chapter}</h3>}
            <RuleText rule={rule} known={known} wanted={rule.id === wanted?.id} />
          </div>
        ))}
      </div>
    </div>
  );
}

function RuleText({ rule, known, wanted }: { rule: Rule; known: ReadonlySet<string>; wanted: boolean }) {
  return (
    <article id={rule.id} className={css.rule} data-rule={rule.id} data-wanted={wanted} tabIndex={-1}>
      <h4>
        {rule.title} <span className={css.id}>{rule.id}</span>
      </h4>
      <RuleSource source={rule.source} />
      {rule.paragraphs.map(paragraph =>
        paragraph.startsWith('- ') ? (
          <ul key={paragraph} className={css.list}>
            {paragraph.split('\n').map(item => (
              <li key={item}>
                <Linked text={item.replace(/^- /, '')} known={known} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={paragraph}>
            <Linked text={paragraph} known={known} />
          </p>
        ),
      )}
    </article>
  );
}

function Linked({ text, known }: { text: string; known: ReadonlySet<string> }) {
  const { openRule } = useShared();
  const pieces = cutAtRules(text.replaceAll(/\*\*?([^*]+)\*\*?/g, '$1'), known);
  return keyed(pieces).map(({ key, item: { text: piece, rule } }) =>
    rule ? (
      <a
        key={key}
        href={`#${rule}`}
        className={css.link}
        onClick={event => {
          event.preventDefault();
          openRule(rule);
        }}
      >
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
