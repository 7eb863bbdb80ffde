/** Somebody's profile: games, wins, ratings over time. */
import type { PlayedGame, Profile, Rating } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { MissingPage } from '../../parts/trouble.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import { ratingsAddress, tableAddress } from '../net/addresses.ts';
import { people } from '../net/api.ts';
import { Page } from '../parts/page.tsx';
import { shownName } from '../parts/shown-name.ts';
import { useOnlineText, useOnlineWords } from '../parts/words.ts';
import css from './people.module.css';
import { RatingChart } from './rating-chart.tsx';

const nameOf = (game: string) => titleOf(game)?.title ?? game;

export default function PersonPage({ id }: { id: string }) {
  const { t, language } = useOnlineWords();
  const [profile, setProfile] = useState<Profile | null | 'missing'>(null);
  useEffect(() => {
    people.profile(id).then(setProfile, () => setProfile('missing'));
  }, [id]);
  if (profile === null) return <Loading />;
  if (profile === 'missing') return <MissingPage />;
  const since = new Date(profile.since).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <Page title={profile.name}>
      <p className={css.note}>
        {t(profile.guest ? 'profile.guest' : 'profile.account')} {t('profile.since', { since })}
      </p>
      {profile.totals.length > 0 && <Totals totals={profile.totals} />}
      {profile.ratings.map(rating => (
        <RatingSection key={rating.game} rating={rating} />
      ))}
      <Games games={profile.games} />
    </Page>
  );
}

function Totals({ totals }: Pick<Profile, 'totals'>) {
  const t = useOnlineText();
  return (
    <ul className={css.totals}>
      {totals.map(({ game, games, wins }) => (
        <li key={game}>
          <strong>{nameOf(game)}</strong>
          <span className={css.figure}>{t('profile.games', { games })}</span>
          <span className={css.bar} style={{ '--share': `${games === 0 ? 0 : (100 * wins) / games}%` }} />
          <small>{t('profile.wins', { wins })}</small>
        </li>
      ))}
    </ul>
  );
}

function RatingSection({ rating }: { rating: Rating }) {
  const { t, language } = useOnlineWords();
  const [value, deviation] = [Math.round(rating.rating), Math.round(2 * rating.deviation)];
  return (
    <section>
      <h2 className={css.heading}>
        <Link href={ratingsAddress(rating.game)}>{t('profile.rating', { title: nameOf(rating.game) })}</Link>
      </h2>
      <p>
        <span className={css.figure}>{value}</span> {t('profile.deviation', { deviation })}
      </p>
      {rating.history.length > 1 && (
        <RatingChart rating={rating} label={t('profile.chart', { value })} language={language} />
      )}
    </section>
  );
}

function Games({ games }: { games: readonly PlayedGame[] }) {
  const { t, language } = useOnlineWords();
  if (games.length === 0) return <p className={css.note}>{t('profile.none')}</p>;
  return (
    <section>
      <h2 className={css.heading}>{t('profile.history')}</h2>
      <ul className={css.games}>
        {games.map(game => (
          <li key={game.table}>
            <Link href={tableAddress(game.table)} className={css.game}>
              <strong>{nameOf(game.game)}</strong>
              <span>{game.players.map(name => shownName(name, t)).join(', ')}</span>
              <span data-won={game.winners.includes(game.seat)}>
                {t(game.winners.includes(game.seat) ? 'profile.won' : 'profile.lost')}
                {game.rated && ` · ${t('profile.rated')}`}
              </span>
              <time dateTime={new Date(game.ended).toISOString()}>
                {new Date(game.ended).toLocaleDateString(language, { dateStyle: 'medium' })}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
