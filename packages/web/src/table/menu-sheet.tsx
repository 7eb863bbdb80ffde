/** What does not belong to a single decision: the record, settings, keys, the way out. */
import Download from 'icon:lucide/download';
import Globe from 'icon:lucide/globe';
import HomeIcon from 'icon:lucide/house';
import Keyboard from 'icon:lucide/keyboard';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import type { Moment } from '../session/messages.ts';
import { SettingsForm } from '../settings/page.tsx';
import { useCompany } from './company.ts';
import css from './menu-sheet.module.css';
import { useShared } from './table-context.ts';

interface MenuSheetProps {
  moment: Moment;
  onExport(): void;
  onKeys(): void;
  onClose(): void;
}

export default function MenuSheet({ moment, onExport, onKeys, onClose }: MenuSheetProps) {
  const { words, source } = useShared();
  const { text } = words;
  const company = useCompany();
  const over = moment.outcome !== null;
  return (
    <Sheet title={text('table.menu')} onClose={onClose}>
      <div className={css.buttons}>
        <ButtonLink to="/" icon={HomeIcon}>
          {text('table.leave')}
        </ButtonLink>
        {(over || source.ofThisDevice) && (
          <Button icon={Download} onClick={onExport}>
            {text('table.export')}
          </Button>
        )}
        <Button icon={Keyboard} onClick={onKeys}>
          {text('table.keys')}
        </Button>
      </div>
      {company ? (
        company.menu
      ) : (
        <>
          <p className={css.note}>{text('table.leave.note')}</p>
          {!over && (
            <p className={css.note}>
              <ButtonLink to={`/online/publish/${moment.table}`} icon={Globe}>
                {text('table.publish')}
              </ButtonLink>
            </p>
          )}
        </>
      )}
      <SettingsForm />
    </Sheet>
  );
}
