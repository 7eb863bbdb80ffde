/** Making an online table: which game, who may sit, how it is played. */

import { BOT_NAMES } from '@interregnum/bots/cast';
import type { Titles } from '@interregnum/protocol';
import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Button } from '../../parts/button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Seals } from '../../parts/seal.tsx';
import { Segments } from '../../parts/segments.tsx';
import { ContentForm } from '../../setup/content-form.tsx';
import { OptionsForm } from '../../setup/options-form.tsx';
import { PresetsForm } from '../../setup/presets-form.tsx';
import { teamsOf } from '../../setup/teams.ts';
import { TeamsLine } from '../../setup/teams-line.tsx';
import { Cover } from '../../shelf/cover.tsx';
import { SHELF, type ShelfTitle } from '../../shelf/shelf.ts';
import { tableAddress } from '../net/addresses.ts';
import { tables } from '../net/api.ts';
import { newId } from '../net/browser-ports.ts';
import { useWho } from '../net/who.ts';
import { useAttempt } from '../parts/form.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { Page } from '../parts/page.tsx';
import { type OnlineText, useOnlineText } from '../parts/words.ts';
import css from './create.module.css';
import { firstDraft, newTable, type OnlineDraft, type Role, withSeats } from './draft.ts';
import { RolesForm } from './roles-form.tsx';
import { TermsForm } from './terms-form.tsx';

export function CreatePage({ game }: { game: string | null }) {
  const [offered, setOffered] = useState<readonly ShelfTitle[] | null>(null);
  useEffect(() => {
    const known = ({ titles }: Titles) => SHELF.filter(title => titles.some(each => each.id === title.id));
    tables.titles().then(
      titles => setOffered(known(titles)),
      () => setOffered(SHELF),
    );
  }, []);
  return offered ? <Choosing offered={offered} first={game} /> : <Loading />;
}

function Choosing({ offered, first }: { offered: readonly ShelfTitle[]; first: string | null }) {
  const t = useOnlineText();
  const [title, setTitle] = useState<ShelfTitle>(offered.find(each => each.id === first) ?? offered[0]!);
  return (
    <Page title={t('online.new')}>
      <fieldset className={css.titles}>
        <legend className="visually-hidden">{t('create.title')}</legend>
        {offered.map(each => (
          <label key={each.id} className={css.title}>
            <input
              type="radio"
              name="title"
              className="visually-hidden"
              checked={each === title}
              onChange={() => setTitle(each)}
            />
            <span className={css.cover}>
              <Cover id={each.id} title={each.title} />
            </span>
            <span className="visually-hidden">{each.title}</span>
          </label>
        ))}
      </fieldset>
      <PlanForm key={title.id} title={title} />
    </Page>
  );
}

function nameOf(role: Role, seat: number, t: OnlineText): string {
  if (role === 'me') return t('create.me');
  return role === 'person' ? t('setup.seatNumber', { number: seat + 1 }) : BOT_NAMES[seat]!;
}

function PlanForm({ title }: { title: ShelfTitle }) {
  const t = useOnlineText();
  const { me } = useWho();
  const { meta } = title;
  const [, go] = useLocation();
  const [draft, setDraft] = useState<OnlineDraft>(() => firstDraft(meta));
  const { busy, problem, run } = useAttempt();
  const change = (part: Partial<OnlineDraft>) => setDraft(before => ({ ...before, ...part }));
  const make = async () => {
    const { table } = await tables.create(newTable(meta.id, draft, newId()));
    go(tableAddress(table.id));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(make);
  };
  return (
    <>
      <form id="plan" className={css.form} onSubmit={submit}>
        <div className={css.column}>
          <Segments
            label={t('setup.seats')}
            value={String(draft.roles.length)}
            choices={meta.seats.map(seats => ({ value: String(seats), label: String(seats) }))}
            onChange={seats => setDraft(before => withSeats(meta, before, Number(seats)))}
          />
          <Seals title={title}>
            <RolesForm roles={draft.roles} onChange={roles => change({ roles })} />
          </Seals>
          <TeamsLine
            teams={teamsOf(meta, draft.options, draft.roles.length)}
            names={draft.roles.map((role, seat) => nameOf(role, seat, t))}
          />
        </div>
        <div className={css.column}>
          <PresetsForm
            title={title}
            meta={meta}
            seats={draft.roles.length}
            options={draft.options}
            onChange={options => change({ options })}
          />
          <OptionsForm
            meta={meta}
            seats={draft.roles.length}
            options={draft.options}
            onChange={options => change({ options })}
          />
          <ContentForm game={meta.id} content={draft.content} onChange={content => change({ content })} />
        </div>
        <div className={css.column}>
          <TermsForm terms={draft} onChange={change} />
        </div>
      </form>
      {me ? (
        <div className={css.make}>
          <Button type="submit" form="plan" look="primary" large disabled={busy}>
            {t('create.make')}
          </Button>
          {problem}
        </div>
      ) : (
        <NameForm go={t('create.make')} onNamed={make} />
      )}
    </>
  );
}
