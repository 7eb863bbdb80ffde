/** The best players of a title. */
import type { Leaderboard } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../parts/loading.tsx';
import { MissingPage } from '../../parts/trouble.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import { personAddress } from '../net/addresses.ts';
import { people } from '../net/api.ts';
import { Page } from '../parts/page.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './people.module.css';

export default function RatingsPage({ game }: { game: string }) {
  const t = useOnlineText();
  const [board, setBoard] = useState<Leaderboard | null | 'missing'>(null);
  useEffect(() => {
    people.ratings(game).then(setBoard, () => setBoard('missing'));
  }, [game]);
  if (board === null) return <Loading />;
  if (board === 'missing') return <MissingPage />;
  return (
    <Page title={t('ratings.title', { title: titleOf(game)?.title ?? game })}>
      <p className={css.note}>{t('ratings.text')}</p>
      {board.players.length === 0 ? (
        <p>{t('ratings.none')}</p>
      ) : (
        <ol className={css.board}>
          {board.players.map((player, i) => (
            <li key={player.id}>
              <span className={css.rank}>{i + 1}</span>
              <Link href={personAddress(player.id)}>{player.name}</Link>
              <span className={css.figure}>{Math.round(player.rating)}</span>
              <small>{t('profile.deviation', { deviation: Math.round(2 * player.deviation) })}</small>
              <small>{t('profile.games', { games: player.games })}</small>
            </li>
          ))}
        </ol>
      )}
    </Page>
  );
}
