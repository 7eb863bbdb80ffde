/** Where in the game we are: what is over, what is now, what comes. */
import css from './phase-track.module.css';
import { useShared } from './table-context.ts';
import type { PhaseTrack as Track } from './title.ts';

export function PhaseTrack({ track }: { track: Track }) {
  const { words } = useShared();
  return (
    <ol className={css.track} aria-label={words.text('table.phases')}>
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
