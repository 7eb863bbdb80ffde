/** Who I am: a guest with a name, or somebody with an account; where I am logged in; when I want to be called. */
import Download from 'icon:lucide/download';
import LogOut from 'icon:lucide/log-out';
import type { Me } from '@interregnum/protocol';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { personAddress } from '../net/addresses.ts';
import { EXPORT, people } from '../net/api.ts';
import { askWho, useWho } from '../net/who.ts';
import { useAttempt } from '../parts/form.tsx';
import { NameForm } from '../parts/name-form.tsx';
import { Page } from '../parts/page.tsx';
import { useOnlineText } from '../parts/words.ts';
import css from './account.module.css';
import { Deletion } from './deletion.tsx';
import { LogInForm, PassphraseForm, RegisterForm } from './forms.tsx';
import { NotificationsSection } from './notifications.tsx';
import { PasskeyEntry, PasskeysSection } from './passkeys.tsx';
import { Recovery, RecoveryCodeForm } from './recovery.tsx';
import { Sessions } from './sessions.tsx';

export default function AccountPage() {
  const t = useOnlineText();
  const { me } = useWho();
  return (
    <Page title={t('account.title')}>
      {me && !me.guest ? <Account me={me} /> : <Guest key={me?.id} me={me} />}
      {me && <NotificationsSection />}
      {me && <OwnData me={me} />}
      {me && <Deletion me={me} />}
    </Page>
  );
}

function Guest({ me }: { me: Me | null }) {
  const t = useOnlineText();
  return (
    <>
      <section className={css.section}>
        <p>{t(me ? 'account.guest' : 'account.nobody')}</p>
        <NameForm go={t('online.name.keep')} />
      </section>
      <div className={css.columns}>
        <section className={css.section} aria-labelledby="register">
          <h2 id="register">{t('account.register')}</h2>
          <p className={css.note}>{t('account.register.text')}</p>
          <RegisterForm name={me?.name ?? ''} />
        </section>
        <section className={css.section} aria-labelledby="login">
          <h2 id="login">{t('account.logIn')}</h2>
          <p className={css.note}>{t('account.logIn.text')}</p>
          <LogInForm />
          <PasskeyEntry />
          <Recovery />
        </section>
      </div>
    </>
  );
}

function Account({ me }: { me: Me }) {
  const t = useOnlineText();
  const { busy, problem, run } = useAttempt();
  const logOut = () =>
    run(async () => {
      await people.logOut();
      await askWho();
    });
  return (
    <>
      <section className={css.section}>
        <p>{t('account.known', { name: me.name })}</p>
        <div className={css.buttons}>
          <Button icon={LogOut} disabled={busy} onClick={logOut}>
            {t('account.logOut')}
          </Button>
        </div>
        {problem}
      </section>
      <div className={css.columns}>
        <section className={css.section} aria-labelledby="sessions">
          <h2 id="sessions">{t('account.sessions')}</h2>
          <Sessions />
        </section>
        <section className={css.section} aria-labelledby="passphrase">
          <h2 id="passphrase">{t('account.change')}</h2>
          <PassphraseForm />
        </section>
        <section className={css.section} aria-labelledby="passkeys">
          <h2 id="passkeys">{t('passkeys.title')}</h2>
          <PasskeysSection />
        </section>
        <section className={css.section} aria-labelledby="recovery">
          <h2 id="recovery">{t('recovery.title')}</h2>
          <RecoveryCodeForm />
        </section>
      </div>
    </>
  );
}

function OwnData({ me }: { me: Me }) {
  const t = useOnlineText();
  return (
    <section className={css.section} aria-labelledby="data">
      <h2 id="data">{t('account.data')}</h2>
      <div className={css.buttons}>
        <ButtonLink to={personAddress(me.id)}>{t('online.profile.mine')}</ButtonLink>
        <a className={css.download} href={EXPORT} download>
          <Download />
          {t('account.export')}
        </a>
      </div>
    </section>
  );
}
