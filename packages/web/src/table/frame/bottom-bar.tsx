/** The tools of a screen without a rail, under the thumb. */
import BookOpen from 'icon:lucide/book-open';
import Ellipsis from 'icon:lucide/ellipsis';
import Lightbulb from 'icon:lucide/lightbulb';
import MenuIcon from 'icon:lucide/menu';
import MessageCircle from 'icon:lucide/message-circle';
import ScrollText from 'icon:lucide/scroll-text';
import { IconButton } from '../../parts/button.tsx';
import { TakeBackButton, type TakeBackButtonProps } from '../replay/take-back-button.tsx';
import { useOnlineSlots } from '../state/online-slots.ts';
import { useShared } from '../state/table-context.ts';
import css from './frame.module.css';
import type { Open } from './panels.ts';

interface BottomBarProps extends TakeBackButtonProps {
  mayHint: boolean;
  onOpen(what: Open): void;
  onHint(): void;
}

export function BottomBar({ mayTakeBack, mayHint, onOpen, onTakeBack, onHint }: BottomBarProps) {
  const { text } = useShared().words;
  const online = useOnlineSlots();
  return (
    <nav className={css.bottom} aria-label={text('table.nav')}>
      <IconButton icon={MenuIcon} label={text('table.menu')} onClick={() => onOpen('menu')} />
      <IconButton icon={ScrollText} label={text('table.log')} onClick={() => onOpen('log')} />
      <IconButton icon={BookOpen} label={text('table.rules')} onClick={() => onOpen('rules')} />
      {online && (
        <span className={css.withCount}>
          <IconButton icon={MessageCircle} label={text('table.chat')} onClick={() => onOpen('chat')} />
          {online.unread}
        </span>
      )}
      <TakeBackButton mayTakeBack={mayTakeBack} onTakeBack={onTakeBack} />
      <IconButton icon={Lightbulb} label={text('table.hint')} disabled={!mayHint} onClick={onHint} />
      <IconButton icon={Ellipsis} label={text('table.more')} onClick={() => onOpen('more')} />
    </nav>
  );
}
