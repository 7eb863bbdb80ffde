/** Being forgotten, for good: what happens is said first, and the passphrase is asked for. */
import Trash from 'icon:lucide/trash-2';
import type { Me } from '@interregnum/protocol';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { people } from '../net/api.ts';
import { knownAs } from '../net/who.ts';
import { useAttempt } from '../parts/form.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './account.module.css';
import { PassphraseField } from './fields.tsx';

export function Deletion({ me }: { me: Me }) {
  const t = useOnlineText();
  const [asking, setAsking] = useState(false);
  return (
    <section className={css.section} aria-labelledby="deletion">
      <h2 id="deletion">{t(me.guest ? 'delete.guest' : 'delete.account')}</h2>
      <p className={css.note}>{t('delete.text')}</p>
      <Button icon={Trash} className={css.danger} onClick={() => setAsking(true)}>
        {t(me.guest ? 'delete.guest.ask' : 'delete.account.ask')}
      </Button>
      {asking && (
        <Sheet title={t('delete.sure', { name: me.name })} onClose={() => setAsking(false)}>
          <Confirmation me={me} onClose={() => setAsking(false)} />
        </Sheet>
      )}
    </section>
  );
}

function Confirmation({ me, onClose }: { me: Me; onClose(): void }) {
  const t = useOnlineText();
  const [passphrase, setPassphrase] = useState('');
  const { busy, problem, run } = useAttempt(({ code }) => (code === 'wrong-passphrase' ? t('delete.wrong') : null));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run(async () => {
      const { me: nobody } = await people.forget(me.guest ? null : passphrase);
      knownAs(nobody);
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <ul className={css.consequences}>
        <li>{t('delete.devices')}</li>
        <li>{t('delete.addresses')}</li>
        <li>{t('delete.ratings')}</li>
        <li>{t('delete.running')}</li>
        <li>{t('delete.finished')}</li>
      </ul>
      <p>
        <strong>{t('delete.forGood')}</strong>
      </p>
      {!me.guest && <PassphraseField value={passphrase} onText={setPassphrase} />}
      {problem}
      <div className={css.buttons}>
        <Button type="submit" icon={Trash} className={css.danger} disabled={busy}>
          {t('delete.go')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={onClose}>
          {t('delete.no')}
        </Button>
      </div>
    </form>
  );
}
