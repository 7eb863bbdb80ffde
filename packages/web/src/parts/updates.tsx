/** Keeps the app for offline play, and offers a new version instead of forcing it. */
import { useEffect, useState } from 'react';
import { useText } from '../texts/texts.ts';
import { Button } from './button.tsx';
import css from './updates.module.css';

type Update = () => Promise<void>;

export function Updates() {
  const t = useText();
  const [update, setUpdate] = useState<Update | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    import('virtual:pwa-register').then(
      ({ registerSW }) => {
        const reload = registerSW({ onNeedRefresh: () => setUpdate(() => () => reload(true)) });
      },
      () => {},
    );
  }, []);
  if (!update) return null;
  return (
    <div role="status" className={css.notice}>
      {t('app.update')}
      <Button look="primary" onClick={() => void update()}>
        {t('app.update.now')}
      </Button>
      <Button look="quiet" onClick={() => setUpdate(null)}>
        {t('app.update.later')}
      </Button>
    </div>
  );
}
