/** When the game is over: with whose eyes one looks back at it. */
import Eye from 'icon:lucide/eye';
import type { Seat } from '@interregnum/kernel';
import { keyed } from '../../parts/keyed.ts';
import { useShared } from '../state/table-context.ts';
import css from './transport.module.css';

const ALL = 'all';

interface ViewSwitchProps {
  /** `null`: everything is open. */
  viewer: Seat | null;
  onView(seat: Seat | null): void;
}

export function ViewSwitch({ viewer, onView }: ViewSwitchProps) {
  const { words, seatNames } = useShared();
  return (
    <label className={css.eyes}>
      <Eye />
      <span>{words.text('table.viewFrom')}</span>
      <select value={viewer ?? ALL} onChange={({ target: { value } }) => onView(value === ALL ? null : Number(value))}>
        {keyed(seatNames).map(({ key, at: seat, item: name }) => (
          <option key={key} value={seat}>
            {name}
          </option>
        ))}
        <option value={ALL}>{words.text('table.viewFrom.all')}</option>
      </select>
    </label>
  );
}
