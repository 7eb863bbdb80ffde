/** Words of the game that explain themselves: anything with `data-term`, under pointer, focus or a tap. */
import { Popover } from '@base-ui/react/popover';
import { Suspense, useEffect, useRef, useState } from 'react';
import css from './phrase-text.module.css';
import { ruleOfTerm, useRulebook } from './rulebook.ts';
import { useShared } from './table-context.ts';

const OPENS_AFTER = 350;
const CLOSES_AFTER = 250;

export function Term({ term, word }: { term: string; word: string }) {
  return (
    <button type="button" className={css.term} data-term={term} aria-haspopup="dialog">
      {word}
    </button>
  );
}

interface Asked {
  anchor: HTMLElement;
  term: string;
  word: string;
}

const askedAt = (target: EventTarget | null): Asked | null => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;
  return anchor ? { anchor, term: anchor.dataset.term!, word: anchor.textContent } : null;
};

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
      if (next && event.pointerType === 'mouse') later(OPENS_AFTER, next);
    };
    const leave = (event: PointerEvent) => {
      if (askedAt(event.target) && event.pointerType === 'mouse') later(CLOSES_AFTER, null);
    };
    const focus = (event: FocusEvent) => {
      const next = askedAt(event.target);
      if (next?.anchor.matches(':focus-visible')) later(0, next);
    };
    const press = (event: MouseEvent) => {
      const next = askedAt(event.target);
      if (next) later(0, next);
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

  const close = () => setAsked(null);
  const stay = () => timer.current && clearTimeout(timer.current);
  return (
    <Popover.Root open={asked !== null} onOpenChange={open => !open && close()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={asked?.anchor ?? null}
          sideOffset={6}
          collisionPadding={12}
          className={css.positioner}
        >
          <Popover.Popup
            className={css.card}
            initialFocus={false}
            finalFocus={false}
            aria-label={asked?.word}
            onPointerEnter={stay}
            onPointerLeave={close}
          >
            {asked && (
              <Suspense fallback={asked.word}>
                <TermCard term={asked.term} word={asked.word} onMore={close} />
              </Suspense>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

function TermCard({ term, word, onMore }: { term: string; word: string; onMore(): void }) {
  const { title, words, openRule } = useShared();
  const rule = ruleOfTerm(useRulebook(title), term, title.game.texts.en?.[term] ?? word); // the rulebook is English
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
