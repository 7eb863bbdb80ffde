/** Taking back when it is not free: who must agree, or why it cannot be done. */
import Undo from 'icon:lucide/undo-2';
import type { TakeBack } from '../../local/messages.ts';
import { Button } from '../../parts/button.tsx';
import { Sheet } from '../../parts/sheet.tsx';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import css from './take-back-sheet.module.css';

interface TakeBackSheetProps {
  takeBack: TakeBack;
  onTakeBack(): void;
  onClose(): void;
}

export default function TakeBackSheet({ takeBack, onTakeBack, onClose }: TakeBackSheetProps) {
  const { text } = useShared().words;
  const online = useOnlineSlots();
  const agreed = () => {
    onClose();
    onTakeBack();
  };
  return (
    <Sheet title={text('table.takeBack')} onClose={onClose}>
      <div className={css.sheet}>
        {takeBack.may === 'no' && <p>{text(`takeBack.no.${takeBack.why}`)}</p>}
        {takeBack.may === 'agreed' && (
          <p>{text('takeBack.agreed', { people: { list: takeBack.by.map(seat => ({ seat })) } })}</p>
        )}
        <div className={css.buttons}>
          {takeBack.may === 'agreed' && (
            <Button look="primary" icon={Undo} onClick={agreed}>
              {text('takeBack.yes')}
            </Button>
          )}
          {takeBack.may === 'no' && takeBack.why === 'seen' && online?.askTakeBack(onClose)}
          <Button onClick={onClose}>{text(takeBack.may === 'agreed' ? 'takeBack.leave' : 'sheet.close')}</Button>
        </div>
      </div>
    </Sheet>
  );
}
