/** This table is being played in another window; it opens here as soon as that one is closed. */
import { CalmPage } from '../parts/trouble.tsx';
import { useText } from '../texts/texts.ts';

export function Elsewhere() {
  const t = useText();
  return <CalmPage title={t('table.elsewhere')} text={t('table.elsewhere.text')} />;
}
