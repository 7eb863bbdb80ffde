/** How and when somebody is told that it is their turn. */
import type { Failure, Language, NotificationSettings, Notifications } from '@interregnum/protocol';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Tick } from '../../parts/tick.tsx';
import { LANGUAGES } from '../../texts/texts.ts';
import { people } from '../net/api.ts';
import { Choice, Field, useAttempt } from '../parts/form.tsx';
import { type OnlineText, useOnlineText, useOnlineWords } from '../parts/words.ts';
import css from './account.module.css';
import { ConfirmMail } from './confirm-mail.tsx';
import { canPush, startPush, stopPush } from './push.ts';
import { minutesOf, quietAtNight, timeOf } from './quiet.ts';

const INTERVALS: readonly number[] = [5, 15, 60, 240, 1440];

export function NotificationsSection() {
  const t = useOnlineText();
  const [given, setGiven] = useState<Notifications | null>(null);
  useEffect(() => {
    people.notifications().then(setGiven, () => setGiven(null));
  }, []);
  if (!given) return null;
  return (
    <section className={css.section} aria-labelledby="notifications">
      <h2 id="notifications">{t('notify.title')}</h2>
      <Form given={given} onKept={setGiven} />
      {given.settings.email !== null && !given.emailConfirmed && given.mail && (
        <ConfirmMail email={given.settings.email} onConfirmed={setGiven} />
      )}
    </section>
  );
}

/** Which of the addresses the server does not like. */
function whatIsWrong({ code, text }: Failure, t: OnlineText): string | null {
  if (code !== 'malformed') return null;
  if (text.startsWith('webhook')) return t('notify.webhook.wrong');
  return text.startsWith('email') ? t('notify.email.wrong') : null;
}

/** Who has never chosen is told in the language of the app. */
const inLanguage = (settings: NotificationSettings, language: string): NotificationSettings => ({
  ...settings,
  language: settings.language ?? (language as Language),
});

function Form({ given, onKept }: { given: Notifications; onKept(now: Notifications): void }) {
  const { t, language } = useOnlineWords();
  const [settings, setSettings] = useState(() => inLanguage(given.settings, language));
  const [kept, setKept] = useState(false);
  const { busy, problem, run } = useAttempt(failure => whatIsWrong(failure, t));
  const change = (part: Partial<NotificationSettings>) => {
    setKept(false);
    setSettings(before => ({ ...before, ...part }));
  };
  const keep = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => {
      onKept(await people.notify(settings));
      setKept(true);
    });
  };
  return (
    <form className={css.form} onSubmit={keep}>
      <p className={css.note}>{t('notify.text')}</p>
      <Field
        label={t('notify.email')}
        hint={t(given.mail ? 'notify.email.hint' : 'notify.email.none')}
        type="email"
        disabled={!given.mail}
        value={settings.email ?? ''}
        autoComplete="email"
        onChange={event => change({ email: event.target.value || null })}
      />
      <PushTick pushKey={given.pushKey} on={settings.push} onChange={push => change({ push })} />
      <Field
        label={t('notify.webhook')}
        hint={t('notify.webhook.hint')}
        type="url"
        pattern="https://.*"
        value={settings.webhook ?? ''}
        onChange={event => change({ webhook: event.target.value || null })}
      />
      <Choice
        label={t('notify.language')}
        value={settings.language ?? ''}
        choices={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={event => change({ language: event.target.value as Language })}
      />
      <Choice
        label={t('notify.atMostEvery')}
        value={settings.atMostEvery}
        choices={[...new Set([...INTERVALS, settings.atMostEvery])]
          .sort((a, b) => a - b)
          .map(minutes => ({ value: String(minutes), label: t('notify.interval', { minutes }) }))}
        onChange={event => change({ atMostEvery: Number(event.target.value) })}
      />
      <Quiet quiet={settings.quiet} onChange={quiet => change({ quiet })} />
      <Tick
        label={t('notify.live')}
        hint={t('notify.live.hint')}
        checked={settings.live}
        onChange={live => change({ live })}
      />
      {problem}
      {kept && <p role="status">{t('notify.kept')}</p>}
      <Button type="submit" look="primary" disabled={busy}>
        {t('notify.keep')}
      </Button>
    </form>
  );
}

/** The device is asked at once; the rest is kept with the form. */
function PushTick({ pushKey, on, onChange }: { pushKey: string | null; on: boolean; onChange(on: boolean): void }) {
  const t = useOnlineText();
  const { busy, problem, run } = useAttempt();
  const possible = pushKey !== null && canPush();
  const turn = (wanted: boolean) =>
    run(async () => {
      if (pushKey === null) return;
      if (!wanted) await stopPush();
      else if (!(await startPush(pushKey))) throw new Error(t('notify.push.refused'));
      onChange(wanted);
    });
  return (
    <>
      <Tick
        label={t('notify.push')}
        hint={t(possible ? 'notify.push.hint' : 'notify.push.none')}
        checked={on}
        disabled={busy || !possible}
        onChange={turn}
      />
      {problem}
    </>
  );
}

type Hours = NotificationSettings['quiet'];

function Quiet({ quiet, onChange }: { quiet: Hours; onChange(quiet: Hours): void }) {
  const t = useOnlineText();
  return (
    <>
      <Tick label={t('notify.quiet')} checked={quiet !== null} onChange={on => onChange(on ? quietAtNight() : null)} />
      {quiet && (
        <div className={css.row}>
          <Field
            label={t('notify.quiet.from')}
            type="time"
            required
            value={timeOf(quiet.from)}
            onChange={event => onChange({ ...quiet, from: minutesOf(event.target.value) })}
          />
          <Field
            label={t('notify.quiet.to')}
            type="time"
            required
            value={timeOf(quiet.to)}
            onChange={event => onChange({ ...quiet, to: minutesOf(event.target.value) })}
          />
        </div>
      )}
    </>
  );
}
