/** A player at a glance: Gold, areas, income, supply, cards. */
import type { Seat } from '@interregnum/kernel';
import type { Props } from '../state/props.ts';
import { epixClass, seatClass } from '../units/livery.ts';
import { CompactPanel } from './compact-panel.tsx';
import { FullPanel } from './full-panel.tsx';
import css from './panels.module.css';

export function SeatPanel({ compact, ...props }: Props & { seat: Seat; compact: boolean }) {
  const Panel = compact ? CompactPanel : FullPanel;
  return (
    <div className={`${epixClass} ${seatClass(props.seat)} ${css.panel}`}>
      <Panel {...props} />
    </div>
  );
}
