/** Games in progress, and finished ones to look at again. */
import Trash from 'icon:lucide/trash-2';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Button, IconButton } from '../parts/button.tsx';
import { titleOf } from '../shelf/shelf.ts';
import { TableSummary } from '../shelf/table-summary.tsx';
import { removeTable, type StoredTable, storedTables } from '../store/database.ts';
import { prepare } from '../table/prepare.ts';
import { useText, useWords } from '../texts/texts.ts';
import css from './continue.module.css';

const SHOWN_AT_FIRST = 4;

export function Continue() {
  const t = useText();
  const [cards, setCards] = useState<StoredTable[] | null>(null);
  const [all, setAll] = useState(false);
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    storedTables().then(setCards, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  if (failed) return <p className={css.warning}>{t('home.nothingKept')}</p>;
  if (!cards || cards.length === 0) return null;
  const ordered = [...cards.filter(card => !card.winners), ...cards.filter(card => card.winners)];
  return (
    <section aria-labelledby="continue" className={css.section}>
      <h2 id="continue" className={css.heading}>
        {t('home.continue')}
      </h2>
      <ul className={css.cards}>
        {ordered.slice(0, all ? undefined : SHOWN_AT_FIRST).map(card => (
          <ContinueCard key={card.id} card={card} onRemoved={load} />
        ))}
      </ul>
      {ordered.length > SHOWN_AT_FIRST && !all && (
        <Button look="quiet" onClick={() => setAll(true)}>
          {t('home.showAll', { count: ordered.length })}
        </Button>
      )}
    </section>
  );
}

function ContinueCard({ card, onRemoved }: { card: StoredTable; onRemoved(): void }) {
  const { t, language } = useWords();
  const [asking, setAsking] = useState(false);
  const title = titleOf(card.game);
  if (!title) return null;
  const names = card.seats.map(seat => seat.name);
  const state = card.winners
    ? t('home.won', { winners: { list: card.winners.map(seat => names[seat] ?? '') } })
    : t('home.answers', { count: card.answers });
  const marked = card.whatIf ? `${t('whatIf.mark')}: ${state}` : state;
  const when = new Date(card.updated).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  const remove = () => void removeTable(card.id).then(onRemoved, onRemoved);
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
