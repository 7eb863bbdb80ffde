/** The stage: the table grows dark around one moment. A press anywhere goes on, Escape past all that follow. */
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../parts/button.tsx';
import { useText } from '../../../texts/texts.ts';
import css from './stage-frame.module.css';
import type { OnStage } from './use-scene.ts';

export function StageFrame({ on, children }: { on: OnStage; children: ReactNode }) {
  const t = useText();
  const { scene, act, dismiss, skip } = on;
  const final = scene.final === true;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (final) button.current?.focus();
  }, [final]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') skip();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [skip]);
  return (
    <div className={css.stage} data-stage={scene.event.type} data-act={act} data-final={final}>
      <button type="button" tabIndex={-1} className={css.dark} aria-label={t('stage.skip')} onClick={dismiss} />
      <div className={css.light}>
        {children}
        {final && (
          <Button ref={button} look="primary" className={css.goOn} onClick={dismiss} data-go-on="">
            {t('stage.goOn')}
          </Button>
        )}
      </div>
    </div>
  );
}
