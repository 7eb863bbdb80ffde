/** Words of the game that explain themselves: anything with `data-term`, under pointer, focus or a tap. */
import { Suspense, useEffect, useRef, useState } from 'react';
import { HelpCard } from '../../parts/help-card.tsx';
import { isPlace, showPlace } from '../kit/sight.ts';
import { RuleSource } from '../rules/rule-source.tsx';
import { ruleOfTerm, useRulebook } from '../rules/rulebook.ts';
import { useShared } from '../state/table-context.ts';
import css from './phrase-text.module.css';

const OPENS_AFTER = 350;
const CLOSES_AFTER = 250;

/** `opening`, `closing`: what stands before and after the word and stays on its line. */
interface TermProps {
  term: string;
  word: string;
  opening?: string;
  closing: string;
}

export function Term({ term, word, opening = '', closing }: TermProps) {
  const button = (
    <button type="button" className={css.term} data-term={term} aria-haspopup="dialog">
      {word}
    </button>
  );
  if (!opening && !closing) return button;
  return (
    <span className={css.together}>
      {opening}
      {button}
      {closing}
    </span>
  );
}

interface Asked {
  anchor: HTMLElement;
  term: string;
  word: string;
  byKey: boolean;
}

const askedAt = (target: EventTarget | null): Asked | null => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
  return anchor ? { anchor, term: anchor.dataset.term!, word: anchor.textContent, byKey: false } : null;
};

/** Whether a press at a word is meant for what the word stands on. */
const isOnButton = (anchor: HTMLElement): boolean => anchor.parentElement?.closest('button') != null;

/** One card for all terms of a table. */
export function TermHelp() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  useEffect(() => {
    const later = (delay: number, next: Asked | null) => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = setTimeout(() => setAsked(next), delay);
    };
    const point = (event: PointerEvent) => {
      const next = askedAt(event.target);
      if (next && !isPlace(next.term) && event.pointerType === 'mouse') later(OPENS_AFTER, next);
    };
    const leave = (event: PointerEvent) => {
      if (askedAt(event.target) && event.pointerType === 'mouse') later(CLOSES_AFTER, null);
    };
    /** The focus that comes back from a card does not open it again. */
    const focus = (event: FocusEvent) => {
      const next = askedAt(event.target);
      const isBack = event.relatedTarget instanceof Element && event.relatedTarget.closest('[popover]') !== null;
      if (next?.anchor.matches(':focus-visible') && !isBack && !isPlace(next.term)) later(0, next);
    };
    const press = (event: MouseEvent) => {
      const next = askedAt(event.target);
      if (next && isOnButton(next.anchor)) later(0, null);
      else if (next && isPlace(next.term)) showPlace(next.term);
      else if (next) later(0, { ...next, byKey: event.detail === 0 });
    };
    document.addEventListener('pointerover', point);
    document.addEventListener('pointerout', leave);
    document.addEventListener('focusin', focus);
    document.addEventListener('click', press);
    return () => {
      document.removeEventListener('pointerover', point);
      document.removeEventListener('pointerout', leave);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('click', press);
      if (timer.current) clearTimeout(timer.current);
    };
  }, []);

  if (!asked) return null;
  const { anchor, term, word, byKey } = asked;
  const close = () => setAsked(null);
  return (
    <HelpCard
      key={term}
      anchor={anchor}
      label={word}
      byKey={byKey}
      className={css.card}
      onStay={() => timer.current && clearTimeout(timer.current)}
      onClose={close}
    >
      <Suspense fallback={word}>
        <TermCard term={term} word={word} onMore={close} />
      </Suspense>
    </HelpCard>
  );
}

function TermCard({ term, word, onMore }: { term: string; word: string; onMore(): void }) {
  const { title, words, openRule } = useShared();
  const book = useRulebook(title);
  const known = title.ui.termRule?.(term) ?? null;
  const rule =
    book.rules.find(each => each.id === known) ?? ruleOfTerm(book, term, title.game.words.texts.en?.[term] ?? word); // the rulebook is English
  if (!rule) return <p>{words.text('table.noRule', { word })}</p>;
  return (
    <>
      <p className={css.cardTitle}>{rule.title}</p>
      <p className={css.cardText}>{rule.paragraphs[0]}</p>
      <RuleSource source={rule.source} />
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
