/** While something is being fetched. Says nothing at once: most things come sooner than one can read. */
import { useText } from '../texts/texts.ts';
import css from './loading.module.css';

export function Loading() {
  const t = useText();
  return (
    <div className={css.loading} role="status">
      {t('app.loading')}
    </div>
  );
}
