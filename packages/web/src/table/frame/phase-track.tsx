/** Where in the game we are: what is over, what is now, what comes. */
import { useEffect, useRef } from 'react';
import type { PhaseTrack as Track } from '../kit/title.ts';
import { useShared } from '../state/table-context.ts';
import css from './phase-track.module.css';

export function PhaseTrack({ track }: { track: Track }) {
  const { words } = useShared();
  const list = useRef<HTMLOListElement>(null);
  const now = track.steps.findIndex(step => step.now);
  useEffect(() => {
    const [box, before] = [list.current, list.current?.children[Math.max(0, now - 1)]];
    if (box && before instanceof HTMLElement)
      box.scrollTo({ left: before.offsetLeft - box.offsetLeft, behavior: 'smooth' });
  }, [now]);
  return (
    <ol ref={list} className={css.track} data-spot="phases" aria-label={words.text('table.phases')}>
      {track.steps.map(step => (
        <li
          key={step.id}
          className={css.step}
          data-state={step.now ? 'now' : step.done ? 'done' : 'next'}
          aria-current={step.now ? 'step' : undefined}
        >
          {step.label}
        </li>
      ))}
    </ol>
  );
}
