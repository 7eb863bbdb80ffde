/** A word of the game that explains itself under pointer, focus or a tap. */
import { Popover } from '@base-ui/react/popover';
import { Suspense, useState } from 'react';
import css from './phrase-text.module.css';
import { ruleOfTerm, useRulebook } from './rulebook.ts';
import { useShared } from './table-context.ts';

export function Term({ term, word }: { term: string; word: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger openOnHover delay={350} className={css.term}>
        {word}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={6} collisionPadding={12} className={css.positioner}>
          <Popover.Popup className={css.card} initialFocus={false} aria-label={word}>
            <Suspense fallback={word}>
              <TermCard term={term} word={word} onMore={() => setOpen(false)} />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function TermCard({ term, word, onMore }: { term: string; word: string; onMore(): void }) {
  const { title, words, openRule } = useShared();
  const rule = ruleOfTerm(useRulebook(title), term, word);
  if (!rule) return <p>{words.text('table.noRule', { word })}</p>;
  return (
    <>
      <p className={css.cardTitle}>{rule.title}</p>
      <p className={css.cardText}>{rule.paragraphs[0]}</p>
      <button
        type="button"
        className={css.more}
        onClick={() => {
          onMore();
          openRule(rule.id);
        }}
      >
        {words.text('table.openRule', { id: rule.id })}
      </button>
    </>
  );
}
