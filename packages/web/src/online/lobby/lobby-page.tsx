/** The lobby: my tables, those that wait for players, those that can be watched. */
import Plus from 'icon:lucide/plus';
import Trophy from 'icon:lucide/trophy';
import type { LobbyCard, MyTable, TableCard } from '@interregnum/protocol';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../parts/button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { SHELF } from '../../shelf/shelf.ts';
import { NEW_TABLE, personAddress, ratingsAddress } from '../net/addresses.ts';
import { useWho } from '../net/who.ts';
import { NameForm } from '../parts/name-form.tsx';
import { Page } from '../parts/page.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './lobby.module.css';
import { freeSeats, TableItem } from './table-card.tsx';
import { useLobby } from './use-lobby.ts';

export function LobbyPage() {
  const t = useOnlineText();
  const { me } = useWho();
  const create = (
    <ButtonLink to={NEW_TABLE} look="primary" large icon={Plus}>
      {t('online.new')}
    </ButtonLink>
  );
  return (
    <Page title={t('online.title')} actions={create}>
      <p className={css.intro}>{t('online.intro')}</p>
      {!me && <NameForm go={t('online.name.keep')} />}
      <Listing key={me?.id} />
      <nav className={css.ratings} aria-label={t('online.ratings')}>
        {me && (
          <ButtonLink to={personAddress(me.id)} look="quiet">
            {t('online.profile.mine')}
          </ButtonLink>
        )}
        <span className={css.label}>{t('online.ratings')}</span>
        {SHELF.map(title => (
          <ButtonLink key={title.id} to={ratingsAddress(title.id)} look="quiet" icon={Trophy}>
            {title.title}
          </ButtonLink>
        ))}
      </nav>
    </Page>
  );
}

/** Anew for whoever gets a name: the tables of that person are others. */
function Listing() {
  const t = useOnlineText();
  const { me } = useWho();
  const { lobby, cut } = useLobby();
  if (!lobby) return cut ? <Cut /> : <Loading />;
  const isMine = new Set(lobby.mine.map(table => table.id));
  const ofOthers = (tables: readonly LobbyCard[]) => tables.filter(table => !isMine.has(table.id));
  return (
    <>
      {cut && <Cut />}
      <Tables heading={t('online.mine')} tables={lobby.mine} now={lobby.now} go={() => t('online.open')}>
        {me ? t('online.mine.none') : null}
      </Tables>
      <Tables
        heading={t('online.waiting')}
        tables={ofOthers(lobby.open)}
        now={lobby.now}
        go={table => t(freeSeats(table) > 0 ? 'online.join' : 'online.look')}
      >
        {t('online.waiting.none')}
      </Tables>
      <Tables heading={t('online.watch')} tables={ofOthers(lobby.watch)} now={lobby.now} go={() => t('online.look')}>
        {null}
      </Tables>
    </>
  );
}

function Cut() {
  const t = useOnlineText();
  return (
    <p role="status" className={css.cut}>
      {t('online.cut.text')}
    </p>
  );
}

interface TablesProps {
  heading: string;
  tables: readonly (LobbyCard | MyTable)[];
  now: number;
  go(table: TableCard): string;
  /** What is said when there are none; `null`: nothing, not even the heading. */
  children: ReactNode;
}

function Tables({ heading, tables, now, go, children }: TablesProps) {
  if (tables.length === 0 && children === null) return null;
  return (
    <section aria-label={heading}>
      <h2 className={css.heading}>{heading}</h2>
      {tables.length === 0 ? (
        <p className={css.none}>{children}</p>
      ) : (
        <ul className={css.cards}>
          {tables.map(table => (
            <TableItem key={table.id} table={table} now={now} go={go(table)} />
          ))}
        </ul>
      )}
    </section>
  );
}
