/** When something breaks: a calm page that says that nothing is lost. */
import { Component, type ReactNode } from 'react';
import { useText } from '../texts/texts.ts';
import { Button, ButtonLink } from './button.tsx';
import css from './trouble.module.css';

interface CalmPageProps {
  title: string;
  text: string;
  /** What else can be done than go home; without it that is the way on. */
  actions?: ReactNode;
  /** Below the buttons. */
  children?: ReactNode;
}

/** A page that only says something, with the ways on. */
export function CalmPage({ title, text, actions, children }: CalmPageProps) {
  const t = useText();
  return (
    <main className={css.page}>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <div className={css.buttons}>
        {actions}
        <ButtonLink to="/" look={actions ? 'plain' : 'primary'}>
          {t('error.home')}
        </ButtonLink>
      </div>
      {children}
    </main>
  );
}

export function TroublePage({ message, children }: { message: string; children?: ReactNode }) {
  const t = useText();
  const actions = (
    <>
      <Button look="primary" onClick={() => location.reload()}>
        {t('error.reload')}
      </Button>
      {children}
    </>
  );
  return (
    <CalmPage title={t('error.title')} text={t('error.safe')} actions={actions}>
      <details>
        <summary>{t('error.details')}</summary>
        <code>{message}</code>
      </details>
    </CalmPage>
  );
}

export function MissingPage() {
  const t = useText();
  return <CalmPage title={t('missing.title')} text={t('missing.text')} />;
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
