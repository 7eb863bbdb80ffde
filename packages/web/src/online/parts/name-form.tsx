/** The only thing that is asked before one sits down with others: a name. */
import { LIMITS } from '@interregnum/protocol';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { changeSettings, useSettings } from '../../settings/settings.ts';
import { callMe } from '../net/who.ts';
import { Field, useAttempt } from './form.tsx';
import css from './name-form.module.css';
import { useOnlineText } from './words.ts';

interface NameFormProps {
  /** What happens next, in words. */
  go: string;
  onNamed?(): Promise<unknown>;
}

export function NameForm({ go, onNamed }: NameFormProps) {
  const t = useOnlineText();
  const settings = useSettings();
  const [name, setName] = useState(settings.name);
  const { busy, problem, run } = useAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => {
      await callMe(name.trim());
      changeSettings({ name: name.trim() });
      await onNamed?.();
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={t('online.name')}
        hint={t('online.name.hint')}
        value={name}
        required
        maxLength={LIMITS.name}
        autoComplete="nickname"
        onChange={event => setName(event.target.value)}
      />
      <Button look="primary" type="submit" disabled={busy || name.trim() === ''}>
        {go}
      </Button>
      {problem}
    </form>
  );
}
