/** Logging in with a finger, a face or a key instead of a passphrase. */
import Key from 'icon:lucide/key-round';
import { LIMITS, type Passkeys } from '@interregnum/protocol';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { people } from '../net/api.ts';
import { knownAs } from '../net/who.ts';
import { type Attempt, Field, useAttempt } from '../parts/form.tsx';
import { useOnlineText, useOnlineWords } from '../parts/words.ts';
import css from './account.module.css';
import { deviceName } from './device.ts';
import { PassphraseField } from './fields.tsx';
import { addPasskey, canPasskeys, enterByPasskey, NoPasskey } from './passkey-browser.ts';

/** An attempt that says in our words why the browser has made nothing of it. */
function usePasskeyAttempt(): Attempt {
  const t = useOnlineText();
  const attempt = useAttempt(({ code }) => (code === 'wrong-passphrase' ? t('passkeys.wrong') : null));
  const inWords = (error: unknown): never => {
    throw error instanceof NoPasskey ? new Error(t(error.known ? 'passkeys.known' : 'passkeys.cancelled')) : error;
  };
  return { ...attempt, run: work => attempt.run(() => work().catch(inWords)) };
}

/** Beside the form for name and passphrase, where browser and server can do it. */
export function PasskeyEntry() {
  const t = useOnlineText();
  const [available, setAvailable] = useState(false);
  const { busy, problem, run } = usePasskeyAttempt();
  useEffect(() => {
    if (!canPasskeys()) return;
    people.passkeysAvailable().then(
      answer => setAvailable(answer.available),
      () => {},
    );
  }, []);
  if (!available) return null;
  return (
    <>
      <Button icon={Key} disabled={busy} onClick={() => run(async () => knownAs((await enterByPasskey()).me))}>
        {t('passkeys.enter')}
      </Button>
      {problem}
    </>
  );
}

export function PasskeysSection() {
  const t = useOnlineText();
  const [known, setKnown] = useState<Passkeys | null>(null);
  useEffect(() => {
    people.passkeys().then(setKnown, () => {});
  }, []);
  if (!known) return null;
  return (
    <>
      <p className={css.note}>{t(known.available && canPasskeys() ? 'passkeys.text' : 'passkeys.none')}</p>
      <PasskeyList passkeys={known.passkeys} onChange={setKnown} />
      {known.available && canPasskeys() && <NewPasskey onChange={setKnown} />}
    </>
  );
}

interface Changing {
  onChange(passkeys: Passkeys): void;
}

function PasskeyList({ passkeys, onChange }: Changing & Pick<Passkeys, 'passkeys'>) {
  const { t, language } = useOnlineWords();
  const { busy, problem, run } = useAttempt();
  const date = (time: number) => new Date(time).toLocaleDateString(language, { dateStyle: 'medium' });
  return (
    <>
      <ul className={css.sessions}>
        {passkeys.map(({ id, name, created, used }) => (
          <li key={id}>
            <span>
              <strong>{name}</strong>
              <small>
                {used === null ? t('passkeys.made', { time: date(created) }) : t('passkeys.used', { time: date(used) })}
              </small>
            </span>
            <Button disabled={busy} onClick={() => run(async () => onChange(await people.removePasskey(id)))}>
              {t('passkeys.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {problem}
    </>
  );
}

function NewPasskey({ onChange }: Changing) {
  const t = useOnlineText();
  const [name, setName] = useState(() => deviceName(navigator.userAgent).slice(0, LIMITS.name));
  const [passphrase, setPassphrase] = useState('');
  const { busy, problem, run } = usePasskeyAttempt();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => {
      onChange(await addPasskey(name.trim(), passphrase));
      setPassphrase('');
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Field
        label={t('passkeys.name')}
        value={name}
        required
        maxLength={LIMITS.name}
        onChange={event => setName(event.target.value)}
      />
      <PassphraseField value={passphrase} onText={setPassphrase} />
      {problem}
      <Button type="submit" icon={Key} disabled={busy}>
        {t('passkeys.add')}
      </Button>
    </form>
  );
}
