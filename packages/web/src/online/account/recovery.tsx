/** For the day the passphrase is forgotten: a code to keep in a safe place, and the way back in with it. */
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { people } from '../net/api.ts';
import { knownAs } from '../net/who.ts';
import { Field, useAttempt } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './account.module.css';
import { NameField, NewPassphraseField, PassphraseField } from './fields.tsx';

export function RecoveryCodeForm() {
  const t = useOnlineText();
  const [passphrase, setPassphrase] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const { busy, problem, run } = useAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => {
      setCode((await people.recoveryCode(passphrase)).code);
      setPassphrase('');
    });
  };
  if (code !== null) {
    return (
      <p role="status">
        {t('recovery.shown')} <code>{code}</code>
      </p>
    );
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <p className={css.note}>{t('recovery.text')}</p>
      <PassphraseField value={passphrase} onText={setPassphrase} />
      {problem}
      <Button type="submit" disabled={busy}>
        {t('recovery.make')}
      </Button>
    </form>
  );
}

export function Recovery() {
  const t = useOnlineText();
  const [forgotten, setForgotten] = useState(false);
  if (forgotten) return <RecoverForm />;
  return (
    <Button look="quiet" onClick={() => setForgotten(true)}>
      {t('recovery.forgotten')}
    </Button>
  );
}

function RecoverForm() {
  const t = useOnlineText();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const { busy, problem, run } = useAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => knownAs((await people.recover(name.trim(), code, passphrase)).me));
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <NameField value={name} onText={setName} />
      <Field label={t('recovery.code')} value={code} required onChange={event => setCode(event.target.value)} />
      <NewPassphraseField value={passphrase} onText={setPassphrase} />
      {problem}
      <Button type="submit" disabled={busy}>
        {t('recovery.go')}
      </Button>
    </form>
  );
}
