/** A player as a seal on a strip: what must always be seen. */
import { Emblem } from '../units/emblem.tsx';
import { ActionSlots } from './action-slots.tsx';
import { Areas, FirstCard, Gold, type PanelProps } from './facts.tsx';
import css from './panels.module.css';

export function CompactPanel(props: PanelProps) {
  const { seat, seatNames } = props;
  return (
    <div className={css.compact}>
      <span className={css.compactHead}>
        <Emblem seat={seat} size={20} />
        <span className={css.name}>{seatNames[seat]}</span>
        <FirstCard {...props} />
      </span>
      <span className={css.compactFacts}>
        <Gold {...props} size={15} />
        <Areas {...props} />
        <ActionSlots {...props} />
      </span>
    </div>
  );
}
