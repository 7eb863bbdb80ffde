/** Your history: results by title, players and bots, milestones, and the games themselves. */
import Award from 'icon:lucide/award';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { hasBeenOnline } from '../online/net/remember.ts';
import { BackHome } from '../parts/back-home.tsx';
import { ButtonLink } from '../parts/button.tsx';
import { Loading } from '../parts/loading.tsx';
import { BOT_LEVELS } from '../setup/bots.ts';
import { PLAYABLE, rulesOf } from '../shelf/playable.ts';
import { titleOf } from '../shelf/shelf.ts';
import { type StoredTable, storedTables } from '../store/database.ts';
import { useLookbackWords } from '../texts/lookback-words.ts';
import css from './history-page.module.css';
import { byTable, leadersWith, milestones, type Played, playedGames, type Row, totals } from './played.ts';

const MyGamesOnline = lazy(() => import('../online/people/my-games.tsx'));

const MOST_SEATS: ReadonlyMap<string, number> = new Map(
  PLAYABLE.map(({ meta }) => [meta.id, Math.max(...meta.seats)] as const),
);
const nameOf = (game: string) => titleOf(game)?.title ?? game;

/** All games of this device; `null` until they are read. */
export function useStoredTables(): readonly StoredTable[] | null {
  const [cards, setCards] = useState<readonly StoredTable[] | null>(null);
  useEffect(() => {
    storedTables().then(setCards, () => setCards([]));
  }, []);
  return cards;
}

export default function HistoryPage() {
  const { t } = useLookbackWords();
  const cards = useStoredTables();
  const played = useMemo(() => playedGames(cards ?? []), [cards]);
  return (
    <div className={css.page}>
      <title>{t('history.title')}</title>
      <BackHome />
      <main className={css.main}>
        <h1 className={css.title}>{t('history.title')}</h1>
        {cards === null ? (
          <Loading />
        ) : played.length === 0 ? (
          <p>{t('history.none')}</p>
        ) : (
          <>
            <Summary played={played} />
            <Tables rows={byTable(played)} />
            <Milestones played={played} />
            <Games played={played} />
          </>
        )}
        <p className={css.note}>{t('history.how')}</p>
        <p className={css.ways}>
          <ButtonLink to="/daily">{t('daily.title')}</ButtonLink>
          {hasBeenOnline() && (
            <Suspense>
              <MyGamesOnline />
            </Suspense>
          )}
        </p>
      </main>
    </div>
  );
}

function Summary({ played }: { played: readonly Played[] }) {
  const { t } = useLookbackWords();
  const { games, won, withTakeBacks, streak, longest } = totals(played);
  return (
    <ul className={css.summary}>
      <li>
        <strong>{t('history.games', { count: games })}</strong>
        <span>{nameList(played)}</span>
      </li>
      <li>
        <strong>{t('history.won', { count: won })}</strong>
        {won > 0 && <span>{t('history.withTakeBacks', { count: withTakeBacks })}</span>}
      </li>
      <li>
        <strong>{t('history.streak', { count: streak })}</strong>
        <span>{t('history.longest', { count: longest })}</span>
      </li>
    </ul>
  );
}

const nameList = (played: readonly Played[]) => [...new Set(played.map(({ card }) => nameOf(card.game)))].join(', ');

function Tables({ rows }: { rows: readonly Row[] }) {
  const { t } = useLookbackWords();
  const levelOf = (level: string) => {
    const known = BOT_LEVELS.find(each => each.level === level);
    return known ? t(known.name) : level;
  };
  return (
    <section>
      <h2>{t('history.tables')}</h2>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('history.table.title')}</th>
            <th scope="col">{t('history.table.seats')}</th>
            <th scope="col">{t('history.table.bots')}</th>
            <th scope="col">{t('history.table.games')}</th>
            <th scope="col">{t('history.table.won')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, seats, level, games, won }) => (
            <tr key={`${game} ${seats} ${level}`}>
              <th scope="row">{nameOf(game)}</th>
              <td>{seats}</td>
              <td>{levelOf(level)}</td>
              <td>{games}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Milestones({ played }: { played: readonly Played[] }) {
  const { t } = useLookbackWords();
  const leaders = useLeaders(played);
  const marks = [
    ...milestones(played, MOST_SEATS).map(({ id, done, of }) => ({
      key: id,
      words: t(`history.mark.${id}`),
      done,
      of,
    })),
    ...leaders.map(({ game, done, of }) => ({
      key: game,
      words: t('history.leaders', { title: nameOf(game) }),
      done,
      of,
    })),
  ];
  return (
    <section>
      <h2>{t('history.milestones')}</h2>
      <ul className={css.milestones}>
        {marks.map(({ key, words, done, of }) => (
          <li key={key} data-done={done >= of}>
            <Award aria-hidden="true" />
            <span>{words}</span>
            <small>{done >= of ? t('history.done') : of > 1 && t('history.progress', { done, of })}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LeadersWon {
  game: string;
  done: number;
  of: number;
}

/** How many Leaders a title has is in its words: they are loaded for titles that were played with Leaders. */
function useLeaders(played: readonly Played[]): readonly LeadersWon[] {
  const [found, setFound] = useState<readonly LeadersWon[]>([]);
  useEffect(() => {
    let here = true;
    const counted = [...leadersWith(played)].map(async ([game, won]): Promise<LeadersWon> => {
      const { words } = await rulesOf(game);
      const all = Object.keys(words.texts.en ?? {}).filter(key => /^leader\.\w+$/.test(key));
      return { game, done: won.size, of: all.length };
    });
    Promise.all(counted).then(
      all => here && setFound(all),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [played]);
  return found;
}

const SHOWN = 20;

function Games({ played }: { played: readonly Played[] }) {
  const { t, language } = useLookbackWords();
  return (
    <section>
      <h2>{t('history.recent')}</h2>
      <ul className={css.games}>
        {played
          .toReversed()
          .slice(0, SHOWN)
          .map(({ card, seat, won }) => {
            const { result, daily, takeBacks = 0 } = card;
            const facts = [
              result && t('history.place', { place: result.places[seat]!, seats: card.seats.length }),
              daily && t('history.daily', { day: daily.day }),
              takeBacks > 0 && t('takeBack.count', { count: takeBacks }),
            ].filter(Boolean);
            return (
              <li key={card.id}>
                <Link href={`/table/${card.id}`} className={css.game}>
                  <strong>{nameOf(card.game)}</strong>
                  <span data-won={won}>{t(won ? 'history.victory' : 'history.defeat')}</span>
                  <span>{facts.join(' · ')}</span>
                  <time dateTime={new Date(card.updated).toISOString()}>
                    {new Date(card.updated).toLocaleDateString(language, { dateStyle: 'medium' })}
                  </time>
                </Link>
              </li>
            );
          })}
      </ul>
    </section>
  );
}
