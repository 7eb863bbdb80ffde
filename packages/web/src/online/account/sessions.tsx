/** Where the account is logged in; any other place can be logged out from here. */
import type { Session } from '@interregnum/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { people } from '../net/api.ts';
import { useAttempt } from '../parts/form.tsx';
import { useOnlineWords } from '../parts/words.ts';
import css from './account.module.css';
import { deviceName } from './device.ts';

export function Sessions() {
  const { t, language } = useOnlineWords();
  const [sessions, setSessions] = useState<readonly Session[]>([]);
  const { busy, problem, run } = useAttempt();
  const load = useCallback(
    () =>
      people.sessions().then(
        found => setSessions(found.sessions),
        () => setSessions([]),
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  const revoke = (id: string) =>
    run(async () => {
      await people.revoke(id);
      await load();
    });
  const date = (time: number) => new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <ul className={css.sessions}>
        {sessions.map(session => (
          <li key={session.id}>
            <span>
              <strong>{deviceName(session.device) || t('account.device')}</strong>
              <small>{t('account.seen', { time: date(session.seen) })}</small>
            </span>
            {session.current ? (
              <small>{t('account.current')}</small>
            ) : (
              <Button disabled={busy} onClick={() => revoke(session.id)}>
                {t('account.revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {problem}
    </>
  );
}
