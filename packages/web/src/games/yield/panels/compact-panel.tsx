/** A player as a seal on a strip: what must always be seen. */
import { Emblem } from '../houses/emblem.tsx';
import type { SeatProps } from '../state/props.ts';
import { HandSize, MarkerSign, Points, Slots, Tray } from './facts.tsx';
import css from './panels.module.css';

export function CompactPanel(props: SeatProps) {
  const { view, seat, seatNames } = props;
  return (
    <div className={css.compact}>
      <span className={css.compactHead}>
        <Emblem seat={seat} size={18} />
        <span className={css.name}>{seatNames[seat]}</span>
        <MarkerSign {...props} />
      </span>
      <span className={css.compactFacts}>
        <Points {...props} />
        <HandSize {...props} />
        <Tray {...props} />
        {view.phase === 'strategy' && <Slots {...props} />}
      </span>
    </div>
  );
}
