/** Home: games to continue, the shelf with the five titles, and finished games. */
import Award from 'icon:lucide/award';
import BookOpen from 'icon:lucide/book-open';
import CalendarDays from 'icon:lucide/calendar-days';
import FileCheck from 'icon:lucide/file-check-2';
import Globe from 'icon:lucide/globe';
import Settings from 'icon:lucide/settings-2';
import { lazy, Suspense, useState } from 'react';
import { hasBeenOnline } from '../online/net/remember.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { SHELF } from '../shelf/shelf.ts';
import { useText } from '../texts/texts.ts';
import { Finished, Running, useKept } from './continue.tsx';
import css from './home.module.css';
import { ShelfItem } from './shelf-item.tsx';

const MyTurns = lazy(() => import('../online/lobby/my-turns.tsx'));

const RecordDialog = lazy(() => import('../records/record-dialog.tsx'));

const COLUMNS = `repeat(${SHELF.length}, 1fr)`;

export function Home() {
  const t = useText();
  const [records, setRecords] = useState(false);
  const kept = useKept();
  return (
    <div className={css.page}>
      <title>{t('app.name')}</title>
      <header className={css.header}>
        <h1 className={css.name}>{t('app.name')}</h1>
        <p className={css.tagline}>{t('home.tagline')}</p>
        <nav className={css.nav} aria-label={t('home.nav')}>
          <ButtonLink to="/online" look="quiet" icon={Globe}>
            {t('home.online')}
          </ButtonLink>
          <ButtonLink to="/daily" look="quiet" icon={CalendarDays}>
            {t('home.daily')}
          </ButtonLink>
          <ButtonLink to="/history" look="quiet" icon={Award}>
            {t('home.history')}
          </ButtonLink>
          <Button look="quiet" icon={FileCheck} onClick={() => setRecords(true)}>
            {t('home.records')}
          </Button>
          <ButtonLink to="/credits" look="quiet" icon={BookOpen}>
            {t('home.credits')}
          </ButtonLink>
          <ButtonLink to="/settings" look="quiet" icon={Settings}>
            {t('home.settings')}
          </ButtonLink>
        </nav>
      </header>
      <main className={css.main}>
        {hasBeenOnline() && (
          <Suspense>
            <MyTurns />
          </Suspense>
        )}
        <Running {...kept} />
        <section aria-labelledby="shelf">
          <h2 id="shelf" className="visually-hidden">
            {t('home.shelf')}
          </h2>
          <ul className={css.shelf} style={{ '--columns': COLUMNS }}>
            {SHELF.map(title => (
              <ShelfItem key={title.id} title={title} />
            ))}
          </ul>
        </section>
        <Finished {...kept} />
      </main>
      <footer className={css.footer}>{t('home.fanProject')}</footer>
      {records && (
        <Suspense>
          <RecordDialog onClose={() => setRecords(false)} />
        </Suspense>
      )}
    </div>
  );
}
