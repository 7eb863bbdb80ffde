/** A player at a glance: points, cards, tokens, Seasons, what may still come, fallen Armies, the marker. */
import { allyOf, sidePoints } from '@interregnum/yield';
import { useSeatClass } from '../houses/houses.ts';
import { Themed } from '../houses/themed.tsx';
import type { SeatProps } from '../state/props.ts';
import { CompactPanel } from './compact-panel.tsx';
import { FullPanel } from './full-panel.tsx';
import css from './panels.module.css';

export function SeatPanel({ compact, ...props }: SeatProps & { compact: boolean }) {
  return (
    <Themed view={props.view}>
      <Coloured {...props} compact={compact} />
    </Themed>
  );
}

/** Allies' panels are joined and share a score. */
function Coloured({ compact, ...props }: SeatProps & { compact: boolean }) {
  const { view, seat, text } = props;
  const ally = allyOf(view, seat);
  const Panel = compact ? CompactPanel : FullPanel;
  const joint = ally === null ? 'none' : ally > seat ? 'upper' : 'lower';
  return (
    <div className={`${useSeatClass(seat)} ${css.panel}`} data-joint={compact ? 'none' : joint}>
      <Panel {...props} />
      {!compact && joint === 'lower' && (
        <p className={css.team}>{text('yield.team.points', { points: sidePoints(view, seat) })}</p>
      )}
    </div>
  );
}
