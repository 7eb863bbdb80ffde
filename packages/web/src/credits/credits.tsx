/** Whose work this stands on. */
import { BackHome } from '../parts/back-home.tsx';
import css from '../settings/page.module.css';
import { SHELF } from '../shelf/shelf.ts';
import { useText } from '../texts/texts.ts';

export default function Credits() {
  const t = useText();
  return (
    <div className={css.page}>
      <title>{t('credits.title')}</title>
      <BackHome />
      <main className={css.prose}>
        <h1 className={css.title}>{t('credits.title')}</h1>
        <p>{t('credits.fan')}</p>
        <h2>{t('credits.games')}</h2>
        <ul>
          {SHELF.map(({ id, title, year, designers, publisher }) => (
            <li key={id}>
              <strong>{title}</strong>{' '}
              {t('credits.game', { year: String(year), designers: { list: designers }, publisher })}
            </li>
          ))}
        </ul>
        <h2>{t('credits.fonts')}</h2>
        <p>{t('credits.font.cormorant')}</p>
        <p>{t('credits.font.source')}</p>
        <h2>{t('credits.icons')}</h2>
        <p>{t('credits.icons.game')}</p>
        <p>{t('credits.icons.lucide')}</p>
        <p>{t('credits.licence')}</p>
      </main>
    </div>
  );
}
