/** Something that is on or off. */
import css from './tick.module.css';

interface TickProps {
  label: string;
  hint?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}

export function Tick({ label, hint, checked, disabled = false, onChange }: TickProps) {
  return (
    <label className={css.tick}>
      <input type="checkbox" checked={checked} disabled={disabled} onChange={event => onChange(event.target.checked)} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
}
