/** Getting an account, logging in, a new passphrase. */
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { people } from '../net/api.ts';
import { knownAs } from '../net/who.ts';
import { useAttempt } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './account.module.css';
import { NameField, NewPassphraseField, PassphraseField } from './fields.tsx';

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
      <NameField value={name} onText={setName} />
      {newcomer ? (
        <NewPassphraseField label={t('account.passphrase')} value={passphrase} onText={setPassphrase} />
      ) : (
        <PassphraseField value={passphrase} onText={setPassphrase} />
      )}
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
      <PassphraseField label={t('account.change.old')} value={old} onText={setOld} />
      <NewPassphraseField value={next} onText={setNext} />
      {problem}
      {done && <p role="status">{t('account.change.done')}</p>}
      <Button type="submit" disabled={busy}>
        {t('account.change.go')}
      </Button>
    </form>
  );
}
