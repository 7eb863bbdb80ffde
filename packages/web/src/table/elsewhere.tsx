/** This table is played in another window: it opens here as soon as that one is closed, or when somebody wants it here. */
import { Button } from '../parts/button.tsx';
import { CalmPage } from '../parts/trouble.tsx';
import { useText } from '../texts/texts.ts';

interface ElsewhereProps {
  /** It was played here until the other window took it over. */
  taken: boolean;
  onTakeOver(): void;
}

export function Elsewhere({ taken, onTakeOver }: ElsewhereProps) {
  const t = useText();
  return (
    <CalmPage
      title={t(taken ? 'table.taken' : 'table.elsewhere')}
      text={t(taken ? 'table.taken.text' : 'table.elsewhere.text')}
      actions={
        <Button look="primary" onClick={onTakeOver}>
          {t('table.elsewhere.takeOver')}
        </Button>
      }
    />
  );
}
