/** When something breaks: a calm page that says that nothing is lost. */
import { Component, type ReactNode } from 'react';
import { useText } from '../texts/texts.ts';
import { Button, ButtonLink } from './button.tsx';
import css from './trouble.module.css';

export function TroublePage({ message, children }: { message: string; children?: ReactNode }) {
  const t = useText();
  return (
    <main className={css.page}>
      <h1>{t('error.title')}</h1>
      <p>{t('error.safe')}</p>
      <div className={css.buttons}>
        <Button look="primary" onClick={() => location.reload()}>
          {t('error.reload')}
        </Button>
        {children}
        <ButtonLink to="/">{t('error.home')}</ButtonLink>
      </div>
      <details>
        <summary>{t('error.details')}</summary>
        <code>{message}</code>
      </details>
    </main>
  );
}

export function MissingPage() {
  const t = useText();
  return (
    <main className={css.page}>
      <h1>{t('missing.title')}</h1>
      <p>{t('missing.text')}</p>
      <div className={css.buttons}>
        <ButtonLink to="/" look="primary">
          {t('error.home')}
        </ButtonLink>
      </div>
    </main>
  );
}

interface TroubleProps {
  /** Another page or table is another chance. */
  at: string;
  children: ReactNode;
}

export class Trouble extends Component<TroubleProps, { at: string; error: Error | null }> {
  override state: { at: string; error: Error | null } = { at: this.props.at, error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  static getDerivedStateFromProps({ at }: TroubleProps, state: { at: string }): { at: string; error: null } | null {
    return at === state.at ? null : { at, error: null };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <TroublePage message={error.stack ?? error.message} /> : this.props.children;
  }
}
