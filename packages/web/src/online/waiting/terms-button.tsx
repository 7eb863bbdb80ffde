/** The host changes clock, spectators and rating while the table waits. */
import Clock from 'icon:lucide/clock';
import type { MyTable, OneTable } from '@interregnum/protocol';
import { useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { clockOf, type Terms, USUAL_TERMS } from '../create/draft.ts';
import { TermsForm } from '../create/terms-form.tsx';
import { tables } from '../net/api.ts';
import { useOnlineText } from '../parts/words.ts';

interface TermsButtonProps {
  table: MyTable;
  ask(work: () => Promise<OneTable>): void;
}

/** The terms of a table as the form has them. */
function termsAt({ clock, onTimeout, spectators, rated, visibility }: MyTable): Terms {
  const live = clock.kind === 'live' ? { perMove: clock.perMove, bank: clock.bank / 60 } : {};
  const slow = clock.kind === 'slow' ? { days: clock.days } : {};
  return { ...USUAL_TERMS, ...live, ...slow, clock: clock.kind, onTimeout, spectators, rated, visibility };
}

export function TermsButton({ table, ask }: TermsButtonProps) {
  const t = useOnlineText();
  const [terms, setTerms] = useState<Terms | null>(null);
  const keep = ({ onTimeout, spectators, rated, ...rest }: Terms) => {
    const clock = clockOf({ onTimeout, spectators, rated, ...rest });
    ask(() => tables.changeTerms(table.id, { clock, onTimeout, spectators, rated }));
    setTerms(null);
  };
  return (
    <>
      <Button icon={Clock} onClick={() => setTerms(termsAt(table))}>
        {t('waiting.terms')}
      </Button>
      {terms && (
        <Sheet title={t('waiting.terms')} onClose={() => setTerms(null)}>
          <TermsForm
            terms={terms}
            begun={table.published}
            listed={false}
            onChange={part => setTerms({ ...terms, ...part })}
          />
          <Button look="primary" onClick={() => keep(terms)}>
            {t('notify.keep')}
          </Button>
        </Sheet>
      )}
    </>
  );
}
