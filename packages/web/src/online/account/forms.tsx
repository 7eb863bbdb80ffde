/** Getting an account, logging in, a new passphrase. */
import { LIMITS } from '@interregnum/protocol';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { people } from '../net/api.ts';
import { knownAs } from '../net/who.ts';
import { Field, useAttempt } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './account.module.css';

const { least, most } = LIMITS.passphrase;

interface CredentialsProps {
  first: string;
  go: string;
  newcomer: boolean;
  onGiven(name: string, passphrase: string): Promise<unknown>;
}

function Credentials({ first, go, newcomer, onGiven }: CredentialsProps) {
  const t = useOnlineText();
  const [name, setName] = useState(first);
  const [passphrase, setPassphrase] = useState('');
  const { busy, problem, run } = useAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(() => onGiven(name.trim(), passphrase));
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={t('account.name')}
        value={name}
        required
        maxLength={LIMITS.name}
        autoComplete="username"
        onChange={event => setName(event.target.value)}
      />
      <Field
        label={t('account.passphrase')}
        {...(newcomer ? { hint: t('account.passphrase.hint', { least }) } : {})}
        type="password"
        value={passphrase}
        required
        minLength={least}
        maxLength={most}
        autoComplete={newcomer ? 'new-password' : 'current-password'}
        onChange={event => setPassphrase(event.target.value)}
      />
      {problem}
      <Button type="submit" look="primary" disabled={busy}>
        {go}
      </Button>
    </form>
  );
}

export function RegisterForm({ name }: { name: string }) {
  const t = useOnlineText();
  const register = async (chosen: string, passphrase: string) =>
    knownAs((await people.register(chosen, passphrase)).me);
  return <Credentials first={name} go={t('account.register.go')} newcomer onGiven={register} />;
}

export function LogInForm() {
  const t = useOnlineText();
  const logIn = async (name: string, passphrase: string) => knownAs((await people.logIn(name, passphrase)).me);
  return <Credentials first="" go={t('account.logIn.go')} newcomer={false} onGiven={logIn} />;
}

export function PassphraseForm() {
  const t = useOnlineText();
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [done, setDone] = useState(false);
  const { busy, problem, run } = useAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => {
      await people.changePassphrase(old, next);
      setOld('');
      setNext('');
      setDone(true);
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={t('account.change.old')}
        type="password"
        value={old}
        required
        autoComplete="current-password"
        onChange={event => setOld(event.target.value)}
      />
      <Field
        label={t('account.change.new')}
        hint={t('account.passphrase.hint', { least })}
        type="password"
        value={next}
        required
        minLength={least}
        maxLength={most}
        autoComplete="new-password"
        onChange={event => setNext(event.target.value)}
      />
      {problem}
      {done && <p role="status">{t('account.change.done')}</p>}
      <Button type="submit" disabled={busy}>
        {t('account.change.go')}
      </Button>
    </form>
  );
}
