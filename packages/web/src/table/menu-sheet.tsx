/** What does not belong to a single decision: the record, settings, keys, the way out. */
import Download from 'icon:lucide/download';
import HomeIcon from 'icon:lucide/house';
import Keyboard from 'icon:lucide/keyboard';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { SettingsForm } from '../settings/page.tsx';
import css from './menu-sheet.module.css';
import { useShared } from './table-context.ts';

interface MenuSheetProps {
  onExport(): void;
  onKeys(): void;
  onClose(): void;
}

export default function MenuSheet({ onExport, onKeys, onClose }: MenuSheetProps) {
  const { text } = useShared().words;
  return (
    <Sheet title={text('table.menu')} onClose={onClose}>
      <div className={css.buttons}>
        <ButtonLink to="/" icon={HomeIcon}>
          {text('table.leave')}
        </ButtonLink>
        <Button icon={Download} onClick={onExport}>
          {text('table.export')}
        </Button>
        <Button icon={Keyboard} onClick={onKeys}>
          {text('table.keys')}
        </Button>
      </div>
      <p className={css.note}>{text('table.leave.note')}</p>
      <SettingsForm />
    </Sheet>
  );
}
