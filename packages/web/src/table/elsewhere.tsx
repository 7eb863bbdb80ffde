/** This table is being played in another window; it opens here as soon as that one is closed. */
import { ButtonLink } from '../parts/button.tsx';
import css from '../parts/trouble.module.css';
import { useText } from '../texts/texts.ts';

export function Elsewhere() {
  const t = useText();
  return (
    <main className={css.page}>
      <h1>{t('table.elsewhere')}</h1>
      <p role="status">{t('table.elsewhere.text')}</p>
      <div className={css.buttons}>
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
      </div>
    </main>
  );
}
