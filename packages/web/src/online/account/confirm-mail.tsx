/** A new mail address is written to when its owner has agreed, by the code out of the first letter. */
import type { Notifications } from '@interregnum/protocol';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { people } from '../net/api.ts';
import { Field, useAttempt } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './account.module.css';

export function ConfirmMail({ email, onConfirmed }: { email: string; onConfirmed(now: Notifications): void }) {
  const t = useOnlineText();
  const [code, setCode] = useState('');
  const { busy, problem, run } = useAttempt(({ code: why }) =>
    why === 'wrong-passphrase' ? t('notify.code.wrong') : why === 'not-now' ? t('notify.code.over') : null,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => onConfirmed(await people.confirmMail(code.trim())));
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <p role="status">{t('notify.code.text', { email })}</p>
      <Field
        label={t('notify.code')}
        value={code}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        onChange={event => setCode(event.target.value)}
      />
      {problem}
      <Button type="submit" disabled={busy}>
        {t('notify.code.go')}
      </Button>
    </form>
  );
}
