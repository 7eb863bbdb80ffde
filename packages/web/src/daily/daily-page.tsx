/** The daily deals: one for each title, the same for everybody. */
import type { Meta } from '@interregnum/kernel';
import { useState } from 'react';
import { useLocation } from 'wouter';
import css from '../history/history-page.module.css';
import { useStoredTables } from '../history/history-page.tsx';
import { call } from '../local/client.ts';
import { BackHome } from '../parts/back-home.tsx';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { useSettings } from '../settings/settings.ts';
import { Cover } from '../shelf/cover.tsx';
import { PLAYABLE } from '../shelf/playable.ts';
import type { StoredTable } from '../store/database.ts';
import { useLookbackWords } from '../texts/lookback-words.ts';
import { type DailyResult, dailyPlan, dailyResult, dayOf, firstTry, rememberTry, wasTried } from './daily.ts';
import own from './daily-page.module.css';

export default function DailyPage() {
  const { t, language } = useLookbackWords();
  const cards = useStoredTables();
  const [day] = useState(() => dayOf(Date.now()));
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className={css.page}>
      <title>{t('daily.title')}</title>
      <BackHome />
      <main className={css.main}>
        <h1 className={css.title}>{t('daily.day', { day: words })}</h1>
        <p>{t('daily.how')}</p>
        {cards === null ? (
          <Loading />
        ) : (
          <ul className={own.deals}>
            {PLAYABLE.map(({ meta }) => (
              <Deal key={meta.id} meta={meta} day={day} cards={cards} />
            ))}
          </ul>
        )}
        <p className={css.note}>{t('daily.honest')}</p>
        <p className={css.ways}>
          <ButtonLink to="/history">{t('history.title')}</ButtonLink>
        </p>
      </main>
    </div>
  );
}

interface DealProps {
  meta: Meta;
  day: string;
  cards: readonly StoredTable[];
}

function Deal({ meta, day, cards }: DealProps) {
  const { t } = useLookbackWords();
  const { name } = useSettings();
  const [, go] = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const { title } = meta;
  const card = firstTry(cards, day, meta.id);
  const tried = card !== undefined || wasTried(day, meta.id);
  const result = card ? dailyResult(card) : null;
  async function play(): Promise<void> {
    try {
      const table = await call('create', dailyPlan(meta, day, name || t('setup.you'), !tried));
      if (!tried) rememberTry(day, meta.id);
      go(`/table/${table}`);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <li className={own.deal}>
      <span className={own.cover}>
        <Cover id={meta.id} title={title} />
      </span>
      <div className={own.about}>
        <h2>{title}</h2>
        {tried && !card && <p>{t('daily.gone')}</p>}
        {result && (
          <p>
            {t('daily.result', { place: result.place, seats: result.seats, scores: { list: result.scores } })}
            {result.takeBacks > 0 && ` ${t('takeBack.count', { count: result.takeBacks })}`}
          </p>
        )}
        <div className={css.ways}>
          {card && (
            <ButtonLink to={`/table/${card.id}`} look={result ? 'plain' : 'primary'}>
              {t(result ? 'daily.look' : 'daily.on', { title })}
            </ButtonLink>
          )}
          {(result || !card) && (
            <Button look={tried ? 'quiet' : 'primary'} onClick={() => void play()}>
              {t(tried ? 'daily.again' : 'daily.play', { title })}
            </Button>
          )}
        </div>
        {result && <Share title={title} day={day} result={result} />}
        {problem && <p role="alert">{problem}</p>}
      </div>
    </li>
  );
}

/** The result as a text: copied where the browser allows it, and shown in any case. */
function Share({ title, day, result }: { title: string; day: string; result: DailyResult }) {
  const { t } = useLookbackWords();
  const [shared, setShared] = useState<'no' | 'shown' | 'copied'>('no');
  const { place, seats, scores, takeBacks } = result;
  const plain = t('daily.text', { title, day, place, seats, scores: scores.join(' : ') });
  const text = takeBacks > 0 ? t('daily.text.takeBacks', { text: plain, count: takeBacks }) : plain;
  const share = () => {
    setShared('shown');
    navigator.clipboard?.writeText(text).then(
      () => setShared('copied'),
      () => {},
    );
  };
  return (
    <div className={own.share}>
      <Button onClick={share}>{t('daily.share')}</Button>
      {shared !== 'no' && (
        <textarea
          readOnly
          rows={3}
          value={text}
          aria-label={t('daily.share.title', { title })}
          onFocus={e => e.target.select()}
        />
      )}
      <span role="status">{shared === 'copied' && t('daily.copied')}</span>
    </div>
  );
}
