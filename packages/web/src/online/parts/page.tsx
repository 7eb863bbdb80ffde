/** The frame of the online pages: the way to shelf, lobby and account, and a heading. */
import ArrowLeft from 'icon:lucide/arrow-left';
import DoorOpen from 'icon:lucide/door-open';
import UserRound from 'icon:lucide/user-round';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../parts/button.tsx';
import { ACCOUNT, LOBBY } from '../net/addresses.ts';
import { useWho } from '../net/who.ts';
import css from './page.module.css';
import { useOnlineText } from './words.ts';

interface PageProps {
  title: string;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function Page({ title, actions, children }: PageProps) {
  const t = useOnlineText();
  const { me } = useWho();
  return (
    <div className={css.page}>
      <title>{title}</title>
      <nav className={css.nav} aria-label={t('home.nav')}>
        <ButtonLink to="/" look="quiet" icon={ArrowLeft}>
          {t('setup.back')}
        </ButtonLink>
        <ButtonLink to={LOBBY} look="quiet" icon={DoorOpen}>
          {t('online.lobby')}
        </ButtonLink>
        <ButtonLink to={ACCOUNT} look="quiet" icon={UserRound} className={css.me}>
          {me ? me.name : t('online.nobody')}
        </ButtonLink>
      </nav>
      <main className={css.main}>
        <header className={css.header}>
          <h1 className={css.title}>{title}</h1>
          {actions}
        </header>
        {children}
      </main>
    </div>
  );
}
