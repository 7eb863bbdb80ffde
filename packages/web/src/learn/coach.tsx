/** The coach: one short thing at a time, above the question. */
import Back from 'icon:lucide/arrow-left';
import Cap from 'icon:lucide/graduation-cap';
import X from 'icon:lucide/x';
import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { Button, IconButton } from '../parts/button.tsx';
import { useSettings } from '../settings/settings.ts';
import { useShared } from '../table/state/table-context.ts';
import css from './coach.module.css';
import { CoachText } from './coach-text.tsx';
import type { CoachState, Lesson } from './lesson-source.ts';
import { Spotlight } from './spotlight.tsx';

const NONE: readonly string[] = [];

interface CoachProps {
  lesson: Lesson;
  /** Sets up the game that the lesson proposes. */
  onPlay(): void;
}

export function Coach({ lesson, onPlay }: CoachProps) {
  const { title, words } = useShared();
  const [, go] = useLocation();
  const state = lesson.coach.use();
  const leave = () => go(`/new/${title.game.meta.id}`);
  const { text } = words;
  return (
    <>
      <Spotlight key={state.spoken} names={state.step?.glow ?? NONE} />
      <aside className={css.coach} aria-label={text('learn.coach')} data-coach={state.over ? 'over' : state.spoken}>
        <Cap className={css.cap} />
        <div className={css.words}>
          <p className={css.count}>
            {text('learn.step', { step: Math.min(state.spoken + 1, state.total), total: state.total })}
          </p>
          <div role="status" className={css.said}>
            <Suspense>
              <Said state={state} />
            </Suspense>
          </div>
        </div>
        <div className={css.buttons}>
          {state.over ? (
            <>
              <Button look="primary" onClick={onPlay}>
                {text('learn.play')}
              </Button>
              <Button onClick={lesson.restart}>{text('learn.again')}</Button>
            </>
          ) : (
            <Steps state={state} lesson={lesson} />
          )}
        </div>
        <IconButton className={css.leave} icon={X} label={text('learn.leave')} onClick={leave} />
      </aside>
    </>
  );
}

function Said({ state: { step, over, astray } }: { state: CoachState }) {
  const { words } = useShared();
  const language = useSettings().language === 'de' ? 'de' : 'en';
  if (over) return <p>{words.text('learn.over')}</p>;
  if (!step) return <p className={css.watch}>{words.text('learn.watch')}</p>;
  return (
    <>
      {astray && (
        <p className={css.astray} key={astray.times}>
          {astray.say ? (
            <CoachText said={astray.say[language]} />
          ) : (
            words.text(step.kind === 'tell' ? 'learn.astray.tell' : 'learn.astray.press')
          )}
        </p>
      )}
      <p>
        <CoachText said={step.say[language]} />
      </p>
    </>
  );
}

function Steps({ state: { step, spoken }, lesson }: { state: CoachState; lesson: Lesson }) {
  const { text } = useShared().words;
  return (
    <>
      {spoken > 0 && <IconButton icon={Back} label={text('learn.back')} onClick={lesson.back} />}
      {step?.kind === 'tell' && (
        <Button look="primary" data-coach-next="" onClick={lesson.next}>
          {text('learn.next')}
        </Button>
      )}
      {step?.kind === 'press' && (
        <Button look="quiet" onClick={lesson.showMe}>
          {text('learn.showMe')}
        </Button>
      )}
    </>
  );
}
