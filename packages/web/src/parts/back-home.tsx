/** The way back to the shelf. */
import ArrowLeft from 'icon:lucide/arrow-left';
import { useText } from '../texts/texts.ts';
import css from './back-home.module.css';
import { ButtonLink } from './button.tsx';

export function BackHome() {
  const t = useText();
  return (
    <nav className={css.back} aria-label={t('home.nav')}>
      <ButtonLink to="/" look="quiet" icon={ArrowLeft}>
        {t('setup.back')}
      </ButtonLink>
    </nav>
  );
}
