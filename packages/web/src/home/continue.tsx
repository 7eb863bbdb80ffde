/** Games of this device: those in progress above the shelf, finished ones below it. */
import Trash from 'icon:lucide/trash-2';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button, IconButton } from '../parts/button.tsx';
import { titleOf } from '../shelf/shelf.ts';
import { TableSummary } from '../shelf/table-summary.tsx';
import { removeTable, type StoredTable, storedTables } from '../store/database.ts';
import { forgetWhere, partIn, whereIs } from '../store/whereabouts.ts';
import { prepare } from '../table/prepare.ts';
import { useText, useWords } from '../texts/texts.ts';
import css from './continue.module.css';

const SHOWN_AT_FIRST = 4;

export interface Kept {
  running: readonly StoredTable[];
  finished: readonly StoredTable[];
  /** This browser keeps nothing. */
  failed: boolean;
  reload(): void;
}

export function useKept(): Kept {
  const [cards, setCards] = useState<readonly StoredTable[]>([]);
  const [failed, setFailed] = useState(false);
  const reload = useCallback(() => {
    storedTables().then(setCards, () => setFailed(true));
  }, []);
  useEffect(reload, [reload]);
  return { running: cards.filter(card => !card.winners), finished: cards.filter(card => card.winners), failed, reload };
}

/** One row, however many there are: what can be begun anew stays in sight. */
export function Running({ running, failed, reload }: Kept) {
  const t = useText();
  if (failed) return <p className={css.warning}>{t('home.nothingKept')}</p>;
  if (running.length === 0) return null;
  return (
    <section aria-labelledby="continue" className={css.section}>
      <h2 id="continue" className={css.heading}>
        {t('home.continue')}
      </h2>
      <ul className={css.row}>
        {running.map(card => (
          <Card key={card.id} card={card} onRemoved={reload} />
        ))}
      </ul>
    </section>
  );
}

export function Finished({ finished, reload }: Kept) {
  const t = useText();
  const [all, setAll] = useState(false);
  if (finished.length === 0) return null;
  return (
    <section aria-labelledby="finished" className={css.section}>
      <h2 id="finished" className={css.heading}>
        {t('home.finished')}
      </h2>
      <ul className={css.cards}>
        {finished.slice(0, all ? undefined : SHOWN_AT_FIRST).map(card => (
          <Card key={card.id} card={card} onRemoved={reload} />
        ))}
      </ul>
      {finished.length > SHOWN_AT_FIRST && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('home.showAll', { count: finished.length })}
        </Button>
      )}
    </section>
  );
}

/** Who won, or where the game stands and whose turn it is. */
function useWhereItIs(card: StoredTable): string {
  const { t, language } = useWords();
  if (card.winners) {
    const winners = { list: card.winners.map(seat => card.seats[seat]?.name ?? '') };
    return winners.list.length === 0 ? t('home.nobodyWon') : t('home.won', { winners });
  }
  const where = whereIs(card.id);
  if (!where) return t('home.answers', { count: card.answers });
  const turn =
    where.turn === null
      ? t('home.botsTurn')
      : where.turn === ''
        ? t('home.yourTurn')
        : t('home.turnOf', { name: where.turn });
  const part = partIn(where, language);
  return part === '' ? turn : `${part}, ${turn}`;
}

/** Of today the hour is enough, of other days the day. */
function whenWas(updated: number, language: string): string {
  const [then, now] = [new Date(updated), new Date()];
  if (then.toDateString() === now.toDateString()) return then.toLocaleTimeString(language, { timeStyle: 'short' });
  const thisYear = then.getFullYear() === now.getFullYear();
  return then.toLocaleDateString(language, thisYear ? { day: 'numeric', month: 'short' } : { dateStyle: 'medium' });
}

function Card({ card, onRemoved }: { card: StoredTable; onRemoved(): void }) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const state = useWhereItIs(card);
  const title = titleOf(card.game);
  if (!title) return null;
  const names = card.seats.map(seat => seat.name);
  const marked = card.whatIf ? `${t('whatIf.mark')}: ${state}` : state;
  const when = whenWas(card.updated, language);
  const remove = () => {
    forgetWhere(card.id);
    removeTable(card.id).then(onRemoved, onRemoved);
  };
  return (
    <li className={css.card}>
      <Link
        href={`/table/${card.id}`}
        className={css.link}
        onPointerEnter={() => prepare(card.game)}
        onFocus={() => prepare(card.game)}
      >
        <TableSummary title={title} names={names} state={`${marked} · ${when}`} />
      </Link>
      {asking ? (
        <span className={css.confirm}>
          <Button onClick={remove}>{t('home.removeYes')}</Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('home.removeNo')}
          </Button>
        </span>
      ) : (
        <IconButton
          icon={Trash}
          label={t('home.remove', { title: title.title })}
          className={css.remove}
          onClick={() => setAsking(true)}
        />
      )}
    </li>
  );
}
