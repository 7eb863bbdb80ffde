/** Setting up a table: one press to play as last time, everything else one step deeper. */
import ChevronDown from 'icon:lucide/chevron-down';
import type { Meta } from '@interregnum/kernel';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { LearnFirst } from '../learn/learn-first.tsx';
import { call } from '../local/client.ts';
import { BackHome } from '../parts/back-home.tsx';
import { Button } from '../parts/button.tsx';
import { PageSeals } from '../parts/seal.tsx';
import { Segments } from '../parts/segments.tsx';
import { useSettings } from '../settings/settings.ts';
import { Cover } from '../shelf/cover.tsx';
import { Facts } from '../shelf/facts.tsx';
import type { ShelfTitle } from '../shelf/shelf.ts';
import { openDrawer } from '../store/database.ts';
import { prepare } from '../table/prepare.ts';
import { type TextKey, useWords } from '../texts/texts.ts';
import { ContentForm } from './content-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { type Draft, lastDraft, rememberDraft, seatPlans, tablePlan, withSeats } from './plan.ts';
import { PresetsForm } from './presets-form.tsx';
import { SeatsForm } from './seats-form.tsx';
import css from './setup.module.css';
import { teamsOf } from './teams.ts';

const ColourForm = lazy(() => import('../parts/colour-form.tsx'));

export function Setup({ title, meta }: { title: ShelfTitle; meta: Meta }) {
  const { t, catalogue } = useWords();
  const oursKey = `title.${title.id}.ours`;
  const { name } = useSettings();
  const [, go] = useLocation();
  const [draft, setDraft] = useState(() => lastDraft(meta));
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => prepare(meta.id), [meta.id]);

  const pitch = t(`title.${meta.id}.pitch` as TextKey);
  const personName = (nth: number) => (nth === 0 ? name || t('setup.you') : t('setup.guest', { number: nth + 1 }));
  const change = (part: Partial<Draft>) => setDraft(before => ({ ...before, ...part }));
  const persons = draft.roles.slice(0, draft.seats).filter(role => role === 'person').length;

  async function play(): Promise<void> {
    setStarting(true);
    rememberDraft(meta, draft);
    try {
      const table = await call('create', tablePlan(meta, draft, personName));
      navigator.storage?.persist?.().catch(() => {});
      go(`/table/${table}`);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      setProblem(
        await openDrawer().then(
          () => why,
          () => t('setup.nothingKept'),
        ),
      );
      setStarting(false);
    }
  }

  const fixed = title.fixedColours(draft.options);
  return (
    <PageSeals title={title} fixed={fixed}>
      <div className={css.page}>
        <title>{title.title}</title>
        <BackHome />
        <main className={css.main}>
          <div className={css.cover}>
            <Cover id={title.id} title={title.title} />
          </div>
          <div className={css.form}>
            <header>
              <h1 className={css.title}>{title.title}</h1>
              <Facts title={title} />
            </header>
            {pitch && <p className={css.pitch}>{pitch}</p>}
            <Segments
              label={t('setup.seats')}
              value={String(draft.seats)}
              choices={meta.seats.map(seats => ({
                value: String(seats),
                label: t('setup.seatCount', { count: seats }),
              }))}
              onChange={seats => setDraft(before => withSeats(meta, before, Number(seats)))}
            />
            <PresetsForm
              title={title}
              meta={meta}
              seats={draft.seats}
              options={draft.options}
              onChange={options => change({ options })}
            />
            <div className={css.start}>
              <Button look="primary" large onClick={() => void play()} disabled={starting}>
                {t('setup.play')}
              </Button>
              <LearnFirst id={meta.id} title={title.title} />
              <p className={css.summary}>
                {t('setup.summary', { persons, bots: draft.seats - persons })}
                {persons > 1 && ` ${t('setup.curtain')}`}
                {draft.content && ` ${t('content.summary', { name: draft.content.name })}`}
              </p>
            </div>
            {problem && (
              <p role="alert" className={css.problem}>
                {problem}
              </p>
            )}
            {oursKey in catalogue && <p className={css.ours}>{t(oursKey as TextKey)}</p>}
            <details className={css.options}>
              <summary>
                <ChevronDown />
                {t(meta.setup.length > 0 ? 'setup.options' : 'setup.options.plain')}
              </summary>
              <div className={css.fields}>
                <OptionsForm
                  meta={meta}
                  seats={draft.seats}
                  options={draft.options}
                  onChange={options => change({ options })}
                />
                <SeatsForm
                  draft={draft}
                  teams={teamsOf(meta, draft.options, draft.seats)}
                  personName={personName}
                  onChange={change}
                />
                <Suspense>
                  <ColourForm
                    title={title}
                    names={seatPlans(draft, personName).map(plan => plan.name)}
                    fixed={fixed ? t('colours.fixed') : null}
                  />
                </Suspense>
                <ContentForm game={meta.id} content={draft.content} onChange={content => change({ content })} />
                <label className={css.seed}>
                  <span>{t('setup.seed')}</span>
                  <input
                    value={draft.seed}
                    onChange={event => change({ seed: event.target.value })}
                    placeholder={t('setup.seed.any')}
                    autoComplete="off"
                    spellCheck={false}
                  />
                  <small>{t('setup.seed.hint')}</small>
                </label>
              </div>
            </details>
          </div>
        </main>
      </div>
    </PageSeals>
  );
}
