/** A game that was begun on this device goes on online: who plays on from where, and how. */

import { partsOf } from '@interregnum/bots/cast';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { call } from '../../local/client.ts';
import { Button } from '../../parts/button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Seals } from '../../parts/seal.tsx';
import { MissingPage } from '../../parts/trouble.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import { type StoredTable, storedTable } from '../../store/database.ts';
import css from '../create/create.module.css';
import { type Role, seatsOf, type Terms, termsOf, USUAL_TERMS } from '../create/draft.ts';
import { RolesForm } from '../create/roles-form.tsx';
import { TermsForm } from '../create/terms-form.tsx';
import { tableAddress } from '../net/addresses.ts';
import { tables } from '../net/api.ts';
import { useWho } from '../net/who.ts';
import { useAttempt } from '../parts/form.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { Page } from '../parts/page.tsx';
import { useOnlineText } from '../parts/words.ts';

/** The first person is the one who publishes, the other persons are invited, bots stay. */
function rolesOf({ seats }: StoredTable): Role[] {
  const first = seats.findIndex(seat => seat.kind === 'person');
  const me = first < 0 ? 0 : first;
  return seats.map(
    (seat, i): Role => (i === me ? 'me' : seat.kind === 'person' ? 'person' : partsOf(seat.level).strength),
  );
}

export default function PublishPage({ id }: { id: string }) {
  const [card, setCard] = useState<StoredTable | null | 'missing'>(null);
  useEffect(() => {
    storedTable(id).then(
      found => setCard(found ?? 'missing'),
      () => setCard('missing'),
    );
  }, [id]);
  if (card === null) return <Loading />;
  return card === 'missing' || card.winners ? <MissingPage /> : <PublishForm card={card} />;
}

function PublishForm({ card }: { card: StoredTable }) {
  const t = useOnlineText();
  const { me } = useWho();
  const [, go] = useLocation();
  const [roles, setRoles] = useState<readonly Role[]>(() => rolesOf(card));
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const { busy, problem, run } = useAttempt();
  const title = titleOf(card.game)!;
  const publish = async () => {
    const { record, seed } = await call('openRecord', card.id);
    const { table } = await tables.publish({
      record,
      seed,
      ...seatsOf(roles),
      ...termsOf(terms),
      visibility: 'private',
    });
    go(tableAddress(table.id));
  };
  return (
    <Page title={t('publish.title', { title: title.title })}>
      <p>{t('publish.intro')}</p>
      <div className={css.form}>
        <div className={css.column}>
          <Seals title={title}>
            <RolesForm roles={roles} names={card.seats.map(seat => seat.name)} onChange={setRoles} />
          </Seals>
        </div>
        <div className={css.column}>
          <TermsForm terms={terms} begun onChange={part => setTerms(before => ({ ...before, ...part }))} />
        </div>
      </div>
      {me ? (
        <div className={css.make}>
          <Button look="primary" large disabled={busy} onClick={() => run(publish)}>
            {t('publish.go')}
          </Button>
          {problem}
        </div>
      ) : (
        <NameForm go={t('publish.go')} onNamed={publish} />
      )}
    </Page>
  );
}
