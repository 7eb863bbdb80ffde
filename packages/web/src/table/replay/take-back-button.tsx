/** Taking back; where it cannot be done, a press says why. */
import Undo from 'icon:lucide/undo-2';
import { IconButton } from '../../parts/button.tsx';
import { useShared } from '../state/table-context.ts';

export interface TakeBackButtonProps {
  mayTakeBack: boolean;
  onTakeBack(): void;
}

export function TakeBackButton({ mayTakeBack, onTakeBack }: TakeBackButtonProps) {
  const { text } = useShared().words;
  return (
    <IconButton
      icon={Undo}
      label={text(mayTakeBack ? 'table.takeBack' : 'table.takeBack.no')}
      data-off={!mayTakeBack}
      onClick={onTakeBack}
    />
  );
}
