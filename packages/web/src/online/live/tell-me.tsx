/** Asked once, at a table of days: how do you want to hear that it is your turn? */
import type { Notifications } from '@interregnum/protocol';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { canPush, startPush } from '../account/push.ts';
import { ACCOUNT } from '../net/addresses.ts';
import { people } from '../net/api.ts';
import { hasBeenAskedToTell, rememberAskedToTell } from '../net/remember.ts';
import { useOnlineText } from '../parts/words.ts';
import { Notice } from './notice.tsx';
import { useSitting } from './online-context.ts';

const isTold = ({ settings }: Notifications): boolean =>
  settings.email !== null || settings.push || settings.webhook !== null;

export function TellMe() {
  const slow = useSitting(
    ({ table }) => table?.seat != null && table.clock.kind === 'slow' && table.status === 'running',
  );
  return slow && !hasBeenAskedToTell() ? <Question /> : null;
}

function Question() {
  const t = useOnlineText();
  const [given, setGiven] = useState<Notifications | null>(null);
  const [said, setSaid] = useState<'nothing' | 'refused' | 'done'>('nothing');
  useEffect(() => {
    people.notifications().then(setGiven, () => setGiven(null));
  }, []);
  if (!given || isTold(given) || said === 'done') return null;
  const { pushKey, settings } = given;
  const done = () => {
    rememberAskedToTell();
    setSaid('done');
  };
  async function push(key: string): Promise<void> {
    if (!(await startPush(key).catch(() => false))) return setSaid('refused');
    await people.notify({ ...settings, push: true });
    done();
  }
  const actions = (
    <>
      {pushKey !== null && canPush() && (
        <Button look="primary" onClick={() => void push(pushKey)}>
          {t('live.tellMe.here')}
        </Button>
      )}
      <ButtonLink to={ACCOUNT}>{t('live.tellMe.other')}</ButtonLink>
      <Button look="quiet" onClick={done}>
        {t('live.tellMe.no')}
      </Button>
    </>
  );
  return <Notice actions={actions}>{t(said === 'refused' ? 'notify.push.refused' : 'live.tellMe')}</Notice>;
}
