/** A table that waits for its people: who sits where, the invitation, and the start. */
import Bot from 'icon:lucide/bot';
import Play from 'icon:lucide/play';
import Renew from 'icon:lucide/refresh-cw';
import type { ContentName, MyTable, OneTable } from '@interregnum/protocol';
import { useLocation } from 'wouter';
import { call } from '../../local/client.ts';
import { Button } from '../../parts/button.tsx';
import { saveFile } from '../../parts/save-file.ts';
import { Seals } from '../../parts/seal.tsx';
import { openFields, teamsOf } from '../../setup/teams.ts';
import { TeamsLine } from '../../setup/teams-line.tsx';
import { Cover } from '../../shelf/cover.tsx';
import { titleOf } from '../../shelf/shelf.ts';
import type { TextKey } from '../../texts/texts.ts';
import { Chat } from '../live/chat.tsx';
import { useOnline, useSitting } from '../live/online-context.ts';
import { inviteInAddress, LOBBY } from '../net/addresses.ts';
import { tables } from '../net/api.ts';
import { newId } from '../net/browser-ports.ts';
import { invitation } from '../net/remember.ts';
import { useWho } from '../net/who.ts';
import { clockWords } from '../parts/clock-words.ts';
import { useAttempt } from '../parts/form.tsx';
import { Invitation } from '../parts/invitation.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { Page } from '../parts/page.tsx';
import { useOnlineText } from '../parts/words.ts';
import { nameAt, Places } from './places.tsx';
import { TermsButton } from './terms-button.tsx';
import css from './waiting-room.module.css';

const isFree = (place: MyTable['places'][number]) => place.kind === 'person' && place.person === null;

export function WaitingRoom({ table }: { table: MyTable }) {
  const t = useOnlineText();
  const online = useOnline();
  const { me } = useWho();
  const [, go] = useLocation();
  const link = useSitting(s => s.link);
  const { busy, problem, run } = useAttempt();
  const title = titleOf(table.game)!;
  const host = me?.id === table.host;
  const seated = table.seat !== null;
  const free = table.places.filter(isFree).length;
  const teams = teamsOf(title.meta, table.options, table.places.length);
  const invite = () => invitation(table.id, inviteInAddress());

  /** Asks the server for something, and shows the table as it is then. */
  const ask = (work: () => Promise<OneTable>) => run(async () => online.changed((await work()).table));
  const join = async (seat: number | null) => {
    const joined = await tables.join(table.id, { seat, invite: invite(), entropy: newId() });
    online.changed(joined.table);
  };
  const away = (work: () => Promise<unknown>) =>
    run(async () => {
      await work();
      go(LOBBY);
    });

  return (
    <Page title={t('waiting.title', { title: title.title })}>
      <div className={css.room}>
        <div className={css.cover}>
          <Cover id={title.id} title={title.title} />
        </div>
        <div className={css.middle}>
          <p role="status" className={css.state}>
            {link === 'open' ? t('waiting.free', { free }) : t('live.lost')}
          </p>
          <TeamsLine teams={teams} names={table.places.map((place, seat) => nameAt(place, seat, t))} />
          <Seals title={title}>
            <Places
              table={table}
              teams={teams}
              host={host}
              mayJoin={me !== null}
              busy={busy}
              ask={ask}
              onJoin={seat => run(() => join(seat))}
            />
          </Seals>
          {!me && free > 0 && <NameForm go={t('waiting.join')} onNamed={() => join(null)} />}
          <div className={css.buttons}>
            {host && (
              <Button
                look="primary"
                large
                icon={Play}
                disabled={busy || free > 0}
                onClick={() => ask(() => tables.start(table.id))}
              >
                {t('waiting.start')}
              </Button>
            )}
            {host && free > 0 && free < table.places.length && (
              <Button icon={Bot} disabled={busy} onClick={() => ask(() => tables.start(table.id, true))}>
                {t('waiting.fill')}
              </Button>
            )}
            {host && <TermsButton table={table} ask={ask} />}
            {seated && !host && (
              <Button disabled={busy} onClick={() => away(() => tables.leave(table.id))}>
                {t('waiting.leave')}
              </Button>
            )}
            {host && (
              <Button look="quiet" disabled={busy} onClick={() => away(() => tables.close(table.id))}>
                {t('waiting.close')}
              </Button>
            )}
          </div>
          {table.rated && (
            <p className={css.note}>{t(me?.guest === false ? 'waiting.rated' : 'waiting.rated.guest')}</p>
          )}
          {table.published && <p className={css.note}>{t('live.begun')}</p>}
          {!host && seated && <p className={css.note}>{t('waiting.host')}</p>}
          {problem}
          <Facts table={table} />
        </div>
        <aside className={css.side}>
          {seated && <Invitation table={table} />}
          {host && table.visibility === 'private' && (
            <Button look="quiet" icon={Renew} disabled={busy} onClick={() => ask(() => tables.renewInvite(table.id))}>
              {t('invite.renew')}
            </Button>
          )}
          {me && (
            <section className={css.chat} aria-label={t('table.chat')}>
              <Chat />
            </section>
          )}
        </aside>
      </div>
    </Page>
  );
}

/** What the table is played with can be read before one sits down. */
function ContentLink({ table: { id, game }, content }: { table: MyTable; content: ContentName }) {
  const t = useOnlineText();
  const { busy, problem, run } = useAttempt();
  const save = async () => {
    const text = await call('writeContent', game, await tables.content(id, invitation(id, inviteInAddress())));
    saveFile(`${game}.yaml`, text, 'application/yaml');
  };
  return (
    <>
      {content.name} <code title={content.hash}>{content.hash.slice(0, 12)}</code>{' '}
      <Button disabled={busy} onClick={() => run(save)}>
        {t('content.save')}
      </Button>
      {problem}
    </>
  );
}

/** The options and terms in words, and the promise about chance. */
function Facts({ table }: { table: MyTable }) {
  const t = useOnlineText();
  const fields = openFields(titleOf(table.game)!.meta, table.options, table.places.length);
  const options = fields.map(({ id }) => ({
    name: t(`setup.${table.game}.${id}` as TextKey),
    value: t(`setup.${table.game}.${id}.${table.options[id]}` as TextKey),
  }));
  return (
    <>
      <dl className={css.facts}>
        {options.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t('create.clock')}</dt>
          <dd>{clockWords(table.clock, t)}</dd>
        </div>
        <div>
          <dt>{t('create.visibility')}</dt>
          <dd>{t(`create.visibility.${table.visibility}`)}</dd>
        </div>
        {table.rated && (
          <div>
            <dt>{t('create.rated')}</dt>
            <dd>{t('waiting.yes')}</dd>
          </div>
        )}
        {table.content && (
          <div>
            <dt>{t('content.title')}</dt>
            <dd>
              <ContentLink table={table} content={table.content} />
            </dd>
          </div>
        )}
      </dl>
      <details className={css.commitment}>
        <summary>{t('live.commitment')}</summary>
        <code>{table.commitment}</code>
      </details>
    </>
  );
}
